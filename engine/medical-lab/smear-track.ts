/**
 * The battlement track through a smear: one cell after the other as the stage drive brings them under the lens, each with its
 * class, its size and its place. It grows as it is walked. Without scatter the classes come in the order that keeps the tally
 * next to its expected share, and after the cells that are to be counted the tally is the expected one.
 */
import { largestRemainder } from '../core/apportion';
import type { Rng } from '../core/rng';
import {
  type CellClass,
  DIAMETERS,
  sharesIn,
  type SmearArea,
  type SmearBlood,
  UNREADABLE_IN_THICK,
  WHITE_CLASSES,
} from '../data/white-cells';

export interface TrackCell {
  readonly kind: CellClass;
  /** False where the film is too thick to tell. */
  readonly readable: boolean;
  /** µm. */
  readonly diameter: number;
  /** µm on the slide from where the track begins. */
  readonly x: number;
  readonly y: number;
  /** Which of all cells of its class it looks like. */
  readonly form: number;
}

export interface Track {
  readonly cells: readonly TrackCell[];
  /** White cells of the track that can be told, by class: what the expected shares are kept by. */
  readonly drawn: readonly number[];
  /** White cells that it has in all. */
  readonly whites: number;
  /** µm along the track to its last cell. */
  readonly length: number;
}

export interface TrackRules {
  readonly blood: SmearBlood;
  readonly area: SmearArea;
  readonly noise: boolean;
  /** Cells to be counted: without scatter the expected tally holds for so many. */
  readonly goal: number;
}

export interface TrackChance {
  readonly kinds: Rng;
  readonly looks: Rng;
}

export const EMPTY_TRACK: Track = { cells: [], drawn: WHITE_CLASSES.map(() => 0), whites: 0, length: 0 };

/** Legs of the battlement, µm: along the smear, then across it. */
const LEG = 700;
const STEP = 260;
/** µm from one white cell to the next where a microlitre has 7000 of them, and where they crowd. */
const APART = 92;
const CROWDED = 26;
const USUAL_WHITE = 7;
/** Every so many-th cell of the thick end cannot be told, without scatter. */
const UNREADABLE_EVERY = Math.round(1 / UNREADABLE_IN_THICK);

/** Where the track is after so many µm: up, across, down, across. */
export function placeOnTrack(along: number): { readonly x: number; readonly y: number } {
  const period = 2 * (LEG + STEP);
  const turns = Math.floor(along / period);
  const rest = along - turns * period;
  const x = turns * 2 * STEP;
  if (rest < LEG) return { x, y: rest };
  if (rest < LEG + STEP) return { x: x + rest - LEG, y: LEG };
  if (rest < 2 * LEG + STEP) return { x: x + STEP, y: 2 * LEG + STEP - rest };
  return { x: x + rest - 2 * LEG, y: 0 };
}

/** The class that is furthest behind its expected number; equal ones in the order of the list. */
function furthestBehind(shares: readonly number[], drawn: readonly number[], goal: number): number {
  const counted = drawn.reduce((sum, count) => sum + count, 0);
  const wanted = largestRemainder(shares, Math.max(goal, counted + 1));
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  wanted.forEach((want, n) => {
    const has = drawn[n] ?? 0;
    if (has >= want) return;
    const behind = (want * (counted + 1)) / Math.max(goal, counted + 1) - has;
    if (behind > most + 1e-12) [best, most] = [n, behind];
  });
  return best;
}

function pickShare(shares: readonly number[], rng: Rng): number {
  let left = rng.next();
  for (const [n, share] of shares.entries()) {
    left -= share;
    if (left < 0) return n;
  }
  return shares.findLastIndex((share) => share > 0);
}

/** The track with one white cell more, and the nucleated red cells that lie before it. */
function oneMore(track: Track, { blood, area, noise, goal }: TrackRules, { kinds, looks }: TrackChance): Track {
  const shares = sharesIn(area, blood);
  const thick = area === 'Thick end';
  const told = track.drawn.reduce((sum, count) => sum + count, 0);
  const readable =
    !thick || (noise ? kinds.next() >= UNREADABLE_IN_THICK : (track.whites + 1) % UNREADABLE_EVERY !== 0);
  const at = noise ? pickShare(shares, kinds) : furthestBehind(shares, track.drawn, goal);
  const rate = blood.nrbcPer100 / 100;
  const reds = noise
    ? kinds.poisson(rate)
    : readable
      ? Math.floor((told + 1) * rate + 1e-9) - Math.floor(told * rate + 1e-9)
      : 0;
  const crowd = CROWDED + (APART - CROWDED) * Math.min(1, USUAL_WHITE / blood.analyserWhite);
  const coming: readonly (readonly [CellClass, boolean])[] = [
    ...Array.from({ length: reds }, () => ['nrbc', !thick || !noise || kinds.next() >= UNREADABLE_IN_THICK] as const),
    [WHITE_CLASSES[at] ?? 'segmented', readable],
  ];
  let { length } = track;
  const cells = coming.map(([kind, clear]): TrackCell => {
    length += crowd * looks.uniform(0.75, 1.35);
    const [mean, deviation] = DIAMETERS[kind];
    const place = placeOnTrack(length);
    return {
      kind,
      readable: clear,
      diameter: Math.max(0.7 * mean, looks.normal(mean, deviation)),
      x: place.x + looks.uniform(-14, 14),
      y: place.y + looks.uniform(-8, 8),
      form: looks.uint32(),
    };
  });
  return {
    cells: [...track.cells, ...cells],
    drawn: readable ? track.drawn.map((count, n) => (n === at ? count + 1 : count)) : track.drawn,
    whites: track.whites + 1,
    length,
  };
}

/** The track with at least so many cells. */
export function lengthened(track: Track, cells: number, rules: TrackRules, chance: TrackChance): Track {
  let next = track;
  while (next.cells.length < cells) next = oneMore(next, rules, chance);
  return next;
}

/** Further along: what was not reached of the old count is left behind, and the expected shares begin anew. */
export const fromHere = ({ cells, length }: Track, reached: number): Track => ({
  cells: cells.slice(0, reached),
  drawn: EMPTY_TRACK.drawn,
  whites: 0,
  length,
});
