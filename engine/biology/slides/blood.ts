/** A blood smear (Wright's stain) in µm from its middle: made tile by tile from a seed, where it is looked at. */
import { createRng, type Rng } from '../../core/rng';
import { HALF_SLIDE } from './slide-kinds';

/** Red cells on a mm² of the part where they lie singly. */
export const RED_DENSITY = 5000;
export const RED_DIAMETER: readonly [mean: number, sd: number] = [7.5, 0.4];
export const WHITE_DIAMETER = 12;
export const PLATELET_DIAMETER = 2.5;
/** Red cells for each white one, and for each platelet. */
const RED_PER_WHITE = 700;
const RED_PER_PLATELET = 18;

export const WHITE_KINDS = ['neutrophil', 'lymphocyte', 'monocyte', 'eosinophil', 'basophil'] as const;
export type WhiteKind = (typeof WHITE_KINDS)[number];
/** Their parts of a hundred. */
const WHITE_WEIGHTS = [60, 30, 6, 3, 1] as const;

export interface WhiteCell {
  readonly x: number;
  readonly y: number;
  readonly kind: WhiteKind;
  readonly turn: number;
  readonly key: number;
}

/** Side of the square that one red cell has on the mean, µm; cells are scattered about a lattice of it. */
const PITCH = Math.sqrt(1e6 / RED_DENSITY);
const SCATTER = 6.6;
const CELLS_ALONG = 16;
/** Side of a tile, µm. */
export const BLOOD_TILE = CELLS_ALONG * PITCH;
/** Numbers of a red cell: x, y, diameter, which of the drawn variants (0 to 1). */
export const RED_NUMBERS = 4;

export interface BloodTile {
  readonly red: Float32Array;
  /** x, y and size in the mean diameter. */
  readonly platelets: Float32Array;
}

/** White cells of the whole slide. */
export function whiteCells(rng: Rng): readonly WhiteCell[] {
  const area = (2 * HALF_SLIDE) ** 2 / 1e6;
  const count = Math.round((RED_DENSITY * area) / RED_PER_WHITE);
  const total = WHITE_WEIGHTS.reduce((sum, weight) => sum + weight, 0);
  return Array.from({ length: count }, () => {
    const place = rng.uniform(0, total);
    let kind: WhiteKind = 'basophil';
    let below = 0;
    for (const [n, weight] of WHITE_WEIGHTS.entries()) {
      below += weight;
      if (place < below) {
        kind = WHITE_KINDS[n] ?? 'basophil';
        break;
      }
    }
    return {
      x: rng.uniform(-HALF_SLIDE, HALF_SLIDE),
      y: rng.uniform(-HALF_SLIDE, HALF_SLIDE),
      kind,
      turn: rng.uniform(0, 2 * Math.PI),
      key: rng.uint32(),
    };
  });
}

/** The tile whose corner nearest to the slide's upper left lies at (column, row)·BLOOD_TILE; nothing where a white cell lies. */
export function bloodTile(seed: number, column: number, row: number, whites: readonly WhiteCell[]): BloodTile {
  const rng = createRng(seed, `blood ${column} ${row}`);
  const [left, top] = [column * BLOOD_TILE, row * BLOOD_TILE];
  const keep = (WHITE_DIAMETER + RED_DIAMETER[0]) / 2;
  const near = whites.filter(
    ({ x, y }) =>
      x > left - 2 * keep && x < left + BLOOD_TILE + 2 * keep && y > top - 2 * keep && y < top + BLOOD_TILE + 2 * keep,
  );
  const free = (x: number, y: number): boolean =>
    Math.abs(x) < HALF_SLIDE &&
    Math.abs(y) < HALF_SLIDE &&
    near.every((white) => (white.x - x) ** 2 + (white.y - y) ** 2 > keep * keep);
  const red: number[] = [];
  for (let j = 0; j < CELLS_ALONG; j++) {
    for (let i = 0; i < CELLS_ALONG; i++) {
      const x = left + (i + 0.5) * PITCH + rng.uniform(-SCATTER, SCATTER);
      const y = top + (j + 0.5) * PITCH + rng.uniform(-SCATTER, SCATTER);
      const diameter = rng.normal(...RED_DIAMETER);
      const variant = rng.next();
      if (free(x, y)) red.push(x, y, diameter, variant);
    }
  }
  const platelets: number[] = [];
  const count = rng.poisson(CELLS_ALONG ** 2 / RED_PER_PLATELET);
  for (let n = 0; n < count; n++) {
    const [x, y] = [rng.uniform(left, left + BLOOD_TILE), rng.uniform(top, top + BLOOD_TILE)];
    const size = Math.max(0.5, rng.normal(1, 0.18));
    if (free(x, y)) platelets.push(x, y, size);
  }
  return { red: Float32Array.from(red), platelets: Float32Array.from(platelets) };
}
