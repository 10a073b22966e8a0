/** A burette with its scale, its contents and a stopcock that turns. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { drawMeniscus, TUBE_WATER_ALPHA, tubeWall, tubeWater } from '../../kit/glassware/tube-paint';
import { acrossGradient, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface BuretteOptions {
  /** Capacity in mL; the scale counts downwards from 0. */
  readonly capacity: number;
  /** Stage units of the scale. */
  readonly length: number;
}

export interface Burette {
  readonly root: Container;
  /** Stage units from the zero mark to the stopcock's axis, and to the tip. */
  readonly stopcockY: number;
  readonly tipY: number;
  /** Height of a mark. */
  markY(reading: number): number;
  /** `reading`: where the bottom of the meniscus stands; `fraction`: 0 closed to 1 open. */
  set(reading: number, fraction: number): void;
  /** How far it reaches above the zero mark. */
  readonly above: number;
  /** Sets the numbers for the scale at which it is drawn. */
  fit(scale: number, type: TypeSizes): void;
}

const HALF_WIDTH = 10;
const BORE = 7.5;
const ABOVE_ZERO = 26;
const BELOW_SCALE = 16;
const STOPCOCK_BELOW = 30;
const TIP_BELOW = 46;

/** Heights of its parts, from the zero mark. */
interface Heights {
  readonly pitch: number;
  /** The scale ends, the tube narrows. */
  readonly length: number;
  readonly bottom: number;
  readonly stopcockY: number;
  readonly tipY: number;
}

function heightsOf({ capacity, length }: BuretteOptions): Heights {
  const stopcockY = length + STOPCOCK_BELOW;
  return { pitch: length / capacity, length, bottom: length + BELOW_SCALE, stopcockY, tipY: stopcockY + TIP_BELOW };
}

const createWall = (theme: StageTheme, { bottom, stopcockY }: Heights): Graphics =>
  new Graphics()
    .moveTo(-HALF_WIDTH, -ABOVE_ZERO)
    .lineTo(HALF_WIDTH, -ABOVE_ZERO)
    .lineTo(HALF_WIDTH, bottom)
    .quadraticCurveTo(HALF_WIDTH, bottom + 7, 4, bottom + 9)
    .lineTo(4, stopcockY)
    .lineTo(-4, stopcockY)
    .lineTo(-4, bottom + 9)
    .quadraticCurveTo(-HALF_WIDTH, bottom + 7, -HALF_WIDTH, bottom)
    .closePath()
    .fill(tubeWall(theme));

/** The liquid in the graduated part, a unit high, and what always stays below it. */
function createLiquid(theme: StageTheme, { length, bottom, stopcockY }: Heights) {
  const waterLight = tubeWater(theme);
  const column = new Graphics().rect(-BORE, -1, BORE * 2, 1).fill(waterLight);
  column.alpha = TUBE_WATER_ALPHA;
  const rest = new Graphics()
    .moveTo(-BORE, length)
    .lineTo(BORE, length)
    .lineTo(BORE, bottom - 1)
    .quadraticCurveTo(BORE, bottom + 5, 2.4, bottom + 7)
    .lineTo(2.4, stopcockY)
    .lineTo(-2.4, stopcockY)
    .lineTo(-2.4, bottom + 7)
    .quadraticCurveTo(-BORE, bottom + 5, -BORE, bottom - 1)
    .closePath()
    .fill(waterLight);
  rest.alpha = TUBE_WATER_ALPHA;
  return { column, rest };
}

function createMarks(theme: StageTheme, capacity: number, pitch: number): Graphics {
  const marks = new Graphics();
  for (let reading = 0; reading <= capacity; reading++) {
    const long = reading % 10 === 0 ? 1.5 * HALF_WIDTH : reading % 5 === 0 ? 1.05 * HALF_WIDTH : 0.62 * HALF_WIDTH;
    marks
      .rect(-HALF_WIDTH + 1.5, reading * pitch - 0.4, long, reading % 5 === 0 ? 1 : 0.8)
      .fill({ color: theme.scaleInk, alpha: reading % 5 === 0 ? 0.95 : 0.7 });
  }
  return marks;
}

/** Every ten millilitres. */
function createNumbers(context: StageContext, capacity: number, pitch: number): readonly Text[] {
  return Array.from({ length: Math.floor(capacity / 10) + 1 }, (_, n) => {
    const number = context.text({
      text: String(10 * n),
      size: 11,
      mono: true,
      colour: context.theme.ink,
      anchor: [1, 0.5],
    });
    number.position.set(-HALF_WIDTH - 6, 10 * n * pitch);
    return number;
  });
}

