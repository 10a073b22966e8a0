/** How often what is found lies within what is stated of it, counted over seeds. */
import type { Counted } from './gate';
import { perform } from './perform';
import type { Measured } from './measurements';

export interface Tally extends Counted {
  readonly id: string;
  readonly title: string;
  readonly quantity: string;
  readonly unit: string;
  /** Of the first seed. */
  readonly truth: number;
  /** Means of the standard uncertainties stated, in the unit of the quantity. */
  readonly whole: number;
  readonly scatter: number;
  readonly calibration: number;
  /** Mean and standard deviation of (found − true)/u: 0 and 1 where all is right. */
  readonly pull: { readonly mean: number; readonly deviation: number };
  /** How many gave no value with an uncertainty, and why the first of them did not. */
  readonly without: { readonly count: number; readonly why: string | null };
  /** Why the measurement says that it may lie outside the gate. */
  readonly reason: string | null;
}

const meanOfAll = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Seeds from 1 on. */
export function tallyOf({ target, measurement }: Measured, seeds: number): Tally {
  const outcomes = Array.from({ length: seeds }, (_, index) => perform(target, measurement, index + 1));
  let why: string | null = null;
  const measured = outcomes.flatMap((outcome) => {
    if ('refused' in outcome) why ??= outcome.refused;
    else if (outcome.found.error === null || outcome.found.error === 0) why ??= 'The result has no uncertainty.';
    else {
      const { value, error, scatter, calibration } = outcome.found;
      return [{ error, scatter: scatter ?? 0, calibration, pull: (value - outcome.truth) / error }];
    }
    return [];
  });
  const pulls = measured.map(({ pull }) => pull);
  const middle = meanOfAll(pulls);
  const within = (factor: number): number => pulls.filter((pull) => Math.abs(pull) <= factor).length;
  return {
    id: target.listing.id,
    title: target.listing.title,
    quantity: measurement.quantity,
    unit: measurement.unit,
    seeds,
    truth: outcomes[0]?.truth ?? Number.NaN,
    whole: meanOfAll(measured.map(({ error }) => error)),
    scatter: meanOfAll(measured.map(({ scatter }) => scatter)),
    calibration: meanOfAll(measured.map(({ calibration }) => calibration)),
    pull: { mean: middle, deviation: Math.sqrt(meanOfAll(pulls.map((pull) => (pull - middle) ** 2))) },
    within: [within(1), within(2)],
    without: { count: seeds - measured.length, why },
    reason: measurement.outside ?? null,
  };
}
