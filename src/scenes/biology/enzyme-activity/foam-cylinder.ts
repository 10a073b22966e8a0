/** A stoppered cylinder with a millimetre scale: peroxide, the foam on it, and the syringe of liver extract in the stopper. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { createRisingBubbles } from '../../kit/fluids/rising-bubbles';
import { glassVessel } from '../../kit/glassware/glass';
import { createLiquid } from '../../kit/glassware/liquid';
import { createPrintedNumber } from '../../kit/glassware/printed-number';
import type { StageTheme } from '../../kit/theme';
import { acrossGradient, downGradient, mix } from '../../kit/paint/shading';

export interface FoamCylinder {
  readonly root: Container;
  /** Foam in mm, extract given in mL, colour of the liquid as white light after it. */
  set(foam: number, dose: number, transmitted: number): void;
  bubble(count: number): void;
  tick(seconds: number): void;
  fit(scale: number, type: TypeSizes): void;
}

/** Stage units of a millimetre. */
const MM = 0.92;
const SCALE_MM = 220;
const LIQUID_MM = 20;
const RADIUS = 27;
const HEIGHT = (SCALE_MM + LIQUID_MM + 36) * MM;
const SYRINGE = { length: 74, radius: 9, most: 10 } as const;
const ROW = 9;
const EXTRACT = 0x8a4a3a;

/** Where the delivery tube leaves the stopper. */
export const DELIVERY = { x: 11, y: -HEIGHT - 16 } as const;
/** Box of the syringe, from the middle of the foot. */
export const SYRINGE_BOX = {
  x: -22,
  y: -HEIGHT - 14 - SYRINGE.length - 34,
  width: 26,
  height: SYRINGE.length + 40,
} as const;
export const CYLINDER_HEIGHT = HEIGHT + 14 + SYRINGE.length + 40;

/** A row of bubbles, each turned otherwise than the next. */
function drawFoamRow(pale: number, turn: number): GraphicsContext {
  const cells = new GraphicsContext().rect(-RADIUS + 2, 0, 2 * RADIUS - 4, ROW + 1).fill({ color: pale, alpha: 0.8 });
  for (let k = 0; k < 12; k++) {
    const across = ((k + 0.5) / 12 + 0.037 * turn) % 1;
    const size = 2.1 + 1.7 * ((k * 0.618 + turn * 0.37) % 1);
    cells
      .circle((2 * across - 1) * (RADIUS - 6), ROW * ((k * 0.382 + turn * 0.29) % 1), size)
      .fill({ color: 0xffffff, alpha: 0.75 })
      .circle((2 * across - 1) * (RADIUS - 6), ROW * ((k * 0.382 + turn * 0.29) % 1), size)
      .stroke({ width: 0.7, color: mix(pale, EXTRACT, 0.4), alpha: 0.7 });
  }
  return cells;
}

/** The foam on the liquid: rows of bubbles that hang from its top, since it is pushed up from below. */
function createFoam(theme: StageTheme) {
  const root = new Container({ label: 'foam' });
  const pale = theme.name === 'dark' ? 0xe8dfd6 : 0xfbf6f1;
  const shapes = [0, 1, 2].map((turn) => drawFoamRow(pale, turn));
  root.once('destroyed', () => {
    for (const shape of shapes) shape.destroy();
  });
  const rows = Array.from({ length: Math.ceil((SCALE_MM * MM) / ROW) }, (_, k) => {
    const row = new Graphics({ context: shapes[k % shapes.length] as GraphicsContext, visible: false });
    row.y = k * ROW;
    return root.addChild(row);
  });
  // Its upper edge is the height that the scale says.
  const crown = new Graphics({ y: 5 })
    .ellipse(0, 0, RADIUS - 2, 5)
    .fill({ color: mix(pale, 0xffffff, 0.5), alpha: 0.95 })
    .circle(-9, 0, 4)
    .circle(4, 0.5, 4.4)
    .circle(14, 0, 3)
    .stroke({ width: 0.8, color: mix(pale, EXTRACT, 0.35), alpha: 0.7 });
  root.addChild(crown);
  let height = Number.NaN;
  return {
    root,
    rise(mm: number): void {
      const up = MM * Math.min(SCALE_MM - 4, mm);
      if (up === height) return;
      height = up;
      root.visible = up > 0.4;
      root.y = -LIQUID_MM * MM - up;
      rows.forEach((row, k) => {
        const part = Math.min(1, (up - k * ROW) / ROW);
        const visible = part > 0;
        row.visible = visible;
        if (visible && row.scale.y !== part) row.scale.y = part;
      });
    },
  };
}

