/**
 * What the particle sizer makes of a sample from the shelf: light on its rings and classes of its flicker, from the grading curves of what is
 * suspended in it; why some cannot be loaded as it is set; and what is to be found.
 *
 * Keys have two standard uncertainties of the instrument. Diffraction: scatter of the detectors through the inversion, what its smoothing changes,
 * and a class in which volume is taken as even, ±half of its width, rectangular. What the rings cannot tell to a quarter has no key. Flicker:
 * scatter of the channels through the fit, and what a fit of second order leaves of a broad distribution.
 */
import type { Answer, Quantity } from '../contract';
import { dispersantIndex } from '../data/dispersants';
import { PARTICLE_OPTICS, type ParticleOptics } from '../data/samples/particles';
import { isSized } from '../data/samples/sizing';
import { known, milligramsPerLitre, type Sample } from '../data/samples/sample';
import { coarsestOf, diameterAt, finerThan, type GradingCurve, mixed, PARTICLES, passing } from '../data/samples/sizes';
import { roundSignificant } from '../runtime/format';
import { DETECTORS, type Optics, ringsOf, sizeParameter } from './diffraction-rings';
import {
  correlation,
  cumulantsOf,
  diameterFrom,
  type Geometry,
  type LightClass,
  scatterAfter,
  scatteringVector,
} from './light-correlation';
import { efficiencies, mieSeries, scatteredAt } from './mie';
import { CLASS_WIDTH, CLASSES, curveShares, diameterOf, partBelow } from './size-classes';
import { invertRings, uncertaintyBelow } from './size-inversion';

/** Particles of one substance. */
interface Suspended {
  readonly optics: ParticleOptics;
  /** Litres in a litre. */
  readonly volume: number;
  readonly sizes: GradingCurve;
}

/** Up to which particles wander faster than they settle. */
const WANDERS: Quantity<'µm'> = 3;
const SYRINGE_FILTER: Quantity<'µm'> = 1;
/** Of the wet cell. */
const PATH: Quantity<'mm'> = 2.5;

/** Particles of which the instrument has no optical data. */
export const notModelledIn = (sample: Sample): readonly string[] =>
  known({ ...sample, parts: sample.parts.filter(({ form }) => form === PARTICLES) }, PARTICLE_OPTICS).notModelled;

/** What it has data of; after the syringe filter, what passed. */
export function suspendedIn(sample: Sample, filtered: boolean): readonly Suspended[] {
  return known({ ...sample, parts: sample.parts.filter(isSized) }, PARTICLE_OPTICS).parts.flatMap((part) => {
    const fine = part.sizes ? passing(part.sizes, filtered ? SYRINGE_FILTER : Infinity) : null;
    if (!fine) return [];
    const grams = (milligramsPerLitre(part) / 1000) * fine.share;
    return [{ optics: part.data, volume: grams / (1000 * part.data.density), sizes: fine.sizes }];
  });
}

/** The curve of all of it, by volume. */
const curveOf = (parts: readonly Suspended[]): GradingCurve =>
  mixed(parts.map(({ volume, sizes }) => ({ share: volume, sizes })));

/** Index of the most of it. */
const mainIndex = (parts: readonly Suspended[]): number =>
  parts.toSorted((one, other) => other.volume - one.volume)[0]?.optics.index ?? 1;

/** Light on the detectors; `enlarged`: by how much particles seem larger than they are. */
export function ringsOfSuspended(
  parts: readonly Suspended[],
  opticsOf: (index: number) => Optics,
  enlarged: number,
): Float64Array {
  const rings = new Float64Array(DETECTORS);
  for (const { optics, volume, sizes } of parts) {
    const seen = sizes.map(([diameter, finer]) => [diameter * enlarged, finer] as const);
    const own = ringsOf(curveShares(seen), opticsOf(optics.index));
    for (let k = 0; k < DETECTORS; k++) rings[k] = rings[k]! + volume * own[k]!;
  }
  return rings;
}

