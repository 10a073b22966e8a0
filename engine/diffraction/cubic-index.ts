/**
 * A cubic pattern indexed by hand: in sin² θ = (λ²/4a²) N with N = h² + k² + l² the ratios of the lines tell the lattice.
 *
 * 3, 4, 8, 11 face-centred; 3, 8, 11, 16 diamond; 1, 2, 3, 4, 5, 6 and then 7 body-centred, 8 primitive, since no three squares add up to 7.
 */
import type { Indices } from './powder-lines';

export const LATTICE_TYPES = ['Primitive', 'Body-centred', 'Face-centred', 'Diamond'] as const;
export type LatticeType = (typeof LATTICE_TYPES)[number];

export interface LatticeGuess {
  readonly type: LatticeType;
  /** N of the first line. */
  readonly first: number;
}

const FACE = [3, 4, 8, 11] as const;
const DIAMOND = [3, 8, 11, 16] as const;
const SIMPLE = [1, 2, 3, 4, 5, 6] as const;
const SEVENTH = 7;
/** How far a ratio may be off, as a part of it: a sample out of its height shifts low lines most. */
const NEAR = 0.045;

const matches = (sines: readonly number[], sequence: readonly number[], least: number): boolean => {
  const [first = 1] = sines;
  const count = Math.min(sines.length, sequence.length);
  return (
    count >= least &&
    sequence.slice(0, count).every((n, k) => {
      const expected = n / (sequence[0] ?? 1);
      return Math.abs((sines[k] ?? 0) / first - expected) < NEAR * expected;
    })
  );
};

/** From sin² θ of the lines in order and their strengths; null where no cubic sequence fits, or too few lines are there. */
export function latticeType(sines: readonly number[], strengths: readonly number[]): LatticeGuess | null {
  if (matches(sines, FACE, 2)) return { type: 'Face-centred', first: FACE[0] };
  if (matches(sines, DIAMOND, 2)) return { type: 'Diamond', first: DIAMOND[0] };
  if (!matches(sines, SIMPLE, 3)) return null;
  const [sixth, seventh] = [sines[SEVENTH - 2], sines[SEVENTH - 1]];
  const body =
    sixth !== undefined && seventh !== undefined
      ? Math.round((seventh / sixth) * (SEVENTH - 1)) === SEVENTH
      : (strengths[2] ?? 0) > (strengths[1] ?? 0);
  return body ? { type: 'Body-centred', first: 2 } : { type: 'Primitive', first: 1 };
}

/** Farther than this from a whole number a line does not belong to the sequence. */
const WHOLE = 0.2;

/**
 * N of each line, from that of one of them, neighbour by neighbour: shifts that all lines have in common then do no harm. Null where a
 * line does not fit.
 */
export function indexSums(sines: readonly number[], known: number, n: number): readonly (number | null)[] {
  const sums: (number | null)[] = sines.map(() => null);
  sums[known] = n;
  for (const way of [1, -1]) {
    let [last, at] = [n, known];
    for (let k = known + way; k >= 0 && k < sines.length; k += way) {
      const value = ((sines[k] ?? 0) / (sines[at] ?? 1)) * last;
      const whole = Math.round(value);
      if (whole < 1 || Math.abs(value - whole) > WHOLE) continue;
      sums[k] = whole;
      [last, at] = [whole, k];
    }
  }
  return sums;
}

const allows = (type: LatticeType | null, [h, k, l]: Indices): boolean => {
  const odd = [h, k, l].filter((index) => index % 2 === 1).length;
  switch (type) {
    case 'Body-centred':
      return (h + k + l) % 2 === 0;
    case 'Face-centred':
      return odd === 0 || odd === 3;
    case 'Diamond':
      return odd === 3 || (odd === 0 && (h + k + l) % 4 === 0);
    case 'Primitive':
    case null:
      return true;
  }
};

/** The planes of a sum of squares that a lattice lets reflect; null where there are none. */
export function planesOf(n: number, type: LatticeType | null): Indices | null {
  for (let h = Math.floor(Math.sqrt(n)); h >= 1; h--)
    for (let k = Math.min(h, Math.floor(Math.sqrt(n - h * h))); k >= 0; k--) {
      const l = Math.sqrt(n - h * h - k * k);
      if (l <= k && Number.isInteger(l) && allows(type, [h, k, l])) return [h, k, l];
    }
  return null;
}

/** What a learner writes: "111" or "10 1 1". Null where it is no index. */
export function parseIndices(text: string): Indices | null {
  const words = text.trim().replaceAll('−', '-');
  const parts = /^\d{3}$/.test(words) ? [...words] : words.split(/[\s,;]+/);
  const numbers = parts.map(Number);
  const [h, k, l] = numbers;
  if (numbers.length !== 3 || h === undefined || k === undefined || l === undefined) return null;
  return numbers.every((index) => Number.isInteger(index) && Math.abs(index) <= 20) && h * h + k * k + l * l > 0
    ? [h, k, l]
    : null;
}
