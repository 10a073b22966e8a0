/**
 * What lies in the ring: ellipses of tracer and of attenuation that add up, millimetres, x to the right and y down the picture.
 * Activity in units of the background concentration; attenuation of 511 keV photons in 1/mm (water 0.0960 /cm: NIST Standard
 * Reference Database 126; skull 0.171 /cm).
 */
import { type Ellipse, ellipseChord } from '../../core/tomography';
import { BIN, BINS, VIEWS } from './projector';
import { type Disc, RADIUS, SPHERES, spheres } from './spheres';

export type PetObject = 'Hot Spheres' | 'Brain' | 'Uniform Cylinder';
const WATER = 0.0096;
const SKULL = 0.0171;
interface Part extends Ellipse {
  readonly adds: number;
}

const disc = ({ x, y, radius }: Disc, adds: number): Part => ({ x, y, a: radius, b: radius, tilt: 0, adds });
const oval = (x: number, y: number, a: number, b: number, tilt: number, adds: number): Part => ({
  x,
  y,
  a,
  b,
  tilt,
  adds,
});

/** Grey over white matter, and the thickness of the cortex, mm. */
const GREY = 4;
const CORTEX = 6;

function activityOf(name: PetObject, ratio: number): readonly Part[] {
  const cylinder = disc({ x: 0, y: 0, radius: RADIUS }, 1);
  switch (name) {
    case 'Uniform Cylinder':
      return [cylinder];
    case 'Hot Spheres':
      return [cylinder, ...SPHERES.map((diameter) => disc(spheres[diameter], ratio - 1))];
    case 'Brain':
      return [
        oval(0, 0, 70, 90, 0, GREY),
        oval(0, 0, 70 - CORTEX, 90 - CORTEX, 0, 1 - GREY),
        oval(-17, -8, 7, 17, 0.25, GREY - 1),
        oval(17, -8, 7, 17, -0.25, GREY - 1),
      ];
  }
}

const attenuationOf = (name: PetObject): readonly Part[] =>
  name === 'Brain'
    ? [oval(0, 0, 78, 98, 0, SKULL), oval(0, 0, 72, 92, 0, WATER - SKULL)]
    : [disc({ x: 0, y: 0, radius: RADIUS }, WATER)];

const integral = (parts: readonly Part[], s: number, theta: number): number => {
  let sum = 0;
  for (const part of parts) sum += part.adds * ellipseChord(part, s, theta);
  return sum;
};

/** Standard deviation of the detectors' blur of 4.5 mm FWHM, bins. */
const BLUR = 4.5 / 2.3548 / BIN;

export interface Lines {
  /** Activity along each line times what survives of its photon pairs, blurred: mm of background concentration. */
  readonly seen: Float32Array;
  /** What survives on each line. */
  readonly survival: Float32Array;
  readonly total: number;
}

/** The noiseless sinogram of an object whose lesions have `ratio` times the background. */
export function linesOf(name: PetObject, ratio: number): Lines {
  const activity = activityOf(name, ratio);
  const attenuation = attenuationOf(name);
  const seen = new Float32Array(VIEWS * BINS);
  const survival = new Float32Array(VIEWS * BINS);
  const reach = Math.ceil(3.5 * BLUR);
  const kernel = Float64Array.from({ length: 2 * reach + 1 }, (_, n) => Math.exp(-0.5 * ((n - reach) / BLUR) ** 2));
  const norm = kernel.reduce((sum, k) => sum + k, 0);
  const row = new Float64Array(BINS);
  let total = 0;
  for (let v = 0; v < VIEWS; v++) {
    const theta = (Math.PI * v) / VIEWS;
    for (let b = 0; b < BINS; b++) {
      const s = (b - (BINS - 1) / 2) * BIN;
      const left = Math.exp(-integral(attenuation, s, theta));
      survival[v * BINS + b] = left;
      row[b] = left * integral(activity, s, theta);
    }
    for (let b = 0; b < BINS; b++) {
      let value = 0;
      for (let k = Math.max(-reach, -b); k <= Math.min(reach, BINS - 1 - b); k++)
        value += kernel[k + reach]! * row[b + k]!;
      seen[v * BINS + b] = value / norm;
      total += value / norm;
    }
  }
  return { seen, survival, total };
}

/** What survives of the pairs along the diameter of the cylinder. */
export const DIAMETER_SURVIVAL = Math.exp(-WATER * 2 * RADIUS);
