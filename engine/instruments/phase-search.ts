/**
 * Search and match: the maxima of a pattern against the cards of known phases, by place, each weighed by its height. Angles that are off
 * by more than a line is wide match nothing.
 */
import { CARDS, type DiffractionAnode, type Phase } from '../data/samples/powder-phases';
import { phaseLines } from './xrd-pattern';

export interface Pattern {
  /** °, of the first value and between two. */
  readonly from: number;
  readonly step: number;
  /** Counts; so many are there. */
  readonly counts: ArrayLike<number>;
  readonly taken: number;
}

interface Maximum {
  readonly at: number;
  readonly height: number;
}

/** Most maxima that are looked for. */
const MOST = 14;
/** A maximum stands out by so many standard deviations of the background. */
const SEEN = 7;
/** Weaker lines of a card are not asked for, % of its strongest. */
const ASKED = 8;
/** Degrees, and parts of a width, by which a maximum may lie beside a line. */
const NEAR = { degrees: 0.07, widths: 0.3 } as const;
/** Least share of a card that is found, and of what is left that a second phase has to explain. */
const ENOUGH = 0.8;
const LEFT = 0.06;
const SECOND_SHARE = 0.6;

/** Maxima of the smoothed pattern, and how wide the highest one is. */
export function maxima({ from, step, counts, taken }: Pattern): {
  readonly list: readonly Maximum[];
  readonly width: number;
} {
  const smooth = Float64Array.from({ length: taken }, (_, n) => {
    let [sum, used] = [0, 0];
    for (let k = Math.max(0, n - 1); k <= Math.min(taken - 1, n + 1); k++, used++) sum += counts[k] ?? 0;
    return sum / used;
  });
  const level = smooth.toSorted()[Math.floor(taken / 2)] ?? 0;
  const least = level + SEEN * Math.sqrt(Math.max(1, level) / 3);
  let top = 0;
  for (let n = 1; n < taken; n++) if ((smooth[n] ?? 0) > (smooth[top] ?? 0)) top = n;
  const half = ((smooth[top] ?? 0) + level) / 2;
  let [left, right] = [top, top];
  while (left > 0 && (smooth[left] ?? 0) > half) left--;
  while (right < taken - 1 && (smooth[right] ?? 0) > half) right++;
  const reach = Math.max(2, right - left);
  const open = smooth.slice();
  const list: Maximum[] = [];
  while (list.length < MOST) {
    let best = 0;
    for (let n = 1; n < taken; n++) if ((open[n] ?? 0) > (open[best] ?? 0)) best = n;
    const height = (open[best] ?? 0) - level;
    if (!((open[best] ?? 0) > least)) break;
    // A shoulder of a line that was taken already is none of its own.
    const inner = best > 0 && best < taken - 1 && open[best - 1] !== 0 && open[best + 1] !== 0;
    if (inner) list.push({ at: from + best * step, height });
    for (let n = Math.max(0, best - reach); n <= Math.min(taken - 1, best + reach); n++) open[n] = 0;
  }
  return { list, width: reach * step };
}

interface Match {
  readonly phase: Phase;
  readonly found: number;
  readonly explained: number;
  readonly rest: readonly Maximum[];
}

function match(phase: Phase, anode: DiffractionAnode, pattern: Pattern, near: number, list: readonly Maximum[]): Match {
  const end = pattern.from + (pattern.taken - 1) * pattern.step;
  const lines = phaseLines(phase, anode).filter(({ twoTheta }) => twoTheta > pattern.from && twoTheta < end);
  const most = Math.max(0, ...lines.map(({ strength }) => strength));
  const beside = (twoTheta: number) => list.some(({ at }) => Math.abs(at - twoTheta) < near);
  let [asked, found] = [0, 0];
  for (const { twoTheta, strength } of lines) {
    if (strength < (ASKED / 100) * most) continue;
    asked += strength;
    if (beside(twoTheta)) found += strength;
  }
  const rest = list.filter(({ at }) => !lines.some(({ twoTheta }) => Math.abs(at - twoTheta) < near));
  const sum = (maximaOf: readonly Maximum[]): number => maximaOf.reduce((total, { height }) => total + height, 0);
  return {
    phase,
    found: asked > 0 ? found / asked : 0,
    explained: list.length > 0 ? 1 - sum(rest) / sum(list) : 0,
    rest,
  };
}

/** The phases that are in a pattern, at most two; empty where none matches. */
export function searchPhases(pattern: Pattern, anode: DiffractionAnode): readonly Phase[] {
  const { list, width } = maxima(pattern);
  const near = NEAR.degrees + NEAR.widths * width;
  const best = (among: readonly Maximum[], without?: Phase): Match | null =>
    CARDS.filter((phase) => phase !== without)
      .map((phase) => ({ ...match(phase, anode, pattern, near, list), ...explainedOf(phase, among) }))
      .filter(({ found }) => found > ENOUGH)
      .toSorted((one, other) => other.found * other.explained - one.found * one.explained)[0] ?? null;
  const explainedOf = (phase: Phase, among: readonly Maximum[]) => {
    const { explained, rest } = match(phase, anode, pattern, near, among);
    return { explained, rest };
  };
  const first = best(list);
  if (!first || first.explained < 0.3) return [];
  if (1 - first.explained < LEFT) return [first.phase];
  const second = best(first.rest, first.phase);
  return second && second.explained > SECOND_SHARE ? [first.phase, second.phase] : [first.phase];
}
