/**
 * The Gaussian plume of a stack over flat country, averaged over time.
 *
 *   C(x, y, z) = Q(x) / (2π u σy σz) · exp(−y²/2σy²) · Σ over the images of ground and lid
 *
 * Spread: Briggs' interpolation for open country (F. A. Gifford, Nucl. Saf. 17 (1976) 68; S. R. Hanna, G. A. Briggs, R. P. Hosker,
 * Handbook on Atmospheric Diffusion, DOE/TIC-11223, 1982, table 4.5). Wind profile and plume rise: User's Guide for the Industrial
 * Source Complex (ISC3) Dispersion Models, EPA-454/B-95-003b, 1995, section 1.1. SI units inside, concentrations in g/m³.
 */
import type { Quantity } from '../contract';

export type Stability = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/** What decides the plume. */
export interface Source {
  readonly stability: Stability;
  readonly emission: Quantity<'g/s'>;
  readonly height: Quantity<'m'>;
  /** At 10 m. */
  readonly wind: Quantity<'m/s'>;
  readonly exitSpeed: Quantity<'m/s'>;
  readonly diameter: Quantity<'m'>;
  readonly gasTemperature: Quantity<'K'>;
  readonly airTemperature: Quantity<'K'>;
  readonly mixingHeight: Quantity<'m'>;
  readonly depositionSpeed: Quantity<'m/s'>;
  readonly rain: Quantity<'mm/h'>;
}

/** What follows for the whole plume. */
export interface Plume extends Source {
  readonly windAtStack: Quantity<'m/s'>;
  readonly rise: Quantity<'m'>;
  readonly effectiveHeight: Quantity<'m'>;
  /** Part that rain washes out in a second. */
  readonly washout: Quantity<'1/s'>;
}

/** m/s² (as in ISC3). */
const GRAVITY = 9.81;
/** Exponents of the wind profile in open country (ISC3, section 1.1.3). */
const PROFILE: Readonly<Record<Stability, number>> = { A: 0.07, B: 0.07, C: 0.1, D: 0.15, E: 0.35, F: 0.55 };
const SIDEWAYS: Readonly<Record<Stability, number>> = { A: 0.22, B: 0.16, C: 0.11, D: 0.08, E: 0.06, F: 0.04 };
/** Gradients of potential temperature of stable air, K/m (ISC3, section 1.1.4.3). */
const GRADIENT = { E: 0.02, F: 0.035 } as const;
/** Buoyancy flux at which Briggs' rise changes its law, m⁴/s³. */
const STRONG_BUOYANCY = 55;
const IMAGES = 4;
/** σz over the mixing height from which the air below the lid counts as evenly mixed. */
const WELL_MIXED = 1.6;
const SIMPSON = 200;

/** Distances for which Briggs fitted his curves, m. */
export const FITTED: readonly [Quantity<'m'>, Quantity<'m'>] = [100, 10_000];

/** Spread sideways, m, at a distance downwind, m. */
export const sigmaY = (stability: Stability, x: number): Quantity<'m'> =>
  (SIDEWAYS[stability] * x) / Math.sqrt(1 + 1e-4 * x);

/** Spread upwards, m, at a distance downwind, m. */
export function sigmaZ(stability: Stability, x: number): Quantity<'m'> {
  switch (stability) {
    case 'A':
      return 0.2 * x;
    case 'B':
      return 0.12 * x;
    case 'C':
      return (0.08 * x) / Math.sqrt(1 + 2e-4 * x);
    case 'D':
      return (0.06 * x) / Math.sqrt(1 + 1.5e-3 * x);
    case 'E':
      return (0.03 * x) / (1 + 3e-4 * x);
    case 'F':
      return (0.016 * x) / (1 + 3e-4 * x);
  }
}

/** Buoyancy flux of warm gas, m⁴/s³ (Briggs, as in ISC3 section 1.1.4.1); 0 where it is not warmer than the air. */
export const buoyancyFlux = ({ exitSpeed, diameter, gasTemperature, airTemperature }: Source): number =>
  (GRAVITY * exitSpeed * diameter ** 2 * Math.max(0, gasTemperature - airTemperature)) / (4 * gasTemperature);

/** Final rise above the stack, m (Briggs, as in ISC3 section 1.1.4); gas that is not warmer than the air does not rise. */
function riseOf(source: Source, wind: number): Quantity<'m'> {
  const { airTemperature, stability } = source;
  const flux = buoyancyFlux(source);
  if (stability === 'E' || stability === 'F') {
    const stable = (GRAVITY / airTemperature) * GRADIENT[stability];
    return 2.6 * Math.pow(flux / (wind * stable), 1 / 3);
  }
  return flux < STRONG_BUOYANCY ? (21.425 * Math.pow(flux, 0.75)) / wind : (38.71 * Math.pow(flux, 0.6)) / wind;
}

export function plumeOf(source: Source): Plume {
  const windAtStack = source.wind * Math.pow(Math.max(source.height, 10) / 10, PROFILE[source.stability]);
  const rise = riseOf(source, windAtStack);
  return {
    ...source,
    windAtStack,
    rise,
    effectiveHeight: source.height + rise,
    washout: source.rain > 0 ? 1e-5 * Math.pow(source.rain, 0.8) : 0,
  };
}

