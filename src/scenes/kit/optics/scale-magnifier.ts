/**
 * A magnifier before the scale of a tube: its divisions around a meniscus, with the error that the eye makes when it is
 * not level with it. Origin at its middle.
 */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { createPrintedNumber, type PrintedNumber } from '../glassware/printed-number';
import { liquidColour } from '../paint/liquid-colour';
import { acrossGradient, downGradient, mix } from '../paint/shading';

export interface ScaleMagnifierOptions {
  readonly radius: number;
  /** Readings at the two ends of the scale; it counts downwards unless it is a cylinder's. */
  readonly range: readonly [number, number];
  /** Stage units of 1 mL in the lens. */
  readonly pitch: number;
  /** Divisions of 1 mL; default 10. */
  readonly divisions?: number;
  /** Units from number to number; default 1, a cylinder's 5. */
  readonly numberEvery?: number;
  /** A measuring cylinder's: it counts upwards, with a number at every fifth mL. */
  readonly cylinder?: true;
}

export interface ScaleMagnifier {
  readonly root: Container;
  /**
   * The mark behind which the bottom of the meniscus is seen, and the eye's height above it, −1 to 1 (the far side of
   * the meniscus comes into sight). `transmitted`: white light after the liquid, 0xrrggbb; clear without.
   */
  set(apparent: number, eye: number, transmitted?: number): void;
  /** Sets its figures for the scale at which it is drawn. */
  fit(scale: number, type: TypeSizes): void;
}

const NUMBERS = 4;
const NUMBER = 17;
const CURVE = 9;
const RIM_STEPS = 12;
const RIM_SHADE = { dark: 0.03, light: 0.008 } as const;
const GLEAM = [Math.PI * 1.08, Math.PI * 1.42] as const;

/** Air and glass behind the lens: what is seen beside the liquid, and before it. `half`: half the bore of the tube. */
function drawTube({ theme }: StageContext, radius: number, half: number) {
  const air = new Graphics().rect(-radius, -radius, 2 * radius, 2 * radius).fill(
    downGradient([
      [0, mix(theme.backdropTop, theme.glassBody, 0.12)],
      [1, mix(theme.backdropBottom, theme.glassBody, 0.06)],
    ]),
  );
  const glass = new Graphics().rect(-half - 5, -radius, 2 * half + 10, 2 * radius).fill(
    acrossGradient([
      [0, theme.glassEdge, 0.85],
      [0.05, theme.glassBody, 0.4],
      [0.5, theme.glassBody, 0.08],
      [0.95, theme.glassBody, 0.36],
      [1, theme.glassEdge, 0.7],
    ]),
  );
  return { air, glass };
}

/** The liquid with its meniscus, the edge that is read, and the far side that an eye above or below sees. */
function createMeniscus({ theme }: StageContext, radius: number, half: number) {
  const liquid = new Graphics()
    .moveTo(-half, -CURVE)
    .quadraticCurveTo(0, CURVE, half, -CURVE)
    .lineTo(half, radius)
    .lineTo(-half, radius)
    .closePath()
    .fill(
      acrossGradient([
        [0, 0xa4a4a4],
        [0.12, 0xd2d2d2],
        [0.6, 0xf4f4f4],
        [0.78, 0xffffff],
        [1, 0xa0a0a0],
      ]),
    );
  const farSide = new Graphics().ellipse(0, 0, half, CURVE).fill({ color: 0xffffff, alpha: 0.5 });
  farSide.y = -CURVE;
  const edge = new Graphics()
    .moveTo(-half, -CURVE)
    .quadraticCurveTo(0, CURVE, half, -CURVE)
    .stroke({ width: 4, color: 0x2b3a47, alpha: 0.85 })
    .moveTo(-half, -CURVE - 2)
    .quadraticCurveTo(0, CURVE - 2, half, -CURVE - 2)
    .stroke({ width: 1.4, color: 0xffffff, alpha: 0.85 });
  let look = -1;
  return {
    parts: [liquid, farSide, edge],
    set(eye: number, transmitted: number) {
      if (transmitted !== look) {
        look = transmitted;
        const { lens, surface } = liquidColour(theme, transmitted);
        liquid.tint = lens.tint;
        liquid.alpha = lens.alpha;
        farSide.tint = surface.tint;
      }
      farSide.scale.y = Math.max(0.05, Math.abs(eye));
      farSide.visible = Math.abs(eye) > 0.08;
    },
  };
}

/** The divisions of the tube, with the numbers that are in sight. */
function createScale(context: StageContext, options: ScaleMagnifierOptions, half: number) {
  const { radius, range, pitch, divisions = 10, cylinder, numberEvery = cylinder ? 5 : 1 } = options;
  const root = new Container({ label: 'scale' });
  const marks = new Graphics();
  const way = cylinder ? -1 : 1;
  const last = Math.round((range[1] - range[0]) * divisions);
  for (let division = 0; division <= last; division++) {
    const whole = division % (divisions * numberEvery) === 0;
    const middle = (2 * division) % (divisions * numberEvery) === 0;
    const length = whole ? half * 0.9 : middle ? half * 0.62 : half * 0.4;
    marks
      .rect(-half, (way * division * pitch) / divisions - 0.8, length, whole ? 2 : 1.5)
      .fill({ color: context.theme.scaleInk, alpha: middle ? 1 : 0.85 });
  }
  root.addChild(marks);
  const numbers: { readonly text: PrintedNumber; shows: number }[] = Array.from({ length: NUMBERS }, () => ({
    text: createPrintedNumber(context, '', NUMBER),
    shows: Number.NaN,
  }));
  for (const { text } of numbers) {
    text.root.x = 8;
    root.addChild(text.root);
  }
  return {
    root,
    fit(scale: number, type: TypeSizes) {
      for (const { text } of numbers) text.fit(Math.max(NUMBER, type.small / scale));
    },
    /** The mark that stands in the middle of the lens. */
    set(apparent: number) {
      root.y = -way * (apparent - range[0]) * pitch;
      const first = Math.floor((apparent - radius / pitch) / numberEvery);
      numbers.forEach((number, index) => {
        const value = (first + index) * numberEvery;
        const seen = Math.abs(value - apparent) * pitch < radius - NUMBER;
        number.text.root.visible = seen && value >= range[0] && value <= range[1];
        if (number.shows === value) return;
        number.shows = value;
        number.text.set(String(value));
        number.text.root.y = way * (value - range[0]) * pitch;
      });
    },
  };
}

/** The mount of the lens, and a gleam on it. */
function drawMount({ theme }: StageContext, radius: number): readonly [ring: Graphics, gleam: Graphics] {
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
  return [ring, gleam];
}

export function createScaleMagnifier(context: StageContext, options: ScaleMagnifierOptions): ScaleMagnifier {
  const { radius } = options;
  const half = radius * 0.56;
  const root = new Container({ label: 'magnifier' });
  const content = new Container({ label: 'through the lens' });
  const disc = new Graphics().circle(0, 0, radius).fill(0xffffff);
  const { air, glass } = drawTube(context, radius, half);
  const meniscus = createMeniscus(context, radius, half);
  const scale = createScale(context, options, half);
  content.addChild(air, ...meniscus.parts, glass, scale.root);
  content.mask = disc;
  root.addChild(content, disc, ...drawMount(context, radius));
  return {
    root,
    fit: (by, type) => scale.fit(by, type),
    set(apparent, eye, transmitted = 0xffffff) {
      meniscus.set(eye, transmitted);
      scale.set(apparent);
    },
  };
}
