/**
 * The lines of a powder: where they lie and how strong they are.
 *
 * Bragg      λ = 2 d sin θ
 * Strength   Σ |F|² (1 + cos² 2θ)/(sin² θ cos θ) over all (hkl) of equal d, F = Σ f exp(−B s²) exp 2πi(hx + ky + lz), s = sin θ/λ
 *
 * Left out: dispersion, absorption, texture, extinction.
 */
import type { Quantity } from '../contract';
import { formFactor } from '../data/form-factors';
import { type Crystal, inverseSpacingSquared } from './crystals';

export type Indices = readonly [h: number, k: number, l: number];

export interface PowderLine {
  readonly hkl: Indices;
  readonly d: Quantity<'Å'>;
  readonly twoTheta: Quantity<'°'>;
  /** Of all (hkl) with this d. */
  readonly multiplicity: number;
  /** Σ |F|² LP. */
  readonly strength: number;
}

/** Weaker ones than this part of the strongest are left out. */
const LEAST = 0.0005;
/** Spacings that differ by less are one line, as a part of 1/d². */
const SAME = 1e-7;
/** Up to here in 2θ: lines beyond are no use. */
const LAST = 175;

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

/** (1 + cos² 2θ)/(sin² θ cos θ). */
export function lorentzPolarisation(twoTheta: Quantity<'°'>): number {
  const theta = (twoTheta * Math.PI) / 360;
  return (1 + Math.cos(2 * theta) ** 2) / (Math.sin(theta) ** 2 * Math.cos(theta));
}

/** 2θ of planes a distance d apart; null where λ > 2d. */
export function braggAngle(d: Quantity<'Å'>, wavelength: Quantity<'Å'>): Quantity<'°'> | null {
  const s = wavelength / (2 * d);
  return s <= 1 ? (360 * Math.asin(s)) / Math.PI : null;
}

/** Spacing that reflects at 2θ. */
export const spacing = (twoTheta: Quantity<'°'>, wavelength: Quantity<'Å'>): Quantity<'Å'> =>
  wavelength / (2 * sine(twoTheta / 2));

/** |F|² of the planes (hkl), electrons². */
export function structureFactorSquared(crystal: Crystal, [h, k, l]: Indices): number {
  const s2 = inverseSpacingSquared(crystal, h, k, l) / 4;
  const s = Math.sqrt(s2);
  let [re, im] = [0, 0];
  for (const { scatters, B, at } of crystal.atoms) {
    const f = formFactor(scatters, s) * Math.exp(-B * s2);
    const phase = 2 * Math.PI * (h * at[0] + k * at[1] + l * at[2]);
    re += f * Math.cos(phase);
    im += f * Math.sin(phase);
  }
  return re * re + im * im;
}

/** Of a cubic crystal all permutations and signs of (hkl) reflect alike: so many are there. */
function cubicMultiplicity(h: number, k: number, l: number): number {
  const signs = 2 ** [h, k, l].filter((index) => index !== 0).length;
  const orders = h === k && k === l ? 1 : h === k || k === l ? 3 : 6;
  return signs * orders;
}

interface Reflection {
  readonly hkl: Indices;
  readonly q: number;
  readonly count: number;
}

/** One of each family up to 1/d² = `most`; in hexagonal crystals one of each pair of opposite sides. */
function reflections(crystal: Crystal, most: number): readonly Reflection[] {
  const found: Reflection[] = [];
  const add = (h: number, k: number, l: number, count: number): void => {
    const q = inverseSpacingSquared(crystal, h, k, l);
    if (q > 0 && q <= most) found.push({ hkl: [h, k, l], q, count });
  };
  if (crystal.c === undefined) {
    const top = Math.floor(crystal.a * Math.sqrt(most));
    for (let h = 1; h <= top; h++)
      for (let k = 0; k <= h; k++) for (let l = 0; l <= k; l++) add(h, k, l, cubicMultiplicity(h, k, l));
    return found;
  }
  const wide = Math.ceil((2 / Math.sqrt(3)) * crystal.a * Math.sqrt(most));
  const high = Math.floor(crystal.c * Math.sqrt(most));
  for (let l = 0; l <= high; l++)
    for (let h = -wide; h <= wide; h++)
      for (let k = -wide; k <= wide; k++) if (l > 0 || h > 0 || (h === 0 && k > 0)) add(h, k, l, 2);
  return found;
}

/** Written as (hkl) with the first index as large as may be: 511, not 333; 101, not −111. */
function better(one: Indices, other: Indices): boolean {
  const rank = ([h, k, l]: Indices): number =>
    (Math.min(h, k, l) < 0 ? -1e6 : 0) + (h < k ? -1e5 : 0) + 100 * h + 10 * k + l;
  return rank(one) > rank(other);
}

/** Lines in order of angle. */
export function powderLines(crystal: Crystal, wavelength: Quantity<'Å'>): readonly PowderLine[] {
  const most = ((2 * sine(LAST / 2)) / wavelength) ** 2;
  const lines: PowderLine[] = [];
  let [q, hkl, multiplicity, squares]: [number, Indices, number, number] = [0, [0, 0, 0], 0, 0];
  const close = (): void => {
    const d = 1 / Math.sqrt(q);
    const twoTheta = q > 0 ? braggAngle(d, wavelength) : null;
    if (twoTheta !== null)
      lines.push({ hkl, d, twoTheta, multiplicity, strength: squares * lorentzPolarisation(twoTheta) });
  };
  for (const one of reflections(crystal, most).toSorted((left, right) => left.q - right.q)) {
    const strength = one.count * structureFactorSquared(crystal, one.hkl);
    if (one.q - q > SAME * one.q) {
      close();
      [q, hkl, multiplicity, squares] = [one.q, one.hkl, one.count, strength];
    } else {
      if (better(one.hkl, hkl)) hkl = one.hkl;
      multiplicity += one.count;
      squares += strength;
    }
  }
  close();
  const strongest = Math.max(0, ...lines.map(({ strength }) => strength));
  return lines.filter(({ strength }) => strength > LEAST * strongest);
}

/** As they are written: "111", and with a bar as a minus. */
export const hklWords = (hkl: Indices): string =>
  hkl.some((index) => Math.abs(index) > 9)
    ? hkl.join(' ')
    : hkl.map((index) => String(index).replace('-', '−')).join('');
