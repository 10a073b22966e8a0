/**
 * The plume of a moment: large eddies carry it to and fro as a whole, small ones widen it. Of the variance of the average plume a
 * part is this wandering, the rest the width of the plume of a moment, so that the average of what is drawn is the Gaussian of the
 * formula (F. A. Gifford, Statistical properties of a fluctuating plume dispersion model, Adv. Geophys. 6 (1959) 117).
 *
 * Where a puff wanders depends on when it left the stack alone: a stationary random function of that time, a sum of sines with
 * random phases. Its variance over time is exactly 1.
 */
import type { Quantity } from '../contract';
import type { Rng } from '../core/rng';

/** Chosen: of the variance that is wandering. */
export const WANDERING = 0.65;
const SINES = 14;
/** Chosen: slowest and fastest eddies that move the plume as a whole. */
const PERIODS: readonly [Quantity<'s'>, Quantity<'s'>] = [150, 4000];

export interface Meander {
  /** Radians a second and radians. */
  readonly rates: readonly number[];
  readonly phases: readonly number[];
}

export function createMeander(rng: Rng): Meander {
  const [short, long] = PERIODS;
  const rates = Array.from({ length: SINES }, (_, n) => {
    const period = long * Math.pow(short / long, (n + rng.next()) / SINES);
    return (2 * Math.PI) / period;
  });
  return { rates, phases: rates.map(() => rng.uniform(0, 2 * Math.PI)) };
}

/** Standard deviations from the middle at which a puff flies that left the stack at that time, s. */
export function wanderAt({ rates, phases }: Meander, left: Quantity<'s'>): number {
  let sum = 0;
  for (let n = 0; n < rates.length; n++) sum += Math.sin((rates[n] ?? 0) * left + (phases[n] ?? 0));
  return sum * Math.sqrt(2 / SINES);
}

/** Back into the air between a floor and a lid, as the images of the formula have it; null where nothing lies above. */
export function folded(height: number, floor: number, lid: number | null): number {
  const above = height - floor;
  if (lid === null) return floor + Math.abs(above);
  const lap = 2 * (lid - floor);
  const within = ((above % lap) + lap) % lap;
  return floor + Math.min(within, lap - within);
}
