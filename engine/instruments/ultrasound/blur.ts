/**
 * Convolution of rows of complex numbers with a Gaussian of unit energy: what a pulse and a beam make of single scatterers. The energy
 * of the kernel is 1, so that tissue is as bright off the focus as in it, while single points fade.
 *
 * Narrow kernels are summed tap by tap; broad ones are three running means after each other, whose cost does not grow with the width
 * (W. M. Wells, IEEE Trans. Pattern Anal. Mach. Intell. 8, 234, 1986); two neighbouring widths together come to the variance that is asked
 * for (P. Kovesi, Fast almost-Gaussian filtering, DICTA 2010).
 */
const FWHM = 2 * Math.sqrt(2 * Math.LN2);
const TAPS_TO = 4;
const REACH = 3.2;
const PASSES = 3;
/** What a row needs besides its length as room to work in: the longest run of taps at either end. */
export const MARGIN = Math.ceil(REACH * TAPS_TO) + 1;

export interface Blur {
  /** Taps from the middle outwards; empty where running means are taken. */
  readonly taps: Float64Array;
  /** Half width of each running mean. */
  readonly halves: readonly number[];
  readonly scale: number;
}

/** `width`: full width at half of the amplitude, in nodes; no wider than `most` nodes. */
export function createBlur(width: number, most: number): Blur {
  const sigma = Math.min(width, most) / FWHM;
  if (sigma < TAPS_TO) {
    const count = Math.max(1, Math.ceil(REACH * sigma) + 1);
    const taps = Float64Array.from({ length: count }, (_, n) =>
      sigma > 0 ? Math.exp((-n * n) / (2 * sigma * sigma)) : n === 0 ? 1 : 0,
    );
    let energy = 0;
    taps.forEach((tap, n) => (energy += (n === 0 ? 1 : 2) * tap * tap));
    const scale = 1 / Math.sqrt(energy);
    return { taps: taps.map((tap) => tap * scale), halves: [], scale: 1 };
  }
  const variance = 12 * sigma * sigma;
  const ideal = Math.sqrt(variance / PASSES + 1);
  const low = 2 * Math.floor((ideal - 1) / 2) + 1;
  const ofLow = Math.round((variance - PASSES * (low * low + 4 * low + 3)) / (-4 * low - 4));
  const halves = Array.from({ length: PASSES }, (_, pass) => (low - 1) / 2 + (pass < ofLow ? 0 : 1));
  return { taps: new Float64Array(0), halves, scale: 1 / Math.sqrt(energyOf(halves)) };
}

const energies = new Map<string, number>();

/** Energy of the three means after each other, from their own sequence: worked out once for each width. */
function energyOf(halves: readonly number[]): number {
  const key = halves.join(' ');
  const known = energies.get(key);
  if (known !== undefined) return known;
  let kernel = new Float64Array(1).fill(1);
  for (const half of halves) {
    const box = 2 * half + 1;
    const next = new Float64Array(kernel.length + box - 1);
    let sum = 0;
    for (let n = 0; n < next.length; n++) {
      sum += (kernel[n] ?? 0) - (kernel[n - box] ?? 0);
      next[n] = sum;
    }
    kernel = next;
  }
  let energy = 0;
  for (const tap of kernel) energy += tap * tap;
  energies.set(key, energy);
  return energy;
}

/** Blurs `row` in place; `round` where its ends meet, else nothing lies beyond them. `spare` is longer by twice the margin. */
export function blurRow(row: Float64Array, spare: Float64Array, { taps, halves, scale }: Blur, round: boolean): void {
  const n = row.length;
  if (taps.length > 0) {
    const reach = taps.length - 1;
    spare.set(row, MARGIN);
    for (let k = 1; k <= reach; k++) {
      spare[MARGIN - k] = round ? row[n - k]! : 0;
      spare[MARGIN + n - 1 + k] = round ? row[k - 1]! : 0;
    }
    const middle = taps[0]!;
    for (let i = 0; i < n; i++) row[i] = middle * spare[MARGIN + i]!;
    for (let k = 1; k <= reach; k++) {
      const tap = taps[k]!;
      for (let i = 0; i < n; i++) row[i] = row[i]! + tap * (spare[MARGIN + i - k]! + spare[MARGIN + i + k]!);
    }
    return;
  }
  for (const half of halves) {
    spare.set(row);
    let sum = 0;
    for (let k = -half; k <= half; k++) sum += round ? spare[((k % n) + n) % n]! : k >= 0 && k < n ? spare[k]! : 0;
    for (let i = 0; i < n; i++) {
      row[i] = sum;
      const gone = i - half;
      const come = i + half + 1;
      sum += round
        ? spare[come % n]! - spare[((gone % n) + n) % n]!
        : (come < n ? spare[come]! : 0) - (gone >= 0 ? spare[gone]! : 0);
    }
  }
  for (let i = 0; i < n; i++) row[i] = row[i]! * scale;
}
