/**
 * Alignment of two sequences over their whole length, gaps at the ends free (Needleman and Wunsch 1970; affine gaps by Gotoh,
 * J. Mol. Biol. 162, 705, 1982). Scores of EDNAFULL and EMBOSS needle: match +5, mismatch −4, an ambiguous letter against one of its
 * bases +1; a gap 10, and 0.5 for each further base.
 */
import type { Variant } from './sequence-variants';

const MATCH = 5;
const MISMATCH = -4;
const AMBIGUOUS = 1;
const OPEN = 10;
const EXTEND = 0.5;

/** IUPAC letters of two bases. */
export const PAIRS: Readonly<Record<string, string>> = { R: 'AG', Y: 'CT', S: 'CG', W: 'AT', K: 'GT', M: 'AC' };

/** The letter of two bases. */
export const pairLetter = (a: string, b: string): string => {
  const both = a < b ? a + b : b + a;
  return Object.keys(PAIRS).find((letter) => PAIRS[letter] === both) ?? a;
};

/** Whether a letter may stand for a base. */
export const standsFor = (letter: string, base: string): boolean =>
  letter === base || (PAIRS[letter]?.includes(base) ?? false);

const scoreOf = (a: string, b: string): number => {
  if (a === b) return MATCH;
  return standsFor(a, b) || standsFor(b, a) ? AMBIGUOUS : MISMATCH;
};

export interface Alignment {
  readonly score: number;
  /** % of the columns between the first and the last pair. */
  readonly identity: number;
  /** Both rows of the overlap, gaps as `-`, and where it begins in the second and in the first sequence, from 1. */
  readonly first: string;
  readonly second: string;
  readonly from: number;
  readonly firstFrom: number;
}

/** How the way back came to a place. */
type Came = 'pair' | 'gap in second' | 'gap in first';

/** Aligns `first` (a read) with `second` (a template). */
export function align(first: string, second: string): Alignment {
  const [m, n] = [first.length, second.length];
  const width = n + 1;
  const pair = new Float64Array((m + 1) * width);
  const down = new Float64Array((m + 1) * width).fill(Number.NEGATIVE_INFINITY);
  const across = new Float64Array((m + 1) * width).fill(Number.NEGATIVE_INFINITY);
  // Gaps before the first pair are free: every place of the first row and column begins at 0.
  for (let i = 1; i <= m; i++)
    for (let j = 1; j <= n; j++) {
      const at = i * width + j;
      const before = at - width - 1;
      pair[at] = Math.max(pair[before]!, down[before]!, across[before]!) + scoreOf(first[i - 1]!, second[j - 1]!);
      const above = at - width;
      down[at] = Math.max(pair[above]! - OPEN, across[above]! - OPEN, down[above]! - EXTEND);
      across[at] = Math.max(pair[at - 1]! - OPEN, down[at - 1]! - OPEN, across[at - 1]! - EXTEND);
    }
  let [i, j, score] = [m, n, 0];
  for (let k = 0; k <= m; k++) if (pair[k * width + n]! > score) [i, j, score] = [k, n, pair[k * width + n]!];
  for (let k = 0; k <= n; k++) if (pair[m * width + k]! > score) [i, j, score] = [m, k, pair[m * width + k]!];
  let state: Came = 'pair';
  const rows: [string, string][] = [];
  while (i > 0 && j > 0) {
    const at = i * width + j;
    if (state === 'pair') {
      rows.push([first[i - 1]!, second[j - 1]!]);
      const before = at - width - 1;
      const best = pair[at]! - scoreOf(first[i - 1]!, second[j - 1]!);
      state = best === pair[before] ? 'pair' : best === down[before] ? 'gap in second' : 'gap in first';
      i--;
      j--;
    } else if (state === 'gap in second') {
      rows.push([first[i - 1]!, '-']);
      const above = at - width;
      if (down[at] !== down[above]! - EXTEND) state = down[at] === pair[above]! - OPEN ? 'pair' : 'gap in first';
      i--;
    } else {
      rows.push(['-', second[j - 1]!]);
      if (across[at] !== across[at - 1]! - EXTEND)
        state = across[at] === pair[at - 1]! - OPEN ? 'pair' : 'gap in second';
      j--;
    }
  }
  rows.reverse();
  const same = rows.filter(([a, b]) => a === b).length;
  return {
    score,
    identity: rows.length === 0 ? 0 : (100 * same) / rows.length,
    first: rows.map(([a]) => a).join(''),
    second: rows.map(([, b]) => b).join(''),
    from: j + 1,
    firstFrom: i + 1,
  };
}

/** The differences of the overlap, as variants of the second sequence. */
export function differencesOf({ first, second, from }: Alignment): readonly Variant[] {
  const found: Variant[] = [];
  let at = from;
  for (let n = 0; n < first.length; ) {
    const [a, b] = [first[n]!, second[n]!];
    if (b === '-') {
      let letters = '';
      for (; n < first.length && second[n] === '-'; n++) letters += first[n];
      found.push({ kind: 'insertion', at: at - 1, letters });
      continue;
    }
    if (a === '-') {
      const start = at;
      for (; n < first.length && first[n] === '-'; n++) at++;
      found.push({ kind: 'deletion', at: start, to: at - 1 });
      continue;
    }
    if (a !== b) {
      const other = PAIRS[a]?.replace(b, '');
      const het = other?.length === 1;
      found.push({ kind: 'substitution', at, from: b, to: het ? other : a, het });
    }
    at++;
    n++;
  }
  return found;
}

/** Letters of the first sequence that differ, from 1; where some are missing, the one behind the gap. */
export function differingLetters({ first, second, firstFrom }: Alignment): readonly number[] {
  const found = new Set<number>();
  let at = firstFrom;
  for (let n = 0; n < first.length; n++) {
    if (first[n] !== second[n]) found.add(at);
    if (first[n] !== '-') at++;
  }
  return [...found];
}
