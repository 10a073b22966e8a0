/** Where things lie on and around the ripple tank: centimetres of water in stage units, instruments, buttons. */
import type { Point, StageSize } from '../contract';

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface TankPlan {
  /** Stage units of 1 cm, and the upper left of the water. */
  readonly cm: number;
  readonly water: Point;
  readonly chart: Box;
  /** Null where the stage has no room for it: then the drive has a button. */
  readonly vibrator: Box | null;
  readonly buttons: readonly Box[];
  readonly ruler: { readonly at: Point; readonly degrees: number };
  readonly protractorCm: number;
}

/** The tank's interior, cm: x from −20 to 20, y from −5 to 25. The origin lies midway between the dippers. */
export const TANK = { left: -20, right: 20, below: -5, above: 25 } as const;
export const WIDTH_CM = TANK.right - TANK.left;
export const HEIGHT_CM = TANK.above - TANK.below;
/** Stage units of 1 cm on the wide stage, in which tank and bar are drawn. */
export const WIDE_CM = 13.4;

const row = (x: number, y: number, width: number, height: number, count: number, gap: number): readonly Box[] =>
  Array.from({ length: count }, (_, n) => {
    const each = (width - gap * (count - 1)) / count;
    return { x: x + n * (each + gap), y, width: each, height };
  });

export const PLANS: Readonly<Record<StageSize['layout'], TankPlan>> = {
  wide: {
    cm: WIDE_CM,
    water: { x: 46, y: 80 },
    chart: { x: 648, y: 64, width: 282, height: 216 },
    vibrator: { x: 648, y: 292, width: 282, height: 206 },
    buttons: row(660, 444, 258, 42, 3, 8),
    ruler: { at: { x: -9.4, y: -6.8 }, degrees: 0 },
    protractorCm: 18.2,
  },
  narrow: {
    cm: 10.2,
    water: { x: 22, y: 76 },
    chart: { x: 452, y: 60, width: 180, height: 150 },
    vibrator: null,
    buttons: [...row(452, 218, 180, 82, 2, 8), ...row(452, 308, 180, 82, 2, 8)],
    ruler: { at: { x: -19.7, y: 14.4 }, degrees: 90 },
    protractorCm: 20,
  },
};

/** Above so many stage units to a CSS pixel the words beside knobs and axes have no room. */
const ROOMY_PIXEL = 1.2;
export const isRoomy = (plan: TankPlan, pixel: number): boolean => plan.vibrator !== null && pixel <= ROOMY_PIXEL;

export const originOf = ({ water, cm }: TankPlan): Point => ({
  x: water.x - TANK.left * cm,
  y: water.y + TANK.above * cm,
});

export function toStage(plan: TankPlan, { x, y }: Point): Point {
  const origin = originOf(plan);
  return { x: origin.x + x * plan.cm, y: origin.y - y * plan.cm };
}

export function toCm(plan: TankPlan, { x, y }: Point): Point {
  const origin = originOf(plan);
  return { x: (x - origin.x) / plan.cm, y: (origin.y - y) / plan.cm };
}

/** Where a hand takes what lay at `from`, cm, when it goes from `start` to `point` on the stage. */
export const carried = ({ cm }: TankPlan, point: Point, start: Point, from: Point): Point => ({
  x: from.x + (point.x - start.x) / cm,
  y: from.y - (point.y - start.y) / cm,
});
