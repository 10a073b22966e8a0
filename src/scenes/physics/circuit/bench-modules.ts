/** Parts that are plugged into a board between two holes, seen from above: lamp, cells, capacitor, meter with its display. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { blackBodyLight } from '../../kit/paint/light-colour';
import { downGradient, housing, mix, roundGradient, screen } from '../../kit/paint/shading';

/** Display values go with luminance by this exponent (IEC 61966-2-1, sRGB, its overall gamma). */
const DISPLAY_GAMMA = 2.2;
const FULL_GLOW = 2700;

export interface LampModule {
  readonly root: Container;
  setTemperature(kelvin: number): void;
}

/** A bulb in its holder. Origin at its middle. */
export function createLampModule({ theme }: StageContext, radius: number): LampModule {
  const root = new Container({ label: 'lamp' });
  const halo = new Graphics({ alpha: 0 }).circle(0, 0, radius * 3).fill(
    roundGradient([
      [0, 0xffe9a8, 0.95],
      [0.3, 0xffcf5c, 0.45],
      [0.65, 0xffb02e, 0.12],
      [1, 0xffa000, 0],
    ]),
  );
  const glowing = new Graphics({ alpha: 0 }).circle(0, 0, radius * 0.74).fill(0xffe6a0);
  const thread = (colour: number, width: number): Graphics =>
    new Graphics()
      .moveTo(-radius * 0.42, radius * 0.12)
      .lineTo(-radius * 0.2, -radius * 0.16)
      .lineTo(0, radius * 0.14)
      .lineTo(radius * 0.2, -radius * 0.16)
      .lineTo(radius * 0.42, radius * 0.12)
      .stroke({ width, color: colour, join: 'round', cap: 'round' });
  const hot = thread(0xffffff, 2.6);
  hot.alpha = 0;
  root.addChild(
    halo,
    new Graphics()
      .circle(2.5, 4, radius * 1.04)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
      .circle(0, 0, radius)
      .fill(
        downGradient([
          [0, 0x77828e],
          [0.4, 0x3c4652],
          [1, 0x161b21],
        ]),
      )
      .circle(0, 0, radius * 0.78)
      .fill({ color: mix(theme.glassBody, 0x0b1016, 0.35) }),
    glowing,
    thread(0x9aa5b1, 1.4),
    hot,
    new Graphics()
      .arc(0, 0, radius * 0.6, Math.PI * 1.05, Math.PI * 1.5)
      .stroke({ width: 2.2, color: 0xffffff, alpha: 0.7, cap: 'round' }),
  );
  let last = -1;
  return {
    root,
    setTemperature(kelvin) {
      const rounded = Math.round(kelvin);
      if (rounded === last) return;
      last = rounded;
      const { colour, luminance } = blackBodyLight(kelvin);
      const level = Math.min(1, luminance / blackBodyLight(FULL_GLOW).luminance) ** (1 / DISPLAY_GAMMA);
      hot.tint = mix(colour, 0xffffff, 0.5 * level);
      glowing.tint = halo.tint = mix(colour, 0xffffff, 0.35 + 0.65 * level);
      halo.alpha = level;
      glowing.alpha = level;
      hot.alpha = Math.min(1, 3 * level ** 0.6);
    },
  };
}

/** Cells in a holder; the cap of the + pole on the left. Origin at its middle. */
export function createCellModule({ theme }: StageContext, length: number): Container {
  const root = new Container({ label: 'battery' });
  const half = length / 2;
  const radius = 13;
  const coat = (stops: readonly (readonly [number, number])[]) => downGradient(stops);
  root.addChild(
    new Graphics({ x: 2.5, y: 4 })
      .roundRect(-half, -radius, length, 2 * radius, 5)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha }),
    new Graphics().roundRect(-half - 4, -5, 8, 10, 2).fill(
      coat([
        [0, 0xf2f4f6],
        [0.5, 0xa9b4bf],
        [1, 0x5b6672],
      ]),
    ),
    new Graphics().roundRect(-half, -radius, length, 2 * radius, 5).fill(
      coat([
        [0, 0x59616b],
        [0.25, 0x343b44],
        [1, 0x0c0f13],
      ]),
    ),
    new Graphics().roundRect(-half, -radius, length * 0.36, 2 * radius, 5).fill(
      coat([
        [0, 0xf3b487],
        [0.3, 0xc9762f],
        [1, 0x6e3710],
      ]),
    ),
    new Graphics()
      .moveTo(-half + 8, 0)
      .lineTo(-half + 18, 0)
      .moveTo(-half + 13, -5)
      .lineTo(-half + 13, 5)
      .moveTo(half - 16, 0)
      .lineTo(half - 7, 0)
      .stroke({ width: 2, color: 0xffffff, alpha: 0.9 }),
  );
  return root;
}

/** An electrolytic capacitor lying down; the stripe marks its − on the right. Origin at its middle. */
export function createCapacitorModule({ theme }: StageContext, length: number): Container {
  const root = new Container({ label: 'capacitor' });
  const half = length / 2;
  const radius = 12;
  root.addChild(
    new Graphics({ x: 2.5, y: 4 })
      .roundRect(-half, -radius, length, 2 * radius, 4)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha }),
    new Graphics().roundRect(-half, -radius, length, 2 * radius, 4).fill(
      downGradient([
        [0, 0x6f8fc4],
        [0.3, 0x2c55a0],
        [1, 0x0f2350],
      ]),
    ),
    new Graphics()
      .rect(half * 0.35, -radius, half * 0.4, 2 * radius)
      .fill({ color: 0xd7e2f2, alpha: 0.85 })
      .rect(half * 0.43, -1.2, half * 0.24, 2.4)
      .fill(0x14284f)
      .roundRect(-half, -radius, 4, 2 * radius, 2)
      .fill({ color: 0xffffff, alpha: 0.25 }),
  );
  return root;
}

export interface MeterModule {
  readonly root: Container;
  write(value: string, unit: string): void;
}

/** A meter or a supply with a display; origin at its middle. `hue` is that of its rim. */
export function createMeterModule(context: StageContext, width: number, height: number, hue: number): MeterModule {
  const { theme } = context;
  const root = new Container({ label: 'meter' });
  const box = housing(theme, width, height, 8);
  box.position.set(-width / 2, -height / 2);
  const glass = screen(theme, width - 12, height - 12, 5);
  glass.position.set(-width / 2 + 6, -height / 2 + 6);
  const value = context.text({ size: 15, mono: true, weight: '600', colour: theme.screenGlow, anchor: [0.5, 0.5] });
  value.y = -height * 0.1;
  const unit = context.text({ size: 12, weight: '600', colour: theme.screenGlow, anchor: [0.5, 0.5] });
  unit.y = height * 0.22;
  root.addChild(
    new Graphics({ x: 3, y: 5 })
      .roundRect(-width / 2, -height / 2, width, height, 8)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha }),
    box,
    new Graphics()
      .roundRect(-width / 2 + 2, -height / 2 + 2, width - 4, height - 4, 7)
      .stroke({ width: 2.5, color: hue }),
    glass,
    value,
    unit,
  );
  let shown = '';
  /** On a small stage letters are larger than the module asks: the last digits go rather than an end of the number. */
  const fit = (): void => {
    while (value.width > width - 14 && /\.\d*$/.test(value.text)) value.text = value.text.replace(/\.?\d$/, '');
  };
  return {
    root,
    write(text, inUnit) {
      if (shown !== text) value.text = shown = text;
      fit();
      unit.text = inUnit;
      const centred = inUnit === '' ? 0 : -height * 0.1;
      if (value.y !== centred) value.y = centred;
    },
  };
}
