/**
 * The picture on the detector.
 *
 *   air kerma at a point   K = K_air h (T_p t + T_s SPR t̄),   N ~ Poisson(n K a)
 *
 * with t the transmission (weighted by the energy that the detector takes up), t̄ the same blurred by a Gaussian of 30 detector
 * pixels, h the heel effect, n photons for each µGy and mm², a the area of a pixel. The detector has 512 × 512 pixels over the
 * field; the picture adds two by two of them. It is shown as −ln of the signal between the ends of what the object covers: bone
 * white, and what takes up most photons black.
 *
 * ln t comes from a table over the paths through soft tissue (or slab, or aluminium) and bone. Lung counts as the soft tissue that
 * attenuates as much at the mean energy: its coefficients are those of soft tissue within 2 %.
 */
import { linearAttenuation } from '../../data/x-ray-attenuation';
import type { Rng } from '../../core/rng';
import { type Beam, heelProfile, weightsOf } from './beam';
import type { PathMaps } from './objects';

/** Pixels across the picture, and of the detector. */
export const PICTURE = 256;
export const DETECTOR = 512;
/** Photons for each mm² and µGy. */
export const PHOTONS_PER_MM2 = 30000;
/** µGy above which a pixel is full. */
const FULL = 500;
/** Cells across on which scatter is worked out, and the spread of the Gaussian in them: 30 of 512 pixels. */
const COARSE = 64;
const SPREAD = (30 / DETECTOR) * COARSE;
/** Least span of ln(signal) that is shown from black to white. */
const LEAST_SPAN = 0.5;
const MAIN_STEPS = 64;
const BONE_STEPS = 24;
const GROUP_COUNT = 24;
const HEEL_POINTS = 25;

export interface Technique {
  readonly beam: Beam;
  readonly kvp: number;
  /** mm of aluminium. */
  readonly filter: number;
  /** µGy at the detector without an object. */
  readonly airKerma: number;
  /** cm. */
  readonly sid: number;
  readonly field: number;
  readonly primary: number;
  /** T_s SPR. */
  readonly scatter: number;
  readonly noise: boolean;
  /** The heel effect is known from a flat field and taken out. */
  readonly flat: boolean;
}

export interface Exposure {
  /** Photons expected in each pixel of the picture. */
  readonly expected: Float32Array;
  /** What was counted, as ln of the signal; NaN where no photon came. */
  readonly signal: Float32Array;
  /** 0 black to 255 white. */
  readonly shown: Uint8Array;
  /** What a pixel counts when it is full. */
  readonly full: number;
  /** ln of the signal that is shown black, and white. */
  readonly black: number;
  readonly white: number;
  /** By row of the picture: what a flat field takes out. */
  readonly heel: Float64Array;
  readonly noise: boolean;
  readonly flat: boolean;
  saturated: boolean;
}

/** Photons in one detector pixel for a kerma, µGy. */
export const photonsIn = (kerma: number, field: number): number =>
  PHOTONS_PER_MM2 * kerma * ((10 * field) / DETECTOR) ** 2;

