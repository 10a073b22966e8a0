/** A eudiometer: a closed graduated tube over water, with two wires for a spark. The gas stands above the water. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { drawMeniscus, TUBE_WATER_ALPHA, tubeWall, tubeWater } from '../../kit/glassware/tube-paint';
import { downGradient, metalDown, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface Eudiometer {
  readonly root: Container;
  /** mL of gas, and the spark from 0 to 1. */
  set(gas: number, spark: number): void;
  readonly fit: (this: void, scale: number, type: TypeSizes) => void;
}

const FIGURE = 12;
const CAPACITY = 250;
const PITCH = 0.79;
const BORE = 21;
const WALL = 24;
const FOOT = -36;
const TOP = FOOT - 30 - CAPACITY * PITCH;
const TROUGH = { half: 78, height: 70 } as const;

const drawTrough = (theme: StageTheme): Graphics =>
  new Graphics()
    .rect(-TROUGH.half + 3, -TROUGH.height + 16, 2 * TROUGH.half - 6, TROUGH.height - 20)
    .fill(
      downGradient([
        [0, mix(theme.water, 0xffffff, 0.3), 0.5],
        [1, mix(theme.water, 0x000000, 0.1), 0.6],
      ]),
    )
    .roundRect(-TROUGH.half, -TROUGH.height, 2 * TROUGH.half, TROUGH.height, 8)
    .fill({ color: theme.glassBody, alpha: theme.glassAlpha * 0.9 })
    .roundRect(-TROUGH.half, -TROUGH.height, 2 * TROUGH.half, TROUGH.height, 8)
    .stroke({ width: 1.5, color: theme.glassEdge, alpha: 0.75 })
    .roundRect(-TROUGH.half + 6, -TROUGH.height + 8, 4, TROUGH.height - 18, 2)
    .fill({ color: theme.glassShine, alpha: 0.32 });

const drawTube = (theme: StageTheme): Graphics =>
  new Graphics()
    .moveTo(-WALL, FOOT + 12)
    .lineTo(-WALL, TOP + 16)
    .quadraticCurveTo(-WALL, TOP - 6, 0, TOP - 6)
    .quadraticCurveTo(WALL, TOP - 6, WALL, TOP + 16)
    .lineTo(WALL, FOOT + 12)
    .closePath()
    .fill(tubeWall(theme));

/** What shines on the tube. */
const drawShine = (theme: StageTheme): Graphics =>
  new Graphics()
    .rect(-WALL + 0.5, TOP + 14, 1.6, FOOT - TOP - 4)
    .fill({ color: theme.glassEdge, alpha: 0.85 })
    .rect(WALL - 1.6, TOP + 14, 1.1, FOOT - TOP - 4)
    .fill({ color: theme.glassEdge, alpha: 0.55 })
    .roundRect(-WALL + 7, TOP + 14, 4, FOOT - TOP - 30, 2)
    .fill({ color: theme.glassShine, alpha: 0.3 });

const drawWires = (): Graphics =>
  new Graphics()
    .moveTo(-42, TOP - 12)
    .quadraticCurveTo(-30, TOP + 12, -5, TOP + 12)
    .moveTo(42, TOP - 12)
    .quadraticCurveTo(30, TOP + 12, 5, TOP + 12)
    .stroke({ width: 2.2, color: 0xb98b3e, cap: 'round' })
    .circle(-5, TOP + 12, 2.6)
    .circle(5, TOP + 12, 2.6)
    .fill(0xf0d590);

function createGraduation(context: StageContext) {
  const { theme } = context;
  const marks = new Graphics();
  const numbers: Text[] = [];
  for (let mL = 0; mL <= CAPACITY; mL += 10) {
    const long = mL % 50 === 0 ? 20 : 11;
    marks.rect(WALL - 2 - long, TOP + mL * PITCH - 0.5, long, mL % 50 === 0 ? 1.4 : 1);
    if (mL % 50 !== 0) continue;
    const number = context.text({
      text: mL === 0 ? '0 mL' : String(mL),
      size: FIGURE,
      mono: true,
      colour: theme.ink,
      anchor: [0, 0.5],
    });
    number.position.set(WALL + 7, TOP + mL * PITCH);
    numbers.push(number);
  }
  marks.fill({ color: theme.scaleInk, alpha: 0.85 });
  return {
    marks,
    numbers,
    fit(size: number) {
      const roomy = 50 * PITCH > 1.1 * size;
      numbers.forEach((number, n) => {
        number.style.fontSize = size;
        number.visible = roomy || n % 2 === 0;
      });
    },
  };
}

/** Origin at the middle of the trough's foot. */
export function createEudiometer(context: StageContext): Eudiometer {
  const { theme } = context;
  const root = new Container({ label: 'eudiometer' });
  const rod = new Graphics().rect(-58, TOP + 8, 6, -TOP - 12).fill(metalDown(theme));
  const clamp = new Graphics().roundRect(-60, TOP + 84, 60 - WALL + 8, 8, 3).fill(metalDown(theme));
  const column = new Graphics().rect(-BORE, -1, 2 * BORE, 1).fill(tubeWater(theme));
  column.alpha = TUBE_WATER_ALPHA;
  column.y = FOOT + 10;
  const meniscus = drawMeniscus(new Graphics(), theme, BORE, 4);
  const graduation = createGraduation(context);
  const flash = new Graphics().circle(0, TOP + 12, 46).fill(
    roundGradient([
      [0, 0xffffff, 1],
      [0.25, 0xfff2c4, 0.85],
      [0.6, 0x9ecbff, 0.4],
      [1, 0x9ecbff, 0],
    ]),
  );
  flash.visible = false;
  root.addChild(
    rod,
    clamp,
    drawTube(theme),
    column,
    meniscus,
    graduation.marks,
    drawShine(theme),
    ...graduation.numbers,
  );
  root.addChild(drawWires(), drawTrough(theme), flash);
  let drawn = Number.NaN;
  return {
    root,
    set(gas, spark) {
      if (gas !== drawn) {
        drawn = gas;
        const y = TOP + Math.min(CAPACITY, gas) * PITCH;
        column.scale.y = FOOT + 10 - y;
        meniscus.y = y;
        meniscus.visible = gas > 0.5;
      }
      flash.visible = spark > 0;
      if (spark > 0) flash.alpha = spark;
    },
    fit: (scale, { small }) => graduation.fit(Math.max(FIGURE, small / scale)),
  };
}
