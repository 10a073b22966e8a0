/**
 * What a spectrophotometer reads of a solution.
 *
 *     A(λ) = Σ ε(λ) c l                               Beer and Lambert, over the parts of the sample
 *     τ/(1 + b τ)                                     besides: light that particles throw out of the beam, `absorption.ts`
 *     T    = ∫ g(λ′) 10^(−A(λ′)) dλ′                  the slit: a triangle of half base = bandwidth, 41 points
 *     T_obs = (T_c T + s)/(T_b + s)                   stray light s; T_c of the cell, T_b of the cell that was the blank
 *
 * A. G. Reule, Errors in spectrophotometry and calibration procedures to avoid them, J. Res. Natl. Bur. Stand. 80A (1976) 609.
 */
import type { Quantity } from '../contract';
import { absorbance, absorbanceOfBands, transmittance } from '../core/spectrum';
import { ABSORPTION, SCATTERING } from '../data/samples/absorption';
import { PARTICLES } from '../data/samples/sizes';
import { known, milligramsPerLitre, molarity, type Sample } from '../data/samples/sample';

export type Cell = 'Quartz' | 'Glass' | 'Plastic';

/** Below these a cell takes light away; quartz lets all of it through down to 190 nm. */
const OPAQUE_BELOW: Readonly<Record<Cell, Quantity<'nm'>>> = { Quartz: 0, Glass: 320, Plastic: 290 };
const MOST_OF_CELL = 3;
const CELL_EDGE: Quantity<'nm'> = 20;

/** Transmittance of an empty cell. */
export function cellTransmittance(cell: Cell, wavelength: Quantity<'nm'>): number {
  const below = OPAQUE_BELOW[cell] - wavelength;
  return below <= 0 ? 1 : transmittance(Math.min(MOST_OF_CELL, (MOST_OF_CELL * below) / CELL_EDGE));
}

/** True absorbance of a sample in a cell of that path, at any wavelength. */
export function absorber(sample: Sample, path: Quantity<'cm'>): (wavelength: Quantity<'nm'>) => number {
  const parts = known(sample, ABSORPTION).parts.map((part) => ({ bands: part.data.bands, content: molarity(part) }));
  const turbid = known(sample, SCATTERING)
    .parts.filter(({ form }) => form === PARTICLES)
    .map((part) => ({ ...part.data, grams: milligramsPerLitre(part) / 1000 }));
  return (wavelength) => {
    let sum = 0;
    for (const { bands, content } of parts) sum += absorbance(absorbanceOfBands(bands, wavelength), content, path);
    for (const { perGram, slope, bend, grams } of turbid) {
      const tau = perGram * grams * path * (REFERENCE / wavelength) ** slope;
      sum += tau / (1 + bend * tau);
    }
    return sum;
  };
}

/** At which turbidity is given. */
const REFERENCE: Quantity<'nm'> = 600;

const SLIT_POINTS = 41;

/** Transmittance of a sample in the band of wavelengths that the slit lets through. */
export function throughSlit(
  sample: Sample,
  wavelength: Quantity<'nm'>,
  path: Quantity<'cm'>,
  slit: Quantity<'nm'>,
): number {
  const absorbed = absorber(sample, path);
  let sum = 0;
  let weights = 0;
  for (let n = 0; n < SLIT_POINTS; n++) {
    const offset = (2 * n) / (SLIT_POINTS - 1) - 1;
    const weight = 1 - Math.abs(offset);
    sum += weight * transmittance(absorbed(wavelength + offset * slit));
    weights += weight;
  }
  return sum / weights;
}

export interface Optics {
  readonly wavelength: Quantity<'nm'>;
  readonly path: Quantity<'cm'>;
  readonly slit: Quantity<'nm'>;
  /** Stray light as a share. */
  readonly stray: number;
  readonly cell: Cell;
}

/** What was in the beam when the baseline was taken; a sample by mistake. */
export interface Baseline {
  readonly cell: Cell;
  readonly path: Quantity<'cm'>;
  readonly sample: Sample | null;
}

/** Light without a cell scatters by this much from reading to reading. */
export const LIGHT_SCATTER = 0.0002;
/** Readings that are averaged. */
export const AVERAGED = 10;

/** Light that passes, over that of the lamp without a cell; without a sample: a cell of solvent. */
function passing(sample: Sample | null, { wavelength, slit }: Optics, cell: Cell, path: number): number {
  const own = sample ? throughSlit(sample, wavelength, path, slit) : 1;
  return cellTransmittance(cell, wavelength) * own;
}

export interface Photometric {
  /** Of the blanked light. */
  readonly transmittance: number;
  /** Standard deviation of a single reading. */
  readonly scatter: number;
}

/** The reading without scatter, and how much a reading scatters; null: no blank was taken. */
export function photometric(sample: Sample | null, optics: Optics, baseline: Baseline | null): Photometric {
  const { stray } = optics;
  const blank = baseline ? passing(baseline.sample, optics, baseline.cell, baseline.path) : 1;
  const full = blank + stray;
  return {
    transmittance: (passing(sample, optics, optics.cell, optics.path) + stray) / full,
    scatter: LIGHT_SCATTER / full,
  };
}

/** Beyond this nothing is shown. */
export const OVER_RANGE = 5;

/** −log₁₀ T; null where there is no light left to speak of. */
export function absorbanceReading(passed: number): number | null {
  if (!(passed > 0)) return null;
  const value = -Math.log10(passed);
  return value > OVER_RANGE ? null : value === 0 ? 0 : value;
}

/** What the display cannot pass, however dark the sample: −log₁₀(s/(T_c + s)); null without stray light. */
export const absorbanceLimit = ({ cell, wavelength, stray }: Optics): number | null =>
  stray > 0 ? -Math.log10(stray / (cellTransmittance(cell, wavelength) + stray)) : null;
