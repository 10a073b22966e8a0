/**
 * Onion epidermis, cheek cells and an Elodea leaf on a 5 × 5 mm slide, in µm from its middle; made from a seed, each cell for
 * itself, so that no two are alike.
 */
import { createRng, type Rng } from '../../core/rng';
import { HALF_SLIDE } from './slide-kinds';

/** A cell of a sheet of tissue, long along x. */
export interface BrickCell {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How far each of its ends leans, µm; the neighbour leans alike. */
  readonly leanLeft: number;
  readonly leanRight: number;
  /** Nucleus, beside a wall. */
  readonly nucleus: { readonly x: number; readonly y: number };
  /** 0 to 1: how strongly it took the stain, or how green it is. */
  readonly tone: number;
  /** Of what else is drawn of it. */
  readonly key: number;
}

export interface Bricks {
  readonly length: readonly [mean: number, sd: number];
  readonly width: readonly [mean: number, sd: number];
  /** How far the ends lean, standard deviation. */
  readonly lean: number;
  /** How far rows waver, µm. */
  readonly waver: number;
}

/** Where a place of a straight sheet lies in one that wavers: neighbours waver alike, so that no wall parts. */
export const bent = ({ waver }: Bricks, x: number, y: number): number =>
  y + waver * (Math.sin(x / 210 + y / 430) + 0.45 * Math.sin(x / 71 - y / 160) + 0.2 * Math.sin(x / 23 + y / 51));

export const ONION: Bricks = { length: [250, 40], width: [60, 10], lean: 14, waver: 8 };
export const ELODEA: Bricks = { length: [100, 15], width: [30, 4], lean: 4, waver: 3 };
/** Diameters, µm. */
export const ONION_NUCLEUS = 15;
export const CHEEK_NUCLEUS = 8;
export const CHLOROPLAST = 5;
/** Streaming along the wall, µm/s. */
export const STREAMING = 5;

/** Never shorter than a third of the mean: a normal length has no such end. */
const drawn = (rng: Rng, [mean, sd]: readonly [number, number]): number => Math.max(mean / 3, rng.normal(mean, sd));

/** Rows of cells, each row begun at a place of its own. */
export function brickSheet(bricks: Bricks, rng: Rng): readonly BrickCell[] {
  const cells: BrickCell[] = [];
  let top = -HALF_SLIDE - rng.uniform(0, bricks.width[0]);
  while (top < HALF_SLIDE) {
    const bottom = top + drawn(rng, bricks.width);
    let left = -HALF_SLIDE - rng.uniform(0, bricks.length[0]);
    let leanLeft = rng.normal(0, bricks.lean);
    while (left < HALF_SLIDE) {
      const right = left + drawn(rng, bricks.length);
      const leanRight = rng.normal(0, bricks.lean);
      const side = rng.next() < 0.5 ? -1 : 1;
      const away = ONION_NUCLEUS * 0.62;
      cells.push({
        left,
        right,
        top,
        bottom,
        leanLeft,
        leanRight,
        nucleus: {
          x: rng.uniform(left + (right - left) * 0.15, right - (right - left) * 0.15),
          y: side < 0 ? top + away : bottom - away,
        },
        tone: rng.next(),
        key: rng.uint32(),
      });
      left = right;
      leanLeft = leanRight;
    }
    top = bottom;
  }
  return cells;
}

/** A flat cell from the cheek: an irregular polygon. */
export interface CheekCell {
  readonly x: number;
  readonly y: number;
  /** Mean diameter, µm. */
  readonly diameter: number;
  /** Corners around it, in its mean radius, from angle 0 on at equal steps. */
  readonly outline: readonly number[];
  readonly turn: number;
  readonly nucleus: { readonly x: number; readonly y: number };
  /** Angle of a fold across it, or null: it lies flat. */
  readonly fold: number | null;
  readonly tone: number;
  readonly key: number;
}

const CHEEK_CORNERS = 11;
/** Cells for each mm² of the smear; chosen. */
const CHEEK_DENSITY = 45;
/** Cells come off in sheets: this part lies against the one before. */
const IN_CLUMPS = 0.35;
const FOLDED = 0.18;

export function cheekCells(rng: Rng): readonly CheekCell[] {
  const count = Math.round(CHEEK_DENSITY * (HALF_SLIDE / 500) ** 2);
  const cells: CheekCell[] = [];
  for (let n = 0; n < count; n++) {
    const diameter = Math.max(25, rng.normal(55, 6));
    const before = cells.at(-1);
    const beside = before && rng.next() < IN_CLUMPS;
    const way = rng.uniform(0, 2 * Math.PI);
    const x = beside ? before.x + 0.8 * diameter * Math.cos(way) : rng.uniform(-HALF_SLIDE, HALF_SLIDE);
    const y = beside ? before.y + 0.8 * diameter * Math.sin(way) : rng.uniform(-HALF_SLIDE, HALF_SLIDE);
    const raw = Array.from({ length: CHEEK_CORNERS }, () => Math.max(0.6, rng.normal(1, 0.1)));
    const mean = raw.reduce((sum, radius) => sum + radius, 0) / CHEEK_CORNERS;
    cells.push({
      x,
      y,
      diameter,
      outline: raw.map((radius) => radius / mean),
      turn: rng.uniform(0, 2 * Math.PI),
      nucleus: { x: x + rng.normal(0, diameter * 0.08), y: y + rng.normal(0, diameter * 0.08) },
      fold: rng.next() < FOLDED ? rng.uniform(0, Math.PI) : null,
      tone: rng.next(),
      key: rng.uint32(),
    });
  }
  return cells;
}

/** Chloroplasts keep this far from the middle of the wall, µm. */
const FROM_WALL = 4.2;

/** The chloroplasts of a cell at a time in s, as pairs x, y: 20 to 40 that circulate along the wall. */
export function chloroplasts({ left, right, top, bottom, key }: BrickCell, time: number): Float32Array {
  const rng = createRng(key, 'chloroplasts');
  const count = rng.int(20, 40);
  const width = right - left - 2 * FROM_WALL;
  const height = bottom - top - 2 * FROM_WALL;
  const way = rng.next() < 0.5 ? -1 : 1;
  const round = 2 * (width + height);
  const places = new Float32Array(2 * count);
  for (let n = 0; n < count; n++) {
    const inward = rng.uniform(-1.2, 1.6);
    const begun = rng.uniform(0, round) + way * STREAMING * time;
    const along = ((begun % round) + round) % round;
    const [x, y] =
      along < width
        ? [left + FROM_WALL + along, top + FROM_WALL + inward]
        : along < width + height
          ? [right - FROM_WALL - inward, top + FROM_WALL + along - width]
          : along < 2 * width + height
            ? [right - FROM_WALL - (along - width - height), bottom - FROM_WALL - inward]
            : [left + FROM_WALL + inward, bottom - FROM_WALL - (along - 2 * width - height)];
    places[2 * n] = x;
    places[2 * n + 1] = y;
  }
  return places;
}
