/**
 * A closed flask on a stirrer: cells in their medium, an oxygen electrode and a gas probe through the stopper, and two syringes. Phenol red
 * tells how acid the medium of muscle cells is. Origin at the middle of the stirrer's foot.
 */
import { Container, Graphics } from 'pixi.js';
import { createRng } from '../../../../engine/core/rng';
import type { StageContext } from '../../contract';
import { createRisingBubbles } from '../../kit/fluids/rising-bubbles';
import { createConicalFlask } from '../../kit/glassware/conical-flask';
import type { StageTheme } from '../../kit/theme';
import { acrossGradient, contactShadow, downGradient, metalAcross, mix } from '../../kit/paint/shading';

export interface FlaskLook {
  readonly look: number;
  readonly yeast: boolean;
  readonly leaky: boolean;
  readonly ph: number;
  /** Parts of the syringes that are still filled. */
  readonly glucose: number;
  readonly oxygen: number;
  /** How lively gas is made, 0 to 1. */
  readonly gas: number;
}

export interface Respirometer {
  readonly root: Container;
  set(look: FlaskLook): void;
  tick(seconds: number): void;
}

const FOOT = 46;
const FLASK = { height: 288, radius: 116, capacity: 2.5 } as const;
const CELLS = 90;
const NECK = 34;
const TOP = -FOOT - FLASK.height;
/** Where the plungers' syringes stand: their tip, and how they lean. */
const SYRINGES = [
  { x: -18, lean: -0.5, colour: 0xf4d27a },
  { x: 18, lean: 0.5, colour: 0xd9eaf6 },
] as const;
const BARREL = { length: 96, half: 11 } as const;

export const RESPIROMETER = { width: 284, height: FOOT + FLASK.height + 178 } as const;
export const GLUCOSE_BOX = { x: -128, y: TOP - 168, width: 72, height: 84 } as const;
export const OXYGEN_BOX = { x: 56, y: TOP - 168, width: 72, height: 84 } as const;
export const STOPPER_BOX = { x: -NECK - 6, y: TOP - 14, width: 2 * NECK + 12, height: 72 } as const;

/** Phenol red with its pK of 7.9 and the usual looks: yellow below 6.6, red at 7.4. */
const INDICATOR = [
  [6.2, 0xf6d44a],
  [6.7, 0xf5b548],
  [7.0, 0xf08a4a],
  [7.4, 0xe0504e],
] as const;
function indicator(ph: number): number {
  const [first] = INDICATOR;
  let before: (typeof INDICATOR)[number] = first;
  for (const stop of INDICATOR) {
    if (ph < stop[0])
      return stop === first ? first[1] : mix(before[1], stop[1], (ph - before[0]) / (stop[0] - before[0]));
    before = stop;
  }
  return before[1];
}

const drawStirrer = ({ name, housing, housingShade, housingEdge, metal }: StageTheme): Graphics =>
  new Graphics()
    .roundRect(-118, -FOOT, 236, FOOT, 9)
    .fill(
      downGradient([
        [0, mix(housing, 0xffffff, name === 'dark' ? 0.14 : 0.6)],
        [0.2, housing],
        [1, housingShade],
      ]),
    )
    .roundRect(-118, -FOOT, 236, FOOT, 9)
    .stroke({ width: 1, color: housingEdge })
    .ellipse(0, -FOOT + 1, 104, 10)
    .fill(mix(metal[0], housing, 0.3))
    .circle(78, -20, 11)
    .fill(metal[2])
    .circle(76, -22, 8)
    .fill(metal[1])
    .circle(-90, -20, 4)
    .fill(0x46d07f);

/** The oxygen electrode reaches into the medium, the gas probe into the gas. */
function drawProbes(theme: StageTheme): Graphics {
  const dark = theme.name === 'dark';
  return new Graphics()
    .roundRect(-7, TOP - 70, 9, 56, 3)
    .fill(dark ? 0x1a222b : 0x2d3742)
    .rect(-5.5, TOP - 14, 6, 232)
    .fill(metalAcross(theme))
    .roundRect(-7, TOP + 214, 9, 14, 3)
    .fill(0xd9b44a)
    .roundRect(4, TOP - 58, 9, 46, 3)
    .fill(dark ? 0x27384a : 0x55708c)
    .rect(6, TOP - 14, 5, 64)
    .fill(metalAcross(theme))
    .roundRect(3.5, TOP + 46, 10, 16, 3)
    .fill(0x5f6f80);
}

function createStopper() {
  const root = new Graphics()
    .poly([-NECK - 4, -24, NECK + 4, -24, NECK - 4, 14, -NECK + 4, 14])
    .fill(
      acrossGradient([
        [0, 0x4d2f24],
        [0.3, 0x9c6a52],
        [1, 0x3f251b],
      ]),
    )
    .ellipse(0, -24, NECK + 4, 6)
    .fill(0x8b5c46);
  return {
    root,
    set(leaky: boolean): void {
      root.position.set(leaky ? 5 : 0, TOP - (leaky ? 13 : 0));
      root.rotation = leaky ? 0.1 : 0;
    },
  };
}

