/** Where things lie on and around the board of the series and parallel circuits, in stage units. */
import type { Box, Point } from '../../contract';
import { type Port, portAt } from '../../kit/instruments/socket';

/** The circuit runs clockwise: supply, fuse, switch, node 3, ammeter, node 1, resistors, node 0, supply. */
export interface Plan {
  readonly board: Box;
  /** Where the leads of the supply plug in. */
  readonly entry: Port;
  readonly exit: Port;
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
}

/** Width of a board on which the ammeter is drawn at its own size. */
const METER_BOARD = 510;

/** The places on a board. `below`: the supply stands below it rather than at its left. */
export function planOf(board: Box, below: boolean): Plan {
  const x = (part: number): number => board.x + part * board.width;
  const y = (part: number): number => board.y + part * board.height;
  const [rail, back] = [y(0.173), y(0.9)];
  return {
    board,
    entry: portAt({ x: board.x + 4, y: rail }, 'left'),
    exit: below
      ? portAt({ x: x(0.12), y: board.y + board.height - 2 }, 'front')
      : portAt({ x: board.x + 4, y: back }, 'left'),
    rail,
    link: y(0.675),
    back,
    fuse: x(0.06),
    knife: x(0.2),
    node3: x(0.3),
    node0: x(below ? 0.21 : 0.112),
    meter: { x: x(0.24), y: rail + 22 },
    meterScale: Math.max(1, board.width / METER_BOARD),
    meterAside: { x: x(0.336), y: y(0.5) },
    node1: x(0.58),
    r1: x(0.735),
    r2: x(0.935),
    outer: x(0.978),
    resistorY: y(0.414),
    clampTotal: x(below ? 0.32 : 0.23),
    clampY: y(0.615),
    bulbs: { x: x(0.12), y: y(0.4) },
  };
}

export const METER = { width: 164, height: 130 } as const;
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
