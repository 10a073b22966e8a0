/** Where the water lies in the tank's box, and how its centimetres become stage units. */
import type { Box, Point, StageSize, TypeSizes } from '../../contract';
import { TANK_BORDER } from './ripple-tank';

export interface TankPlan {
  readonly layout: StageSize['layout'];
  readonly type: TypeSizes;
  /** Stage units of 1 cm, and the upper left of the water. */
  readonly cm: number;
  readonly water: Point;
  /** Where the ruler rests. */
  readonly ruler: { readonly at: Point; readonly degrees: number };
  readonly protractorCm: number;
}

/** The tank's interior, cm: x from −20 to 20, y from −5 to 25. The origin lies midway between the dippers. */
export const TANK = { left: -20, right: 20, below: -5, above: 25 } as const;
export const WIDTH_CM = TANK.right - TANK.left;
export const HEIGHT_CM = TANK.above - TANK.below;
/** Stage units of 1 cm in which tank and bar are drawn; then they are scaled. */
export const DRAWN_CM = 13.4;

/** On a wide stage the ruler rests below the tank, on a phone on the water at its left. */
const RESTS = {
  wide: { ruler: { at: { x: -9.4, y: -6.6 }, degrees: 0 }, protractorCm: 18.2 },
  tall: { ruler: { at: { x: -19.7, y: 14.4 }, degrees: 90 }, protractorCm: 19 },
} as const;
/** For the ruler at rest below the tank. */
const RULER_ROOM = 40;

/** What is kept free below the tank for the ruler and the scale of colours. */
const below = (layout: StageSize['layout'], { small }: TypeSizes): number =>
  layout === 'wide' ? RULER_ROOM : small * 1.5;

/** The tank as large as its box allows, at the box's upper edge. */
export function tankPlan(box: Box, layout: StageSize['layout'], type: TypeSizes): TankPlan {
  const rest = below(layout, type);
  const border = (2 * TANK_BORDER) / DRAWN_CM;
  const cm = Math.min(box.width / (WIDTH_CM + border), (box.height - rest) / (HEIGHT_CM + border));
  const edge = (border / 2) * cm;
  return {
    layout,
    type,
    cm,
    water: {
      x: box.x + (box.width - WIDTH_CM * cm) / 2,
      y: box.y + edge + Math.max(0, box.height - rest - HEIGHT_CM * cm - 2 * edge) / 2,
    },
    ...RESTS[layout],
  };
}

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

/** Before the stage has a size. */
export const FIRST_PLAN: TankPlan = tankPlan({ x: 0, y: 0, width: 600, height: 480 }, 'wide', {
  small: 12,
  text: 14,
  figures: 26,
});
