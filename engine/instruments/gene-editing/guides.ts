/**
 * Sites of SpCas9 in a sequence, and how good a guide is there: Rule Set 1 for the activity, CFD and the hit score for what a mismatch
 * leaves of it. Tables and their sources: `data/guide-scores.ts`. The cut is blunt, three letters from the PAM.
 */
import { complement } from '../../biology/sequence';
import { CFD_MISMATCH, CFD_PAM, MIT_WEIGHTS, RULE_SET_1 } from '../../data/guide-scores';

export type PamName = 'NGG' | 'NAG';

export const GUIDE = 20;
export const SITE = 23;
const BEFORE_CUT = 17;
/** Letters before and after the 23 that Rule Set 1 looks at. */
const FLANK = { before: 4, after: 3 } as const;
const MIT_SPAN = 19;
export const MOST_MISMATCHES = 4;

export const reversed = (sequence: string): string => [...complement(sequence)].reverse().join('');

export interface Site {
  readonly strand: '+' | '-';
  readonly guide: string;
  readonly pam: string;
  /** Letters of the upper strand left of the cut. */
  readonly cut: number;
  /** Where the 23 letters begin on the upper strand, from 0. */
  readonly from: number;
  /** Activity by Rule Set 1, 0 to 1; null too near an end, or with another PAM. */
  readonly score: number | null;
}

const isPam = (sequence: string, at: number, pam: PamName): boolean =>
  sequence[at + 1] === pam[1] && sequence[at + 2] === pam[2];

/** Every site of both strands, the best first; those without a score last. */
export function findSites(sequence: string, pam: PamName): readonly Site[] {
  const found: Site[] = [];
  for (const strand of ['+', '-'] as const) {
    const read = strand === '+' ? sequence : reversed(sequence);
    for (let i = 0; i + SITE <= read.length; i++) {
      if (!isPam(read, i + GUIDE, pam)) continue;
      found.push({
        strand,
        guide: read.slice(i, i + GUIDE),
        pam: read.slice(i + GUIDE, i + SITE),
        cut: strand === '+' ? i + BEFORE_CUT : read.length - (i + BEFORE_CUT),
        from: strand === '+' ? i : read.length - i - SITE,
        score: pam === 'NGG' ? ruleSet1(read, i) : null,
      });
    }
  }
  return found.sort((a, b) => (b.score ?? -1) - (a.score ?? -1) || a.cut - b.cut);
}

export const gcOf = (letters: string): number =>
  [...letters].filter((letter) => letter === 'G' || letter === 'C').length;

/** Of the site that begins at `at`; null where its 30 letters do not lie inside. */
function ruleSet1(sequence: string, at: number): number | null {
  const from = at - FLANK.before;
  const about = sequence.slice(Math.max(0, from), at + SITE + FLANK.after);
  if (from < 0 || about.length < FLANK.before + SITE + FLANK.after) return null;
  const gc = gcOf(sequence.slice(at, at + GUIDE));
  const { intercept, fewGc, manyGc, weights } = RULE_SET_1;
  let x = intercept + Math.abs(10 - gc) * (gc <= 10 ? fewGc : manyGc);
  for (const [place, letters, weight] of weights) if (about.startsWith(letters, place)) x += weight;
  return 1 / (1 + Math.exp(-x));
}

/** Places from 0 at which guide and site differ. */
export function mismatches(guide: string, site: string): readonly number[] {
  const places: number[] = [];
  for (let k = 0; k < GUIDE; k++) if (guide[k] !== site[k]) places.push(k);
  return places;
}

/** 0 to 1. `site`: 20 letters and PAM. */
export function cfdScore(guide: string, site: string): number {
  let score = CFD_PAM[site.slice(GUIDE + 1)] ?? 0;
  for (const k of mismatches(guide, site)) {
    const key = `r${guide[k] === 'T' ? 'U' : guide[k]}:d${complement(site[k] ?? '')}`;
    score *= CFD_MISMATCH[key]?.[k] ?? 0;
  }
  return score;
}

/** 0 to 100, whatever the PAM. */
export const hitScore = (guide: string, site: string): number => hitOf(mismatches(guide, site));

function hitOf(places: readonly number[]): number {
  let score = 100;
  for (const k of places) score *= 1 - (MIT_WEIGHTS[k] ?? 0);
  const n = places.length;
  if (n < 2) return score;
  const apart = ((places.at(-1) ?? 0) - (places[0] ?? 0)) / (n - 1);
  return score / (((MIT_SPAN - apart) / MIT_SPAN) * 4 + 1) / (n * n);
}

export interface OffTargets {
  /** 100 for none. */
  readonly specificity: number;
  /** Sites with up to four mismatches. */
  readonly hits: number;
}

/** Sites like the guide's in the target (but the one that is meant) and in a background, on both strands. */
export function scanOffTargets(chosen: Site, target: string, background: string, pam: PamName): OffTargets {
  let sum = 0;
  let hits = 0;
  for (const sequence of [target, background])
    for (const strand of ['+', '-'] as const) {
      const read = strand === '+' ? sequence : reversed(sequence);
      for (let i = 0; i + SITE <= read.length; i++) {
        if (!isPam(read, i + GUIDE, pam)) continue;
        const from = strand === '+' ? i : read.length - i - SITE;
        if (sequence === target && strand === chosen.strand && from === chosen.from) continue;
        const places = fewMismatches(chosen.guide, read, i);
        if (places === null) continue;
        sum += hitOf(places);
        hits++;
      }
    }
  return { specificity: (100 * 100) / (100 + sum), hits };
}

function fewMismatches(guide: string, read: string, at: number): readonly number[] | null {
  const places: number[] = [];
  for (let k = 0; k < GUIDE; k++) {
    if (guide.charCodeAt(k) === read.charCodeAt(at + k)) continue;
    if (places.length === MOST_MISMATCHES) return null;
    places.push(k);
  }
  return places;
}
