/**
 * What the lens of a transmission electron microscope does to a thin specimen, how dose and motion limit it, and what resolution so
 * many particles give (Rosenthal and Henderson). Lengths in Å, spatial frequencies in 1/Å.
 */
import type { Quantity } from '../../contract';
import { electronWavelength } from '../../core/electron-wave';
import { bisect } from '../../core/root';

export type Voltage = '100' | '200' | '300';

export interface Lens {
  readonly voltage: Voltage;
  readonly cs: Quantity<'mm'>;
  readonly amplitude_contrast: number;
  /** Underfocus is positive. */
  readonly defocus: Quantity<'µm'>;
}

const ANGSTROM_PER_M = 1e10;
const ANGSTROM_PER_MM = 1e7;
const ANGSTROM_PER_UM = 1e4;
/** Half angle under which the source is seen. */
const SEMI_ANGLE = 1.5e-5;
/** Mean free path for inelastic scattering in ice, nm. */
const FREE_PATH: Readonly<Record<Voltage, Quantity<'nm'>>> = { '100': 190, '200': 260, '300': 310 };
/** Critical dose relative to 300 kV. */
const DOSE_FACTOR: Readonly<Record<Voltage, number>> = { '100': 0.6, '200': 0.8, '300': 1 };

export const wavelengthOf = (voltage: Voltage): Quantity<'Å'> =>
  ANGSTROM_PER_M * electronWavelength(1000 * Number(voltage));

/** Phase that the lens adds: χ = π λ Δf k² − (π/2) Cs λ³ k⁴. */
export function phaseShift({ voltage, cs, defocus }: Lens, k: Quantity<'1/Å'>): number {
  const wave = wavelengthOf(voltage);
  const k2 = k * k;
  return Math.PI * wave * defocus * ANGSTROM_PER_UM * k2 - (Math.PI / 2) * cs * ANGSTROM_PER_MM * wave ** 3 * k2 * k2;
}

/** −sin(χ + arcsin A), without any envelope. */
export const contrastTransfer = (lens: Lens, k: Quantity<'1/Å'>): number =>
  -Math.sin(phaseShift(lens, k) + Math.asin(lens.amplitude_contrast));

/** Where the transfer vanishes, as resolutions, from the lowest frequency; the origin does not count. */
export function transferZeros(lens: Lens, count: number, finest: Quantity<'Å'> = 1): readonly Quantity<'Å'>[] {
  const found: number[] = [];
  const steps = 4000;
  let before = contrastTransfer(lens, 1e-6);
  for (let n = 1; n <= steps && found.length < count; n++) {
    const k = n / steps / finest;
    const now = contrastTransfer(lens, k);
    if (before !== 0 && before * now < 0)
      found.push(1 / bisect((at) => contrastTransfer(lens, at), (n - 1) / steps / finest, k));
    before = now;
  }
  return found;
}

export const scherzerDefocus = ({ voltage, cs }: Pick<Lens, 'voltage' | 'cs'>): Quantity<'nm'> =>
  (1.2 * Math.sqrt(cs * ANGSTROM_PER_MM * wavelengthOf(voltage))) / 10;

/** B factor of the images: their own, and that of a source which is not a point. */
export const wholeBFactor = (bfactor: Quantity<'Å²'>, defocus: Quantity<'µm'>): Quantity<'Å²'> =>
  bfactor + 4 * (Math.PI * SEMI_ANGLE * defocus * ANGSTROM_PER_UM) ** 2;

/** Part of the electrons that no inelastic event has taken out of the image. */
export const iceTransmission = (thickness: Quantity<'nm'>, voltage: Voltage): number =>
  Math.exp(-thickness / FREE_PATH[voltage]);

/** Dose at which the power of what lies at this frequency has faded to 1/e (Grant and Grigorieff 2015). */
export const criticalDose = (k: Quantity<'1/Å'>, voltage: Voltage): number =>
  DOSE_FACTOR[voltage] * (0.24499 * k ** -1.6649 + 2.8141);

export interface Averaging {
  readonly particles: number;
  /** Equal units in one particle. */
  readonly symmetry: number;
  readonly dose: number;
  readonly frames: number;
  readonly voltage: Voltage;
  readonly transmission: number;
  readonly defocus: Quantity<'µm'>;
  readonly bfactor: Quantity<'Å²'>;
  /** Rms of the motion that was left in, Å. */
  readonly blur: Quantity<'Å'>;
}

/** Signal to noise for each useful e/Å². */
const SIGNAL = 1e-4;
/** Defocus that leaves half the signal for the alignment of particles, µm. */
const ALIGNS_AT = 0.4;
export const FSC_LIMIT = 0.143;

/**
 * Electrons of a dose that tell of a frequency, e/Å². The amplitude there has faded to exp(−q/2Nₑ) after the dose q; frames are weighted
 * by what is left in them (Grant and Grigorieff 2015), so that frames without end would give Nₑ (1 − e^(−D/Nₑ)). One frame cannot be
 * weighted: its late electrons only add noise.
 */
export function usefulDose(dose: number, frames: number, k: Quantity<'1/Å'>, voltage: Voltage): number {
  const critical = criticalDose(k, voltage);
  const part = dose / frames / (4 * critical);
  return -critical * Math.expm1(-dose / critical) * (Math.tanh(part) / part);
}

/** Signal to noise of one half of the particles at a frequency. */
export function halfSetSignal(averaging: Averaging, k: Quantity<'1/Å'>): number {
  const { particles, symmetry, dose, frames, voltage, transmission, defocus, bfactor, blur } = averaging;
  const useful = usefulDose(dose, frames, k, voltage);
  const aligned = 1 / (1 + (ALIGNS_AT / defocus) ** 2);
  const still = Math.exp(-4 * Math.PI ** 2 * blur * blur * k * k);
  const envelope = Math.exp((-wholeBFactor(bfactor, defocus) * k * k) / 2);
  return (particles / 2) * symmetry * SIGNAL * useful * transmission ** 2 * aligned * still * envelope;
}

export function shellCorrelation(averaging: Averaging, k: Quantity<'1/Å'>): number {
  const signal = halfSetSignal(averaging, k);
  return signal / (1 + signal);
}

/** Pixels along a particle's box: more of them where pixels are fine. */
export const boxOf = (pixel: Quantity<'Å'>): 128 | 192 => (pixel < 1.6 ? 192 : 128);

/** 1/k of the last shell that correlates by 0.143; null where the first one does not. */
export function resolutionOf(averaging: Averaging, pixel: Quantity<'Å'>): Quantity<'Å'> | null {
  const box = boxOf(pixel);
  let last: number | null = null;
  for (let shell = 1; shell <= box / 2; shell++) {
    if (shellCorrelation(averaging, shell / (box * pixel)) < FSC_LIMIT) break;
    last = shell;
  }
  return last === null ? null : (box * pixel) / last;
}
