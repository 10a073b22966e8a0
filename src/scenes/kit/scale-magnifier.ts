/**
 * A magnifier before the scale of a tube: its divisions around a meniscus, with the error that the eye makes when it is
 * not level with it. Origin at its middle.
 */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../contract';
import { acrossGradient, downGradient, mix } from './shading';

export interface ScaleMagnifierOptions {
  readonly radius: number;
  /** Readings at the two ends of the scale; it counts downwards unless it is a cylinder's. */
  readonly range: readonly [number, number];
  /** Stage units of 1 mL in the lens. */
  readonly pitch: number;
  /** Divisions of 1 mL; default 10. */
  readonly divisions?: number;
  /** A measuring cylinder's: it counts upwards, with a number at every fifth mL. */
  readonly cylinder?: true;
}

export interface ScaleMagnifier {
  readonly root: Container;
  /**
   * The mark behind which the bottom of the meniscus is seen, and the eye's height above it, −1 to 1 (the far side of
   * the meniscus comes into sight).
   */
  set(apparent: number, eye: number): void;
}

const NUMBERS = 4;
const CURVE = 9;
const RIM_STEPS = 12;
const RIM_SHADE = { dark: 0.03, light: 0.008 } as const;
const GLEAM = [Math.PI * 1.08, Math.PI * 1.42] as const;

export function createScaleMagnifier(context: StageContext, options: ScaleMagnifierOptions): ScaleMagnifier {
  const { theme } = context;
  const { radius, range, pitch, divisions = 10, cylinder } = options;
  const half = radius * 0.56;
  const root = new Container({ label: 'magnifier' });
  const content = new Container({ label: 'through the lens' });
  const lens = new Graphics().circle(0, 0, radius).fill(0xffffff);

  const air = new Graphics().rect(-radius, -radius, 2 * radius, 2 * radius).fill(
    downGradient([
      [0, mix(theme.backdropTop, theme.glassBody, 0.12)],
      [1, mix(theme.backdropBottom, theme.glassBody, 0.06)],
    ]),
  );
  const tube = new Graphics().rect(-half - 5, -radius, 2 * half + 10, 2 * radius).fill(
    acrossGradient([
      [0, theme.glassEdge, 0.85],
      [0.05, theme.glassBody, 0.4],
      [0.5, theme.glassBody, 0.08],
      [0.95, theme.glassBody, 0.36],
      [1, theme.glassEdge, 0.7],
    ]),
  );
  const liquid = new Graphics()
    .moveTo(-half, -CURVE)
    .quadraticCurveTo(0, CURVE, half, -CURVE)
    .lineTo(half, radius)
    .lineTo(-half, radius)
    .closePath()
    .fill(
      acrossGradient([
        [0, mix(theme.water, 0x000000, 0.22), 0.72],
        [0.3, mix(theme.water, 0xffffff, 0.3), 0.6],
        [0.65, theme.water, 0.62],
        [1, mix(theme.water, 0x000000, 0.25), 0.75],
      ]),
    );
  const farSide = new Graphics()
    .ellipse(0, 0, half, CURVE)
    .fill({ color: mix(theme.water, 0xffffff, 0.45), alpha: 0.5 });
  farSide.y = -CURVE;
  const edge = new Graphics()
    .moveTo(-half, -CURVE)
    .quadraticCurveTo(0, CURVE, half, -CURVE)
    .stroke({ width: 4, color: mix(theme.water, 0x06131f, 0.62), alpha: 0.85 })
    .moveTo(-half, -CURVE - 2)
    .quadraticCurveTo(0, CURVE - 2, half, -CURVE - 2)
    .stroke({ width: 1.4, color: 0xffffff, alpha: 0.85 });

  const strip = new Container({ label: 'scale' });
  const marks = new Graphics();
  const way = cylinder ? -1 : 1;
  const every = cylinder ? 5 : 1;
  const last = Math.round((range[1] - range[0]) * divisions);
  for (let division = 0; division <= last; division++) {
    const whole = division % (divisions * every) === 0;
    const middle = (2 * division) % (divisions * every) === 0;
    const length = whole ? half * 0.9 : middle ? half * 0.62 : half * 0.4;
    marks
      .rect(-half, (way * division * pitch) / divisions - 0.8, length, whole ? 2 : 1.5)
      .fill({ color: theme.scaleInk, alpha: middle ? 1 : 0.85 });
  }
  strip.addChild(marks);
  const numbers: { readonly text: Text; shows: number }[] = Array.from({ length: NUMBERS }, () => ({
    text: strip.addChild(
      context.text({ size: 17, mono: true, weight: '600', colour: theme.scaleInk, anchor: [0, 0.5] }),
    ),
    shows: Number.NaN,
  }));
  for (const { text } of numbers) text.x = 8;

  content.addChild(air, liquid, farSide, edge, tube, strip);
  content.mask = lens;
  const ring = new Graphics();
  // The lens darkens towards its rim; a radial gradient that ends opaque would tint the middle too.
  for (let step = 0; step < RIM_STEPS; step++) {
    const width = radius * 0.022;
    ring
      .circle(0, 0, radius - width * (RIM_STEPS - step - 0.5))
      .stroke({ width: width + 0.5, color: 0x000000, alpha: RIM_SHADE[theme.name] * (step + 1) });
  }
  ring
    .circle(0, 0, radius + 1.5)
    .stroke({ width: 4, color: theme.metal[1] })
    .circle(0, 0, radius + 2.8)
    .stroke({ width: 1.2, color: theme.metal[0], alpha: 0.9 });
  const gleamAt = radius - 8;
  const gleam = new Graphics()
    .moveTo(gleamAt * Math.cos(GLEAM[0]), gleamAt * Math.sin(GLEAM[0]))
    .arc(0, 0, gleamAt, ...GLEAM)
    .stroke({ width: 5, color: 0xffffff, alpha: 0.32, cap: 'round' });
  root.addChild(content, lens, ring, gleam);

  return {
    root,
    set(apparent, eye) {
      strip.y = -way * (apparent - range[0]) * pitch;
      farSide.scale.y = Math.max(0.05, Math.abs(eye));
      farSide.visible = Math.abs(eye) > 0.08;
      const first = Math.floor((apparent - radius / pitch) / every);
      numbers.forEach((number, index) => {
        const value = (first + index) * every;
        number.text.visible = value >= range[0] && value <= range[1];
        if (number.shows === value) return;
        number.shows = value;
        number.text.text = String(value);
        number.text.y = way * (value - range[0]) * pitch;
      });
    },
  };
}
