/**
 * A Michelson interferometer: from the light that falls on the detector to the interferogram, and from that to the spectrum.
 *
 *     I(x) = ∫ B(ν) [1 + cos 2πνx] dν,   sampled each wave of a helium-neon laser, 632.8 nm of path difference, up to L = 1/resolution
 *
 * Its varying part is the cosine transform of the spectrum; cut at L, multiplied with a window w(x/L), filled with zeros and transformed back
 * it gives the spectrum with the line shape of the instrument (P. R. Griffiths and J. A. de Haseth, Fourier Transform Infrared
 * Spectrometry, 2nd ed., Wiley 2007, chapter 2). Narrow lines are put on the grid of the spectrum by their area and place. The
 * interferogram is taken as symmetrical: a phase correction has nothing left to do.
 */
import type { Quantity } from '../contract';
import { createRealFft, type RealFft } from '../core/fft';

export type Apodisation = 'Boxcar' | 'Triangular' | 'Happ-Genzel' | 'Blackman-Harris';

/** cm of path difference between samples. */
export const WAVE: Quantity<'cm'> = 632.8e-7;
/** cm⁻¹, the highest that the samples tell. */
export const NYQUIST = 1 / (2 * WAVE);

/** Of the share of the whole path difference. */
export const windowAt = (kind: Apodisation, u: number): number => {
  switch (kind) {
    case 'Boxcar':
      return 1;
    case 'Triangular':
      return 1 - u;
    case 'Happ-Genzel':
      return 0.54 + 0.46 * Math.cos(Math.PI * u);
    case 'Blackman-Harris':
      return 0.42323 + 0.49755 * Math.cos(Math.PI * u) + 0.07922 * Math.cos(2 * Math.PI * u);
  }
};

/** Full width at half height of the line shape times L: solved from the transform of the window. */
function solvedWidth(kind: Apodisation): number {
  const steps = 400;
  const at = (width: number): number => {
    let sum = 0;
    for (let n = 0; n < steps; n++) {
      const u = (n + 0.5) / steps;
      sum += windowAt(kind, u) * Math.cos(Math.PI * width * u);
    }
    return sum;
  };
  const half = at(0) / 2;
  let [low, high] = [0.1, 2];
  for (let n = 0; n < 50; n++) {
    const middle = (low + high) / 2;
    if (at(middle) > half) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const WIDTHS: Readonly<Record<Apodisation, number>> = {
  Boxcar: solvedWidth('Boxcar'),
  Triangular: solvedWidth('Triangular'),
  'Happ-Genzel': solvedWidth('Happ-Genzel'),
  'Blackman-Harris': solvedWidth('Blackman-Harris'),
};
export const lineWidth = (kind: Apodisation): number => WIDTHS[kind];

export const samplesOf = (resolution: number): number => Math.round(1 / resolution / WAVE);

const plans = new Map<number, RealFft>();
function plan(length: number): RealFft {
  const known = plans.get(length);
  if (known) return known;
  const made = createRealFft(length);
  plans.set(length, made);
  return made;
}

/** The finer the resolution, the finer the grid of what is transformed: a power of two of steps up to the Nyquist wavenumber. */
export const gridOf = (resolution: number): number => 2 ** (13 + Math.max(0, Math.round(Math.log2(16 / resolution))));

/** The varying part at each sample up to L, of intensities at even steps from 0 to the Nyquist wavenumber. */
export function interferogram(intensity: Float64Array, resolution: number): Float64Array {
  const steps = intensity.length - 1;
  const whole = new Float64Array(2 * steps);
  plan(2 * steps).inverse(intensity, new Float64Array(steps + 1), whole);
  return whole.slice(0, samplesOf(resolution));
}

export interface SingleBeam {
  readonly values: Float64Array;
  /** cm⁻¹ between values, from 0. */
  readonly step: number;
}

/** Back to a spectrum, with a window and so many times as many points as are needed. */
export function transformed(signal: Float64Array, kind: Apodisation, zeroFill: number): SingleBeam {
  const half = 2 ** Math.ceil(Math.log2(signal.length)) * zeroFill;
  const even = new Float64Array(2 * half);
  for (let n = 0; n < signal.length; n++) {
    const value = (signal[n] ?? 0) * windowAt(kind, n / signal.length);
    even[n] = value;
    if (n > 0) even[2 * half - n] = value;
  }
  const values = new Float64Array(half + 1);
  plan(2 * half).forward(even, values, new Float64Array(half + 1));
  return { values, step: NYQUIST / half };
}