/** ln t on an even grid of paths. */
function transmissionTable(beam: Beam, material: PathMaps['material'], mostMain: number, mostBone: number) {
  const { keV } = beam.spectrum;
  const weights = weightsOf(beam.spectrum, 'energy');
  // Neighbouring bins are taken together: the table costs exponentials.
  const groups = Math.min(GROUP_COUNT, keV.length);
  const weight = new Float64Array(groups);
  const main = new Float64Array(groups);
  const bone = new Float64Array(groups);
  for (let n = 0; n < keV.length; n++) {
    const g = Math.floor((n * groups) / keV.length);
    weight[g] = weight[g]! + weights[n]!;
    main[g] = main[g]! + weights[n]! * linearAttenuation(material, keV[n]!);
    bone[g] = bone[g]! + weights[n]! * linearAttenuation('cortical bone', keV[n]!);
  }
  for (let g = 0; g < groups; g++) {
    if (weight[g] === 0) continue;
    main[g] = main[g]! / weight[g]!;
    bone[g] = bone[g]! / weight[g]!;
  }
  const stepMain = Math.max(1e-6, mostMain / (MAIN_STEPS - 1));
  const stepBone = Math.max(1e-6, mostBone / (BONE_STEPS - 1));
  const table = new Float64Array(MAIN_STEPS * BONE_STEPS);
  for (let j = 0; j < BONE_STEPS; j++) {
    for (let i = 0; i < MAIN_STEPS; i++) {
      let t = 0;
      for (let g = 0; g < groups; g++) {
        t += weight[g]! * Math.exp(-main[g]! * i * stepMain - bone[g]! * j * stepBone);
      }
      table[j * MAIN_STEPS + i] = Math.log(Math.max(t, 1e-30));
    }
  }
  return (path: number, boned: number): number => {
    const u = Math.min(MAIN_STEPS - 1.000001, path / stepMain);
    const v = Math.min(BONE_STEPS - 1.000001, boned / stepBone);
    const i = u | 0;
    const j = v | 0;
    const s = u - i;
    const r = v - j;
    const p = j * MAIN_STEPS + i;
    const low = table[p]! + s * (table[p + 1]! - table[p]!);
    const high = table[p + MAIN_STEPS]! + s * (table[p + MAIN_STEPS + 1]! - table[p + MAIN_STEPS]!);
    return Math.exp(low + r * (high - low));
  };
}

/** Averages a picture in COARSE × COARSE cells and blurs them by a Gaussian; beyond the edge the last cell goes on. */
export function blurred(values: Float32Array, size: number): Float32Array {
  const block = size / COARSE;
  const cells = new Float32Array(COARSE * COARSE);
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const cell = Math.floor(j / block) * COARSE + Math.floor(i / block);
      cells[cell] = cells[cell]! + values[j * size + i]! / (block * block);
    }
  }
  const reach = Math.ceil(3 * SPREAD);
  const kernel = Float64Array.from({ length: 2 * reach + 1 }, (_, n) => Math.exp(-0.5 * ((n - reach) / SPREAD) ** 2));
  const sum = kernel.reduce((all, k) => all + k, 0);
  const held = (n: number): number => Math.min(COARSE - 1, Math.max(0, n));
  const across = new Float32Array(cells.length);
  for (let j = 0; j < COARSE; j++) {
    for (let i = 0; i < COARSE; i++) {
      let value = 0;
      for (let k = -reach; k <= reach; k++) value += kernel[k + reach]! * cells[j * COARSE + held(i + k)]!;
      across[j * COARSE + i] = value / sum;
    }
  }
  for (let i = 0; i < COARSE; i++) {
    for (let j = 0; j < COARSE; j++) {
      let value = 0;
      for (let k = -reach; k <= reach; k++) value += kernel[k + reach]! * across[held(j + k) * COARSE + i]!;
      cells[j * COARSE + i] = value / sum;
    }
  }
  return cells;
}

/** A coarse picture between the middles of its cells. */
function between(cells: Float32Array, i: number, j: number, size: number): number {
  const u = Math.min(COARSE - 1, Math.max(0, ((i + 0.5) * COARSE) / size - 0.5));
  const v = Math.min(COARSE - 1, Math.max(0, ((j + 0.5) * COARSE) / size - 0.5));
  const a = Math.min(COARSE - 2, u | 0);
  const b = Math.min(COARSE - 2, v | 0);
  const s = u - a;
  const r = v - b;
  const p = b * COARSE + a;
  const low = cells[p]! + s * (cells[p + 1]! - cells[p]!);
  return low + r * (cells[p + COARSE]! + s * (cells[p + COARSE + 1]! - cells[p + COARSE]!) - low);
}

