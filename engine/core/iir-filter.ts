/**
 * Recursive filters of first and second order by the bilinear transform, the frequency set warped so that it is met exactly
 * (J. O. Smith, Introduction to Digital Filters, 2007, appendix I; R. Bristow-Johnson's cookbook for the notch).
 *
 *   y(n) = b₀ x(n) + b₁ x(n−1) + b₂ x(n−2) − a₁ y(n−1) − a₂ y(n−2), in transposed direct form II
 */
import type { Quantity } from '../contract';

export interface IirCoefficients {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** What one filter remembers; advanced in place. */
export interface IirMemory {
  s1: number;
  s2: number;
}

export const createIirMemory = (): IirMemory => ({ s1: 0, s2: 0 });

/** Takes the next sample and gives the filtered one. */
export function filtered(memory: IirMemory, { b, a }: IirCoefficients, x: number): number {
  const y = b[0] * x + memory.s1;
  memory.s1 = b[1] * x - a[0] * y + memory.s2;
  memory.s2 = b[2] * x - a[1] * y;
  return y;
}

/** First order: half the power passes at `cutoff`. */
export function highPass(cutoff: Quantity<'Hz'>, rate: Quantity<'Hz'>): IirCoefficients {
  const k = Math.tan((Math.PI * cutoff) / rate);
  const gain = 1 / (1 + k);
  return { b: [gain, -gain, 0], a: [(k - 1) * gain, 0] };
}

/** Second order, Butterworth: flat below `cutoff`, where half the power passes. */
export function lowPass(cutoff: Quantity<'Hz'>, rate: Quantity<'Hz'>): IirCoefficients {
  const k = Math.tan((Math.PI * cutoff) / rate);
  const norm = 1 / (1 + Math.SQRT2 * k + k * k);
  const gain = k * k * norm;
  return { b: [gain, 2 * gain, gain], a: [2 * (k * k - 1) * norm, (1 - Math.SQRT2 * k + k * k) * norm] };
}

/** Takes one frequency out; `quality`: that frequency over the width of the band that is lost. */
export function notch(at: Quantity<'Hz'>, quality: number, rate: Quantity<'Hz'>): IirCoefficients {
  const w = (2 * Math.PI * at) / rate;
  const alpha = Math.sin(w) / (2 * quality);
  const norm = 1 / (1 + alpha);
  const middle = -2 * Math.cos(w) * norm;
  return { b: [norm, middle, norm], a: [middle, (1 - alpha) * norm] };
}
