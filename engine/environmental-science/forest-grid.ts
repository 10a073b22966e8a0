/**
 * A square of land in cells of 1 km²: what stands on each, and what the pieces of forest come to.
 *
 * Patches are joined through shared sides (4-neighbours); the largest of a random land breaks up where less than 0.5927 of the
 * cells are left, the threshold of site percolation on the square lattice (Stauffer and Aharony, 1994).
 */
import type { Quantity } from '../contract';

/** Bits of a cell on the map beside its kind. */
export const MAP_BITS = { kept: 4, largest: 8, fresh: 16 } as const;

/** A run ends here; what is charted is kept for each year. */
export const LAST_YEAR: Quantity<'yr'> = 100;
export const YEARS_KEPT = LAST_YEAR + 1;

export const SIDE = 100;
export const CELLS = SIDE * SIDE;

/** What stands on a cell. */
export const CLEARED = 0;
export const PRIMARY = 1;
export const SECONDARY = 2;

/** Calls back for each of the neighbours inside the grid. */
export function forNeighbours(cell: number, tell: (neighbour: number) => void): void {
  const column = cell % SIDE;
  if (column > 0) tell(cell - 1);
  if (column < SIDE - 1) tell(cell + 1);
  if (cell >= SIDE) tell(cell - SIDE);
  if (cell < CELLS - SIDE) tell(cell + SIDE);
}

/** Whether all neighbours inside the grid are so, and the cell itself. */
export function isInside(cell: number, is: (cell: number) => boolean): boolean {
  if (!is(cell)) return false;
  const column = cell % SIDE;
  return (
    (column === 0 || is(cell - 1)) &&
    (column === SIDE - 1 || is(cell + 1)) &&
    (cell < SIDE || is(cell - SIDE)) &&
    (cell >= CELLS - SIDE || is(cell + SIDE))
  );
}

export interface Pieces {
  readonly patches: number;
  /** Cells of the largest patch, and which they are. */
  readonly largest: number;
  readonly inLargest: Uint8Array;
  /** Sides between forest and other land, inside the grid. */
  readonly edges: number;
  /** Forest cells with forest on all sides inside the grid. */
  readonly core: number;
}

/** `forest`: 1 for each cell that is forest. */
export function piecesOf(forest: Uint8Array): Pieces {
  const label = new Int32Array(CELLS);
  const stack = new Int32Array(CELLS);
  let [patches, largest, largestLabel, edges, core] = [0, 0, 0, 0, 0];
  const is = (cell: number): boolean => forest[cell] === 1;
  for (let start = 0; start < CELLS; start++) {
    if (!is(start)) continue;
    const column = start % SIDE;
    // Each side once: forest counts its own, towards land that is none.
    if (column > 0 && !is(start - 1)) edges++;
    if (column < SIDE - 1 && !is(start + 1)) edges++;
    if (start >= SIDE && !is(start - SIDE)) edges++;
    if (start < CELLS - SIDE && !is(start + SIDE)) edges++;
    if (isInside(start, is)) core++;
    if (label[start] !== 0) continue;
    patches++;
    let [size, top] = [0, 0];
    stack[top++] = start;
    label[start] = patches;
    while (top > 0) {
      const cell = stack[--top] ?? 0;
      size++;
      forNeighbours(cell, (next) => {
        if (!is(next) || label[next] !== 0) return;
        label[next] = patches;
        stack[top++] = next;
      });
    }
    if (size > largest) [largest, largestLabel] = [size, patches];
  }
  const inLargest = new Uint8Array(CELLS);
  if (largest > 0) for (let cell = 0; cell < CELLS; cell++) if (label[cell] === largestLabel) inLargest[cell] = 1;
  return { patches, largest, inLargest, edges, core };
}

/** Cells of which all neighbours inside the grid are primary forest too. */
export function interiorOf(kinds: Uint8Array): number {
  const is = (cell: number): boolean => kinds[cell] === PRIMARY;
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) if (isInside(cell, is)) count++;
  return count;
}
