/** The pyramid of flows: three slabs of stone, as wide as the logarithm of what passes in a day, with their kilograms. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext, TypeSizes } from '../../contract';
import { mix } from '../../kit/paint/shading';
import { createPaperSheet } from '../../kit/words/paper-sheet';

export interface Pyramid extends Part {
  /** Grass eaten, rabbits made, foxes made, kg a day; with the words for each. */
  set(flows: readonly [number, number, number], words: readonly [string, string, string]): void;
}

const COLOURS = [0x5f9a3e, 0xa9875c, 0xcf6a22] as const;
/** No width below so many kilograms a day, and full width at so many. */
const LEAST = 0.01;
const MOST = 300;

const widthOf = (flow: number): number =>
  Math.min(1, Math.max(0, Math.log10(Math.max(flow, LEAST) / LEAST) / Math.log10(MOST / LEAST)));

export function createPyramid(context: StageContext): Pyramid {
  const root = new Container({ label: 'pyramid of flows' });
  const sheet = createPaperSheet(context);
  const slabs = COLOURS.map((colour) =>
    new Graphics()
      .poly([-0.5, 1, 0.5, 1, 0.47, 0, -0.47, 0])
      .fill(colour)
      .poly([-0.5, 1, 0.5, 1, 0.498, 0.86, -0.498, 0.86])
      .fill(mix(colour, 0x000000, 0.28)),
  );
  const ink = context.theme.paperInk;
  const words = COLOURS.map(() => context.text({ size: 12, weight: '600', colour: ink, anchor: [1, 0.5] }));
  const title = context.text({
    text: 'Dry mass, kg a day (log)',
    size: 12,
    weight: '600',
    colour: ink,
    anchor: [0, 0],
  });
  root.addChild(sheet.root, ...slabs, ...words, title);
  let room = { x: 0, y: 0, width: 1, height: 1 };
  return {
    root,
    lay(box, type: TypeSizes) {
      const inner = sheet.lay(box);
      title.style.fontSize = type.small;
      title.position.set(inner.x, inner.y);
      const side = 6.6 * type.small;
      room = {
        x: inner.x,
        y: inner.y + 1.5 * type.small,
        width: inner.width - side,
        height: inner.height - 1.5 * type.small,
      };
      slabs.forEach((slab, n) => {
        const high = room.height / 3;
        const y = room.y + (2 - n) * high;
        slab.position.set(room.x + room.width / 2, y);
        slab.scale.y = high - 2;
        const text = words[n];
        if (!text) return;
        text.style.fontSize = type.small;
        text.position.set(inner.x + inner.width, y + high / 2);
      });
    },
    set(flows, said) {
      slabs.forEach((slab, n) => {
        const wide = room.width * widthOf(flows[n] ?? 0);
        const seen = wide > 0.5;
        slab.visible = seen;
        if (seen && Math.abs(slab.scale.x - wide) > 0.5) slab.scale.x = wide;
        const text = words[n];
        if (text && text.text !== said[n]) text.text = said[n] ?? '';
      });
    },
  };
}
