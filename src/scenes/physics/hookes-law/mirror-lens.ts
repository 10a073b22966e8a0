/**
 * A lens before a mirror scale: the pointer, its image in the mirror and the millimetres behind it, as an eye sees them. Where
 * the eye is level, the pointer covers its image. Origin at its middle, which follows the pointer.
 */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient } from '../../kit/paint/shading';
import { mirrorStops } from './mirror-scale';

export interface MirrorLens {
  readonly root: Container;
  /** Where pointer and image are seen on the scale, mm. `blurred`: it moves too fast to be read. */
  set(pointer: number, image: number, blurred: boolean): void;
}

const INK = 0x1a2430;
const NUMBERS = 5;
/** Marks beyond the rim: a whole centimetre more. */
const SPARE = 12;
/** Part of the radius within which figures stand. */
const SEEN = 0.76;
const GLEAM = [Math.PI * 1.08, Math.PI * 1.4] as const;

/** `pitch`: stage units of 1 mm in the lens. */
export function createMirrorLens(context: StageContext, radius: number, pitch: number): MirrorLens {
  const { theme } = context;
  const root = new Container({ label: 'lens' });
  const content = new Container({ label: 'through the lens' });
  const lens = new Graphics().circle(0, 0, radius).fill(0xffffff);
  const edge = -radius * 0.08;
  const back = new Graphics()
    .rect(-radius, -radius, 2 * radius, 2 * radius)
    .fill(0xf7f2e2)
    .rect(-radius * 0.66, -radius, radius * 0.66 + edge, 2 * radius)
    .fill(acrossGradient(mirrorStops))
    .rect(-radius, -radius, radius * 0.34, 2 * radius)
    .fill(theme.name === 'dark' ? 0x16202d : 0xb9c7d4);
  const strip = new Container({ label: 'scale' });
  const marks = new Graphics();
  const reach = Math.ceil(radius / pitch) + SPARE;
  for (let mm = -reach; mm <= reach; mm++) {
    const length = mm % 10 === 0 ? radius * 0.42 : mm % 5 === 0 ? radius * 0.32 : radius * 0.2;
    marks.rect(edge, mm * pitch - (mm % 10 === 0 ? 1 : 0.65), length, mm % 10 === 0 ? 2 : 1.3);
  }
  marks.fill(INK);
  const numbers: readonly Text[] = Array.from({ length: NUMBERS }, () =>
    context.text({ size: 17, minCss: 17, mono: true, weight: '700', colour: INK, anchor: [0, 0.5] }),
  );
  strip.addChild(marks);
  const shownNumbers: number[] = Array.from({ length: NUMBERS }, () => Number.NaN);
  const needle = (colour: number, alpha: number, tip: number): Graphics =>
    new Graphics()
      .poly([-radius, -2.6, tip - 16, -1.7, tip, 0, tip - 16, 1.7, -radius, 2.6])
      .fill({ color: colour, alpha });
  const shade = new Graphics()
    .poly([-radius, 1.2, edge + radius * 0.12, 3, -radius, 5.4])
    .fill({ color: 0x000000, alpha: 0.12 });
  const image = needle(0x4d5b69, 0.55, edge);
  const pointer = needle(0xb3261e, 1, edge + radius * 0.16);
  content.addChild(back, strip, ...numbers, image, shade, pointer);
  content.mask = lens;
  const ring = new Graphics()
    .circle(0, 0, radius - 3)
    .stroke({ width: 7, color: 0x000000, alpha: 0.1 })
    .circle(0, 0, radius + 1.5)
    .stroke({ width: 5, color: theme.metal[1] })
    .circle(0, 0, radius + 3.2)
    .stroke({ width: 1.3, color: theme.metal[0], alpha: 0.9 })
    .moveTo((radius - 9) * Math.cos(GLEAM[0]), (radius - 9) * Math.sin(GLEAM[0]))
    .arc(0, 0, radius - 9, ...GLEAM)
    .stroke({ width: 5, color: 0xffffff, alpha: 0.5, cap: 'round' });
  root.addChild(content, lens, ring);
  return {
    root,
    set(seen, mirrored, blurred) {
      const whole = Math.round(seen / 10);
      strip.y = (whole * 10 - seen) * pitch;
      image.y = (mirrored - seen) * pitch;
      if (blurred !== marks.alpha < 1) marks.alpha = blurred ? 0.35 : 1;
      const first = whole - Math.floor(NUMBERS / 2);
      numbers.forEach((number, n) => {
        const value = first + n;
        const y = (value * 10 - seen) * pitch;
        // A figure at the rim would be cut.
        const visible = !blurred && value >= 0 && Math.abs(y) < radius * SEEN;
        number.visible = visible;
        if (!visible) return;
        number.position.set(edge + radius * 0.48, y);
        if (shownNumbers[n] === value) return;
        shownNumbers[n] = value;
        number.text = String(value);
      });
    },
  };
}
