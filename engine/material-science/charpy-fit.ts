/**
 * The transition curve through broken bars: K = (U + L)/2 + (U − L)/2 · tanh((T − T0)/C), by least squares. Bars scatter more in
 * the transition than on the shelves: each round weighs them by the scatter that the curve of the last round has there.
 */
import type { Quantity } from '../contract';
import { jacobianByDifferences } from '../core/differences';
import { leastSquares } from '../core/least-squares';
import { rangeOf } from '../core/range';

export interface BrokenBar {
  readonly t: Quantity<'°C'>;
  readonly k: Quantity<'J'>;
}

export interface Transition {
  readonly upper: Quantity<'J'>;
  readonly lower: Quantity<'J'>;
  readonly t0: Quantity<'°C'>;
  readonly c: Quantity<'°C'>;
  /** (JᵀWJ)⁻¹ of U, L, T0, C, row by row, of bars whose weights are their variances. */
  readonly covariance: readonly number[];
}

export const LEAST_BARS = 6;
const ROUNDS = 3;
/** Scatter that is taken of a bar: a part of K, a part of half the step, and what the dial cannot tell apart, J. */
const SCATTER = { everywhere: 0.04, transition: 0.12, least: 0.15 } as const;
/** A curve beyond these is none that the bars have shown. */
const SANE = { c: [2, 250], beyond: 60 } as const;

const energyAt = (p: ArrayLike<number>, t: number): number =>
  (p[0]! + p[1]!) / 2 + ((p[0]! - p[1]!) / 2) * Math.tanh((t - p[2]!) / p[3]!);

function sdAt(p: ArrayLike<number>, t: number): number {
  const bend = 1 - Math.tanh((t - p[2]!) / p[3]!) ** 2;
  return (
    SCATTER.least +
    SCATTER.everywhere * Math.abs(energyAt(p, t)) +
    SCATTER.transition * Math.abs((p[0]! - p[1]!) / 2) * bend
  );
}

function fitted(bars: readonly BrokenBar[]): Transition | null {
  if (bars.length < LEAST_BARS || new Set(bars.map(({ t }) => Math.round(t))).size < 4) return null;
  const [coldest, warmest] = rangeOf(bars.map(({ t }) => t));
  const [least, most] = rangeOf(bars.map(({ k }) => k));
  const middle = (least + most) / 2;
  const nearest = bars.reduce((best, bar) => (Math.abs(bar.k - middle) < Math.abs(best.k - middle) ? bar : best));
  let p: readonly number[] = [most, least, nearest.t, Math.max(10, (warmest - coldest) / 5)];
  let sds = bars.map(() => 1);
  let covariance: Float64Array | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    const values = (q: Float64Array, out: Float64Array): void => {
      for (const [n, { t }] of bars.entries()) out[n] = energyAt(q, t) / sds[n]!;
    };
    const solved = leastSquares(
      {
        count: bars.length,
        residuals: (q, out) => {
          values(q, out);
          for (const [n, { k }] of bars.entries()) out[n] = k / sds[n]! - out[n]!;
        },
        jacobian: (q, out) => jacobianByDifferences(values, q, bars.length, out),
      },
      p,
    );
    if (!solved?.converged || !solved.covariance) return null;
    p = [...solved.parameters];
    covariance = solved.covariance;
    sds = bars.map(({ t }) => sdAt(p, t));
  }
  const [upper, lower, t0, c] = p as [number, number, number, number];
  const sane =
    upper > lower && c > SANE.c[0] && c < SANE.c[1] && t0 > coldest - SANE.beyond && t0 < warmest + SANE.beyond;
  return sane && covariance ? { upper, lower, t0, c, covariance: [...covariance] } : null;
}

/** Bars and their curves of late, the newest first. */
let lately: readonly { readonly bars: readonly BrokenBar[]; readonly curve: Transition | null }[] = [];
/** More than the sets that one display asks for: as they are shown, and with each instrument off by its uncertainty. */
const KEPT = 12;

const alike = (some: readonly BrokenBar[], others: readonly BrokenBar[]): boolean =>
  some.length === others.length && some.every(({ t, k }, n) => t === others[n]?.t && k === others[n].k);

/**
 * Null where there are too few bars, or where they show no transition. The same bars are asked for many times a second while another lies
 * in its bath: they are fitted once.
 */
export function transitionThrough(bars: readonly BrokenBar[]): Transition | null {
  const known = lately.find((one) => alike(one.bars, bars));
  if (known) return known.curve;
  const curve = fitted(bars);
  lately = [{ bars, curve }, ...lately.slice(0, KEPT - 1)];
  return curve;
}

/** Where the curve passes an energy, with the scatter that the bars leave; null where it does not. */
export function passes(
  { upper, lower, t0, c, covariance }: Transition,
  energy: Quantity<'J'>,
): { readonly value: Quantity<'°C'>; readonly scatter: Quantity<'°C'> } | null {
  const share = (energy - lower) / (upper - lower);
  if (!(share > 0 && share < 1)) return null;
  const bend = c / (2 * share * (1 - share) * (upper - lower));
  const gradient = [-share * bend, -(1 - share) * bend, 1, Math.atanh(2 * share - 1)];
  let variance = 0;
  for (const [i, a] of gradient.entries())
    for (const [j, b] of gradient.entries()) variance += a * b * covariance[4 * i + j]!;
  return { value: t0 + c * Math.atanh(2 * share - 1), scatter: Math.sqrt(variance) };
}
