/**
 * Resistivity of metals, semiconductors and insulators, and what a bench makes of it.
 *
 * Metal          ρ ∝ (T/Θ)⁵ ∫₀^{Θ/T} x⁵ dx / ((eˣ − 1)(1 − e⁻ˣ))        Bloch 1930, Grüneisen 1933
 * Carriers       nᵢ = √(Nc Nv) (T/300)^1.5 e^{−Eg/2kT}, n = N/2 + √(N²/4 + nᵢ²), n p = nᵢ²
 * Gap            Eg = Eg0 − α T²/(T + β)                                   Thurmond 1975 in the form of Varshni 1967
 * Mobility       silicon: Arora, Hauser and Roulston 1982 (IEEE Trans. Electron Devices 29, 292)
 * Insulator      ρ = ρ(293 K) e^{(E/k)(1/T − 1/293 K)}
 * Wafer          ρ = (V/I) π t / ln[sinh(t/s)/sinh(t/2s)]                  Valdes 1954 (Proc. IRE 42, 420); SEMI MF84
 */
import type { Quantity } from '../contract';
import { constants } from '../core/constants';
import { conductivitySamples, type Insulator, type Metal, type SampleName } from '../data/conductivity-samples';

export interface Doping {
  readonly doping_type: 'n (phosphorus)' | 'p (boron)' | 'intrinsic';
  /** log10 of the density of dopants in cm⁻³. */
  readonly doping_log: Quantity<'1'>;
}

/** k in eV/K. */
export const BOLTZMANN_EV: Quantity<'eV/K'> = constants.boltzmann.value / constants.elementaryCharge.value;
const ROOM: Quantity<'K'> = 293.15;
const PANELS = 200;

const integrand = (x: number): number => (x === 0 ? 0 : x ** 5 / ((Math.exp(x) - 1) * (1 - Math.exp(-x))));

/** (T/Θ)⁵ J₅(Θ/T), by Simpson's rule. */
export function blochGruneisen(t: Quantity<'K'>, debye: Quantity<'K'>): number {
  const end = debye / t;
  const h = end / PANELS;
  let sum = integrand(0) + integrand(end);
  for (let panel = 1; panel < PANELS; panel++) sum += (panel % 2 === 1 ? 4 : 2) * integrand(panel * h);
  return (sum * h) / 3 / end ** 5;
}

/** The law at room temperature, by Debye temperature: the same for all samples of a metal, and asked for in each step. */
const atRoom: ReadonlyMap<Quantity<'K'>, number> = new Map(
  Object.values(conductivitySamples).flatMap((sample) =>
    sample.is === 'metal' && sample.debye !== null ? [[sample.debye, blochGruneisen(ROOM, sample.debye)]] : [],
  ),
);

function metalResistivity({ resistivity, debye, linear }: Metal, t: number): number {
  const phonons = debye === null ? 1 : blochGruneisen(t, debye) / (atRoom.get(debye) ?? 1);
  return resistivity * phonons * (1 + linear * (t - ROOM));
}

const insulatorResistivity = ({ resistivity, barrier }: Insulator, t: number): number =>
  resistivity * Math.exp((barrier / BOLTZMANN_EV) * (1 / t - 1 / 293));

interface Bands {
  /** Nc Nv at 300 K, cm⁻⁶. */
  readonly states: number;
  readonly gap: (t: number) => Quantity<'eV'>;
}

const SILICON: Bands = { states: 2.86e19 * 3.1e19, gap: (t) => 1.17 - (4.73e-4 * t * t) / (t + 636) };
const GERMANIUM: Bands = { states: 1.04e19 * 6e18, gap: (t) => 0.7437 - (4.774e-4 * t * t) / (t + 235) };

const intrinsicDensity = ({ states, gap }: Bands, t: number): Quantity<'cm⁻³'> =>
  Math.sqrt(states) * (t / 300) ** 1.5 * Math.exp(-gap(t) / (2 * BOLTZMANN_EV * t));

