/**
 * A gas of equal hard discs in a rectangle. Coordinates lie in one typed array for each axis; nothing is allocated in a step.
 *
 * Free flight for dt, then every pair that overlaps and approaches is taken back to the instant of contact, given
 * the elastic collision of equal masses (the normal components of the velocities change places), and moved on again.
 * Momentum and energy hold to rounding. Pairs are found by cells at least one diameter wide, sorted row by row, so that
 * the neighbours of a disc lie in two unbroken stretches (M. P. Allen and D. J. Tildesley, Computer Simulation of
 * Liquids, 2nd ed., 2017, section 5.3). A step must be short: |v| dt well below the radius.
 *
 * The inner loops call no function and hold no further loop, as in particle-gas.ts. Larger gases lie in WebAssembly's memory
 * and are stepped there, to the same bits (`gas-kernel.ts`).
 *
 * Any one system of units.
 */
import { assembledRoom, type GasExports, plainRoom, type Room, SMALLEST_ASSEMBLED } from './gas-kernel';
import { drawThermal } from './particle-gas';
import type { Rng } from './rng';

export interface DiscBox {
  readonly count: number;
  readonly radius: number;
  readonly width: number;
  readonly height: number;
}

/** Equal discs in a rectangle: centres between `radius` and width − radius, height − radius. */
export interface DiscGas extends DiscBox {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
  /** Momentum taken up by all four walls so far, over the mass of one disc. */
  wallImpulse: number;
  /** Collisions of two discs so far. */
  collisions: number;
  readonly cells: Cells;
  readonly kernel: Room['kernel'];
}

/**
 * Cells in rows, with an empty column after the last one and an empty row below, so that every cell has a next cell and a
 * row after.
 */
interface Cells {
  readonly columns: number;
  readonly rows: number;
  /** Cells from one row to the next. */
  readonly stride: number;
  readonly perWidth: number;
  readonly perHeight: number;
  /** First place of each cell in the sorted arrays; the next cell's is one past its last. */
  readonly start: Int32Array;
  readonly cellOf: Int32Array;
  /** What stands at each place: which disc, in which cell, and where it is. */
  readonly order: Int32Array;
  readonly cell: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** The two places of each overlapping pair. */
  readonly pairs: Int32Array;
}

/** Overlapping pairs kept for each disc; discs that barely overlap touch six others at most, three pairs each. */
const PAIRS_PER_DISC = 4;
/** A thin gas has so many cells to a disc; a dense one fewer, since they are a diameter wide at least. */
const CELLS_PER_DISC = 2;

/** Room for discs, all at the origin and at rest until they are placed. */
export function createDiscGas(box: DiscBox, given?: Room): DiscGas {
  const { count, radius, width, height } = box;
  const least = Math.max(2 * radius, Math.sqrt((width * height) / (CELLS_PER_DISC * count)));
  const columns = Math.max(1, Math.floor(width / least));
  const rows = Math.max(1, Math.floor(height / least));
  const stride = columns + 1;
  const cells = stride * (rows + 1);
  const pairs = 2 * PAIRS_PER_DISC * count;
  const assembled = (): Room | null =>
    count < SMALLEST_ASSEMBLED ? null : assembledRoom(6 * count, 3 * count + cells + 1 + pairs);
  const room = given ?? assembled() ?? plainRoom;
  const numbers = (): Float64Array => room.numbers(count);
  const places = (): Int32Array => room.places(count);
  return {
    ...box,
    x: numbers(),
    y: numbers(),
    vx: numbers(),
    vy: numbers(),
    wallImpulse: 0,
    collisions: 0,
    cells: {
      columns,
      rows,
      stride,
      perWidth: columns / width,
      perHeight: rows / height,
      start: room.places(cells + 1),
      cellOf: places(),
      order: places(),
      cell: places(),
      x: numbers(),
      y: numbers(),
      pairs: room.places(pairs),
    },
    kernel: room.kernel,
  };
}

/** Places the discs on a square lattice, none touching, with thermal velocities of the given mean square on each axis. */
export function placeDiscs(gas: DiscGas, meanSquareSpeed: number, rng: Rng): void {
  const { count, radius, width, height, x, y } = gas;
  const columns = Math.ceil(Math.sqrt((count * width) / height));
  const rows = Math.ceil(count / columns);
  if (width / columns <= 2 * radius || height / rows <= 2 * radius) {
    throw new RangeError(`There is no room for ${count} discs of radius ${radius} in ${width} × ${height}.`);
  }
  for (let i = 0; i < count; i++) {
    x[i] = ((i % columns) + 0.5) * (width / columns);
    y[i] = (Math.floor(i / columns) + 0.5) * (height / rows);
  }
  drawThermal(gas.vx, count, meanSquareSpeed, rng);
  drawThermal(gas.vy, count, meanSquareSpeed, rng);
}

/** One step of `dt`: flight, walls, collisions. */
export function discStep(gas: DiscGas, dt: number): void {
  if (gas.kernel !== null) {
    assembledDiscStep(gas, gas.kernel, dt);
    return;
  }
  const { count, radius, width, height } = gas;
  gas.wallImpulse +=
    flyAxis(gas.x, gas.vx, count, radius, width - radius, dt) +
    flyAxis(gas.y, gas.vy, count, radius, height - radius, dt);
  sortIntoCells(gas);
  const { order, pairs } = gas.cells;
  const end = findPairs(gas);
  for (let n = 0; n < end; n += 2) {
    if (collide(gas, order[pairs[n]!]!, order[pairs[n + 1]!]!, dt)) gas.collisions++;
  }
}

