/** What the trained hand does next, and where it is meanwhile. What is too far for its room it makes in strokes, with the clutch between. */
import type { Rng } from '../../core/rng';
import { BOARD, CORNERS, LYING, PEG, PEGS, RINGS, TRIANGLES } from './board';
import { DEGREE, type Tip } from './kinematics';
import { endNear, lastsOf, placeAt, type Reach, reachFor, reachOver } from './operator';
import { RATE } from './tremor';
import { endMove, onPlate, plateAt, type Work } from './work';

type Order =
  | { readonly to: Tip; readonly width: number }
  | { readonly jaws: 'close' | 'open' }
  | { readonly roll: number }
  /** A move between the plates, which is clocked. */
  | { readonly plate: 0 | 1 };

export interface Pilot {
  orders: Order[];
  reach: { readonly way: Reach; readonly since: number; readonly clocked: boolean } | null;
  /** Steps until the next order. */
  waits: number;
  /** The move whose end is looked at when the wait is over, s. */
  ended: number | null;
  /** The grips were brought back for the move that comes next. */
  recentred: boolean;
}

export const freshPilot = (): Pilot => ({ orders: [], reach: null, waits: RATE / 2, ended: null, recentred: false });

/** mm, above the pegs, with what is carried. */
const TRANSIT = PEG.top + 10;
const LET_GO = PEG.top + 2;
const HOVER = BOARD.z + 26;
const PICK_WIDTH = 5;
const DROP_WIDTH = 6;
const LIFT_WIDTH = 5;
/** mm before and behind a ring. */
const RUN_UP = 11;
const RING_WIDTH = 8;
const ROLL_ERROR = 4;
/** s: to look at what the jaws did; between two parts of the work; at a plate, until the tip rests. */
const LOOK = 0.35;
const BREATH = 0.12;
const AT_PLATE = 0.6;
/** mm of the hand in one stroke about the middle of its room, and s for the clutch between two of them. */
const STROKE = 200;
const CLUTCHING = 0.5;

/** How often a move over `distance` of the tip needs the clutch. */
export const clutchesFor = (distance: number, scale: number): number =>
  Math.max(0, Math.ceil((distance * scale) / STROKE - 1e-9) - 1);

const apart = (a: Tip, b: Tip): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2);

const below = ({ x, y }: { readonly x: number; readonly y: number }, z: number): Tip => ({ x, y, z });

function transfer(work: Work, at: Tip): Order[] {
  const raised: Order[] = at.z < TRANSIT - 1 ? [{ to: { ...at, z: TRANSIT }, width: LIFT_WIDTH }] : [];
  const free = PEGS.find((_, n) => n >= TRIANGLES && work.triangles.every(({ peg }) => peg !== n));
  if (work.held !== null && free) {
    const over = { x: free.x + work.grasp.x, y: free.y + work.grasp.y };
    return [
      ...raised,
      { to: below(over, TRANSIT), width: DROP_WIDTH },
      { to: below(over, LET_GO), width: DROP_WIDTH },
      { jaws: 'open' },
      { to: below(over, TRANSIT), width: LIFT_WIDTH },
    ];
  }
  const next = work.triangles.find(({ peg }) => peg === null || peg < TRIANGLES);
  const corner = CORNERS[0];
  if (!next || !corner) return [];
  const over = { x: next.x + corner.x, y: next.y + corner.y };
  return [
    { jaws: 'open' },
    ...raised,
    { to: below(over, TRANSIT), width: PICK_WIDTH },
    { to: below(over, LYING), width: PICK_WIDTH },
    { jaws: 'close' },
    { to: below(over, TRANSIT), width: LIFT_WIDTH },
  ];
}

