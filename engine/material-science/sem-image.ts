/**
 * The picture of a scanning electron microscope: what each pixel yields, blurred by the probe (and for backscattered electrons by the
 * pear), counted with chance, row by row.
 */
import type { Quantity } from '../contract';
import { electronWavelength } from '../core/electron-wave';
import { constants } from '../core/constants';
import type { Rng } from '../core/rng';
import { secondaryYield } from './electron-tracks';
import {
  type Element,
  ELEMENTS,
  emitterOf,
  hasEdge,
  type Specimen,
  type Spot,
  STRIPE_MIDDLES,
  surfaceAt,
} from './sem-specimens';

export const IMAGE = { columns: 240, rows: 180 } as const;
export const PIXELS = IMAGE.columns * IMAGE.rows;
/** Width of the picture that a magnification speaks of. */
const DISPLAY_WIDTH: Quantity<'mm'> = 120;
/** Part of the backscattered electrons that the detector catches. */
export const COLLECTED = 0.3;
/** Gaussian of FWHM 1 has this standard deviation. */
const PER_FWHM = 1 / 2.3548;
/** Backscattered part at grazing incidence (Drescher, Reimer and Seidel). */
const GRAZING = 0.89;
const STEEPEST = 0.12;
const STIGMA: Quantity<'nm'> = 100;

export type Detector = 'SE' | 'BSE';

export interface Optics {
  readonly energy: Quantity<'keV'>;
  readonly probe_current: Quantity<'pA'>;
  readonly working_distance: Quantity<'mm'>;
  /** Diameter. */
  readonly aperture: Quantity<'µm'>;
  /** Of the lens below or above the specimen. */
  readonly defocus: Quantity<'mm'>;
}

export interface Look extends Optics {
  readonly specimen: Specimen;
  readonly detector: Detector;
  readonly tilt: number;
  readonly magnification: number;
  readonly coated: boolean;
  readonly stigma: { readonly x: number; readonly y: number };
  /** Depth of the pear, µm. */
  readonly pear: Quantity<'µm'>;
}

/** Parts of the probe's diameter, nm; a tungsten gun, 10⁵ A/(cm² sr) at 20 kV. */
export function probeParts({ energy, probe_current, working_distance, aperture, defocus }: Optics) {
  const angle = aperture / 2 / 1000 / working_distance;
  const brightness = 1e5 * (energy / 20);
  const cm = Math.sqrt((4 * probe_current * 1e-12) / (Math.PI ** 2 * brightness * angle * angle));
  const spherical: Quantity<'mm'> = 20 * (working_distance / 10) ** 1.5;
  const chromatic: Quantity<'mm'> = 10 * (working_distance / 10);
  return {
    source: cm * 1e7,
    spherical: 0.5 * spherical * angle ** 3 * 1e6,
    chromatic: (chromatic * angle * 2 * 1e6) / (energy * 1000),
    diffraction: (0.61 * electronWavelength(energy * 1000) * 1e9) / angle,
    defocus: 2 * angle * Math.abs(defocus) * 1e6,
  };
}

export const probeDiameter = (optics: Optics): Quantity<'nm'> =>
  Math.sqrt(Object.values(probeParts(optics)).reduce((sum, part) => sum + part * part, 0));

export const pixelSize = (magnification: number): Quantity<'µm'> =>
  (DISPLAY_WIDTH * 1000) / magnification / IMAGE.columns;

/** Electrons that fall on a pixel. */
export const electronsPerPixel = (current: Quantity<'pA'>, dwell: Quantity<'µs'>): number =>
  (current * 1e-12 * dwell * 1e-6) / constants.elementaryCharge.value;

/** Backscattered part of a surface that is tilted. */
export const backscatteredAt = ({ eta }: Element, cosine: number): number => GRAZING * (eta / GRAZING) ** cosine;

/** Electrons of a pixel's place that are counted for one of the beam; gold on it yields as gold does. */
function yieldAt(element: Element, look: Look, cosine: number): number {
  if (look.detector === 'BSE') return COLLECTED * backscatteredAt(element, cosine);
  if (look.coated) return secondaryYield(ELEMENTS.Gold, look.energy, cosine);
  const { of, part } = emitterOf(look.specimen, element);
  return part * secondaryYield(of, look.energy, cosine);
}