const LIGHT_CLASSES = 48;

/** Classes of the light that reaches the detector at an angle: Mie's intensity for each volume. */
export function lightOfSuspended(parts: readonly Suspended[], geometry: Geometry): readonly LightClass[] {
  const medium = dispersantIndex(geometry.dispersant, geometry.wavelength);
  const cosine = Math.cos((geometry.angle * Math.PI) / 180);
  const classes = parts.flatMap(({ optics, volume, sizes }) => {
    const [from, to] = [diameterAt(sizes, 0), coarsestOf(sizes)];
    const edge = (n: number): number => from * (to / from) ** (n / LIGHT_CLASSES);
    return Array.from({ length: LIGHT_CLASSES }, (_, n) => {
      const diameter = edge(n + 0.5);
      const x = sizeParameter(diameter, {
        wavelength: Number(geometry.wavelength),
        medium,
        index: optics.index,
        absorption: 0,
      });
      const share = finerThan(sizes, edge(n + 1)) - finerThan(sizes, edge(n));
      const light = (volume * share * scatteredAt(mieSeries({ x, re: optics.index / medium, im: 0 }), cosine)) / x ** 3;
      return { diameter: 1000 * diameter, light };
    });
  });
  const whole = classes.reduce((sum, { light }) => sum + light, 0);
  return classes.filter(({ light }) => light > 0).map(({ diameter, light }) => ({ diameter, light: light / whole }));
}

/** Above this size parameter a sphere takes twice the light that falls on it. */
const LARGE = 1000;

/** Part of the beam that the undiluted sample takes away, %. */
export function mostObscuration(parts: readonly Suspended[], opticsOf: (index: number) => Optics): Quantity<'%'> {
  let turbidity: Quantity<'1/µm'> = 0;
  for (const { optics, volume, sizes } of parts) {
    const { medium, ...light } = opticsOf(optics.index);
    const shares = curveShares(sizes);
    for (let n = 0; n < CLASSES; n++) {
      if (shares[n] === 0) continue;
      const x = sizeParameter(diameterOf(n), { ...light, medium });
      const taken = x > LARGE ? 2 : efficiencies({ x, re: optics.index / medium, im: 0 }).extinction;
      turbidity += (1.5 * taken * volume * shares[n]!) / diameterOf(n);
    }
  }
  return 100 * (1 - Math.exp(-turbidity * 1000 * PATH));
}

/** Why it cannot be put into the cell as it is set; null where it can. */
export function refusalToLoad(
  sample: Sample,
  settings: {
    readonly diffraction: boolean;
    readonly obscuration: Quantity<'%'>;
    readonly geometry: Geometry;
    readonly opticsOf: (index: number) => Optics;
  },
): string | null {
  const { diffraction, obscuration, geometry, opticsOf } = settings;
  const parts = suspendedIn(sample, false);
  if (parts.length === 0) return `There are no optical data of ${notModelledIn(sample).join(', ')}.`;
  if (geometry.dispersant !== 'Water') return 'It is suspended in water: the cell has to hold water, too.';
  if (!diffraction)
    return coarsestOf(curveOf(parts)) > WANDERS
      ? 'Particles above 3 µm settle faster than they wander: measure them by laser diffraction.'
      : null;
  const most = mostObscuration(parts, opticsOf);
  return most < obscuration
    ? `Too thin: undiluted it takes ${Number(most.toPrecision(2))} % of the beam, less than the obscuration that is set.`
    : null;
}

/** Two standard uncertainties cover about 95 %. */
const COVERAGE = 2;
const HALF_CLASS = CLASS_WIDTH / Math.sqrt(12);
/** Keys are given for what is known at least so well. */
const KNOWN_TO = 0.25;
/** A detector's, relative. */
const RING_SCATTER = 0.005;
/** Ends of the classes of soil by the USDA. */
const [CLAY_TO, SAND_FROM] = [2, 50] as const;

