/**
 * What becomes of a cut, and what two assays see of it.
 *
 *   E(t) = delivery (0.15 + 0.85 S)(1 − e^(−t/18 h));  T7E1 cuts f = 1 − Σ pᵢ², and 100 (1 − √(1 − f)) is the customary estimate
 *
 * Alleles of end joining: shape after published spectra of SpCas9 (M. van Overbeek et al., Molecular Cell 63, 633, 2016), shares chosen.
 * The mixed trace is taken apart into shifted copies of the control (E. K. Brinkman et al., Nucleic Acids Research 42, e168, 2014).
 */
import { nonNegativeLeastSquares } from '../../core/nnls';
import type { Rng } from '../../core/rng';

const LEAST = 0.15;
const HOURS = 18;

/** Share of alleles that are edited. */
export const editedShare = (delivery: number, score: number | null, hours: number): number =>
  delivery * (LEAST + (1 - LEAST) * (score ?? 0)) * (1 - Math.exp(-hours / HOURS));

export interface Allele {
  /** Letters gained, or lost below 0. */
  readonly size: number;
  /** Of all indels. */
  readonly share: number;
}

const LONG = { from: 8, to: 30, ratio: 0.88, share: 0.16 } as const;

export const ALLELES: readonly Allele[] = (() => {
  const short = [
    [1, 0.3],
    [-1, 0.16],
    [-2, 0.1],
    [-3, 0.09],
    [-4, 0.06],
    [-5, 0.05],
    [-6, 0.04],
    [-7, 0.04],
  ].map(([size = 0, share = 0]): Allele => ({ size, share }));
  const parts = Array.from({ length: LONG.to - LONG.from + 1 }, (_, n) => LONG.ratio ** n);
  const all = parts.reduce((sum, part) => sum + part, 0);
  return [...short, ...parts.map((part, n): Allele => ({ size: -(LONG.from + n), share: (LONG.share * part) / all }))];
})();

/** Of the indels, those that shift the reading frame. */
export const FRAMESHIFT = ALLELES.filter(({ size }) => size % 3 !== 0).reduce((sum, { share }) => sum + share, 0);

export interface Outcome {
  readonly indel: number;
  readonly hdr: number;
}

export const outcomeOf = (edited: number, exact: number): Outcome => ({
  indel: edited * (1 - exact),
  hdr: edited * exact,
});

/** Part of the DNA that the enzyme cuts: all pairs of unlike strands. */
export function heteroduplex({ indel, hdr }: Outcome): number {
  let same = (1 - indel - hdr) ** 2 + hdr * hdr;
  for (const { share } of ALLELES) same += (indel * share) ** 2;
  return 1 - same;
}

export const estimateOf = (cut: number): number => 100 * (1 - Math.sqrt(Math.max(0, 1 - cut)));

// ---------------------------------------------------------------- the mixed trace

const SHIFT = { from: -30, to: 2 } as const;
const SHIFTS = SHIFT.to - SHIFT.from + 1;
const MOST_READ = 100;
export const LEAST_READ = 60;
const NOISE = 0.02;
const BASES = 'ACGT';

/** The letter that an allele shows `n` letters beyond the cut. */
export function letterBeyond(sequence: string, cut: number, size: number, n: number): string | undefined {
  if (size <= 0) return sequence[cut - size + n];
  // What is put in is a copy of the base before the cut.
  return n < size ? sequence[cut - 1] : sequence[cut + n - size];
}

const readLength = (sequence: string, cut: number): number => Math.min(MOST_READ, sequence.length - cut + SHIFT.from);

/** Light in four colours beyond the cut, letter by letter, with its noise; null where too little can be read. */
export function mixedTrace(sequence: string, cut: number, outcome: Outcome, rng: Rng): Float64Array | null {
  const length = readLength(sequence, cut);
  if (sequence.length - cut < LEAST_READ || length <= 0) return null;
  const light = new Float64Array(4 * length);
  const add = (size: number, share: number): void => {
    for (let n = 0; n < length; n++) {
      const base = BASES.indexOf(letterBeyond(sequence, cut, size, n) ?? '');
      if (base >= 0) light[4 * n + base] = light[4 * n + base]! + share;
    }
  };
  add(0, 1 - outcome.indel);
  for (const { size, share } of ALLELES) add(size, outcome.indel * share);
  for (let k = 0; k < light.length; k++) light[k] = light[k]! + rng.normal(0, NOISE);
  return light;
}

/** Share of each shift from −30 to +2, and of all but 0, in parts of 1. */
export function decompose(sequence: string, cut: number, light: Float64Array): { shares: Float64Array; indel: number } {
  const length = light.length / 4;
  const baseOf = (k: number, n: number): number => BASES.indexOf(letterBeyond(sequence, cut, SHIFT.from + k, n) ?? '');
  const normal = new Float64Array(SHIFTS * SHIFTS);
  const right = new Float64Array(SHIFTS);
  for (let n = 0; n < length; n++) {
    const bases = Array.from({ length: SHIFTS }, (_, k) => baseOf(k, n));
    bases.forEach((base, k) => {
      if (base < 0) return;
      right[k] = right[k]! + light[4 * n + base]!;
      bases.forEach((other, j) => {
        if (other === base) normal[k * SHIFTS + j] = normal[k * SHIFTS + j]! + 1;
      });
    });
  }
  const shares = nonNegativeLeastSquares(normal, right, SHIFTS);
  const all = shares.reduce((sum, share) => sum + share, 0);
  const wild = shares[-SHIFT.from] ?? 0;
  return { shares: shares.map((share) => (all > 0 ? share / all : 0)), indel: all > 0 ? 1 - wild / all : 0 };
}

export const SHIFT_FROM = SHIFT.from;
export const SHIFT_COUNT = SHIFTS;