/** What each pixel yields for one electron, before chance. */
export function yields(look: Look, out: Float32Array): void {
  const pixel = pixelSize(look.magnification);
  const spot: Spot = { element: ELEMENTS.Carbon, slopeX: 0, slopeY: 0 };
  const [sine, cosine] = [Math.sin(look.tilt), Math.cos(look.tilt)];
  for (let j = 0; j < IMAGE.rows; j++) {
    // Along the slope a tilted surface is seen foreshortened.
    const y = ((j + 0.5 - IMAGE.rows / 2) * pixel) / Math.max(0.2, cosine);
    for (let i = 0; i < IMAGE.columns; i++) {
      const x = (i + 0.5 - IMAGE.columns / 2) * pixel;
      surfaceAt(look.specimen, x, y, pixel, spot);
      const { slopeX, slopeY } = spot;
      const upright = (cosine + sine * slopeY) / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      const steep = Math.max(STEEPEST, Math.min(1, upright));
      // The detector stands at the upper left: what faces it is a little brighter.
      const facing = 1 + (look.detector === 'SE' ? 0.12 : 0.3) * Math.max(-1, Math.min(1, -slopeX - slopeY));
      out[j * IMAGE.columns + i] = yieldAt(spot.element, look, steep) * facing;
    }
  }
  const blur = probeDiameter(look) ** 2;
  const pear = look.detector === 'BSE' ? (2 * 0.3 * look.pear * 1000) ** 2 : 0;
  const sigma = (stigma: number): number =>
    (Math.sqrt(blur + pear + (STIGMA * stigma) ** 2) * PER_FWHM) / (pixel * 1000);
  blurLines(out, IMAGE.columns, IMAGE.rows, 1, IMAGE.columns, sigma(look.stigma.x));
  blurLines(out, IMAGE.rows, IMAGE.columns, IMAGE.columns, 1, sigma(look.stigma.y));
}

/** A Gaussian along lines: a short kernel, or three running means where it is wide. */
export function blurLines(
  field: Float32Array,
  length: number,
  lines: number,
  step: number,
  next: number,
  sigma: number,
): void {
  if (sigma < 0.15) return;
  const line = new Float64Array(length);
  const other = new Float64Array(length);
  const clamp = (n: number): number => (n < 0 ? 0 : n >= length ? length - 1 : n);
  const reach = Math.ceil(3.5 * sigma);
  const kernel =
    sigma < 3 ? Array.from({ length: 2 * reach + 1 }, (_, n) => Math.exp(-0.5 * ((n - reach) / sigma) ** 2)) : null;
  const total = kernel?.reduce((sum, weight) => sum + weight, 0) ?? 1;
  // Three means over 2r + 1 cells have the variance r (r + 1).
  const radius = Math.min(length, Math.max(1, Math.round(-0.5 + Math.sqrt(0.25 + sigma * sigma))));
  for (let n = 0; n < lines; n++) {
    const from = n * next;
    for (let k = 0; k < length; k++) line[k] = field[from + k * step] ?? 0;
    if (kernel) {
      for (let k = 0; k < length; k++) {
        let sum = 0;
        for (let m = -reach; m <= reach; m++) sum += (kernel[m + reach] ?? 0) * (line[clamp(k + m)] ?? 0);
        other[k] = sum / total;
      }
      line.set(other);
    } else {
      for (let pass = 0; pass < 3; pass++) {
        let sum = 0;
        for (let m = -radius; m <= radius; m++) sum += line[clamp(m)] ?? 0;
        for (let k = 0; k < length; k++) {
          other[k] = sum / (2 * radius + 1);
          sum += (line[clamp(k + radius + 1)] ?? 0) - (line[clamp(k - radius)] ?? 0);
        }
        line.set(other);
      }
    }
    for (let k = 0; k < length; k++) field[from + k * step] = line[k] ?? 0;
  }
}

/** Levels of grey: black and white of a frame, from what it yields and how much chance there is. */
export function levelsOf(expected: Float32Array, electrons: number): readonly [black: number, white: number] {
  const sample = expected.filter((_, n) => n % 37 === 0).sort();
  const at = (part: number): number => sample[Math.floor(part * (sample.length - 1))] ?? 0;
  const [low, middle, high] = [at(0.02), at(0.5), at(0.98)];
  const noise = Math.sqrt(middle / Math.max(1e-9, electrons));
  const reach = Math.max(0.12 * middle, 0.65 * (high - low) + 2.2 * noise);
  const centre = (low + high) / 2;
  return [centre - reach, centre + reach];
}

