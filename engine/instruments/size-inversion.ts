/**
 * From the light on the detectors back to sizes: shares of the classes that are not negative and change smoothly from class to class (second
 * differences, γ = 10⁻³ of the trace), so that computed patterns of spheres add up to what was measured. Each detector counts by its own scatter,
 * which is a part of its light; each class is scaled to the length of its pattern, so that γ means the same for all.
 */
import type { Quantity } from '../contract';
import { choleskyFactor, choleskySolve } from '../core/linalg';
import { nonNegativeLeastSquares } from '../core/nnls';
import { DETECTORS, type Optics, ringColumn, ringsOf } from './diffraction-rings';
import { CLASSES, classPlace, type SizeSummary, summaryOf } from './size-classes';

const SMOOTHNESS = 1e-3;
/** A detector with less than this part of the brightest says nothing. */
const DARK = 1e-9;

export interface Inversion {
  /** Of the volume; they add up to 1. */
  readonly shares: Float64Array;
  readonly fitted: Float64Array;
  readonly sizes: SizeSummary;
  /** Standard uncertainties by the scatter of the detectors. */
  readonly u: SizeSummary;
  /** Of the part of the volume below the lower edge of each class, alike. */
  readonly uBelow: Float64Array;
  /** rms of what the fit leaves over rms of the light, %. */
  readonly residual: number;
}

/** `scatter`: relative standard deviation of a detector. Null where the assumed particles scatter no such light. */
export function invertRings(rings: Float64Array, optics: Optics, scatter: number): Inversion | null {
  const n = CLASSES;
  const brightest = rings.reduce((most, light) => Math.max(most, light), 0);
  const used = Array.from(rings.keys()).filter((k) => rings[k]! > DARK * brightest);
  const scales = new Float64Array(n);
  const patterns = used.map(() => new Float64Array(n));
  for (let j = 0; j < n; j++) {
    const column = ringColumn(j, optics);
    let square = 0;
    for (const k of used) square += (column[k]! / rings[k]!) ** 2;
    scales[j] = Math.sqrt(square);
    if (!(square > 0)) return null;
    for (const [row, k] of used.entries()) patterns[row]![j] = column[k]! / (rings[k]! * scales[j]!);
  }
  const normal = new Float64Array(n * n);
  const right = new Float64Array(n);
  for (const pattern of patterns)
    for (let i = 0; i < n; i++) {
      right[i] = right[i]! + pattern[i]!;
      for (let j = 0; j < n; j++) normal[i * n + j] = normal[i * n + j]! + pattern[i]! * pattern[j]!;
    }
  smooth(normal, n, SMOOTHNESS);
  const solved = nonNegativeLeastSquares(normal, right, n);
  const free = Array.from(solved.keys()).filter((j) => solved[j]! > 0);
  if (free.length === 0) return null;
  const shares = solved.map((part, j) => part / scales[j]!);
  const fitted = ringsOf(shares, optics);
  let [left, all] = [0, 0];
  for (let k = 0; k < DETECTORS; k++) {
    left += (fitted[k]! - rings[k]!) ** 2;
    all += rings[k]! ** 2;
  }
  const sizes = summaryOf(shares);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return {
    shares: shares.map((share) => share / total),
    fitted,
    sizes,
    ...uncertaintiesOf({ shares, scales, sizes, free, normal, patterns, scatter }),
    residual: 100 * Math.sqrt(left / all),
  };
}

/** Standard uncertainty of the part of the volume below a diameter: even from edge to edge in ln d. */
export function uncertaintyBelow({ uBelow }: Inversion, diameter: Quantity<'µm'>): number {
  const place = Math.min(CLASSES - 1, Math.max(0, classPlace(diameter)));
  const n = Math.floor(place);
  return uBelow[n]! + (place - n) * ((uBelow[n + 1] ?? 0) - uBelow[n]!);
}

/** Second differences; beyond the ends there is nothing. The columns have unit length, so that the trace over n is 1. */
function smooth(normal: Float64Array, n: number, gamma: number): void {
  const stencil = [1, -2, 1];
  for (let middle = -1; middle <= n; middle++)
    for (let p = 0; p < 3; p++)
      for (let q = 0; q < 3; q++) {
        const [i, j] = [middle + p - 1, middle + q - 1];
        if (i >= 0 && j >= 0 && i < n && j < n)
          normal[i * n + j] = normal[i * n + j]! + gamma * stencil[p]! * stencil[q]!;
      }
}

interface Solved {
  readonly shares: Float64Array;
  readonly scales: Float64Array;
  readonly sizes: SizeSummary;
  readonly free: readonly number[];
  readonly normal: Float64Array;
  readonly patterns: readonly Float64Array[];
  readonly scatter: number;
}

/** Part of the volume below the lower edge of each class. */
function partsBelow(shares: Float64Array): Float64Array {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let below = 0;
  return shares.map((share) => {
    const before = below;
    below += share / total;
    return before;
  });
}

/** What one standard deviation of each detector does to the sizes, where the classes that have a share keep one. */
function uncertaintiesOf({
  shares,
  scales,
  sizes,
  free,
  normal,
  patterns,
  scatter,
}: Solved): Pick<Inversion, 'u' | 'uBelow'> {
  const squares = { d10: 0, d50: 0, d90: 0, d32: 0, d43: 0 };
  const below = new Float64Array(CLASSES);
  const sums = partsBelow(shares);
  const size = free.length;
  const factor = choleskyFactor(
    Float64Array.from(
      { length: size * size },
      (_, at) => normal[free[Math.floor(at / size)]! * CLASSES + free[at % size]!]!,
    ),
    size,
  );
  if (scatter > 0 && factor)
    for (const pattern of patterns) {
      const change = Float64Array.from(free, (j) => scatter * pattern[j]!);
      choleskySolve(factor, size, change);
      const moved = shares.slice();
      for (const [at, j] of free.entries()) moved[j] = Math.max(0, moved[j]! + change[at]! / scales[j]!);
      const other = summaryOf(moved);
      for (const id of ['d10', 'd50', 'd90', 'd32', 'd43'] as const) squares[id] += (other[id] - sizes[id]) ** 2;
      for (const [n, part] of partsBelow(moved).entries()) below[n] = below[n]! + (part - sums[n]!) ** 2;
    }
  const u = {
    d10: Math.sqrt(squares.d10),
    d50: Math.sqrt(squares.d50),
    d90: Math.sqrt(squares.d90),
    d32: Math.sqrt(squares.d32),
    d43: Math.sqrt(squares.d43),
  };
  return { u, uBelow: below.map(Math.sqrt) };
}
