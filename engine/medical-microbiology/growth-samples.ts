/**
 * The specific growth rate from samples of a culture: μ = ln(N₂/N₁)/(t₂ − t₁).
 *
 * Plates   those of one sample that can be counted are taken together, N = Σn/Σ(0.1 mL · 10⁻ᵈ); a count scatters by √n (Poisson), so
 *          u(μ) = √(1/n₁ + 1/n₂)/(t₂ − t₁)
 * OD       the saturation of `optical-density.ts` is undone; the scatter is that of the photometer
 *
 * Assumption: both samples are of the exponential phase.
 */
import type { Estimate, Quantity } from '../contract';
import { LEAST_OD, undone } from './optical-density';

export type PlateResult = 'Countable' | 'TNTC' | 'Too few';

export interface Plate {
  readonly hours: Quantity<'h'>;
  /** d of the 10⁻ᵈ dilution. */
  readonly dilution: number;
  readonly count: number;
  /** The living of its sample. */
  readonly viable: Quantity<'CFU/mL'>;
}

export interface OdPoint {
  readonly hours: Quantity<'h'>;
  readonly od: number;
  /** All cells of its sample. */
  readonly total: Quantity<'1/mL'>;
}

export const PLATED: Quantity<'mL'> = 0.1;
export const LEAST_COLONIES = 30;
export const MOST_COLONIES = 300;

export const resultOf = (count: number): PlateResult =>
  count > MOST_COLONIES ? 'TNTC' : count < LEAST_COLONIES ? 'Too few' : 'Countable';

/** The last two samples of a list, what belongs to each; null where there are no two. */
function lastTwo<P extends { readonly hours: number }>(
  points: readonly P[],
): readonly [readonly P[], readonly P[]] | null {
  const hours = points.map((point) => point.hours);
  const later = hours.at(-1);
  const earlier = hours.findLast((hour) => hour !== later);
  if (later === undefined || earlier === undefined) return null;
  const at = (hour: number): readonly P[] => points.filter((point) => point.hours === hour);
  return [at(earlier), at(later)];
}

/** Logarithms of the same quantity in two samples, with their scatter. */
const rate = (one: Estimate, other: Estimate, hours: Quantity<'h'>): Estimate => ({
  value: (other.value - one.value) / hours,
  scatter: Math.sqrt(one.scatter ** 2 + other.scatter ** 2) / hours,
});

const sum = <P>(points: readonly P[], of: (point: P) => number): number =>
  points.reduce((total, point) => total + of(point), 0);

/** μ from the last two samples with countable plates: from the true numbers, and from the counts. */
export function growthByPlates(plates: readonly Plate[]) {
  const samples = lastTwo(plates.filter(({ count }) => resultOf(count) === 'Countable'));
  const [first, second] = [samples?.[0][0], samples?.[1][0]];
  if (!samples || !first || !second) return null;
  const hours = second.hours - first.hours;
  const counted = (sample: readonly Plate[]): Estimate => {
    const colonies = sum(sample, ({ count }) => count);
    const plated = sum(sample, ({ dilution }) => PLATED * 10 ** -dilution);
    return { value: Math.log(colonies / plated), scatter: 1 / Math.sqrt(colonies) };
  };
  return {
    truth: Math.log(second.viable / first.viable) / hours,
    counted: () => rate(counted(samples[0]), counted(samples[1]), hours),
  };
}

/** μ from the last two optical densities that a photometer can tell: from the true numbers, and from what it shows. */
export function growthByOd(ods: readonly OdPoint[]) {
  const samples = lastTwo(ods.filter(({ od }) => od > LEAST_OD));
  const [first, second] = [samples?.[0].at(-1), samples?.[1].at(-1)];
  if (!first || !second) return null;
  const hours = second.hours - first.hours;
  return {
    truth: Math.log(second.total / first.total) / hours,
    read: (shown: (point: OdPoint) => Estimate): Estimate => {
      const log = (point: OdPoint): Estimate => {
        const { value, scatter } = shown(point);
        const x = undone(value);
        // d ln x/d OD = x/OD².
        return { value: Math.log(x), scatter: (scatter * x) / value ** 2 };
      };
      return rate(log(first), log(second), hours);
    },
  };
}
