/**
 * What lies in the lanes of an agarose gel and how a camera sees it.
 *
 * Distance   x = Σ μ(L, E) E t over the fields that were applied
 * Width      σ² = σ0² + 2 D t, D = D1000 (1000/L)^0.57 (exponent: R. M. Robertson, S. Laib and D. E. Smith,
 *            Proc. Natl. Acad. Sci. USA 103, 7310, 2006, in free solution)
 * Smile      a warm middle runs ahead: at the place u across the gel (−1 to 1) every distance is 1 − s u² of that in the
 *            middle, s = 0.03 per V/cm above 10 V/cm
 * Light      a band of m ng lies as m/(σ √(2π)) exp(−(x − x0)²/2σ²) ng/mm; the camera shows 1 − exp(−light/full)
 *
 * Stoichiometric lanes: every cut molecule gives each of its fragments once, so the mass of a band goes with its length.
 */
import type { Quantity } from '../contract';
import { dnaLadders, type LadderName } from '../data/dna-ladders';
import type { EnzymeName } from '../data/restriction-enzymes';
import { dnaMobility, type Gel } from './dna-mobility';
import { cutPositions, digest, type Molecule, molecules } from './restriction-digest';

/** One kind of molecule in a lane. */
export interface Species {
  readonly size: Quantity<'bp'>;
  /** The linear fragment that keeps pace with it. */
  readonly runsAs: Quantity<'bp'>;
  /** Share of the lane's mass. */
  readonly share: number;
  readonly form: 'linear' | 'supercoiled' | 'nicked';
}

export type Stain = 'Ethidium bromide' | 'SYBR Safe';

export const LANES = ['ladder', 'uncut', 'digest', 'unknown'] as const;
export type Lane = (typeof LANES)[number];

/** Middles of the four lanes across the gel: those of a comb of six teeth whose outer wells stay empty. */
export const LANE_PLACES: Readonly<Record<Lane, number>> = {
  ladder: -1 / 2,
  uncut: -1 / 6,
  digest: 1 / 6,
  unknown: 1 / 2,
};

/** Teaching values: how closed circles of DNA run beside linear DNA, and how much of a preparation is supercoiled. */
const SUPERCOILED = { runsAs: 0.65, share: 0.8 } as const;
const NICKED_RUNS_AS = 1.9;

/** Teaching values: width of a band as it was loaded, and diffusion of 1 kbp. */
const BAND_SIGMA: Quantity<'mm'> = 0.6;
const DIFFUSION_1000: Quantity<'mm²/s'> = 4e-6;
const DIFFUSION_EXPONENT = 0.57;

/** Above this field the gel warms unevenly; teaching values. */
export const WARM_FIELD: Quantity<'V/cm'> = 10;
const SMILE_PER_FIELD = 0.03;

/** Teaching values: least mass of a band that can be seen. */
export const VISIBLE_FROM: Readonly<Record<Stain, Quantity<'ng'>>> = { 'Ethidium bromide': 1, 'SYBR Safe': 0.5 };
/** Light that takes the camera to 63 % of white, in ng/mm of the weaker stain. */
const FULL_LIGHT = 30;

const MM_PER_CM = 10;

const linear = (sizes: readonly number[]): readonly Species[] => {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => ({ size, runsAs: size, share: size / total, form: 'linear' }));
};

/** A molecule as it comes: a circle has a supercoiled and a nicked form. */
export function uncut({ length, form }: Molecule): readonly Species[] {
  if (form === 'linear') return linear([length]);
  return [
    { size: length, runsAs: SUPERCOILED.runsAs * length, share: SUPERCOILED.share, form: 'supercoiled' },
    { size: length, runsAs: NICKED_RUNS_AS * length, share: 1 - SUPERCOILED.share, form: 'nicked' },
  ];
}

/** The molecule after a digest with these enzymes, the largest fragment first. */
export function digested(molecule: Molecule, enzymes: readonly EnzymeName[]): readonly Species[] {
  const sizes = digest(molecule, enzymes);
  const whole = molecule.form === 'circular' && !hasSites(molecule, enzymes);
  return whole ? uncut(molecule) : linear(sizes);
}

