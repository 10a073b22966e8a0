/** A scan of a diffractometer, which counts at one angle after the other. */
import type { Quantity } from '../contract';
import type { Rng } from '../core/rng';

export interface StepScan {
  readonly step: Quantity<'°'>;
  /** That are counted at each angle. */
  readonly seconds: Quantity<'s'>;
  /** Expected counts per second at each angle. */
  readonly rates: Float64Array;
  readonly counts: Float64Array;
  /** Angles that are counted. */
  readonly taken: number;
  readonly elapsed: Quantity<'s'>;
  readonly over: boolean;
}

/** A scan before its first count. */
export const stepScan = ({ step, seconds, rates }: Pick<StepScan, 'step' | 'seconds' | 'rates'>): StepScan => ({
  step,
  seconds,
  rates,
  counts: new Float64Array(rates.length),
  taken: 0,
  elapsed: 0,
  over: false,
});

/** The scan `dt` later, in the same array of counts: they are Poisson about what is expected, or just that without noise. */
export function scannedOn<S extends StepScan>(scan: S, dt: Quantity<'s'>, noise: boolean, rng: Rng): S {
  const elapsed = scan.elapsed + dt;
  const due = Math.min(scan.counts.length, Math.floor(elapsed / scan.seconds + 1e-9));
  for (let n = scan.taken; n < due; n++) {
    const mean = (scan.rates[n] ?? 0) * scan.seconds;
    scan.counts[n] = noise ? rng.poisson(mean) : mean;
  }
  return { ...scan, elapsed, taken: due, over: due === scan.counts.length };
}
