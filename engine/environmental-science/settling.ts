/**
 * Grains that sink in still water: Stokes' law, Schiller and Naumann's drag where it no longer holds, and what is left in suspension.
 *
 *   v = (ρs − ρw) g d² / 18 µ                    for Re = ρw v d / µ up to 0.5 (Stokes 1851)
 *   C_D = 24/Re · (1 + 0.15 Re^0.687)            beyond (Schiller, Naumann, Z. VDI 77 (1933) 318), which is v (1 + 0.15 Re^0.687) = v of Stokes
 *   µ = 2.414·10⁻⁵ · 10^(247.8/(T − 140 K)) Pa s (Al-Shemmeri, Engineering Fluid Mechanics, 2012; within 2.5 % from 0 to 370 °C)
 */
import type { Quantity } from '../contract';
import { bisect } from '../core/root';

/** Inside of the cylinder: 60 mm across, 1 L filled up to here. */
export const JAR_HEIGHT: Quantity<'mm'> = 354;
/** Grains that are drawn. */
export const GRAINS = 600;
/** Depths at which the cloud is drawn. */
export const LEVELS = 48;

/** Quartz and most silicates (ISO 11277). */
const GRAIN_DENSITY: Quantity<'kg/m³'> = 2650;
/** Water at 20 °C. */
const WATER_DENSITY: Quantity<'kg/m³'> = 998.2;
const GRAVITY: Quantity<'m/s²'> = 9.80665;
/** Reynolds number up to which Stokes' law is taken. */
const STOKES_UP_TO = 0.5;
const KELVIN = 273.15;

/** Ends of the classes by the USDA, and the largest grain that there is, m. */
export const CLAY_FROM: Quantity<'m'> = 0.2e-6;
export const SILT_FROM: Quantity<'m'> = 2e-6;
export const SAND_FROM: Quantity<'m'> = 50e-6;
export const LARGEST: Quantity<'m'> = 2e-3;

/** Viscosity of water. */
export const viscosity = (celsius: Quantity<'°C'>): Quantity<'Pa s'> =>
  2.414e-5 * 10 ** (247.8 / (celsius + KELVIN - 140));

/** v = k d²: the k of Stokes' law, 1/(m s). */
const stokesFactor = (mu: number): number => ((GRAIN_DENSITY - WATER_DENSITY) * GRAVITY) / (18 * mu);

const dragged = (reynolds: number): number => 1 + 0.15 * reynolds ** 0.687;

/** Speed at which a grain of this diameter falls. */
export function fallSpeed(diameter: Quantity<'m'>, mu: Quantity<'Pa s'>): Quantity<'m/s'> {
  const stokes = stokesFactor(mu) * diameter ** 2;
  const perSpeed = (WATER_DENSITY * diameter) / mu;
  if (perSpeed * stokes <= STOKES_UP_TO) return stokes;
  return bisect((speed) => speed * dragged(perSpeed * speed) - stokes, 0, stokes, { tolerance: stokes * 1e-12 });
}

/** Diameter of the largest grain that has not yet fallen through `depth` after a time; the largest there is at the start. */
export function largestLeft(depth: Quantity<'m'>, seconds: Quantity<'s'>, mu: Quantity<'Pa s'>): Quantity<'m'> {
  if (seconds <= 0) return LARGEST;
  const speed = depth / seconds;
  const factor = stokesFactor(mu);
  const stokes = Math.sqrt(speed / factor);
  const perDiameter = (WATER_DENSITY * speed) / mu;
  if (perDiameter * stokes <= STOKES_UP_TO) return Math.min(LARGEST, stokes);
  const excess = (diameter: number): number => factor * diameter ** 2 - speed * dragged(perDiameter * diameter);
  return excess(LARGEST) <= 0 ? LARGEST : bisect(excess, stokes, LARGEST, { tolerance: 1e-12 });
}

/** A soil in its jar, in parts of its mass. */
export interface Grading {
  readonly sand: number;
  readonly silt: number;
  readonly clay: number;
  /** Part of the clay that sticks together in grains of `FLOC`. */
  readonly flocculated: number;
}

/** Size of flocs, and the part of the clay in them where nothing disperses it: chosen. */
export const FLOC: Quantity<'m'> = 20e-6;
export const FLOCCULATED = 0.6;

/** Part of a class, even in log d between its ends, that is finer. */
const partFiner = (diameter: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, Math.log(diameter / from) / Math.log(to / from)));

/** Part of the soil's mass in grains finer than this. */
export function finerThan(diameter: Quantity<'m'>, { sand, silt, clay, flocculated }: Grading): number {
  const flocs = diameter > FLOC ? flocculated : 0;
  return (
    clay * ((1 - flocculated) * partFiner(diameter, CLAY_FROM, SILT_FROM) + flocs) +
    silt * partFiner(diameter, SILT_FROM, SAND_FROM) +
    sand * partFiner(diameter, SAND_FROM, LARGEST)
  );
}

/** ASTM 152H: grams of soil in a litre that it reads, and how deep it floats then. */
const DEEPEST: Quantity<'cm'> = 16.3;
const RISE: Quantity<'cm'> = 0.164;
export const SOIL: Quantity<'g'> = 50;
/** The stem ends there. */
const MOST: Quantity<'g/L'> = 60;

/** Depth of the hydrometer's centre of volume at a reading. */
export const hydrometerDepth = (reading: Quantity<'g/L'>): Quantity<'cm'> => DEEPEST - RISE * reading;

/**
 * What it reads: R = 50 g/L · s(z, t) + b at its own depth z = 16.3 − 0.164 R cm. s falls as R rises, so there is one R. `blank`: b, what
 * the dispersant alone makes it read.
 */
export function hydrometerReading(
  seconds: Quantity<'s'>,
  mu: Quantity<'Pa s'>,
  grading: Grading,
  blank: Quantity<'g/L'>,
): Quantity<'g/L'> {
  const excess = (reading: number): number =>
    SOIL * finerThan(largestLeft(hydrometerDepth(reading) / 100, seconds, mu), grading) + blank - reading;
  return bisect(excess, 0, MOST, { tolerance: 1e-9 });
}

/** Diameters of a class in steps of log d: the middles of `count` equal parts. */
export const sizesOf = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, n) => from * (to / from) ** ((n + 0.5) / count));

/** Part of a class that lies on the floor of a jar of this height: a grain that began anywhere in it has v t/H of chances to be down. */
export function settledPart(speeds: readonly number[], seconds: number, height: Quantity<'m'>): number {
  let sum = 0;
  for (const speed of speeds) sum += Math.min(1, (speed * seconds) / height);
  return sum / speeds.length;
}
