/** A magnifier before the scale of a cylinder, at the lower edge of its piston. Origin at its middle; laid as large as its box. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { acrossGradient, downGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface PistonLensOptions {
  readonly radius: number;
  /** Last mark of the scale, in divisions that are 1 mL, and stage units between two marks in the lens. */
  readonly capacity: number;
  readonly pitch: number;
}

export interface PistonLens extends Part {
  /** Where the piston's lower edge stands, mL. */
  set(volume: number): void;
}

const NUMBERS = 7;
/** Numbers stand whole within this part of the lens. */
const WHOLE = 0.68;
/** Of the numbers at a scale of 1. */
const SIZE = 14;
/** The ring reaches so far beyond the lens. */
const RING = 4;
const GLEAM = [Math.PI * 1.08, Math.PI * 1.42] as const;

/** `wall`: where the glass of the cylinder ends. */
const drawPiston = (theme: StageTheme, radius: number, wall: number): Graphics =>
  new Graphics()
    .rect(wall + 4, -2 * radius, 2 * radius, 2 * radius)
    .fill(
      acrossGradient([
        [0, theme.metal[1]],
        [0.25, theme.metal[0]],
        [0.6, theme.metal[1]],
        [1, theme.metal[2]],
      ]),
    )
    .rect(wall + 2, -radius * 0.42, 2 * radius, radius * 0.2)
    .fill(theme.name === 'dark' ? 0x0b0e12 : 0x20262d)
    .rect(wall + 4, -2.4, 2 * radius, 2.4)
    .fill({ color: 0x000000, alpha: 0.55 })
    .rect(wall, 0, 2 * radius, 1)
    .fill({ color: 0xffffff, alpha: 0.75 });

function drawMarks(theme: StageTheme, { radius, capacity, pitch }: PistonLensOptions, wall: number): Graphics {
  const marks = new Graphics();
  for (let volume = 0; volume <= capacity; volume++) {
    const long = volume % 5 === 0;
    marks
      .rect(wall + 2, -volume * pitch - 0.8, radius * (long ? 0.5 : 0.3), long ? 2 : 1.6)
      .fill({ color: theme.name === 'dark' ? 0x05080c : 0x14202e });
    marks.rect(wall + 2, -volume * pitch + 0.9, radius * (long ? 0.5 : 0.3), 1).fill({ color: 0xffffff, alpha: 0.75 });
  }
  return marks;
}

function drawRing(theme: StageTheme, radius: number): Graphics {
  const gleamAt = radius - 8;
  return new Graphics()
    .circle(0, 0, radius - 3)
    .stroke({ width: 6, color: 0x000000, alpha: theme.name === 'dark' ? 0.22 : 0.08 })
    .circle(0, 0, radius + 1.5)
    .stroke({ width: 4, color: theme.metal[1] })
    .circle(0, 0, radius + 2.8)
    .stroke({ width: 1.2, color: theme.metal[0], alpha: 0.9 })
    .moveTo(gleamAt * Math.cos(GLEAM[0]), gleamAt * Math.sin(GLEAM[0]))
    .arc(0, 0, gleamAt, ...GLEAM)
    .stroke({ width: 5, color: 0xffffff, alpha: 0.28, cap: 'round' });
}

export function createPistonLens(context: StageContext, options: PistonLensOptions): PistonLens {
  const { radius, capacity, pitch } = options;
  const { theme } = context;
  const root = new Container({ label: 'magnifier' });
  const content = new Container({ label: 'through the lens' });
  const lens = new Graphics().circle(0, 0, radius).fill(0xffffff);
  const wall = -radius * 0.14;
  const gas = new Graphics().rect(-radius, -radius, 2 * radius, 2 * radius).fill(
    downGradient([
      [0, mix(theme.backdropTop, theme.glassBody, 0.16)],
      [1, mix(theme.backdropBottom, theme.glassBody, 0.08)],
    ]),
  );
  const glass = new Graphics().rect(wall - 9, -radius, 11, 2 * radius).fill(
    acrossGradient([
      [0, theme.glassEdge, 0.9],
      [0.3, theme.glassBody, 0.5],
      [1, theme.glassEdge, 0.6],
    ]),
  );
  const strip = new Container({ label: 'scale' });
  const numbers: { readonly text: Text; shows: number }[] = Array.from({ length: NUMBERS }, () => ({
    text: context.text({ size: SIZE, mono: true, weight: '700', colour: theme.ink, anchor: [1, 0.5] }),
    shows: Number.NaN,
  }));
  for (const { text } of numbers) text.x = wall - 12;
  strip.addChild(drawMarks(theme, options, wall), ...numbers.map(({ text }) => text));
  content.addChild(gas, drawPiston(theme, radius, wall), glass, strip);
  content.mask = lens;
  root.addChild(content, lens, drawRing(theme, radius));
  let shown = Number.NaN;
  const size = 2 * (radius + RING);
  return {
    root,
    lay(box, type) {
      const { x, y, width, scale } = fitted(box, { width: size, height: size }, 0.5, 0.5);
      root.scale.set(scale);
      root.position.set(x + width / 2, y + width / 2);
      for (const { text } of numbers) text.style.fontSize = Math.max(SIZE, type.small / scale);
    },
    set(volume) {
      if (volume === shown) return;
      shown = volume;
      strip.y = volume * pitch;
      const first = Math.ceil(volume - radius / pitch);
      numbers.forEach((number, n) => {
        const value = first + n;
        number.text.visible = value >= 0 && value <= capacity && Math.abs(value - volume) * pitch <= WHOLE * radius;
        if (!number.text.visible || number.shows === value) return;
        number.shows = value;
        number.text.text = String(value);
        number.text.y = -value * pitch;
      });
    },
  };
}