/** Everything but the photons' chance. */
export function expose(maps: PathMaps, technique: Technique): Exposure {
  const { beam, field, sid, primary, scatter, noise, flat } = technique;
  const { size, material, main, lung, bone } = maps;
  const lungPart =
    linearAttenuation('inflated lung', beam.meanEnergy) / linearAttenuation('soft tissue', beam.meanEnergy);
  let mostMain = 0;
  let mostBone = 0;
  for (let p = 0; p < main.length; p++) {
    mostMain = Math.max(mostMain, main[p]! + lungPart * lung[p]!);
    mostBone = Math.max(mostBone, bone[p]!);
  }
  const look = transmissionTable(beam, material, mostMain, mostBone);
  const t = new Float32Array(size * size);
  for (let p = 0; p < t.length; p++) t[p] = look(main[p]! + lungPart * lung[p]!, bone[p]!);
  const veil = scatter > 0 ? blurred(t, size) : null;
  const angles = Array.from({ length: HEEL_POINTS }, (_, n) =>
    Math.atan((field * (n / (HEEL_POINTS - 1) - 0.5)) / sid),
  );
  const profile = beam.monochromatic
    ? new Float64Array(HEEL_POINTS).fill(1)
    : heelProfile(technique.kvp, technique.filter, angles);
  const heel = Float64Array.from({ length: size }, (_, j) => {
    const at = (j / (size - 1)) * (HEEL_POINTS - 1);
    const n = Math.min(HEEL_POINTS - 2, Math.floor(at));
    return profile[n]! + (at - n) * (profile[n + 1]! - profile[n]!);
  });
  // Two by two pixels of the detector.
  const unit = 4 * photonsIn(technique.airKerma, field);
  const expected = new Float32Array(size * size);
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const p = j * size + i;
      const scattered = veil ? scatter * between(veil, i, j, size) : 0;
      expected[p] = unit * heel[j]! * (primary * t[p]! + scattered);
    }
  }
  const [white, black] = endsOf(maps, expected, heel, flat);
  return {
    expected,
    signal: new Float32Array(size * size).fill(Number.NaN),
    shown: new Uint8Array(size * size),
    full: 4 * photonsIn(FULL, field),
    black,
    white,
    heel,
    noise,
    flat,
    saturated: false,
  };
}

/** ln of the least and the greatest signal behind the object, without the outermost per cent at both ends. */
function endsOf(
  { main, lung, bone, outline }: PathMaps,
  expected: Float32Array,
  heel: Float64Array,
  flat: boolean,
): readonly [number, number] {
  const size = heel.length;
  const some: number[] = [];
  let anywhere = -Infinity;
  for (let p = 0; p < expected.length; p += 7) {
    const value = expected[p]! / (flat ? Math.max(heel[Math.floor(p / size)]!, 1e-9) : 1);
    if (value <= 0) continue;
    anywhere = Math.max(anywhere, Math.log(value));
    if (main[p]! + lung[p]! + bone[p]! > outline) some.push(Math.log(value));
  }
  if (some.length < 16) return [anywhere - LEAST_SPAN, anywhere + LEAST_SPAN];
  some.sort((a, b) => a - b);
  const low = some[Math.floor(0.01 * some.length)]!;
  const high = some[Math.floor(0.99 * (some.length - 1))]!;
  const more = Math.max(0, LEAST_SPAN - (high - low)) / 2 + 0.06 * (high - low);
  return [low - more, high + more];
}

/** Counts the photons of the rows `from` to before `to`. */
export function readOut(exposure: Exposure, from: number, to: number, rng: Rng): void {
  const { expected, signal, shown, full, black, white, heel, noise, flat } = exposure;
  const size = heel.length;
  for (let j = from; j < to; j++) {
    const correction = flat ? Math.max(heel[j]!, 1e-9) : 1;
    for (let p = j * size; p < (j + 1) * size; p++) {
      let counted = noise ? rng.poisson(expected[p]!) : expected[p]!;
      if (counted >= full) {
        counted = full;
        exposure.saturated = true;
        signal[p] = Math.log(counted);
        shown[p] = 0;
        continue;
      }
      signal[p] = counted > 0 ? Math.log(counted / correction) : Number.NaN;
      shown[p] = counted > 0 ? Math.min(255, Math.max(0, (255 * (black - signal[p]!)) / (black - white))) : 255;
    }
  }
}