/** Electrons and holes, cm⁻³; all dopants ionised. */
export function siliconCarriers(t: Quantity<'K'>, { doping_type, doping_log }: Doping) {
  const own = intrinsicDensity(SILICON, t);
  const dopants = doping_type === 'intrinsic' ? 0 : 10 ** doping_log;
  const majority = dopants / 2 + Math.sqrt((dopants * dopants) / 4 + own * own);
  const minority = (own * own) / majority;
  return doping_type === 'p (boron)'
    ? { electrons: minority, holes: majority, dopants }
    : { electrons: majority, holes: minority, dopants };
}

/** cm²/(V s). */
function siliconMobilities(t: number, dopants: number): { readonly electrons: number; readonly holes: number } {
  const r = t / 300;
  const crowding = (0.88 * dopants) / r ** 0.146;
  return {
    electrons: 88 * r ** -0.57 + (7.4e8 * t ** -2.33) / (1 + crowding / (1.26e17 * r ** 2.4)),
    holes: 54.3 * r ** -0.57 + (1.36e8 * t ** -2.23) / (1 + crowding / (2.35e17 * r ** 2.4)),
  };
}

/** 1/(q (n μn + p μp)) with densities in cm⁻³ and mobilities in cm²/(V s), in Ω·m. */
const ofCarriers = (n: number, mobilityN: number, p: number, mobilityP: number): Quantity<'Ω·m'> =>
  1 / (100 * constants.elementaryCharge.value * (n * mobilityN + p * mobilityP));

export function resistivityOf(name: SampleName, t: Quantity<'K'>, doping: Doping): Quantity<'Ω·m'> {
  const sample = conductivitySamples[name];
  switch (sample.is) {
    case 'metal':
      return metalResistivity(sample, t);
    case 'insulator':
      return insulatorResistivity(sample, t);
    case 'wafer': {
      const { electrons, holes, dopants } = siliconCarriers(t, doping);
      const mobility = siliconMobilities(t, dopants);
      return ofCarriers(electrons, mobility.electrons, holes, mobility.holes);
    }
    case 'bar': {
      const density = intrinsicDensity(GERMANIUM, t);
      const slower = (t / 300) ** -1.66;
      return ofCarriers(density, 3900 * slower, density, 1900 * slower);
    }
  }
}

/** At room temperature, where metals and insulators are tabulated. */
export function roomResistivity(name: SampleName, doping: Doping): Quantity<'Ω·m'> {
  const sample = conductivitySamples[name];
  return 'resistivity' in sample ? sample.resistivity : resistivityOf(name, ROOM, doping);
}

/** Electrons and holes, cm⁻³; null where there are no bands to tell of. */
export function carriersOf(
  name: SampleName,
  t: Quantity<'K'>,
  doping: Doping,
): { readonly electrons: Quantity<'cm⁻³'>; readonly holes: Quantity<'cm⁻³'> } | null {
  const { is } = conductivitySamples[name];
  if (is === 'wafer') {
    const { electrons, holes } = siliconCarriers(t, doping);
    return { electrons, holes };
  }
  const density = is === 'bar' ? intrinsicDensity(GERMANIUM, t) : null;
  return density === null ? null : { electrons: density, holes: density };
}

/** Density of the carriers that outnumber the others; null where there are no bands to tell of. */
export function carrierDensity(name: SampleName, t: Quantity<'K'>, doping: Doping): Quantity<'cm⁻³'> | null {
  const carriers = carriersOf(name, t, doping);
  return carriers && Math.max(carriers.electrons, carriers.holes);
}

export const WAFER_THICKNESS: Quantity<'m'> = 0.5e-3;
const PIN_DISTANCE: Quantity<'m'> = 1e-3;
const WIRE = { length: 0.5, area: Math.PI * 0.5e-3 ** 2 } as const;
const BAR = { length: 10e-3, area: 1e-6 } as const;
const DISC = { length: 1e-3, area: Math.PI * 25e-3 ** 2 } as const;

const sinh = (x: number): number => (Math.exp(x) - Math.exp(-x)) / 2;

