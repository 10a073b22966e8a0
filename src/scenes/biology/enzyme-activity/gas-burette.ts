/** A gas burette: a graduated tube, closed above, over a trough of water. Gas that bubbles in below its mouth pushes the water down. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { createRisingBubbles } from '../../kit/fluids/rising-bubbles';
import { drawMeniscus, TUBE_WATER_ALPHA, tubeWall, tubeWater } from '../../kit/glassware/tube-paint';
import type { StageTheme } from '../../kit/theme';
import { contactShadow, downGradient, metalDown, mix } from '../../kit/paint/shading';

export interface GasBurette {
  readonly root: Container;
  /** mL of gas in the tube. */
  set(gas: number): void;
  /** So many bubbles more enter at the mouth. */
  bubble(count: number): void;
  /** Moves them on by wall seconds. */
  tick(seconds: number): void;
  fit(scale: number, type: TypeSizes): void;
}

const CAPACITY = 120;
const PITCH = 2.3;
const BORE = 19;
const WALL = 22;
const MOUTH = -26;
const WATER = -62;
const TROUGH = { half: 92, height: 74 } as const;
const TOP = WATER - 14 - CAPACITY * PITCH;
const FIGURE = 12;

/** Where the delivery tube ends, from the middle of the trough's foot. */
export const BURETTE_MOUTH = { x: 0, y: MOUTH + 12 } as const;
/** Where it goes over the rim. */
export const BURETTE_RIM = { x: -TROUGH.half + 16, y: -TROUGH.height } as const;
/** Its height above the foot. */
export const BURETTE_HEIGHT = -TOP + 10;

const drawTrough = (theme: StageTheme): Graphics =>
  new Graphics()
    .rect(-TROUGH.half + 3, WATER, 2 * TROUGH.half - 6, -WATER - 3)
    .fill(
      downGradient([
        [0, mix(theme.water, 0xffffff, 0.3), 0.45],
        [1, mix(theme.water, 0x000000, 0.15), 0.6],
      ]),
    )
    .ellipse(0, WATER, TROUGH.half - 4, 6)
    .fill({ color: mix(theme.water, 0xffffff, 0.35), alpha: 0.4 })
    .roundRect(-TROUGH.half, -TROUGH.height, 2 * TROUGH.half, TROUGH.height, 8)
    .fill({ color: theme.glassBody, alpha: theme.glassAlpha * 0.8 })
    .roundRect(-TROUGH.half, -TROUGH.height, 2 * TROUGH.half, TROUGH.height, 8)
    .stroke({ width: 1.6, color: theme.glassEdge, alpha: 0.75 })
    .roundRect(-TROUGH.half + 7, -TROUGH.height + 9, 4, TROUGH.height - 20, 2)
    .fill({ color: theme.glassShine, alpha: 0.32 });

const drawStand = (theme: StageTheme): Graphics =>
  new Graphics()
    .rect(62, TOP - 6, 7, -TOP + 4)
    .fill(metalDown(theme))
    .roundRect(34, -9, 62, 9, 3)
    .fill(metalDown(theme))
    .roundRect(WALL - 4, TOP + 64, 66 - WALL + 4, 9, 3)
    .fill(metalDown(theme))
    .roundRect(WALL - 4, WATER - 60, 66 - WALL + 4, 9, 3)
    .fill(metalDown(theme));

const tubeOutline = (): Graphics =>
  new Graphics()
    .moveTo(-WALL, MOUTH)
    .lineTo(-WALL, TOP + 14)
    .quadraticCurveTo(-WALL, TOP - 6, 0, TOP - 6)
    .quadraticCurveTo(WALL, TOP - 6, WALL, TOP + 14)
    .lineTo(WALL, MOUTH);

function createScale(context: StageContext) {
  const { theme } = context;
  const marks = new Graphics();
  const numbers = Array.from({ length: CAPACITY / 20 + 1 }, (_, k) => {
    const words = k === 0 ? '0 mL' : String(20 * k);
    const number = context.text({ text: words, size: FIGURE, mono: true, colour: theme.ink, anchor: [1, 0.5] });
    number.position.set(-WALL - 5, TOP + 20 * k * PITCH);
    return number;
  });
  for (let mL = 0; mL <= CAPACITY; mL += 2) {
    const long = mL % 20 === 0 ? 20 : mL % 10 === 0 ? 14 : 8;
    marks.rect(-WALL + 2, TOP + mL * PITCH - 0.5, long, mL % 20 === 0 ? 1.5 : 1);
  }
  marks.fill({ color: theme.scaleInk, alpha: 0.85 });
  return { marks, numbers };
}

/** Origin at the middle of the trough's foot. */
export function createGasBurette(context: StageContext): GasBurette {
  const { theme } = context;
  const root = new Container({ label: 'gas burette' });
  const glass = tubeOutline().fill(tubeWall(theme));
  const column = new Graphics().rect(-BORE, -1, 2 * BORE, 1).fill(tubeWater(theme));
  column.alpha = TUBE_WATER_ALPHA;
  column.y = MOUTH;
  const meniscus = drawMeniscus(new Graphics(), theme, BORE, 4);
  const bubbles = createRisingBubbles(context, { most: 28, plate: 6, bore: BORE - 5, from: [MOUTH + 4, MOUTH - 6] });
  const { marks, numbers } = createScale(context);
  const light = tubeOutline()
    .stroke({ width: 1.5, color: theme.glassEdge, alpha: 0.75 })
    .roundRect(WALL - 11, TOP + 16, 4, -TOP + WATER - 34, 2)
    .fill({ color: theme.glassShine, alpha: 0.3 });
  root.addChild(
    contactShadow(theme, 230, 22),
    drawStand(theme),
    glass,
    column,
    bubbles.root,
    meniscus,
    marks,
    light,
    drawTrough(theme),
    ...numbers,
  );
  let drawn = Number.NaN;
  let level = TOP;
  return {
    root,
    set(gas) {
      if (gas === drawn) return;
      drawn = gas;
      level = Math.min(MOUTH - 2, TOP + gas * PITCH);
      column.scale.y = MOUTH - level;
      meniscus.y = level;
    },
    bubble: (count) => bubbles.spawn(count, false),
    tick: (seconds) => void bubbles.tick(seconds, level),
    fit(scale, { small }) {
      const size = Math.max(FIGURE, small / scale);
      const roomy = 20 * PITCH > 1.15 * size;
      numbers.forEach((number, k) => {
        number.style.fontSize = size;
        number.visible = roomy || k % 2 === 0;
      });
    },
  };
}
