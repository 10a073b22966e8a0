/** The tasks in the trainer box: what is picked, dropped, passed, reached and struck. Forces are not modelled. */
import {
  BOARD,
  CORNERS,
  DROP_WITHIN,
  LOW,
  LYING,
  MOVES,
  PEG,
  PEGS,
  PICK_WITHIN,
  PLATE_HALF_HEIGHT,
  RIM,
  RING,
  RINGS,
  type Spot,
  TRIANGLES,
} from './board';
import { DEGREE, type Tip } from './kinematics';
import { RATE } from './tremor';

export type Task = 'Free Motion' | 'Peg Transfer' | 'Needle Through Rings' | 'Fitts Targets';

export interface Triangle {
  readonly x: number;
  readonly y: number;
  /** Where it hangs while it is carried. */
  readonly z: number;
  /** The peg that it sits on. */
  readonly peg: number | null;
}

export interface Work {
  task: Task;
  running: boolean;
  over: boolean;
  /** Of the task's clock. */
  steps: number;
  done: number;
  drops: number;
  collisions: number;
  /** Steps in which the port was dragged. */
  dragged: number;
  /** Something is struck now: the next stroke counts when this one is over. */
  touching: boolean;
  struck: number;
  triangles: Triangle[];
  held: number | null;
  /** From the middle of the carried triangle. */
  grasp: Spot;
  needle: boolean;
  readonly rings: boolean[];
  /** s of each move that hit. */
  readonly moves: number[];
  /** 0 the left plate, 1 the right one. */
  plate: 0 | 1;
  /** The hand's move: the step at which it began, and steps of rest since it last moved. */
  began: number | null;
  rest: number;
  closed: boolean;
}

/** s, and what the score takes off for each. */
export const TIME_LIMIT = 300;
const PER_DROP = 15;
const PER_COLLISION = 10;
const PER_DRAGGED_SECOND = 10;
/** Degrees at which the jaws hold, and at which they let go. */
const CLOSED = 2;
const OPEN = 8;
/** s in which a hand that rests has arrived; the delay of the link comes on top. */
const ARRIVED = 0.4;
/** s for which a stroke glows. */
const GLOW = 0.5;
/** mm below which a move is none. */
const STIR = 1e-6;

export const freshWork = (task: Task): Work => ({
  task,
  running: false,
  over: false,
  steps: 0,
  done: 0,
  drops: 0,
  collisions: 0,
  dragged: 0,
  touching: false,
  struck: 0,
  triangles: PEGS.slice(0, TRIANGLES).map(({ x, y }, peg) => ({ x, y, z: LYING, peg })),
  held: null,
  grasp: { x: 0, y: 0 },
  needle: true,
  rings: RINGS.map(() => false),
  moves: [],
  plate: 0,
  began: null,
  rest: 0,
  closed: false,
});

export const totalOf = (task: Task): number =>
  task === 'Peg Transfer'
    ? TRIANGLES
    : task === 'Needle Through Rings'
      ? RINGS.length
      : task === 'Fitts Targets'
        ? MOVES
        : 0;

export const scoreOf = ({ steps, drops, collisions, dragged }: Work): number =>
  Math.max(
    0,
    TIME_LIMIT - steps / RATE - PER_DROP * drops - PER_COLLISION * collisions - (PER_DRAGGED_SECOND * dragged) / RATE,
  );

const away = (a: Spot, b: Spot): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

export const plateAt = (plate: 0 | 1, distance: number): number => ((plate === 1 ? 1 : -1) * distance) / 2;

export const onPlate = ({ x, y }: Tip, plate: 0 | 1, distance: number, width: number): boolean =>
  Math.abs(x - plateAt(plate, distance)) <= width / 2 && Math.abs(y) <= PLATE_HALF_HEIGHT;

/** What the instrument does in one step. */
export interface Doing {
  readonly tip: Tip;
  readonly before: Tip;
  /** Degrees. */
  readonly jaw: number;
  readonly roll: number;
  /** Where the hand would have the tip, without its tremor, now and a step ago. */
  readonly goal: Tip;
  readonly goalBefore: Tip;
  /** The trained hand tells itself when a move has ended. */
  readonly piloted: boolean;
  /** s. */
  readonly latency: number;
  readonly distance: number;
  readonly width: number;
  /** The cannula pulls at the wall. */
  readonly dragging: boolean;
}

// ---------------------------------------------------------------- pegs

const freePeg = (work: Work, peg: number): boolean => work.triangles.every((triangle) => triangle.peg !== peg);

/** The triangle that the jaws can take where they stand, and by which corner: of those that are still to be carried. */
export function atCorner(work: Work, tip: Tip): { readonly index: number; readonly corner: Spot } | null {
  if (work.held !== null) return null;
  for (const [index, { x, y, peg }] of work.triangles.entries()) {
    if (peg !== null && peg >= TRIANGLES) continue;
    for (const corner of CORNERS) {
      const [dx, dy, dz] = [x + corner.x - tip.x, y + corner.y - tip.y, LYING - tip.z];
      if (dx * dx + dy * dy + dz * dz <= PICK_WITHIN ** 2) return { index, corner };
    }
  }
  return null;
}

function pick(work: Work, tip: Tip): void {
  const found = atCorner(work, tip);
  const triangle = found && work.triangles[found.index];
  if (!found || !triangle) return;
  work.held = found.index;
  work.grasp = found.corner;
  work.triangles[found.index] = { ...triangle, peg: null };
}

