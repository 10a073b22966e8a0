/**
 * What the detectors of the scanner record: p = −ln(I/I₀) along each ray of each view.
 *
 *   polychromatic: I/I₀ = Σ w_E exp(−Σ μ_m(E) L_m),   w_E ∝ E (an energy-integrating detector)
 *   70 keV:        I/I₀ = exp(−Σ μ_m L_m)
 *
 * with the lengths L_m of each material on the ray, exact for ellipses. With quantum noise N₀ I/I₀ photons are expected on
 * a ray and a Poisson number is counted; where that is none, one is taken. Lengths in mm, attenuation in 1/mm.
 *
 * Assumptions: no scatter, no cross-talk, point focus and point detectors, one slice.
 */
import type { Rng } from '../core/rng';
import { createFanSorter, fanAngle, type FanGeometry, type FanSorter } from '../core/tomography';
import { linearAttenuation } from '../data/x-ray-attenuation';
import { attenuatorOf, createPathTracer, phantoms, type PathTracer, type PhantomName } from './ct-phantoms';
import {
  equalFluenceGroups,
  halfValueLayer,
  meanEnergy,
  monoenergetic,
  tubeSpectrum,
  type XRaySpectrum,
} from './x-ray-tube';

export type BeamName = 'Polychromatic' | '70 keV';
export type GeometryName = 'Parallel' | 'Fan';

/** Energy at which CT numbers are defined here, keV. */
export const REFERENCE_KEV = 70;
/** mm of aluminium. */
const FILTRATION = 7;
const ENERGY_GROUPS = 24;
const TISSUES = ['Water', 'Bone', 'Adipose', 'Soft tissue', 'Lung'] as const;

/** Detectors of a parallel view, 1 mm apart. */
export const PARALLEL_DETECTORS = 367;
const FAN = { sourceDistance: 540, detectors: 512, opening: (28 * Math.PI) / 180 } as const;

// ---------------------------------------------------------------- beam

export interface Beam {
  /** Weight of each energy group in the signal; they add up to 1. */
  readonly weights: Float64Array;
  /** 1/mm, tissue after tissue (Water, Bone, Adipose, Soft tissue, Lung), one value for each group. */
  readonly attenuation: Float64Array;
  readonly meanEnergyKev: number;
  /** mm of aluminium. */
  readonly halfValueLayer: number;
  /** Photons per mAs, 120 kVp = 1. */
  readonly output: number;
}

/** Output of a tube behind a thick filter against its voltage, 120 kVp = 1. */
export const tubeOutput = (kvp: number): number => (kvp / 120) ** 2.6;

export function createBeam(name: BeamName, kvp: number): Beam {
  const spectrum: XRaySpectrum = name === '70 keV' ? monoenergetic(REFERENCE_KEV) : tubeSpectrum(kvp, FILTRATION);
  const groups = name === '70 keV' ? 1 : ENERGY_GROUPS;
  const curves = TISSUES.map((tissue) => (keV: number) => linearAttenuation(attenuatorOf[tissue], keV) / 10);
  const { keV, means } = equalFluenceGroups(spectrum, groups, curves);
  const energy = keV.reduce((sum, value) => sum + value, 0);
  const attenuation = new Float64Array(TISSUES.length * groups);
  means.forEach((mean, tissue) => attenuation.set(mean, tissue * groups));
  return {
    weights: keV.map((value) => value / energy),
    attenuation,
    meanEnergyKev: meanEnergy(spectrum),
    halfValueLayer: halfValueLayer(spectrum),
    output: name === '70 keV' ? 1 : tubeOutput(kvp),
  };
}

/** −ln(I/I₀) behind `water` mm of water. */
export function waterProjection({ weights, attenuation }: Beam, water: number): number {
  let transmitted = 0;
  for (let g = 0; g < weights.length; g++) transmitted += weights[g]! * Math.exp(-attenuation[g]! * water);
  return -Math.log(transmitted);
}

/** e⁻ˣ at multiples of 1/64: `Math.exp` would take most of the time of a view. */
const EXP_STEPS = 64;
const EXP_LIMIT = 40;
const exponentials = Float64Array.from({ length: EXP_LIMIT * EXP_STEPS + 1 }, (_, n) => Math.exp(-n / EXP_STEPS));

