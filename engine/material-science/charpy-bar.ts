/**
 * What a notched bar takes from the hammer: K = (U + L)/2 + (U − L)/2 · tanh((T − T0)/C) for body-centred metals, a straight line for
 * the others, smaller in a narrow bar or with a U notch. A teaching model; parameters in `data/charpy-materials.ts`.
 */
import type { Quantity } from '../contract';
import { charpyMaterial, type CharpyMaterialName } from '../data/charpy-materials';

export type Width = '2.5' | '5' | '7.5' | '10';
export type Notch = 'V 2 mm' | 'U 5 mm';

/** A bar as it was cut. */
export interface Piece {
  readonly material: CharpyMaterialName;
  readonly notch: Notch;
  readonly width: Width;
}

/** K: what the bar takes; base: the same of a full-size bar with a V notch. */
export interface Toughness {
  readonly energy: Quantity<'J'>;
  readonly base: Quantity<'J'>;
}

/** A narrow bar has less constraint at its notch: the transition lies lower, °C. */
const WIDTH_SHIFT: Readonly<Record<Width, number>> = { '10': 0, '7.5': -3, '5': -11, '2.5': -28 };
/** A blunter notch, and 50 in place of 80 mm² below it. */
const U_NOTCH = { factor: 0.7, shift: -20 } as const;
/** Relative scatter everywhere, and what the transition adds, of half its height. */
const SCATTER = { everywhere: 0.04, transition: 0.12 } as const;
const LEAST: Quantity<'J'> = 1;
const EXPANSION = { perJoule: 0.013, most: 2.5 } as const;

const factorOf = ({ notch, width }: Piece): number => (Number(width) / 10) * (notch === 'U 5 mm' ? U_NOTCH.factor : 1);
const shiftOf = ({ notch, width }: Piece): number => WIDTH_SHIFT[width] + (notch === 'U 5 mm' ? U_NOTCH.shift : 0);

/** Mean and standard deviation of K of a full-size bar with a V notch at a temperature already shifted. */
function baseAt(name: CharpyMaterialName, at: number): { readonly mean: number; readonly sd: number } {
  const material = charpyMaterial(name);
  if (material.kind === 'line') {
    const mean = Math.max(LEAST, Math.min(material.most, material.at20 + material.slope * (at - 20)));
    return { mean, sd: SCATTER.everywhere * mean };
  }
  const { upper, lower, t0, c } = material;
  const half = (upper - lower) / 2;
  const t = Math.tanh((at - t0) / c);
  const mean = (upper + lower) / 2 + half * t;
  return { mean, sd: SCATTER.everywhere * mean + SCATTER.transition * half * (1 - t * t) };
}

/** `deviate`: how many standard deviations this bar is tougher than the mean. */
export function toughnessAt(piece: Piece, temperature: Quantity<'°C'>, deviate: number): Toughness {
  const { mean, sd } = baseAt(piece.material, temperature - shiftOf(piece));
  const base = Math.max(LEAST, mean + deviate * sd);
  return { base, energy: base * factorOf(piece) };
}

/** Standard deviation of K among bars. */
export const scatterAt = (piece: Piece, temperature: Quantity<'°C'>): Quantity<'J'> =>
  baseAt(piece.material, temperature - shiftOf(piece)).sd * factorOf(piece);

/** Share of the face that was torn, %. */
export function shearOf({ material }: Piece, { base }: Toughness): Quantity<'%'> {
  const known = charpyMaterial(material);
  if (known.kind === 'line') return known.shear;
  return Math.min(100, Math.max(0, (100 * (base - known.lower)) / (known.upper - known.lower)));
}

/** How much wider the bar is opposite the notch; steels only. */
export const expansionOf = ({ material }: Piece, { energy }: Toughness): Quantity<'mm'> | null =>
  charpyMaterial(material).steel ? Math.min(EXPANSION.most, EXPANSION.perJoule * energy) : null;

/** The temperature at which the mean curve of a bar passes an energy; null where it does not. */
export function temperatureAt(piece: Piece, energy: Quantity<'J'>): Quantity<'°C'> | null {
  const material = charpyMaterial(piece.material);
  if (material.kind === 'line') return null;
  const share = (energy / factorOf(piece) - material.lower) / (material.upper - material.lower);
  if (!(share > 0 && share < 1)) return null;
  return material.t0 + shiftOf(piece) + material.c * Math.atanh(2 * share - 1);
}
