/**
 * Free atoms in a flame and the light of a hollow cathode lamp.
 *
 *     A₀ = 0.0044 (c/c_char) f_flame f_P f_ion f_geo,   A = −log₁₀[(1 − s) 10^(−A₀) + s]
 *
 * f_P     calcium in air-acetylene without lanthanum: 0.4 + 0.6 exp(−P/(5 c))
 * f_ion   1 − α with α²c/(1 − α) = K; 1 with caesium, whose electrons push the balance back
 * f_geo   the part of a slot of length L that the beam follows: min(1, 5 mm/(L |sin φ|)), times exp(−(h − 8 mm)²/72 mm²)
 * s       light that the atoms cannot absorb: 0.01, 0.02, 0.06 at slits of 0.2, 0.7, 2.0 nm, and 0.002 for each mA above 10
 *
 * (B. Welz and M. Sperling, Atomic Absorption Spectrometry, 3rd ed., Wiley-VCH 1999, chapters 4 to 6 and 8; the numbers of f and s are
 * chosen.) A one-second reading scatters by σ² = 0.0006² · 10 mA/I + (0.004 A)²: noise of the light and flicker of the flame.
 */
import type { Quantity } from '../contract';
import { FLAME_ATOMS, type FlameAtom, type FlameAtomId, type FlameKind } from '../data/samples/flame-atoms';
import { contentOf, type Sample } from '../data/samples/sample';

export const ELEMENTS = [
  'Copper',
  'Zinc',
  'Iron',
  'Lead',
  'Magnesium',
  'Calcium',
  'Sodium',
  'Potassium',
  'Chromium',
  'Aluminium',
] as const;
export type Element = (typeof ELEMENTS)[number];
export type Slit = '0.2' | '0.7' | '2.0';

export const atomIdOf = (element: Element): FlameAtomId => element.toLowerCase() as FlameAtomId;
export const atomOf = (element: Element): FlameAtom => FLAME_ATOMS[atomIdOf(element)];

/** Lengths of the slots of the heads: nitrous oxide burns on a short one. */
export const HEADS: Readonly<Record<FlameKind, Quantity<'mm'>>> = {
  'Air-Acetylene': 100,
  'Nitrous Oxide-Acetylene': 50,
};
export const BEST_HEIGHT: Quantity<'mm'> = 8;
const FLAME_THICK: Quantity<'mm'> = 5;
const ONE_PERCENT = 0.0044;
/** The deuterium lamp gives light up to here. */
export const DEUTERIUM_TO: Quantity<'nm'> = 425;
/** What deuterium correction leaves of a background. */
const LEFT = 0.01;

export interface Optics {
  readonly element: Element;
  readonly lamp: Element;
  readonly slit: Slit;
  readonly lamp_current: Quantity<'mA'>;
  readonly burner_height: Quantity<'mm'>;
  readonly burner_angle: Quantity<'°'>;
  readonly releasing_agent: boolean;
  readonly ionisation_buffer: boolean;
  readonly d2_correction: boolean;
}

/** Share of atoms that are not ionised, at c mg/L. */
export const freeShare = (c: number, k: number): number => 1 - (2 * k) / (k + Math.sqrt(k * k + 4 * c * k));

export const strayShare = ({ slit, lamp_current }: Optics): number =>
  ({ '0.2': 0.01, '0.7': 0.02, '2.0': 0.06 })[slit] + 0.002 * Math.max(0, lamp_current - 10);

/** Part of the atoms that the beam meets. */
export function geometry({ burner_angle, burner_height }: Optics, flame: FlameKind): number {
  const across = HEADS[flame] * Math.abs(Math.sin((burner_angle * Math.PI) / 180));
  return (across > FLAME_THICK ? FLAME_THICK / across : 1) * Math.exp(-((burner_height - BEST_HEIGHT) ** 2) / 72);
}

/** Absorbance of free atoms of the element in a solution that is sprayed into a flame. */
export function atomicAbsorbance(sample: Sample, optics: Optics, flame: FlameKind): number {
  if (optics.lamp !== optics.element) return 0;
  const atom = atomOf(optics.element);
  const c = contentOf(sample, atomIdOf(optics.element));
  if (!(c > 0)) return 0;
  const phosphate = contentOf(sample, 'phosphate');
  const held = atom.bound && flame === 'Air-Acetylene' && !optics.releasing_agent && phosphate > 0;
  const released = held ? 0.4 + 0.6 * Math.exp(-phosphate / (5 * c)) : 1;
  const k = optics.ionisation_buffer ? undefined : atom.ionised[flame];
  const free = k === undefined ? 1 : freeShare(c, k);
  const narrow = ONE_PERCENT * (c / atom.charConc) * atom.share[flame] * released * free * geometry(optics, flame);
  const stray = strayShare(optics);
  return -Math.log10((1 - stray) * 10 ** -narrow + stray);
}

/** Deuterium corrects only where its lamp gives light. */
export const corrects = ({ d2_correction, element }: Optics): boolean =>
  d2_correction && atomOf(element).line < DEUTERIUM_TO;

/** What is left of a background in the reading. */
export const backgroundLeft = (background: number, optics: Optics): number =>
  background * (corrects(optics) ? LEFT : 1);

/** Standard deviation of a one-second reading. */
export const scatterOf = (absorbance: number, { lamp_current }: Optics): number =>
  Math.sqrt((0.0006 ** 2 * 10) / lamp_current + (0.004 * absorbance) ** 2);

/** Five standards that suit an element: even steps of a round content near ten characteristic concentrations. */
export function standardSeries(element: Element): readonly Quantity<'mg/L'>[] {
  const about = 10 * atomOf(element).charConc;
  const power = 10 ** Math.floor(Math.log10(about));
  const leading = about / power;
  const round = (leading < 1.5 ? 1 : leading < 3.5 ? 2 : leading < 7.5 ? 5 : 10) * power;
  return [1, 2, 3, 4, 5].map((n) => Number((n * round).toPrecision(3)));
}
