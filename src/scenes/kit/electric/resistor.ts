/** A carbon-film resistor whose bands follow its value, and which glows and smokes above its rating. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient, metalDown, roundGradient } from '../paint/shading';

/** IEC 60062:2016: black, brown, red, orange, yellow, green, blue, violet, grey, white. */
const BAND_COLOURS = [
  0x1c1a19, 0x7a4320, 0xc62828, 0xe8731a, 0xf2c91d, 0x2e8b3d, 0x2557b8, 0x7b3fa0, 0x8b8f94, 0xf4f4f2,
] as const;
const GOLD = 0xc9a227;

/** IEC 60063:2015, series E24. */
const E24 = [10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91, 100];

/** Two digits and the power of ten of the value of series E24 that is nearest in ratio. Resistance from 1 Ω up. */
export function bandDigits(resistance: number): readonly [first: number, second: number, exponent: number] {
  let exponent = Math.floor(Math.log10(resistance)) - 1;
  const scaled = resistance / 10 ** exponent;
  let nearest = E24.reduce((best, value) =>
    Math.abs(Math.log(value / scaled)) < Math.abs(Math.log(best / scaled)) ? value : best,
  );
  if (nearest === 100) {
    nearest = 10;
    exponent++;
  }
  return [Math.floor(nearest / 10), nearest % 10, exponent];
}

export interface Resistor {
  readonly root: Container;
  /** Ω; null for one without bands, whose value is to be found. */
  setResistance(resistance: number | null): void;
  /** Power over rated power; glows above 1 and smokes. */
  setLoad(load: number): void;
  /** Moves the smoke; `now` in wall milliseconds. */
  smoulder(now: number): void;
}

const PUFFS = 5;

/** Two caps and the body between them. */
const outline = (g: Graphics, body: number, radius: number): Graphics =>
  g
    .roundRect(-body / 2, -radius * 1.16, body * 0.26, radius * 2.32, radius * 0.8)
    .roundRect(body * 0.24, -radius * 1.16, body * 0.26, radius * 2.32, radius * 0.8)
    .roundRect(-body * 0.4, -radius, body * 0.8, radius * 2, radius * 0.3);

/** Puffs of smoke that rise from a body of a radius. */
function createSmoke(dark: boolean, radius: number) {
  const root = new Container({ visible: false });
  const colour = dark ? 0xd5dbe2 : 0x6b7280;
  const puffs = Array.from({ length: PUFFS }, () =>
    root.addChild(
      new Graphics().circle(0, 0, 12).fill(
        roundGradient([
          [0, colour, 0.5],
          [1, colour, 0],
        ]),
      ),
    ),
  );
  return {
    root,
    /** `now`: wall milliseconds. */
    rise(now: number) {
      puffs.forEach((puff, k) => {
        const age = (now / 2600 + k / PUFFS) % 1;
        puff.position.set(Math.sin(age * 7 + k * 2) * 5 * age, -radius - age * 62);
        puff.scale.set(0.35 + age * 1.1);
        puff.alpha = Math.sin(Math.PI * age) * 0.8;
      });
    },
  };
}

/** Origin at its middle; its wires end `length / 2` to both sides. First band on the left, or at the top. */
export function createResistor({ theme }: StageContext, length: number, stands = false): Resistor {
  const root = new Container({ label: 'resistor' });
  const part = new Container();
  // Mirrored as well as turned, so that a standing one is lit from the left too.
  if (stands) {
    part.rotation = Math.PI / 2;
    part.scale.y = -1;
  }
  const body = length * 0.62;
  const radius = length * 0.115;
  const shape = (options: ConstructorParameters<typeof Graphics>[0] = {}): Graphics =>
    outline(new Graphics(options), body, radius);
  const glow = new Graphics({ alpha: 0 }).ellipse(0, 0, body * 0.85, radius * 4.2).fill(
    roundGradient([
      [0, 0xff7a1a, 0.95],
      [0.45, 0xff5a0a, 0.4],
      [1, 0xff4500, 0],
    ]),
  );
  const wires = new Graphics().rect(-length / 2, -1.8, length, 3.6).fill(metalDown(theme));
  const shadow = shape(stands ? { x: 3.5, y: -2.5 } : { x: 2.5, y: 3.5 }).fill({
    color: theme.shadow,
    alpha: theme.shadowAlpha * 0.8,
  });
  const tan = shape().fill(0xd9bd8b);
  const bands = [-0.37, -0.16, 0.02, 0.33].map((place, k) => {
    const outer = k === 0 || k === 3;
    const half = outer ? radius * 1.16 : radius;
    return new Graphics({ x: place * body }).rect(-body * 0.04, -half, body * 0.085, 2 * half).fill(0xffffff);
  });
  if (bands[3]) bands[3].tint = GOLD;
  const light = shape().fill(
    downGradient([
      [0, 0xffffff, 0.25],
      [0.22, 0xffffff, 0.5],
      [0.5, 0xffffff, 0],
      [1, 0x2a1602, 0.62],
    ]),
  );
  const red = shape({ alpha: 0 }).fill(0xff4a12);
  const smoke = createSmoke(theme.name === 'dark', radius);
  part.addChild(glow, shadow, wires, tan, ...bands, light, red);
  root.addChild(part, smoke.root);
  return {
    root,
    setResistance(resistance) {
      for (const band of bands) band.visible = resistance !== null;
      if (resistance === null) return;
      const digits = bandDigits(resistance);
      digits.forEach((digit, k) => {
        const band = bands[k];
        if (band) band.tint = BAND_COLOURS[digit] ?? BAND_COLOURS[0];
      });
    },
    setLoad(load) {
      const over = Math.min(1, Math.max(0, (load - 1) / 4));
      glow.alpha = over === 0 ? 0 : 0.3 + 0.7 * over;
      red.alpha = over === 0 ? 0 : 0.12 + 0.5 * over;
      smoke.root.visible = load > 1;
    },
    smoulder: (now) => smoke.rise(now),
  };
}
