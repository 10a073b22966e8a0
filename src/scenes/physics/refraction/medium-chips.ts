/** What the table’s two halves are filled with: a chip on each, which a press changes. */
import { Container, Graphics } from 'pixi.js';
import type { Frame, SceneContext, StageSize } from '../../contract';
import { mediumName } from './describe-refraction';
import { CHIP } from './table-bodies';
import type { TablePlace } from './table-place';

/** Where the chips of the media lie, in radii of the circle: inside its figures. */
const MEDIA_AT = [
  { x: 0.5, y: -0.115 },
  { x: -0.5, y: 0.115 },
] as const;
const INDICES = ['1', '1.33', '1.52'] as const;
/** Stage units to a CSS pixel beyond which the least letters are too large for the names of media. */
const BRIEF_FROM = 1.25;

const MEDIA = ['n1', 'n2'] as const;

export function createMediumChips(context: SceneContext<'refraction'>) {
  const media = [0, 1].map(() => {
    const chip = new Container({ label: 'medium' });
    const plate = new Graphics();
    const text = context.text({ size: 13, weight: '600', colour: 0xeaf2fa, anchor: [0.5, 0.5] });
    chip.addChild(plate, text);
    return { chip, plate, text };
  });
  let frame: Frame<'refraction'> | null = null;
  /** They have room for the index alone. */
  let brief = false;
  let size: (typeof CHIP)[keyof typeof CHIP] = CHIP.wide;
  const nextMedium = (id: 'n1' | 'n2') => () => {
    if (!frame) return;
    const at = INDICES.indexOf(frame.params[id]);
    context.setInput(id, INDICES[(at + 1) % INDICES.length] ?? INDICES[0]);
  };
  const handles = MEDIA.map((id) =>
    context.inputHandle(id, {
      grip: 'press',
      hint: 'A press puts the next one there: air, water, glass.',
      tap: nextMedium(id),
      keys: { Enter: nextMedium(id) },
    }),
  );
  return {
    chips: media.map(({ chip }) => chip),
    lay({ layout, pixel }: StageSize) {
      size = CHIP[layout];
      brief = layout === 'tall' || pixel > BRIEF_FROM;
      const { width, height } = size;
      for (const { plate } of media) {
        plate
          .clear()
          .roundRect(-width / 2, -height / 2, width, height, height / 2)
          .fill({ color: 0x05090e, alpha: 0.55 })
          .stroke({ width: 1, color: 0xdbe7f3, alpha: 0.45 });
      }
    },
    write({ params, hidden }: Frame<'refraction'>) {
      MEDIA.forEach((id, n) => {
        const text = media[n]?.text;
        if (text) text.text = brief ? params[id] : mediumName(params[id], hidden.has(id));
      });
    },
    /** They lie on the table but stay upright. */
    place(now: Frame<'refraction'>, { centre, radius, turned }: TablePlace) {
      frame = now;
      media.forEach(({ chip }, n) => {
        chip.rotation = -turned;
        const at = MEDIA_AT[n];
        if (!at) return;
        const dx = at.x * radius;
        const dy = at.y * radius;
        chip.position.set(dx, dy);
        const cos = Math.cos(turned);
        const sin = Math.sin(turned);
        handles[n]?.place(
          centre.x + dx * cos - dy * sin - size.width / 2,
          centre.y + dx * sin + dy * cos - size.height / 2,
          size.width,
          size.height,
        );
      });
    },
  };
}