/** A syringe through the stopper, with what it still holds. */
function createSyringe(theme: StageTheme, { x, lean, colour }: (typeof SYRINGES)[number]) {
  const root = new Container();
  const fluid = new Graphics().rect(-BARREL.half + 2, 0, 2 * BARREL.half - 4, 1).fill({ color: colour, alpha: 0.9 });
  const rod = new Graphics()
    .rect(-3, -64, 6, 64)
    .fill(mix(theme.metal[1], 0xffffff, 0.2))
    .roundRect(-15, -70, 30, 7, 3)
    .fill(theme.metal[1])
    .rect(-BARREL.half + 2, 0, 2 * BARREL.half - 4, 7)
    .fill(0x23292f);
  const barrel = new Graphics()
    .rect(-BARREL.half, -BARREL.length, 2 * BARREL.half, BARREL.length)
    .fill({ color: theme.glassBody, alpha: 0.16 })
    .stroke({ width: 1.5, color: theme.glassEdge, alpha: 0.95 })
    .roundRect(-BARREL.half - 8, -BARREL.length - 3, 2 * BARREL.half + 16, 5, 2)
    .fill({ color: theme.glassEdge, alpha: 0.9 })
    .poly([-4, 0, 4, 0, 1.5, 10, -1.5, 10])
    .fill({ color: theme.glassEdge, alpha: 0.9 })
    .rect(-1, 10, 2, 38)
    .fill(theme.metal[1]);
  for (let n = 1; n < 10; n++)
    barrel.rect(2, -n * 9.6, n % 5 === 0 ? 8 : 5, 1).fill({ color: theme.scaleInk, alpha: 0.8 });
  root.addChild(fluid, rod, barrel);
  root.position.set(x * 2.2, TOP - 46);
  root.rotation = lean;
  return {
    root,
    fill(part: number): void {
      const full = Math.max(0.03, part) * (BARREL.length - 8);
      fluid.y = -full;
      fluid.scale.y = full;
      rod.y = -full - 7;
    },
  };
}

/** Cells that the stirrer carries about in `surface` of medium. */
function drawSpecks(specks: Graphics, { look, yeast }: FlaskLook, surface: number, drift: number): void {
  specks.clear();
  const rng = createRng(look, 'specks');
  for (let n = 0; n < CELLS; n++) {
    const height = 8 + rng.next() ** 1.2 * (surface - 16);
    const half = FLASK.radius * 0.9 * (1 - 0.6 * (height / (FLASK.height * 0.7)));
    const x = half * Math.sin(n * 2.4 + drift * (0.5 + rng.next()) * 0.7);
    if (yeast) specks.ellipse(x, -height, 2.6, 2).fill({ color: n % 5 === 0 ? 0xbfa266 : 0xfaf1d6, alpha: 0.75 });
    else specks.ellipse(x, -height, 4.4, 1.5).fill({ color: n % 3 === 0 ? 0x9d3b38 : 0xf6c3b4, alpha: 0.6 });
  }
}

/** Oxygen that comes in past a loose stopper. */
function drawAir(air: Graphics, leaky: boolean, drift: number): void {
  air.clear();
  if (!leaky) return;
  for (let n = 0; n < 5; n++) {
    const part = (drift * 0.5 + n / 5) % 1;
    const x = NECK + 34 - 44 * part;
    for (const atom of [x, x + 4.6])
      air.circle(atom, TOP - 4 + 16 * part * part, 2.6).fill({ color: 0xd6403a, alpha: 0.9 * (1 - part) + 0.1 });
  }
}

export function createRespirometer(context: StageContext): Respirometer {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'respirometer' });
  const flask = createConicalFlask(context, { ...FLASK, bar: true });
  flask.root.y = -FOOT - 3;
  const specks = new Graphics({ label: 'cells' });
  const bubbles = createRisingBubbles(context, { most: 26, plate: 70, bore: 84, from: [-14, -40] });
  flask.inside.addChild(specks, bubbles.root);
  const stopper = createStopper();
  const air = new Graphics({ label: 'air that leaks' });
  const glucose = createSyringe(theme, SYRINGES[0]);
  const oxygen = createSyringe(theme, SYRINGES[1]);
  root.addChild(
    contactShadow(theme, 270, 28),
    drawStirrer(theme),
    drawProbes(theme),
    flask.root,
    air,
    glucose.root,
    oxygen.root,
    stopper.root,
  );
  let now: FlaskLook | null = null;
  let drawn = '';
  let turns = 0;
  let drift = 0;
  let owed = 0;
  const drawMedium = (look: FlaskLook): void => {
    flask.set({ volume: 1.15, colour: look.yeast ? 0xe9d9ae : indicator(look.ph), turns });
    drawSpecks(specks, look, flask.surface, drift);
  };

  return {
    root,
    set(look) {
      now = look;
      const key = `${look.look} ${look.yeast} ${look.leaky} ${look.ph.toFixed(2)} ${look.glucose} ${look.oxygen}`;
      if (key === drawn) return;
      drawn = key;
      glucose.fill(look.glucose);
      oxygen.fill(look.oxygen);
      stopper.set(look.leaky);
      drawMedium(look);
    },
    tick(seconds) {
      if (!now) return;
      if (reducedMotion) return;
      drift += seconds;
      turns += seconds * 3.2;
      drawMedium(now);
      owed += seconds * now.gas * 26;
      const count = Math.floor(owed);
      owed -= count;
      if (count > 0) bubbles.spawn(count, false);
      void bubbles.tick(seconds, -flask.surface + 2);
      drawAir(air, now.leaky, drift);
    },
  };
}