/** e⁻ˣ for x ≥ 0 by the nearest lower entry and four terms of the series: within 10⁻¹¹ of the value. */
function decay(x: number): number {
  if (x >= EXP_LIMIT) return Math.exp(-x);
  const n = (x * EXP_STEPS) | 0;
  const r = n / EXP_STEPS - x;
  return exponentials[n]! * (1 + r * (1 + r * (1 / 2 + r * (1 / 6 + r * (1 / 24)))));
}

/** I/I₀ behind the tracer's lengths; `rows` says which row of the beam's table each of its tissues has. */
function transmission({ weights, attenuation }: Beam, lengths: Float64Array, rows: Int32Array): number {
  const groups = weights.length;
  let sum = 0;
  for (let g = 0; g < groups; g++) {
    let depth = 0;
    for (let m = 0; m < rows.length; m++) depth += attenuation[rows[m]! * groups + g]! * lengths[m]!;
    sum += weights[g]! * decay(depth);
  }
  return sum;
}

// ---------------------------------------------------------------- views

interface Target {
  readonly tracer: PathTracer;
  readonly rows: Int32Array;
}

function targetOf(name: PhantomName): Target {
  const tracer = createPathTracer(phantoms[name]);
  return { tracer, rows: Int32Array.from(tracer.tissues, (tissue) => TISSUES.indexOf(tissue)) };
}

const targets: Readonly<Record<PhantomName, Target>> = {
  'Insert Phantom': targetOf('Insert Phantom'),
  'Water Cylinder': targetOf('Water Cylinder'),
  'Shepp-Logan': targetOf('Shepp-Logan'),
  Thorax: targetOf('Thorax'),
};

export const detectorsOf = (geometry: GeometryName): number =>
  geometry === 'Fan' ? FAN.detectors : PARALLEL_DETECTORS;

/** Degrees that the gantry turns for a scan. */
export const arcOf = (geometry: GeometryName): number => (geometry === 'Fan' ? 360 : 180);

const fanOf = (views: number): FanGeometry => ({ ...FAN, views });

const sorters = new Map<number, FanSorter>();

/** Sorts the fan views of a full turn into parallel ones; made once for each number of views. */
export function fanSorterFor(views: number): FanSorter {
  const known = sorters.get(views);
  if (known) return known;
  const sorter = createFanSorter(fanOf(views), PARALLEL_DETECTORS);
  sorters.set(views, sorter);
  return sorter;
}

const raySines = Float64Array.from({ length: FAN.detectors }, (_, n) => Math.sin(fanAngle(fanOf(1), n)));
const rayCosines = raySines.map((sine) => Math.sqrt(1 - sine * sine));

export interface Acquisition {
  readonly phantom: PhantomName;
  readonly geometry: GeometryName;
  readonly beam: Beam;
  readonly views: number;
  /** Photons expected on a ray through air in each view; null for no quantum noise. */
  readonly photons: number | null;
}

const RAY_PHOTONS_PER_MAS = 2000;
const REFERENCE_VIEWS = 360;

/** Photons on a ray through air in one view. */
export const photonsPerRay = ({ output }: Beam, mas: number, views: number): number =>
  (RAY_PHOTONS_PER_MAS * mas * output * REFERENCE_VIEWS) / views;

/** Records view `k` into `out[k · detectors …]`. True if a ray counted no photon at all. */
export function acquireView(setting: Acquisition, k: number, rng: Rng, out: Float32Array): boolean {
  const { phantom, geometry, beam, views, photons } = setting;
  const { tracer, rows } = targets[phantom];
  const { lengths } = tracer;
  const fan = geometry === 'Fan';
  const detectors = detectorsOf(geometry);
  const angle = ((fan ? 2 : 1) * Math.PI * k) / views;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const row = k * detectors;
  let starved = false;
  for (let n = 0; n < detectors; n++) {
    let meets: boolean;
    if (fan) {
      const rs = raySines[n]!;
      const rc = rayCosines[n]!;
      meets = tracer.trace(cos * rc - sin * rs, sin * rc + cos * rs, FAN.sourceDistance * rs);
    } else meets = tracer.trace(cos, sin, n - (detectors - 1) / 2);
    let part = meets ? transmission(beam, lengths, rows) : 1;
    if (photons !== null) {
      let counted = rng.poisson(photons * part);
      if (counted === 0) {
        counted = 1;
        starved = true;
      }
      part = counted / photons;
    }
    out[row + n] = -Math.log(part);
  }
  return starved;
}