/** How a charged row is off: bright or dark bands that wander, and a shift of what is seen. */
function charging(rng: Rng): { readonly gain: number; readonly shift: number } {
  return { gain: 1 + 0.55 * (rng.next() ** 3 - 0.15), shift: Math.round(6 * rng.next() ** 4) };
}

/** One row of a frame: yields with their chance. */
export function scanRow(
  expected: Float32Array,
  row: number,
  electrons: number,
  charged: boolean,
  noise: boolean,
  rng: Rng,
  out: Float32Array,
): void {
  const from = row * IMAGE.columns;
  const { gain, shift } = charged ? charging(rng) : { gain: 1, shift: 0 };
  for (let i = 0; i < IMAGE.columns; i++) {
    const mean = gain * (expected[from + Math.min(IMAGE.columns - 1, i + shift)] ?? 0);
    out[from + i] = noise && electrons > 0 ? rng.poisson(electrons * mean) / electrons : mean;
  }
}

/** From 20 to 80 % of the step across the middle of a frame, nm; null where no edge crosses it, or it is too blurred. */
export function edgeWidth(frame: Float32Array, specimen: Specimen, magnification: number): Quantity<'nm'> | null {
  if (!hasEdge(specimen)) return null;
  const { columns, rows } = IMAGE;
  const profile = Array.from({ length: columns }, (_, i) => {
    let sum = 0;
    for (let j = 0; j < rows; j++) sum += frame[j * columns + i] ?? 0;
    return sum / rows;
  });
  // The stripes lie 20 µm apart: only what belongs to the middle edge counts.
  const pixel = pixelSize(magnification);
  const half = Math.min(columns / 2, Math.floor(16 / pixel));
  const flat = Math.max(1, Math.floor(half / 4));
  const mid = columns / 2;
  const mean = (from: number): number => profile.slice(from, from + flat).reduce((sum, value) => sum + value, 0) / flat;
  const [left, right] = [mean(mid - half), mean(mid + half - flat)];
  const scatter = Math.abs(right - left);
  if (half < 4 || scatter < 1e-6) return null;
  const crossing = (part: number): number | null => {
    const level = left + part * (right - left);
    for (let i = mid - half + 1; i < mid + half; i++) {
      const [a, b] = [profile[i - 1] ?? 0, profile[i] ?? 0];
      if ((a - level) * (b - level) <= 0 && a !== b) return i - 1 + (level - a) / (b - a);
    }
    return null;
  };
  const [from, to] = [crossing(0.2), crossing(0.8)];
  // A step as wide as what is looked at has no foot and no head: nothing is measured.
  if (from === null || to === null || Math.abs(to - from) > half) return null;
  return Math.abs(to - from) * pixel * 1000;
}

/** Of the middle of a stripe so much to each side counts for its signal. */
const STRIPE_PART: Quantity<'µm'> = 6;
/** Mean of the columns of a stripe; null where the frame does not show them. */
function stripeSignal(frame: Float32Array, middle: Quantity<'µm'>, pixel: Quantity<'µm'>): number | null {
  const { columns, rows } = IMAGE;
  const first = Math.ceil(columns / 2 + (middle - STRIPE_PART) / pixel);
  const last = Math.floor(columns / 2 + (middle + STRIPE_PART) / pixel);
  if (first < 0 || last >= columns || last - first < 3) return null;
  let sum = 0;
  for (let j = 0; j < rows; j++) for (let i = first; i <= last; i++) sum += frame[j * columns + i] ?? 0;
  return sum / (rows * (last - first + 1));
}

/** Contrast of two neighbours among the stripes on a frame, (S₂ − S₁)/(S₂ + S₁), %; null where they are not in view. */
export function stripeContrasts(
  frame: Float32Array,
  specimen: Specimen,
  magnification: number,
): { readonly copperAluminium: Quantity<'%'> | null; readonly goldCopper: Quantity<'%'> | null } {
  const pixel = pixelSize(magnification);
  const of = (middle: Quantity<'µm'>): number | null => (hasEdge(specimen) ? stripeSignal(frame, middle, pixel) : null);
  const copper = of(STRIPE_MIDDLES.copper);
  const between = (one: number | null, two: number | null): number | null =>
    one === null || two === null || one + two <= 0 ? null : (100 * (two - one)) / (two + one);
  return {
    copperAluminium: between(of(STRIPE_MIDDLES.aluminium), copper),
    goldCopper: between(copper, of(STRIPE_MIDDLES.gold)),
  };
}
