/**
 * The shape of a line: a pseudo-Voigt, a share η of Lorentzian and the rest Gaussian of the same full width at half height.
 *
 * Size      0.9 λ/(D cos θ), Scherrer
 * Strain    4 ε tan θ
 *
 * Widths in degrees of 2θ.
 */
import type { Quantity } from '../contract';

/** K of Scherrer's equation. */
export const SCHERRER_K = 0.9;

export interface Shape {
  readonly fwhm: Quantity<'°'>;
  /** Share of Lorentzian. */
  readonly eta: number;
}

export interface Profile extends Shape {
  readonly at: Quantity<'°'>;
  /** Under the line, in its height times degrees. */
  readonly area: number;
}

const DEGREES = 180 / Math.PI;
const GAUSS = 4 * Math.LN2;
const GAUSS_HEIGHT = Math.sqrt(GAUSS / Math.PI);
/** Widths from the middle beyond which a line is left out. */
const REACH = 60;

/** A pseudo-Voigt of area 1, `x` degrees from its middle. */
export function pseudoVoigt(x: Quantity<'°'>, { fwhm, eta }: Shape): number {
  const u = x / fwhm;
  const lorentz = 2 / (Math.PI * (1 + 4 * u * u));
  const gauss = GAUSS_HEIGHT * Math.exp(-GAUSS * u * u);
  return (eta * lorentz + (1 - eta) * gauss) / fwhm;
}

/** Height at the middle of a line of area 1. */
export const peakHeight = (shape: Shape): number => pseudoVoigt(0, shape);

/** Sum of lines at 2θ. */
export function heightAt(profiles: readonly Profile[], twoTheta: Quantity<'°'>): number {
  let sum = 0;
  for (const profile of profiles) {
    const x = twoTheta - profile.at;
    if (Math.abs(x) < REACH * profile.fwhm) sum += profile.area * pseudoVoigt(x, profile);
  }
  return sum;
}

/** Width that crystallites of a size add. */
export const sizeWidth = (twoTheta: Quantity<'°'>, wavelength: Quantity<'Å'>, size: Quantity<'nm'>): Quantity<'°'> =>
  (DEGREES * SCHERRER_K * wavelength) / (10 * size * Math.cos(twoTheta / 2 / DEGREES));

/** Size that a width stands for. */
export const scherrerSize = (
  twoTheta: Quantity<'°'>,
  wavelength: Quantity<'Å'>,
  width: Quantity<'°'>,
): Quantity<'nm'> => sizeWidth(twoTheta, wavelength, 1) / width;

/** Width that a spread of spacings adds; ε as a part of d. */
export const strainWidth = (twoTheta: Quantity<'°'>, strain: number): Quantity<'°'> =>
  4 * strain * Math.tan(twoTheta / 2 / DEGREES) * DEGREES;

/**
 * A Gaussian and a Lorentzian folded into each other, as a pseudo-Voigt (P. Thompson, D. E. Cox and J. B. Hastings, J. Appl. Cryst. 20
 * (1987) 79).
 */
export function folded(gauss: Quantity<'°'>, lorentz: Quantity<'°'>): Shape {
  const [g, l] = [gauss, lorentz];
  const fifth =
    g ** 5 +
    2.69269 * g ** 4 * l +
    2.42843 * g ** 3 * l ** 2 +
    4.47163 * g ** 2 * l ** 3 +
    0.07842 * g * l ** 4 +
    l ** 5;
  const fwhm = fifth ** 0.2;
  const share = l / fwhm;
  return { fwhm, eta: 1.36603 * share - 0.47719 * share ** 2 + 0.11116 * share ** 3 };
}

/**
 * The Lorentzian in a folded width, from H = 0.5346 L + √(0.2166 L² + G²) (J. J. Olivero and R. L. Longbothum, J. Quant. Spectrosc. Radiat.
 * Transf. 17 (1977) 233); null where there is none.
 */
export function lorentzianPart(whole: Quantity<'°'>, gauss: Quantity<'°'>): Quantity<'°'> | null {
  if (whole <= gauss) return null;
  // (H − p L)² = q L² + G².
  const [p, q] = [0.5346, 0.2166];
  const [a, b, c] = [p * p - q, -2 * p * whole, whole * whole - gauss * gauss];
  const root = (-b - Math.sqrt(b * b - 4 * a * c)) / (2 * a);
  return root > 0 ? root : null;
}
