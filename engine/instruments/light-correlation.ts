/**
 * Dynamic light scattering: particles that jiggle by D = k_B T/(3πηd) (A. Einstein, Ann. Phys. 17 (1905) 549) make the scattered light
 * flicker; its field correlation is g₁ = Σ w exp(−Γτ), Γ = Dq², q = (4πn/λ) sin(θ/2), and g₂ − 1 = β g₁² (A. J. F. Siegert). Cumulants: D. E. Koppel,
 * J. Chem. Phys. 57 (1972) 4814, here as ln g₁ = a − Γτ + μ₂τ²/2, each channel weighted by the scatter of its logarithm.
 */
import type { Quantity } from '../contract';
import { constants } from '../core/constants';
import { choleskyFactor, choleskySolve } from '../core/linalg';
import { type Dispersant, dispersantIndex, dispersantViscosity, type LaserLine } from '../data/dispersants';

export const CHANNELS = 128;
const FIRST_LAG: Quantity<'s'> = 0.5e-6;
const LAST_LAG: Quantity<'s'> = 0.5;
/** Of the optics: the height of g₂ − 1 at no lag. */
export const BETA = 0.9;
/** Standard deviation of a channel after 60 s; it falls with the root of the time. */
const SCATTER_OF_A_MINUTE = 0.003;
const MINUTE: Quantity<'s'> = 60;
/** The fit uses g₂ − 1 above this part of β. */
const FITTED_ABOVE = 0.1;
const LEAST_CHANNELS = 5;
const NM = 1e-9;
const RADIAN = Math.PI / 180;

export const LAGS: Float64Array = Float64Array.from(
  { length: CHANNELS },
  (_, n) => FIRST_LAG * (LAST_LAG / FIRST_LAG) ** (n / (CHANNELS - 1)),
);

export interface Geometry {
  readonly dispersant: Dispersant;
  readonly angle: Quantity<'°'>;
  readonly wavelength: LaserLine;
}

export const scatteringVector = ({ dispersant, angle, wavelength }: Geometry): Quantity<'1/m'> =>
  ((4 * Math.PI * dispersantIndex(dispersant, wavelength)) / (Number(wavelength) * NM)) *
  Math.sin((angle * RADIAN) / 2);

/** Stokes and Einstein; the same formula gives the diameter of a D. */
export const diffusion = (diameter: Quantity<'nm'>, dispersant: Dispersant, kelvin: Quantity<'K'>): Quantity<'m²/s'> =>
  (constants.boltzmann.value * kelvin) / (3 * Math.PI * dispersantViscosity(dispersant, kelvin) * diameter * NM);

export const diameterFrom = (
  diffused: Quantity<'m²/s'>,
  dispersant: Dispersant,
  kelvin: Quantity<'K'>,
): Quantity<'nm'> =>
  (constants.boltzmann.value * kelvin) / (3 * Math.PI * dispersantViscosity(dispersant, kelvin) * diffused * NM);

/** Equal particles by their part of the light. */
export interface LightClass {
  readonly diameter: Quantity<'nm'>;
  readonly light: number;
}

const LIGHT_CLASSES = 41;
const ENDS = 4;

/** Lognormal in the light. */
export function lightClasses(median: Quantity<'nm'>, sigma: number, light: number): readonly LightClass[] {
  if (sigma === 0) return [{ diameter: median, light }];
  const deviates = Array.from({ length: LIGHT_CLASSES }, (_, n) => (2 * ENDS * n) / (LIGHT_CLASSES - 1) - ENDS);
  const weights = deviates.map((z) => Math.exp(-0.5 * z * z));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return deviates.map((z, n) => ({ diameter: median * Math.exp(sigma * z), light: (light * (weights[n] ?? 0)) / sum }));
}

/** g₂ − 1 in every channel, without scatter. */
export function correlation(
  classes: readonly LightClass[],
  geometry: Geometry,
  kelvin: Quantity<'K'>,
  out = new Float64Array(CHANNELS),
): Float64Array {
  const square = scatteringVector(geometry) ** 2;
  const decay = diffusion(1, geometry.dispersant, kelvin) * square;
  for (let n = 0; n < CHANNELS; n++) {
    let field = 0;
    for (const { diameter, light } of classes) field += light * Math.exp((-decay / diameter) * LAGS[n]!);
    out[n] = BETA * field * field;
  }
  return out;
}

/** Standard deviation of a channel after so many seconds. */
export const scatterAfter = (seconds: Quantity<'s'>): number => SCATTER_OF_A_MINUTE * Math.sqrt(MINUTE / seconds);

export interface Cumulants {
  /** ln g₁ at no lag, beside that of the optics. */
  readonly intercept: number;
  readonly decay: Quantity<'1/s'>;
  readonly second: Quantity<'1/s²'>;
  readonly uDecay: Quantity<'1/s'>;
  /** μ₂/Γ². */
  readonly index: number;
  readonly uIndex: number;
  /** Channels used. */
  readonly channels: number;
}

/** `scatter`: of a channel, 0 where there is none. Null where too few channels stand out. */
export function cumulantsOf(record: ArrayLike<number>, scatter: number): Cumulants | null {
  let channels = 0;
  while (channels < record.length && (record[channels] ?? 0) > FITTED_ABOVE * BETA) channels++;
  if (channels < LEAST_CHANNELS) return null;
  const unit = LAGS[channels - 1]!;
  const normal = new Float64Array(9);
  const right = new Float64Array(3);
  for (let n = 0; n < channels; n++) {
    const value = record[n]!;
    // ln g₁ = ½ ln((g₂ − 1)/β) scatters by σ/(2 (g₂ − 1)).
    const weight = 4 * value * value;
    const t = LAGS[n]! / unit;
    const powers = [1, t, t * t];
    const log = 0.5 * Math.log(value / BETA);
    for (let i = 0; i < 3; i++) {
      right[i] = right[i]! + weight * powers[i]! * log;
      for (let j = 0; j < 3; j++) normal[3 * i + j] = normal[3 * i + j]! + weight * powers[i]! * powers[j]!;
    }
  }
  const factor = choleskyFactor(normal, 3);
  if (factor === null) return null;
  const column = (k: number): Float64Array => {
    const unitVector = new Float64Array(3);
    unitVector[k] = 1;
    choleskySolve(factor, 3, unitVector);
    return unitVector;
  };
  choleskySolve(factor, 3, right);
  const [intercept = 0, slope = 0, curve = 0] = right;
  if (slope >= 0) return null;
  const [decay, second] = [-slope / unit, (2 * curve) / unit ** 2];
  const index = second / decay ** 2;
  const [first, last] = [column(1), column(2)];
  const [slopeSquare, both, curveSquare] = [first[1]!, first[2]!, last[2]!].map((part) => part * scatter * scatter) as [
    number,
    number,
    number,
  ];
  // The index is 2c/b²: its slopes are 2/b² and −4c/b³.
  const [byCurve, bySlope] = [2 / slope ** 2, (-4 * curve) / slope ** 3];
  return {
    intercept,
    decay,
    second,
    uDecay: Math.sqrt(slopeSquare) / unit,
    index,
    uIndex: Math.sqrt(
      Math.max(0, byCurve ** 2 * curveSquare + bySlope ** 2 * slopeSquare + 2 * byCurve * bySlope * both),
    ),
    channels,
  };
}

/** g₂ − 1 of the fit, in the channels that it used. */
export const fittedAt = ({ intercept, decay, second }: Cumulants, lag: Quantity<'s'>): number =>
  BETA * Math.exp(2 * (intercept - decay * lag + 0.5 * second * lag * lag));