function assembledDiscStep(gas: DiscGas, kernel: GasExports, dt: number): void {
  const { x, y, vx, vy, cells } = gas;
  gas.collisions += kernel.discStep(
    x.byteOffset,
    y.byteOffset,
    vx.byteOffset,
    vy.byteOffset,
    cells.x.byteOffset,
    cells.y.byteOffset,
    cells.start.byteOffset,
    cells.cellOf.byteOffset,
    cells.order.byteOffset,
    cells.cell.byteOffset,
    cells.pairs.byteOffset,
    gas.count,
    cells.columns,
    cells.rows,
    cells.pairs.length,
    gas.radius,
    gas.width,
    gas.height,
    dt,
  );
  gas.wallImpulse += kernel.lastImpulse();
}

/**
 * Flight along one axis; the walls' impulse over the mass. A disc that a collision has left beyond a wall is turned
 * round only if it is on its way out.
 */
function flyAxis(
  positions: Float64Array,
  velocities: Float64Array,
  count: number,
  low: number,
  high: number,
  dt: number,
): number {
  let impulse = 0;
  for (let i = 0; i < count; i++) {
    const v = velocities[i]!;
    let q = positions[i]! + v * dt;
    if (q < low) {
      if (v < 0) {
        q = 2 * low - q;
        velocities[i] = -v;
        impulse -= 2 * v;
      }
    } else if (q > high && v > 0) {
      q = 2 * high - q;
      velocities[i] = -v;
      impulse += 2 * v;
    }
    positions[i] = q;
  }
  return impulse;
}

/** Counting sort, row by row. Short loops over few arrays: more would not stay in registers. */
function sortIntoCells({ count, x, y, cells }: DiscGas): void {
  const { columns, rows, stride, perWidth, perHeight, start, cellOf, order, cell } = cells;
  const lastColumn = columns - 1;
  const lastRow = rows - 1;
  start.fill(0);
  for (let i = 0; i < count; i++) {
    // Truncation takes what lies a little beyond the low walls into the first cell.
    let column = (x[i]! * perWidth) | 0;
    let row = (y[i]! * perHeight) | 0;
    if (column > lastColumn) column = lastColumn;
    if (row > lastRow) row = lastRow;
    const at = row * stride + column;
    cellOf[i] = at;
    start[at] = start[at]! + 1;
  }
  let place = 0;
  for (let at = 0; at < start.length; at++) {
    place += start[at]!;
    start[at] = place;
  }
  // Each cell is filled from its end.
  for (let i = count - 1; i >= 0; i--) {
    const at = cellOf[i]!;
    const to = start[at]! - 1;
    start[at] = to;
    order[to] = i;
  }
  const sortedX = cells.x;
  const sortedY = cells.y;
  for (let k = 0; k < count; k++) {
    const i = order[k]!;
    sortedX[k] = x[i]!;
    sortedY[k] = y[i]!;
    cell[k] = cellOf[i]!;
  }
}

/**
 * Lists every overlapping pair once and returns the end of the list: a disc is compared with what follows it in its own
 * cell and the next, and with three cells of the row after.
 */
function findPairs({ count, radius, cells }: DiscGas): number {
  const { stride, start, cell, x, y, pairs } = cells;
  const diameter2 = 4 * radius * radius;
  let end = 0;
  for (let a = 0; a < count; a++) {
    const at = cell[a]!;
    const ax = x[a]!;
    const ay = y[a]!;
    const sameRowEnd = start[at + 2]!;
    for (let b = a + 1; b < sameRowEnd; b++) {
      const dx = x[b]! - ax;
      const dy = y[b]! - ay;
      if (dx * dx + dy * dy < diameter2 && end < pairs.length) {
        pairs[end] = a;
        pairs[end + 1] = b;
        end += 2;
      }
    }
    const nextRowEnd = start[at + stride + 2]!;
    for (let b = start[at + stride - 1]!; b < nextRowEnd; b++) {
      const dx = x[b]! - ax;
      const dy = y[b]! - ay;
      if (dx * dx + dy * dy < diameter2 && end < pairs.length) {
        pairs[end] = a;
        pairs[end + 1] = b;
        end += 2;
      }
    }
  }
  return end;
}

/** The collision of a pair; false where it is parting already, or an earlier collision has taken it apart. */
function collide({ radius, x, y, vx, vy }: DiscGas, i: number, j: number, dt: number): boolean {
  const dx = x[j]! - x[i]!;
  const dy = y[j]! - y[i]!;
  const dvx = vx[j]! - vx[i]!;
  const dvy = vy[j]! - vy[i]!;
  const closing = dx * dvx + dy * dvy;
  const overlap = dx * dx + dy * dy - 4 * radius * radius;
  if (closing >= 0 || overlap >= 0) return false;
  // |d − s dv|² = (2 radius)² has one root s > 0: how long ago they touched.
  const speed2 = dvx * dvx + dvy * dvy;
  const ago = Math.min(dt, (closing + Math.sqrt(closing * closing - speed2 * overlap)) / speed2);
  const nx = dx - ago * dvx;
  const ny = dy - ago * dvy;
  const exchange = (nx * dvx + ny * dvy) / (nx * nx + ny * ny);
  const px = exchange * nx;
  const py = exchange * ny;
  vx[i] = vx[i]! + px;
  vy[i] = vy[i]! + py;
  vx[j] = vx[j]! - px;
  vy[j] = vy[j]! - py;
  x[i] = x[i]! + ago * px;
  y[i] = y[i]! + ago * py;
  x[j] = x[j]! - ago * px;
  y[j] = y[j]! - ago * py;
  return true;
}
