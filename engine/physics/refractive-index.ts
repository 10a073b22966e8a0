/**
 * The index of refraction of the media of the optics bench and how it falls with wavelength (Sellmeier's equation):
 *
 *   n²(λ) = 1 + Σ Bᵢ λ² / (λ² − Cᵢ),   λ in µm
 *
 * Water at 20 °C: M. Daimon and A. Masumura, Appl. Opt. 46, 3811 (2007). Glass: N-BK7, data sheet of Schott AG.
 * A teaching bench names a medium by one number; that number is kept at the sodium line, 589.3 nm.
 */
import type { Quantity } from '../contract';

export type Medium = '1' | '1.33' | '1.52';

export const MEDIA = ['1', '1.33', '1.52'] as const satisfies readonly Medium[];

interface Sellmeier {
  readonly b: readonly number[];
  /** µm² */
  readonly c: readonly number[];
}

const WATER: Sellmeier = {
  b: [0.5684027565, 0.1726177391, 0.02086189578, 0.1130748688],
  c: [0.005101829712, 0.01821153936, 0.02620722293, 10.69792721],
};

const N_BK7: Sellmeier = {
  b: [1.03961212, 0.231792344, 1.01046945],
  c: [0.00600069867, 0.0200179144, 103.560653],
};

export const SODIUM_LINE: Quantity<'nm'> = 589.3;

function sellmeier({ b, c }: Sellmeier, wavelength: Quantity<'nm'>): number {
  const square = (wavelength / 1000) ** 2;
  return Math.sqrt(b.reduce((sum, strength, n) => sum + (strength * square) / (square - (c[n] ?? 0)), 1));
}

/** Index of water as it was measured, 20 °C. */
export const waterIndex = (wavelength: Quantity<'nm'>): number => sellmeier(WATER, wavelength);

/** Index of N-BK7 as its maker states it. */
export const glassIndex = (wavelength: Quantity<'nm'>): number => sellmeier(N_BK7, wavelength);

/** Index of a medium; `wavelength` in nm, 400 to 700, or null for the number by which it is named. */
export function indexOf(medium: Medium, wavelength: Quantity<'nm'> | null): number {
  const named = Number(medium);
  if (wavelength === null) return named;
  switch (medium) {
    case '1':
      return named;
    case '1.33':
      return named + waterIndex(wavelength) - waterIndex(SODIUM_LINE);
    case '1.52':
      return named + glassIndex(wavelength) - glassIndex(SODIUM_LINE);
  }
}