const answer = (id: string, label: string, value: number, unit: string, u: number): Answer => ({
  id: `shelf_${id}`,
  label: `${label} of the sample from the shelf`,
  value: roundSignificant(value, 5),
  unit,
  tolerance: roundSignificant(COVERAGE * u, 2),
});

/** By the rings: the median, and of what has grains on both sides of it the part below an end of the classes of soil. */
function diffractionAnswers(parts: readonly Suspended[], opticsOf: (index: number) => Optics): readonly Answer[] {
  const curve = curveOf(parts);
  const rings = ringsOfSuspended(parts, opticsOf, 1);
  const brightest = rings.reduce((most, light) => Math.max(most, light), 0);
  const inversion = invertRings(
    rings.map((light) => light / brightest),
    opticsOf(mainIndex(parts)),
    RING_SCATTER,
  );
  if (!inversion) return [];
  const median = diameterAt(curve, 0.5);
  const { sizes, shares } = inversion;
  const uMedian = Math.sqrt(inversion.u.d50 ** 2 + (sizes.d50 - median) ** 2 + (median * HALF_CLASS) ** 2);
  const below = (end: Quantity<'µm'>) => {
    const part = finerThan(curve, end);
    const within =
      finerThan(curve, end * Math.exp(CLASS_WIDTH / 2)) - finerThan(curve, end * Math.exp(-CLASS_WIDTH / 2));
    const smoothed = partBelow(shares, end) - part;
    const u = Math.sqrt(uncertaintyBelow(inversion, end) ** 2 + smoothed ** 2 + within ** 2 / 12);
    return { id: `finer_${end}`, label: `Part finer than ${end} µm`, part, u };
  };
  return [
    ...(uMedian < KNOWN_TO * median ? [answer('d50', 'D50', median, 'µm', uMedian)] : []),
    ...[CLAY_TO, SAND_FROM]
      .map(below)
      .filter(({ part, u }) => part < 1 && u < KNOWN_TO * Math.min(part, 1 - part))
      .map(({ id, label, part, u }) => answer(id, label, 100 * part, '%', 100 * u)),
  ];
}

/** By the flicker: the mean over the light of 1/d, turned over (ISO 22412). */
function scatteringAnswers(
  parts: readonly Suspended[],
  geometry: Geometry,
  kelvin: Quantity<'K'>,
  seconds: Quantity<'s'>,
): readonly Answer[] {
  const classes = lightOfSuspended(parts, geometry);
  const mean = 1 / classes.reduce((sum, { light, diameter }) => sum + light / diameter, 0);
  const fit = cumulantsOf(correlation(classes, geometry, kelvin), scatterAfter(seconds));
  if (!fit) return [];
  const found = diameterFrom(fit.decay / scatteringVector(geometry) ** 2, geometry.dispersant, kelvin);
  const u = Math.sqrt((found * (fit.uDecay / fit.decay)) ** 2 + (found - mean) ** 2);
  return u < KNOWN_TO * mean ? [answer('z_average', `z-average at ${geometry.angle}°`, mean, 'nm', u)] : [];
}

/** What is to be found with the method that is set. */
export function shelfAnswers(
  sample: Sample,
  settings: {
    readonly diffraction: boolean;
    readonly filtered: boolean;
    readonly geometry: Geometry;
    readonly opticsOf: (index: number) => Optics;
    readonly kelvin: Quantity<'K'>;
    readonly seconds: Quantity<'s'>;
  },
): readonly Answer[] {
  const { diffraction, filtered, geometry, opticsOf, kelvin, seconds } = settings;
  const parts = suspendedIn(sample, filtered);
  if (parts.length === 0 || geometry.dispersant !== 'Water') return [];
  if (diffraction) return diffractionAnswers(parts, opticsOf);
  return coarsestOf(curveOf(parts)) > WANDERS ? [] : scatteringAnswers(parts, geometry, kelvin, seconds);
}
