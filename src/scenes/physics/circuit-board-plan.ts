/** Where things lie on and around the board of the series and parallel circuits, in stage units. */
import type { Point } from '../contract';

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The circuit runs clockwise: supply, fuse, switch, node 3, ammeter, node 1, resistors, node 0, supply. */
export interface Plan {
  readonly benchY: number;
  readonly supply: Point;
  readonly board: Box;
  readonly rail: number;
  readonly link: number;
  readonly back: number;
  readonly fuse: number;
  readonly knife: number;
  readonly node3: number;
  /** On the return, like the clamp of the total current. */
  readonly node0: number;
  readonly meter: Point;
  readonly meterScale: number;
  /** Where the ammeter rests while it is in line with R1 or R2. */
  readonly meterAside: Point;
  readonly node1: number;
  readonly r1: number;
  readonly r2: number;
  /** The outer column of the return in series. */
  readonly outer: number;
  readonly resistorY: number;
  readonly clampTotal: number;
  readonly clampY: number;
  readonly bulbs: Point;
  readonly multimeter: Point;
  readonly schematic: Box;
  readonly staircase: Box;
}

export const WIDE: Plan = {
  benchY: 406,
  supply: { x: 20, y: 258 },
  board: { x: 186, y: 48, width: 500, height: 382 },
  rail: 114,
  link: 306,
  back: 392,
  fuse: 218,
  knife: 276,
  node3: 332,
  node0: 238,
  meter: { x: 300, y: 136 },
  meterScale: 1,
  meterAside: { x: 354, y: 232 },
  node1: 474,
  r1: 546,
  r2: 652,
  outer: 674,
  resistorY: 206,
  clampTotal: 294,
  clampY: 284,
  bulbs: { x: 250, y: 196 },
  multimeter: { x: 262, y: 442 },
  schematic: { x: 698, y: 48, width: 250, height: 212 },
  staircase: { x: 698, y: 270, width: 250, height: 254 },
};

export const NARROW: Plan = {
  benchY: 296,
  supply: { x: 4, y: 150 },
  board: { x: 122, y: 4, width: 514, height: 312 },
  rail: 54,
  link: 244,
  back: 292,
  fuse: 152,
  knife: 210,
  node3: 266,
  node0: 172,
  meter: { x: 262, y: 72 },
  meterScale: 0.94,
  meterAside: { x: 268, y: 154 },
  node1: 414,
  r1: 506,
  r2: 604,
  outer: 626,
  resistorY: 148,
  clampTotal: 222,
  clampY: 226,
  bulbs: { x: 190, y: 150 },
  multimeter: { x: 196, y: 320 },
  schematic: { x: 128, y: 10, width: 250, height: 300 },
  staircase: { x: 380, y: 10, width: 250, height: 300 },
};

export const SUPPLY = { width: 150, height: 186 } as const;
export const SUPPLY_NARROW = { width: 110, height: 172 } as const;
export const METER = { width: 164, height: 130 } as const;
export const MULTIMETER = { wide: { width: 244, height: 90 }, narrow: { width: 256, height: 78 } } as const;
export const RESISTOR_LENGTH = 124;
/** Half of the gap in the link between R1 and R2 where the ammeter is put in. */
export const HALF_GAP = 11;

/** 0 the main lead, 1 in line with R1, 2 with R2. */
export type MeterPlace = 0 | 1 | 2;

/** Where the ammeter's leads plug in, in its own units. */
type MeterTerminals = Readonly<Record<'plus' | 'minus', Point>>;

export const meterRest = (plan: Plan, place: MeterPlace): Point => (place === 0 ? plan.meter : plan.meterAside);

/** A terminal of the ammeter that stands at a place of the stage. */
export const meterTerminal = (plan: Plan, { x, y }: Point, at: Point): Point => ({
  x: at.x + x * plan.meterScale,
  y: at.y + y * plan.meterScale,
});

/** Between R1 and R2 in series, where the branches meet in parallel. */
export const node2 = (plan: Plan): Point => ({ x: (plan.r1 + plan.r2) / 2, y: plan.link });

export const resistorTop = (plan: Plan): number => plan.resistorY - RESISTOR_LENGTH / 2;

/** The two ends of the gap in the circuit that the ammeter closes, in the direction of the current. */
export function gapAt(
  plan: Plan,
  terminals: MeterTerminals,
  place: MeterPlace,
  series: boolean,
): readonly [Point, Point] {
  if (place === 0) {
    const from = meterTerminal(plan, terminals.plus, plan.meter);
    const to = meterTerminal(plan, terminals.minus, plan.meter);
    return [
      { x: from.x, y: plan.rail },
      { x: to.x, y: plan.rail },
    ];
  }
  // Nearer to the resistor, clear of the badge of node 2.
  const middle = place === 1 ? (plan.r1 + node2(plan).x) / 2 - 4 : (plan.r2 + node2(plan).x) / 2 + 4;
  const left = { x: middle - HALF_GAP, y: plan.link };
  const right = { x: middle + HALF_GAP, y: plan.link };
  return place === 2 && !series ? [right, left] : [left, right];
}

export const meterMiddles = (plan: Plan, terminals: MeterTerminals): readonly Point[] =>
  ([0, 1, 2] as const).map((place) => {
    const [from, to] = gapAt(plan, terminals, place, true);
    return { x: (from.x + to.x) / 2, y: from.y };
  });

/** Of the nodes 0 to 3. */
export const nodePlaces = (plan: Plan): readonly Point[] => [
  { x: plan.node0, y: plan.back },
  { x: plan.node1, y: plan.rail },
  node2(plan),
  { x: plan.node3, y: plan.rail },
];

/** Of the clamp round the main lead, round R1's and R2's. */
export const clampPlaces = (plan: Plan): readonly Point[] => [
  { x: plan.clampTotal, y: plan.back },
  { x: plan.r1, y: plan.clampY },
  { x: plan.r2, y: plan.clampY },
];
