/**
 * What the detectors of a laser diffractometer get from a volume of equal spheres: 32 half rings around the forward beam and four
 * detectors at the sides and behind. Mie's series up to x = 3000, above it Fraunhofer's diffraction of a disc and as much light
 * again in all directions (it is refracted and reflected; the efficiency of large spheres is 2).
 */
import type { Quantity } from '../contract';
import { besselJ1 } from '../core/special';
import { mieSeries, scatteredAt } from './mie';
import { CLASS_WIDTH, CLASSES, diameterOf } from './size-classes';

export const RINGS = 32;
const FIRST: Quantity<'°'> = 0.05;
const LAST: Quantity<'°'> = 35;
const WIDE: readonly Quantity<'°'>[] = [60, 90, 120, 150];
/** Half of what a detector at the side sees. */
const WIDE_HALF: Quantity<'°'> = 2;
export const DETECTORS = RINGS + WIDE.length;
const RADIAN = Math.PI / 180;

const FRAUNHOFER_ABOVE = 3000;
/** Directions within a detector; diameters within a class, where the series is short. */
const DIRECTIONS = 5;
const DIAMETERS = 3;
const SHORT = 300;
/** Golden ratio: spreads the directions of the diameters of a class. */
const SPREAD = 0.618_033_988_749_895;

const lower = (ring: number): Quantity<'°'> => FIRST * (LAST / FIRST) ** (ring / RINGS);

/** Limits of a detector. */
const limitsOf = (detector: number): readonly [Quantity<'°'>, Quantity<'°'>] => {
  if (detector < RINGS) return [lower(detector), lower(detector + 1)];
  const at = WIDE[detector - RINGS] ?? 90;
  return [at - WIDE_HALF, at + WIDE_HALF];
};

export const angleOf = (detector: number): Quantity<'°'> => {
  const [from, to] = limitsOf(detector);
  return detector < RINGS ? Math.sqrt(from * to) : (from + to) / 2;
};

export interface Optics {
  /** Of light in vacuum, nm. */
  readonly wavelength: Quantity<'nm'>;
  readonly medium: number;
  readonly index: number;
  readonly absorption: number;
}

/** 2πa/λ of a sphere. */
export const sizeParameter = (diameter: Quantity<'µm'>, { wavelength, medium }: Optics): number =>
  (Math.PI * diameter * medium) / (wavelength / 1000);

function intensity(x: number, { medium, index, absorption }: Optics): (theta: number) => number {
  if (x > FRAUNHOFER_ABOVE)
    return (theta) => {
      const u = x * Math.sin(theta);
      const disc = u > 1e-6 && theta < Math.PI / 2 ? (2 * besselJ1(u)) / u : theta < Math.PI / 2 ? 1 : 0;
      return (x ** 4 / 4) * disc * disc + (x * x) / 4;
    };
  const series = mieSeries({ x, re: index / medium, im: absorption / medium });
  return (theta) => scatteredAt(series, Math.cos(theta));
}

/** Light on each detector from equal volumes of one class. */
function columnOf(n: number, optics: Optics): Float64Array {
  const column = new Float64Array(DETECTORS);
  const middle = sizeParameter(diameterOf(n), optics);
  const diameters = middle < SHORT ? DIAMETERS : 1;
  for (let k = 0; k < diameters; k++) {
    const x = middle * Math.exp(((k + 0.5) / diameters - 0.5) * CLASS_WIDTH);
    const at = intensity(x, optics);
    for (let detector = 0; detector < DETECTORS; detector++) {
      const [from, to] = limitsOf(detector);
      let sum = 0;
      for (let j = 0; j < DIRECTIONS; j++) {
        const part = (j + (((k + 0.5) * SPREAD) % 1)) / DIRECTIONS;
        const theta = RADIAN * from * (to / from) ** part;
        sum += at(theta) * Math.sin(theta) * theta;
      }
      column[detector] = column[detector]! + (sum * Math.log(to / from)) / (DIRECTIONS * diameters * x ** 3);
    }
  }
  return column;
}

/** The last few media and particles: the inversion asks for all classes, a sample for those it has. */
const KEPT = 6;
const tables = new Map<string, (Float64Array | undefined)[]>();

/** Light on each detector from equal volumes of a class; worked out when it is first asked for. */
export function ringColumn(n: number, optics: Optics): Float64Array {
  const key = `${optics.wavelength} ${optics.medium} ${optics.index} ${optics.absorption}`;
  let table = tables.get(key);
  if (!table) {
    const [oldest] = tables.keys();
    if (tables.size >= KEPT && oldest !== undefined) tables.delete(oldest);
    table = Array.from<Float64Array | undefined>({ length: CLASSES });
    tables.set(key, table);
  }
  return (table[n] ??= columnOf(n, optics));
}

/** Light on the detectors from a sample of these shares. */
export function ringsOf(shares: Float64Array, optics: Optics): Float64Array {
  const rings = new Float64Array(DETECTORS);
  for (let n = 0; n < CLASSES; n++) {
    const share = shares[n]!;
    if (share < 1e-9) continue;
    const column = ringColumn(n, optics);
    for (let detector = 0; detector < DETECTORS; detector++)
      rings[detector] = rings[detector]! + share * column[detector]!;
  }
  return rings;
}