/** ρ I/V of an in-line probe on a wide sheet; π t/ln 2 where the sheet is thin. */
export const waferFactor = (thickness: Quantity<'m'>, pins: Quantity<'m'>): Quantity<'m'> =>
  (Math.PI * thickness) / Math.log(sinh(thickness / pins) / sinh(thickness / (2 * pins)));

/** What V/I is multiplied by for the resistivity, with the nominal sizes of the sample. */
export function sizeFactor(name: SampleName): Quantity<'m'> {
  switch (conductivitySamples[name].is) {
    case 'metal':
      return WIRE.area / WIRE.length;
    case 'bar':
      return BAR.area / BAR.length;
    case 'wafer':
      return waferFactor(WAFER_THICKNESS, PIN_DISTANCE);
    case 'insulator':
      return DISC.area / DISC.length;
  }
}

export interface SweepPoint {
  readonly t: Quantity<'K'>;
  readonly resistivity: Quantity<'Ω·m'>;
}

/** A result of a sweep, and by how much it goes with each place along y; places along x act by −slope of that. */
export interface SweepResult {
  readonly value: number;
  readonly slope: number;
  /** One for each point that counts, in their order. */
  readonly perY: readonly number[];
}

interface Line {
  readonly slope: number;
  readonly meanX: number;
  readonly meanY: number;
  /** The slope is Σ weight · y. */
  readonly weights: readonly number[];
}

/** Least squares; null where fewer than two places along x are known. */
function lineThrough(xs: readonly number[], ys: readonly number[]): Line | null {
  const meanX = xs.reduce((sum, x) => sum + x, 0) / xs.length;
  const meanY = ys.reduce((sum, y) => sum + y, 0) / ys.length;
  const spread = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  if (!(spread > 0)) return null;
  const weights = xs.map((x) => (x - meanX) / spread);
  return { slope: weights.reduce((sum, weight, n) => sum + weight * ys[n]!, 0), meanX, meanY, weights };
}

const TCR_RANGE = [273, 373] as const;
/** A point counts in the range although its sample is a little warmer or cooler than what was asked for. */
const MARGIN: Quantity<'K'> = 0.5;
const AT: Quantity<'K'> = 293;

export const inTcrRange = ({ t }: Pick<SweepPoint, 't'>): boolean =>
  t > TCR_RANGE[0] - MARGIN && t < TCR_RANGE[1] + MARGIN;

/** In 1/K: slope of ρ against T over the line's ρ at 293 K, through points from 273 to 373 K (`inTcrRange`). */
export function tcrOf(points: readonly SweepPoint[]): SweepResult | null {
  const line = lineThrough(
    points.map(({ t }) => t),
    points.map(({ resistivity }) => resistivity),
  );
  if (!line) return null;
  const { slope, meanX, meanY, weights } = line;
  const at = meanY + slope * (AT - meanX);
  const value = slope / at;
  const perY = weights.map((weight) => (weight - value * (1 / weights.length + weight * (AT - meanX))) / at);
  return { value, slope, perY };
}

/** In eV: −k × slope of ln σ against 1/T; y is ln σ. */
export function activationOf(points: readonly SweepPoint[]): SweepResult | null {
  const line = lineThrough(
    points.map(({ t }) => 1 / t),
    points.map(({ resistivity }) => -Math.log(resistivity)),
  );
  return (
    line && {
      value: -BOLTZMANN_EV * line.slope,
      slope: line.slope,
      perY: line.weights.map((weight) => -BOLTZMANN_EV * weight),
    }
  );
}

/** The temperature coefficient that a sweep of the pure metal from 273 to 373 K in steps of 10 K gives. */
export const tcrOfMetal = (name: SampleName): Quantity<'1/K'> => {
  const unused: Doping = { doping_type: 'intrinsic', doping_log: 15 };
  const temperatures = Array.from({ length: 11 }, (_, index) => 273 + 10 * index);
  return tcrOf(temperatures.map((t) => ({ t, resistivity: resistivityOf(name, t, unused) })))?.value ?? 0;
};
