/**
 * Fields on even two-dimensional grids: rows one after the other, node (i, j) at j · nx + i, spacing h both ways.
 * Stencils reach the inner nodes; what the outermost ring of nodes does is said with each function.
 */

/** Number of nodes across and down. */
export interface GridSize {
  readonly nx: number;
  readonly ny: number;
}

/** Laplacian by the 5-point formula (error h²/12 · (u_xxxx + u_yyyy)) into `out`; the outer ring of `out` is left. */
export function laplacian(u: Float64Array, { nx, ny }: GridSize, h: number, out: Float64Array): void {
  const factor = 1 / (h * h);
  for (let j = 1; j < ny - 1; j++) {
    const row = j * nx;
    let left = u[row]!;
    let centre = u[row + 1]!;
    for (let p = row + 1; p < row + nx - 1; p++) {
      const right = u[p + 1]!;
      out[p] = factor * (left + right + u[p - nx]! + u[p + nx]! - 4 * centre);
      left = centre;
      centre = right;
    }
  }
}

// ---------------------------------------------------------------- waves

/** Damping as the leap-frog step uses it. */
export interface WaveDamping {
  /** 1/(1 + γ dt/2) for each node. */
  readonly factor: Float64Array;
  /** Nodes this far from the outer edge or farther are not damped. */
  readonly rim: number;
}

/** From γ (1/s) at each node. */
export function waveDamping(gamma: Float64Array, { nx, ny }: GridSize, dt: number): WaveDamping {
  let rim = 1;
  for (let j = 0; j < ny; j++) {
    for (let i = 0; i < nx; i++) {
      if (gamma[j * nx + i] !== 0) rim = Math.max(rim, Math.min(i, j, nx - 1 - i, ny - 1 - j) + 1);
    }
  }
  return { factor: gamma.map((g) => 1 / (1 + 0.5 * g * dt)), rim };
}

/**
 * Leap-frog step of u_tt + γ u_t = c² ∇²u, second order in time and space, with central damping:
 * u⁺ = u⁻ + (2u − 2u⁻ + C² δ²u)/(1 + γ dt/2), C² = (c dt/h)². `before` (u⁻) becomes u⁺; swap the arrays afterwards.
 * The outer ring keeps its value. Stable for C² ≤ 1/2 (Courant, Friedrichs and Lewy 1928).
 */
export function waveStep(
  u: Float64Array,
  before: Float64Array,
  damping: WaveDamping,
  { nx, ny }: GridSize,
  courantSquared: number,
): void {
  const { factor, rim } = damping;
  const top = Math.min(rim, ny - 1);
  const bottom = Math.max(ny - rim, top);
  const left = Math.min(rim, nx - 1);
  const right = Math.max(nx - rim, left);
  for (let j = 1; j < top; j++) dampedSpan(u, before, factor, nx, j * nx + 1, (j + 1) * nx - 1, courantSquared);
  for (let j = top; j < bottom; j++) {
    const row = j * nx;
    dampedSpan(u, before, factor, nx, row + 1, row + left, courantSquared);
    dampedSpan(u, before, factor, nx, row + right, row + nx - 1, courantSquared);
  }
  let j = top;
  for (; j + 1 < bottom; j += 2) freeRowPair(u, before, nx, j * nx + left, j * nx + right, courantSquared);
  // γ is 0 there: the damped step does as well for the odd row.
  if (j < bottom) dampedSpan(u, before, factor, nx, j * nx + left, j * nx + right, courantSquared);
  for (j = bottom; j < ny - 1; j++) {
    dampedSpan(u, before, factor, nx, j * nx + 1, (j + 1) * nx - 1, courantSquared);
  }
}

/** Neighbours are added in opposite pairs: the sum is then the same, bit for bit, in a mirrored field. */
function dampedSpan(
  u: Float64Array,
  before: Float64Array,
  factor: Float64Array,
  nx: number,
  start: number,
  end: number,
  courantSquared: number,
): void {
  if (start >= end) return;
  const own = 2 - 4 * courantSquared;
  let left = u[start - 1]!;
  let centre = u[start]!;
  for (let p = start; p < end; p++) {
    const right = u[p + 1]!;
    const old = before[p]!;
    const sum = left + right + (u[p - nx]! + u[p + nx]!);
    before[p] = old + factor[p]! * (own * centre + courantSquared * sum - 2 * old);
    left = centre;
    centre = right;
  }
}

/** Undamped nodes `start` … `end` − 1 and those below them: two rows, and two columns at a time, share what they read. */
function freeRowPair(
  u: Float64Array,
  before: Float64Array,
  nx: number,
  start: number,
  end: number,
  courantSquared: number,
): void {
  const own = 2 - 4 * courantSquared;
  let left0 = u[start - 1]!;
  let centre0 = u[start]!;
  let left1 = u[start + nx - 1]!;
  let centre1 = u[start + nx]!;
  let p = start;
  for (; p + 1 < end; p += 2) {
    const q = p + nx;
    const right0 = u[p + 1]!;
    const right1 = u[q + 1]!;
    const next0 = u[p + 2]!;
    const next1 = u[q + 2]!;
    before[p] = own * centre0 + courantSquared * (left0 + right0 + (u[p - nx]! + centre1)) - before[p]!;
    before[q] = own * centre1 + courantSquared * (left1 + right1 + (centre0 + u[q + nx]!)) - before[q]!;
    before[p + 1] = own * right0 + courantSquared * (centre0 + next0 + (u[p + 1 - nx]! + right1)) - before[p + 1]!;
    before[q + 1] = own * right1 + courantSquared * (centre1 + next1 + (right0 + u[q + 1 + nx]!)) - before[q + 1]!;
    left0 = right0;
    centre0 = next0;
    left1 = right1;
    centre1 = next1;
  }
  if (p < end) {
    const q = p + nx;
    before[p] = own * centre0 + courantSquared * (left0 + u[p + 1]! + (u[p - nx]! + centre1)) - before[p]!;
    before[q] = own * centre1 + courantSquared * (left1 + u[q + 1]! + (centre0 + u[q + nx]!)) - before[q]!;
  }
}