const hasSites = (molecule: Molecule, enzymes: readonly EnzymeName[]): boolean =>
  cutPositions(molecule, enzymes).length > 0;

export function ladderSizes(name: LadderName): readonly Quantity<'bp'>[] {
  return dnaLadders.find((ladder) => ladder.name === name)?.sizes ?? digest(molecules.Lambda, ['HindIII']);
}

export const ladder = (name: LadderName): readonly Species[] => linear(ladderSizes(name));

export const fragment = (size: Quantity<'bp'>): readonly Species[] => linear([size]);

/** Of a smear: so many kinds stand for all lengths, from a part of the mean to a multiple of it. */
const SMEAR = { kinds: 40, from: 0.05, to: 8 } as const;

/** DNA that was broken anywhere: numbers of lengths fall off exponentially, and mass goes with x e^(−x). The longest first. */
export function broken(mean: Quantity<'bp'>): readonly Species[] {
  const { kinds, from, to } = SMEAR;
  const edge = (n: number): number => to * (from / to) ** (n / kinds);
  const below = (x: number): number => 1 - (1 + x) * Math.exp(-x);
  const all = below(to) - below(from);
  return Array.from({ length: kinds }, (_, n) => {
    const size = Math.round(mean * Math.sqrt(edge(n) * edge(n + 1)));
    return { size, runsAs: size, share: (below(edge(n)) - below(edge(n + 1))) / all, form: 'linear' };
  });
}

/** Time at one field. */
export interface Exposure {
  readonly field: Quantity<'V/cm'>;
  readonly seconds: Quantity<'s'>;
}

/** s: how far the edges of the gel lag behind its middle, as a part of the distance. */
export const smileAt = (field: Quantity<'V/cm'>): number => SMILE_PER_FIELD * Math.max(0, field - WARM_FIELD);

/** Distance that a linear fragment has run at the place `across` (−1 to 1) of the gel; 0 is its middle. */
export function migrated(size: Quantity<'bp'>, gel: Gel, exposures: readonly Exposure[], across = 0): Quantity<'mm'> {
  let distance = 0;
  for (const { field, seconds } of exposures) {
    distance += dnaMobility(size, gel, field) * field * seconds * (1 - smileAt(field) * across * across);
  }
  return distance * MM_PER_CM;
}

/** Standard deviation of a band's width after so long in the gel. */
export function bandSigma(runsAs: Quantity<'bp'>, seconds: Quantity<'s'>): Quantity<'mm'> {
  const diffusion = DIFFUSION_1000 * (1000 / runsAs) ** DIFFUSION_EXPONENT;
  return Math.sqrt(BAND_SIGMA * BAND_SIGMA + 2 * diffusion * seconds);
}

export interface Band {
  readonly distance: Quantity<'mm'>;
  readonly sigma: Quantity<'mm'>;
  readonly mass: Quantity<'ng'>;
}

/** Light of a stain per ng, against the weaker one. */
const lightOf = (stain: Stain): number => VISIBLE_FROM['Ethidium bromide'] / VISIBLE_FROM[stain];

/** Beyond so many σ a band gives no light. */
const REACH = 4;

/**
 * What the camera sees along the middle of a lane, 0 to 1, in rows of `pitch` mm from the wells on. Bands below the
 * visible mass give nothing. `light` is overwritten.
 */
export function photographLane(light: Float32Array, bands: readonly Band[], stain: Stain, pitch: Quantity<'mm'>): void {
  light.fill(0);
  for (const { distance, sigma, mass } of bands) {
    if (mass < VISIBLE_FROM[stain]) continue;
    const peak = (lightOf(stain) * mass) / (sigma * Math.sqrt(2 * Math.PI));
    const from = Math.max(0, Math.floor((distance - REACH * sigma) / pitch));
    const to = Math.min(light.length - 1, Math.ceil((distance + REACH * sigma) / pitch));
    for (let row = from; row <= to; row++) {
      const z = ((row + 0.5) * pitch - distance) / sigma;
      light[row]! += peak * Math.exp(-0.5 * z * z);
    }
  }
  for (let row = 0; row < light.length; row++) light[row] = -Math.expm1(-light[row]! / FULL_LIGHT);
}