/** Millimetres on the glass; 0 is the level of the liquid. */
function createScale(context: StageContext) {
  const marks = new Graphics();
  const numbers = Array.from({ length: SCALE_MM / 50 + 1 }, (_, k) => {
    const number = createPrintedNumber(context, k === 0 ? '0 mm' : `${50 * k}`, 12);
    number.root.position.set(RADIUS + 8, -(LIQUID_MM + 50 * k) * MM);
    return number;
  }).slice(0, 5);
  for (let mm = 0; mm <= 200; mm += 5) {
    const long = mm % 50 === 0 ? 15 : mm % 10 === 0 ? 10 : 6;
    marks.rect(RADIUS - 3 - long, -(LIQUID_MM + mm) * MM - 0.5, long, mm % 50 === 0 ? 1.4 : 0.9);
  }
  marks.fill({ color: context.theme.scaleInk, alpha: 0.8 });
  return { marks, numbers };
}

const drawStopper = (): Graphics =>
  new Graphics()
    .moveTo(-RADIUS * 0.95, -HEIGHT - 12)
    .lineTo(RADIUS * 0.95, -HEIGHT - 12)
    .lineTo(RADIUS * 0.8, -HEIGHT + 9)
    .lineTo(-RADIUS * 0.8, -HEIGHT + 9)
    .closePath()
    .fill(
      downGradient([
        [0, 0x6a5348],
        [1, 0x3c2e28],
      ]),
    );

function drawBarrel(theme: StageTheme, dark: number): Graphics {
  const { radius, length } = SYRINGE;
  const top = -HEIGHT - 16 - length;
  const barrel = new Graphics()
    .roundRect(-9 - radius, top, 2 * radius, length, 3)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, 0.4],
        [0.3, 0xffffff, 0.2],
        [1, theme.glassEdge, 0.35],
      ]),
    )
    .roundRect(-9 - radius, top, 2 * radius, length, 3)
    .stroke({ width: 1.2, color: theme.glassEdge, alpha: 0.8 })
    .roundRect(-9 - radius - 5, top - 2, 2 * radius + 10, 4, 2)
    .fill({ color: dark });
  for (let k = 1; k < 5; k++)
    barrel.rect(-9 - radius, top + (k * length) / 5, 7, 1).fill({ color: theme.scaleInk, alpha: 0.7 });
  return barrel;
}

/** The syringe of extract in the stopper; its needle lies behind the cylinder. */
function createSyringe(theme: StageTheme) {
  const { radius, length, most } = SYRINGE;
  const needle = new Graphics().rect(-9.8, -HEIGHT - 16, 1.6, HEIGHT - 40).fill({ color: theme.glassEdge, alpha: 0.8 });
  const extract = new Graphics().rect(-radius + 1.5, -1, 2 * radius - 3, 1).fill({ color: EXTRACT, alpha: 0.9 });
  extract.position.set(-9, -HEIGHT - 17);
  const plunger = new Graphics()
    .roundRect(-radius + 1, 0, 2 * radius - 2, 6, 2)
    .fill(0x30343a)
    .rect(-2.5, -length + 2, 5, length)
    .fill({ color: mix(theme.housing, 0x2a3440, 0.35) })
    .roundRect(-11, -length - 2, 22, 5, 2)
    .fill({ color: mix(theme.housing, 0x2a3440, 0.35) });
  plunger.x = -9;
  let given = Number.NaN;
  return {
    needle,
    parts: [plunger, extract, drawBarrel(theme, mix(theme.housing, 0x2a3440, 0.45))],
    /** mL of extract that it has given. */
    give(dose: number): void {
      if (dose === given) return;
      given = dose;
      const left = (length - 10) * Math.max(0.04, 1 - dose / most);
      extract.scale.y = left;
      plunger.y = -HEIGHT - 17 - left - 6;
    },
  };
}

/** Origin at the middle of its foot. */
export function createFoamCylinder(context: StageContext): FoamCylinder {
  const { theme } = context;
  const root = new Container({ label: 'cylinder' });
  const profile = [
    [0, RADIUS * 0.95],
    [4, RADIUS],
    [HEIGHT - 8, RADIUS],
    [HEIGHT - 4, RADIUS * 1.08],
    [HEIGHT, RADIUS * 1.1],
  ] as const;
  const glass = glassVessel(theme, profile);
  const liquid = createLiquid(
    theme,
    profile.map(([at, r]) => [at, r - 1.5] as const),
  );
  const foam = createFoam(theme);
  const bubbles = createRisingBubbles(context, {
    most: 24,
    plate: RADIUS - 8,
    bore: RADIUS - 6,
    from: [-4, -LIQUID_MM * MM * 0.5],
  });
  const { marks, numbers } = createScale(context);
  const syringe = createSyringe(theme);
  root.addChild(
    syringe.needle,
    foam.root,
    glass.back,
    liquid.root,
    bubbles.root,
    glass.front,
    marks,
    drawStopper(),
    ...syringe.parts,
    ...numbers.map((number) => number.root),
  );
  return {
    root,
    set(mm, dose, transmitted) {
      liquid.set(LIQUID_MM * MM, transmitted);
      foam.rise(mm);
      syringe.give(dose);
    },
    bubble: (count) => bubbles.spawn(count, false),
    tick: (seconds) => void bubbles.tick(seconds, -LIQUID_MM * MM),
    fit(scale, { small }) {
      const size = Math.max(12, small / scale);
      for (const number of numbers) number.fit(size);
    },
  };
}