function threading(work: Work, rng: Rng): Order[] {
  const ring = RINGS.find((_, n) => work.rings[n] === false);
  if (!ring) return [];
  const { at, heading } = ring;
  const [nx, ny] = [Math.cos(heading * DEGREE) * RUN_UP, Math.sin(heading * DEGREE) * RUN_UP];
  const before = { x: at.x - nx, y: at.y - ny };
  const high = at.z + RUN_UP;
  return [
    { jaws: 'close' },
    { to: below(before, high), width: RING_WIDTH },
    { roll: heading + rng.normal(0, ROLL_ERROR) },
    { to: below(before, at.z), width: RING_WIDTH },
    { to: { x: at.x + nx, y: at.y + ny, z: at.z }, width: RING_WIDTH },
    { to: { x: at.x + nx, y: at.y + ny, z: high }, width: RING_WIDTH },
  ];
}

function toAndFro(work: Work, distance: number, at: Tip): Order[] {
  if (work.done === 0 && work.drops === 0 && Math.abs(at.x - plateAt(0, distance)) > 1)
    return [{ to: { x: plateAt(0, distance), y: 0, z: HOVER }, width: PICK_WIDTH }];
  if (work.done === 0 && work.drops === 0) work.plate = 1;
  return [{ plate: work.plate }];
}

export interface Console {
  /** Where the hand would have the tip. */
  goal: Tip;
  jaws: 'close' | 'open' | null;
  roll: number | null;
}

/** One step of the trained hand: it moves the goal, and asks for jaws and roll. */
export function pilotStep(
  pilot: Pilot,
  work: Work,
  at: Console,
  seen: {
    readonly tip: Tip;
    readonly distance: number;
    readonly width: number;
    readonly latency: number;
    /** Way of the hand to way of the tip. */
    readonly scale: number;
  },
  rng: Rng,
): void {
  const { tip, distance, width, latency, scale } = seen;
  if (pilot.reach) {
    const { way, since, clocked } = pilot.reach;
    const lasts = lastsOf(way);
    const seconds = (work.steps - since + 1) / RATE;
    at.goal = placeAt(way, Math.min(seconds, lasts));
    if (seconds < lasts) return;
    pilot.reach = null;
    pilot.ended = clocked ? lasts : null;
    pilot.waits = Math.round(RATE * (clocked ? AT_PLATE + latency : BREATH));
    return;
  }
  if (pilot.waits > 0) {
    pilot.waits--;
    return;
  }
  if (pilot.ended !== null) {
    endMove(work, pilot.ended, onPlate(tip, work.plate, distance, width));
    pilot.ended = null;
  }
  if (pilot.orders.length === 0)
    pilot.orders =
      work.task === 'Peg Transfer'
        ? transfer(work, at.goal)
        : work.task === 'Needle Through Rings'
          ? threading(work, rng)
          : toAndFro(work, distance, at.goal);
  const next = pilot.orders[0];
  const way = next && ('to' in next ? apart(at.goal, next.to) : 'plate' in next ? distance : 0);
  const clutches = way && !pilot.recentred ? clutchesFor(way, scale) : 0;
  pilot.recentred = clutches > 0;
  if (clutches > 0) {
    pilot.waits = Math.round(RATE * CLUTCHING * clutches);
    return;
  }
  const order = pilot.orders.shift();
  if (!order) return;
  if ('to' in order)
    pilot.reach = { way: reachFor(at.goal, order.to, order.width, latency, rng), since: work.steps, clocked: false };
  else if ('plate' in order) {
    const end = endNear({ x: plateAt(order.plate, distance), y: 0, z: HOVER }, rng);
    const way = reachOver(at.goal, end, distance, width, latency, rng);
    pilot.reach = { way, since: work.steps, clocked: true };
  } else if ('jaws' in order) {
    if (order.jaws === (work.closed ? 'close' : 'open')) return;
    at.jaws = order.jaws;
    pilot.waits = Math.round(RATE * (LOOK + latency));
  } else {
    at.roll = order.roll;
    pilot.waits = Math.round(RATE * (LOOK + latency));
  }
}