function letGo(work: Work, tip: Tip): void {
  const index = work.held;
  if (index === null) return;
  work.held = null;
  const at = { x: tip.x - work.grasp.x, y: tip.y - work.grasp.y };
  const peg = PEGS.findIndex((spot, n) => away(spot, at) <= DROP_WITHIN && freePeg(work, n));
  const seat = PEGS[peg];
  if (seat && tip.z <= LOW) {
    work.triangles[index] = { ...seat, z: LYING, peg };
    if (peg >= TRIANGLES) work.done++;
    return;
  }
  work.drops++;
  const inside = Math.abs(at.x) <= BOARD.halfWidth && Math.abs(at.y) <= BOARD.halfHeight;
  const home = PEGS.findIndex((_, n) => freePeg(work, n));
  const back = PEGS[home] ?? at;
  // What falls off the board is put back on a peg.
  work.triangles[index] = inside ? { ...at, z: LYING, peg: null } : { ...back, z: LYING, peg: home };
}

function carry(work: Work, tip: Tip): void {
  const index = work.held;
  if (index === null) return;
  work.triangles[index] = { x: tip.x - work.grasp.x, y: tip.y - work.grasp.y, z: Math.max(LYING, tip.z), peg: null };
}

function strikesPeg(work: Work, tip: Tip): boolean {
  if (tip.z < PEG.top && PEGS.some((peg) => away(peg, tip) < PEG.radius)) return true;
  const carried = work.held === null ? undefined : work.triangles[work.held];
  return (
    carried !== undefined &&
    tip.z < PEG.top &&
    PEGS.some((peg) => away(peg, carried) > RIM.from && away(peg, carried) < RIM.to)
  );
}

// ---------------------------------------------------------------- rings

/** Goes through the plane of a ring: true where its wire is struck, or the needle stands across. */
function thread(work: Work, { before, tip, roll }: Doing): boolean {
  let strikes = false;
  RINGS.forEach(({ at, heading }, index) => {
    const angle = heading * DEGREE;
    const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
    const depth = (p: Tip): number => (p.x - at.x) * nx + (p.y - at.y) * ny;
    const [from, to] = [depth(before), depth(tip)];
    if (from === to || from > 0 !== to <= 0) return;
    const part = from / (from - to);
    const through = {
      x: before.x + (tip.x - before.x) * part - at.x,
      y: before.y + (tip.y - before.y) * part - at.y,
      z: before.z + (tip.z - before.z) * part - at.z,
    };
    const off = Math.sqrt(through.x ** 2 + through.y ** 2 + through.z ** 2);
    if (off > RING.radius + RING.wire) return;
    const turned = Math.cos((roll - heading) * DEGREE);
    if (off > RING.radius || Math.abs(turned) <= Math.cos(RING.mostAngle * DEGREE)) strikes = true;
    else if (work.needle && to > 0 && turned > 0 && work.rings[index] === false) {
      work.rings[index] = true;
      work.done++;
    }
  });
  return strikes;
}

// ---------------------------------------------------------------- plates

/** A move has come to its end: it hits, or it is a miss and is made again. */
export function endMove(work: Work, seconds: number, hit: boolean): void {
  if (!hit) {
    work.drops++;
    return;
  }
  work.moves.push(seconds);
  work.done++;
  work.plate = work.plate === 1 ? 0 : 1;
}

/** A learner's move is clocked from the first stir of the hand until it rests, when the tip has come to rest, too. */
function watchHand(work: Work, doing: Doing): void {
  const { goal, goalBefore, tip, distance, width, latency } = doing;
  const stirs = away(goal, goalBefore) > STIR;
  work.rest = stirs ? 0 : work.rest + 1;
  if (stirs) work.began ??= work.steps;
  if (work.began === null || work.rest < (ARRIVED + latency) * RATE) return;
  const seconds = (work.steps - work.rest - work.began + 1) / RATE;
  const reached = onPlate(tip, work.plate, distance, width);
  work.began = null;
  // To the first plate nothing is clocked; less than half the way is no move but a preparation.
  if (work.moves.length === 0 && work.done === 0 && work.drops === 0 && work.plate === 0) {
    if (reached) work.plate = 1;
  } else if (reached) endMove(work, seconds, true);
  else if (Math.abs(tip.x - plateAt(work.plate, distance)) < distance / 2) endMove(work, seconds, false);
}

// ---------------------------------------------------------------- a step

export function advance(work: Work, doing: Doing): void {
  const { tip, jaw } = doing;
  const closes = !work.closed && jaw < CLOSED;
  const opens = work.closed && jaw > OPEN;
  if (closes) work.closed = true;
  if (opens) work.closed = false;
  let strikes = tip.z < BOARD.z - 0.5;
  if (work.task === 'Peg Transfer') {
    if (closes && work.running) pick(work, tip);
    if (opens) letGo(work, tip);
    carry(work, tip);
    strikes ||= strikesPeg(work, tip);
  }
  if (work.task === 'Needle Through Rings') {
    if (opens && work.needle) {
      work.needle = false;
      if (work.running) work.drops++;
    }
    if (closes) work.needle = true;
    if (work.running) strikes = thread(work, doing) || strikes;
  }
  work.struck = Math.max(0, work.struck - 1);
  if (strikes && !work.touching) {
    work.collisions++;
    work.struck = GLOW * RATE;
  }
  work.touching = strikes;
  if (!work.running) return;
  work.steps++;
  if (doing.dragging) work.dragged++;
  if (work.task === 'Fitts Targets' && !doing.piloted) watchHand(work, doing);
  if (work.done >= totalOf(work.task) || work.steps >= TIME_LIMIT * RATE) {
    work.running = false;
    work.over = true;
  }
}