/**
 * Damping rate γ (1/s) of an absorbing rim: γ = g0 (c/L)(1 − s)², with L = rim · h its width and s the distance from the
 * nearest outer edge over L; zero inside. c is the wave speed; g0 = 15 swallows waves up to about 2 L long.
 */
export function absorbingRim({ nx, ny }: GridSize, rim: number, c: number, h: number, g0 = 15): Float64Array {
  const gamma = new Float64Array(nx * ny);
  const strength = (g0 * c) / (rim * h);
  for (let j = 0; j < ny; j++) {
    for (let i = 0; i < nx; i++) {
      const s = Math.min(i, j, nx - 1 - i, ny - 1 - j) / rim;
      if (s < 1) gamma[j * nx + i] = strength * (1 - s) ** 2;
    }
  }
  return gamma;
}

// ---------------------------------------------------------------- diffusion

/** What the outer ring does: keeps its values, or lets nothing through (mirror image beyond it). */
export type DiffusionEdge = 'fixed' | 'insulated';

/**
 * Explicit step of u_t = D ∇²u (forward in time, central in space) into `out`; `number` = D dt/h² must be ≤ 1/4.
 * With insulated edges the outer nodes stand half a spacing inside the wall, and Σu is conserved.
 */
export function diffusionStep(
  u: Float64Array,
  out: Float64Array,
  size: GridSize,
  number: number,
  edge: DiffusionEdge,
): void {
  const { nx, ny } = size;
  for (let j = 1; j < ny - 1; j++) {
    const row = j * nx;
    let left = u[row]!;
    let centre = u[row + 1]!;
    for (let p = row + 1; p < row + nx - 1; p++) {
      const right = u[p + 1]!;
      out[p] = centre + number * (left + right + u[p - nx]! + u[p + nx]! - 4 * centre);
      left = centre;
      centre = right;
    }
  }
  for (let i = 0; i < nx; i++) {
    diffuseEdgeNode(u, out, size, number, edge, i, 0);
    diffuseEdgeNode(u, out, size, number, edge, i, ny - 1);
  }
  for (let j = 1; j < ny - 1; j++) {
    diffuseEdgeNode(u, out, size, number, edge, 0, j);
    diffuseEdgeNode(u, out, size, number, edge, nx - 1, j);
  }
}

function diffuseEdgeNode(
  u: Float64Array,
  out: Float64Array,
  { nx, ny }: GridSize,
  number: number,
  edge: DiffusionEdge,
  i: number,
  j: number,
): void {
  const p = j * nx + i;
  const centre = u[p]!;
  if (edge === 'fixed') {
    out[p] = centre;
    return;
  }
  const left = i > 0 ? u[p - 1]! : centre;
  const right = i < nx - 1 ? u[p + 1]! : centre;
  const up = j > 0 ? u[p - nx]! : centre;
  const down = j < ny - 1 ? u[p + nx]! : centre;
  out[p] = centre + number * (left + right + up + down - 4 * centre);
}

// ---------------------------------------------------------------- between the nodes

/** Value at (x, y) in node spacings from node (0, 0), by bilinear interpolation; outside, that at the nearest edge. */
export function bilinearSample(u: ArrayLike<number>, { nx, ny }: GridSize, x: number, y: number): number {
  const inX = Math.min(Math.max(x, 0), nx - 1);
  const inY = Math.min(Math.max(y, 0), ny - 1);
  const i = Math.min(Math.floor(inX), nx - 2);
  const j = Math.min(Math.floor(inY), ny - 2);
  const s = inX - i;
  const t = inY - j;
  const p = j * nx + i;
  const low = u[p]! + s * (u[p + 1]! - u[p]!);
  const high = u[p + nx]! + s * (u[p + nx + 1]! - u[p + nx]!);
  return low + t * (high - low);
}

/** Adds `amount` at (x, y), spread bilinearly over the four nodes around: the transpose of `bilinearSample`. */
export function bilinearDeposit(
  u: Float64Array | Float32Array,
  { nx, ny }: GridSize,
  x: number,
  y: number,
  amount: number,
): void {
  const inX = Math.min(Math.max(x, 0), nx - 1);
  const inY = Math.min(Math.max(y, 0), ny - 1);
  const i = Math.min(Math.floor(inX), nx - 2);
  const j = Math.min(Math.floor(inY), ny - 2);
  const s = inX - i;
  const t = inY - j;
  const p = j * nx + i;
  u[p] = u[p]! + (1 - s) * (1 - t) * amount;
  u[p + 1] = u[p + 1]! + s * (1 - t) * amount;
  u[p + nx] = u[p + nx]! + (1 - s) * t * amount;
  u[p + nx + 1] = u[p + nx + 1]! + s * t * amount;
}