/** Height of the lid; stable air has none that a plume could meet: it is layered from the ground up (ISC3, section 1.1.6.1). */
export const lidOf = ({ stability, mixingHeight }: Plume): Quantity<'m'> | null =>
  stability === 'E' || stability === 'F' ? null : mixingHeight;

/** A plume that comes to rest above the lid stays there (ISC3, section 1.1.6.1). */
export function isAboveLid(plume: Plume): boolean {
  const lid = lidOf(plume);
  return lid !== null && plume.effectiveHeight > lid;
}

/** Sum over the images of ground and lid, or what it comes to where the air is evenly mixed. */
function verticalTerm(plume: Plume, sigma: number, z: number): number {
  const { effectiveHeight: h } = plume;
  const lid = lidOf(plume);
  if (lid === null) {
    return Math.exp(-((z - h) ** 2) / (2 * sigma * sigma)) + Math.exp(-((z + h) ** 2) / (2 * sigma * sigma));
  }
  if (isAboveLid(plume)) return z < lid ? 0 : Math.exp(-((z - h) ** 2) / (2 * sigma * sigma));
  if (sigma > WELL_MIXED * lid) return (Math.sqrt(2 * Math.PI) * sigma) / lid;
  let sum = 0;
  for (let n = -IMAGES; n <= IMAGES; n++) {
    const below = z - h + 2 * n * lid;
    const above = z + h + 2 * n * lid;
    sum += Math.exp(-(below * below) / (2 * sigma * sigma)) + Math.exp(-(above * above) / (2 * sigma * sigma));
  }
  return sum;
}

/** What of the emission is still in the air at x: dry deposition by source depletion, washout by rain. */
function leftAt(plume: Plume, x: number): number {
  const { stability, effectiveHeight, depositionSpeed, windAtStack, washout } = plume;
  let left = Math.exp((-washout * x) / windAtStack);
  if (depositionSpeed > 0) {
    const step = x / SIMPSON;
    let sum = 0;
    for (let n = 1; n <= SIMPSON; n++) {
      const sigma = sigmaZ(stability, n * step);
      const weight = n === SIMPSON ? 1 : n % 2 === 1 ? 4 : 2;
      sum += (weight * Math.exp(-(effectiveHeight ** 2) / (2 * sigma * sigma))) / sigma;
    }
    left *= Math.exp((-Math.sqrt(2 / Math.PI) * depositionSpeed * sum * step) / (3 * windAtStack));
  }
  return left;
}

/** What of a concentration, g/m³, does not depend on y and z: Q(x) / (2π u σy σz). */
function strengthAt(plume: Plume, x: number): number {
  const { stability, emission, windAtStack } = plume;
  const spread = sigmaY(stability, x) * sigmaZ(stability, x);
  return (emission * leftAt(plume, x)) / (2 * Math.PI * windAtStack * spread);
}

/** Concentration at heights above the middle of the plume, g/m³, x metres downwind. */
export function profileAt(plume: Plume, x: number, heights: readonly number[]): readonly number[] {
  if (x <= 0 || plume.emission === 0) return heights.map(() => 0);
  const strength = strengthAt(plume, x);
  const sigma = sigmaZ(plume.stability, x);
  return heights.map((z) => strength * verticalTerm(plume, sigma, z));
}

/** Concentration at the ground below the middle of the plume, g/m³. */
export const onAxis = (plume: Plume, x: number): number => profileAt(plume, x, [0])[0] ?? 0;

/** Concentration at the ground, g/m³, x metres downwind and y metres beside the middle. */
export function atGround(plume: Plume, x: number, y: number): number {
  if (x <= 0) return 0;
  const sigma = sigmaY(plume.stability, x);
  return onAxis(plume, x) * Math.exp(-(y * y) / (2 * sigma * sigma));
}

/** Where the largest value at the ground is looked for, m. */
const SEARCHED = { from: 20, to: 100_000, steps: 160 } as const;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The largest concentration at the ground, g/m³, and how far from the stack it is met, m; null where nothing comes down. */
export function largestAtGround(plume: Plume): { readonly x: number; readonly value: number } | null {
  if (plume.emission === 0 || isAboveLid(plume)) return null;
  const { from, to, steps } = SEARCHED;
  const at = (n: number): number => from * Math.pow(to / from, n / steps);
  let best = 0;
  let most = -1;
  for (let n = 0; n <= steps; n++) {
    const value = onAxis(plume, at(n));
    if (value > most) [best, most] = [n, value];
  }
  let [low, high] = [at(Math.max(0, best - 1)), at(Math.min(steps, best + 1))];
  for (let n = 0; n < 40; n++) {
    const left = high - GOLDEN * (high - low);
    const right = low + GOLDEN * (high - low);
    if (onAxis(plume, left) < onAxis(plume, right)) low = left;
    else high = right;
  }
  const x = (low + high) / 2;
  return { x, value: onAxis(plume, x) };
}

/** Winds at 10 m, m/s, at which Pasquill met each class (F. Pasquill, Meteorol. Mag. 90 (1961) 33). */
const WINDS: Readonly<Record<Stability, readonly [number, number]>> = {
  A: [0, 3],
  B: [0, 5],
  C: [2, Infinity],
  D: [0, Infinity],
  E: [2, 5],
  F: [0, 3],
};

export const occurs = (stability: Stability, wind: number): boolean =>
  wind >= WINDS[stability][0] && wind <= WINDS[stability][1];