/** Light on the near wall. */
const createGleam = (theme: StageTheme, { bottom }: Heights): Graphics =>
  new Graphics()
    .rect(-HALF_WIDTH + 0.4, -ABOVE_ZERO, 1.3, bottom + ABOVE_ZERO)
    .fill({ color: theme.glassEdge, alpha: 0.8 })
    .rect(HALF_WIDTH - 1.4, -ABOVE_ZERO, 1, bottom + ABOVE_ZERO)
    .fill({ color: theme.glassEdge, alpha: 0.5 })
    .roundRect(-HALF_WIDTH + 3.2, -ABOVE_ZERO + 5, 2.4, bottom + ABOVE_ZERO - 12, 1.2)
    .fill({ color: theme.glassShine, alpha: 0.3 })
    .roundRect(-HALF_WIDTH - 2, -ABOVE_ZERO - 2, HALF_WIDTH * 2 + 4, 4, 2)
    .fill({ color: theme.glassEdge, alpha: 0.75 });

const createJet = (theme: StageTheme, { stopcockY, tipY }: Heights): Graphics =>
  new Graphics()
    .moveTo(-3.4, stopcockY + 6)
    .lineTo(3.4, stopcockY + 6)
    .lineTo(3.2, stopcockY + 24)
    .lineTo(1.6, tipY)
    .lineTo(-1.6, tipY)
    .lineTo(-3.2, stopcockY + 24)
    .closePath()
    .fill({ color: theme.glassBody, alpha: 0.4 })
    .moveTo(-3.1, stopcockY + 8)
    .lineTo(-1.4, tipY)
    .stroke({ width: 1, color: theme.glassEdge, alpha: 0.8 });

const createSocket = (theme: StageTheme, { stopcockY }: Heights): Graphics =>
  new Graphics().roundRect(-13, stopcockY - 7.5, 26, 15, 6).fill(
    acrossGradient([
      [0, mix(theme.metal[1], 0xffffff, 0.45)],
      [0.3, 0xfdfdfd],
      [1, mix(theme.metal[1], 0xffffff, 0.1)],
    ]),
  );

function createKey(accent: number, { stopcockY }: Heights): Container {
  const key = new Container({ label: 'stopcock key' });
  key.position.set(0, stopcockY);
  key.addChild(
    new Graphics()
      .roundRect(-30, -4.6, 42, 9.2, 4.6)
      .fill(accent)
      .roundRect(-28, -3.6, 38, 2.6, 1.3)
      .fill({ color: 0xffffff, alpha: 0.35 })
      .roundRect(-28, 1.6, 38, 2.4, 1.2)
      .fill({ color: 0x000000, alpha: 0.2 }),
    new Graphics().circle(0, 0, 8.4).fill(
      roundGradient(
        [
          [0, 0xffffff],
          [0.6, 0xe2e9f0],
          [1, 0x93a3b4],
        ],
        { x: 0.36, y: 0.32 },
      ),
    ),
    new Graphics().rect(-5, -1, 10, 2).fill({ color: 0x44566a, alpha: 0.75 }),
  );
  return key;
}

/** Origin on the axis, at the zero mark. */
export function createBurette(context: StageContext, options: BuretteOptions): Burette {
  const { theme } = context;
  const { capacity } = options;
  const heights = heightsOf(options);
  const { pitch, length, stopcockY, tipY } = heights;
  const markY = (reading: number): number => reading * pitch;
  const root = new Container({ label: 'burette' });
  const { column, rest } = createLiquid(theme, heights);
  const meniscus = drawMeniscus(new Graphics(), theme, BORE, 2.6);
  const numbers = createNumbers(context, capacity, pitch);
  const key = createKey(theme.accent, heights);
  root.addChild(
    createWall(theme, heights),
    column,
    rest,
    meniscus,
    createMarks(theme, capacity, pitch),
    createGleam(theme, heights),
    ...numbers,
    createJet(theme, heights),
    createSocket(theme, heights),
    key,
  );

  return {
    root,
    stopcockY,
    tipY,
    markY,
    set(reading, fraction) {
      const y = markY(Math.min(capacity, reading));
      column.position.y = length;
      column.scale.y = Math.max(0.001, length - y);
      meniscus.position.y = y;
      key.rotation = (-fraction * Math.PI) / 2;
    },
    above: ABOVE_ZERO + 2,
    fit(scale, type) {
      for (const number of numbers) number.style.fontSize = type.small / scale;
    },
  };
}
