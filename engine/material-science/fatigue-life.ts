/**
 * Lives under alternating stress. Median: Basquin's curve σ = A N^B with Walker's equivalent stress σ_max^(1−γ) σ_a^γ; a surface
 * lowers the strength at 10⁶ cycles and leaves that at 10³; steels and titanium have a limit, the curve at 10⁶. Specimens scatter
 * lognormally in life and normally in their limit.
 */
import type { Quantity } from '../contract';
import { fatigueMaterial, type FatigueMaterialName } from '../data/fatigue-materials';

export type Surface = 'Polished' | 'Ground' | 'Machined' | 'Hot rolled';
export type MeanRule = 'Smith-Watson-Topper' | 'Morrow' | 'Goodman';

export interface Kind {
  readonly material: FatigueMaterialName;
  readonly surface: Surface;
}

export interface Loading {
  readonly amplitude: Quantity<'MPa'>;
  readonly mean: Quantity<'MPa'>;
}

/** What a specimen has of its own: deviates of its life and of its limit. */
export interface Quality {
  readonly life: number;
  readonly limit: number;
}

export const MEDIAN: Quality = { life: 0, limit: 0 };
/** Cycles at which a specimen that lives is taken out. */
export const RUN_OUT = 1e7;
const KNEE = 1e6;
const FIXED = 1e3;
const LIMIT_SD = 0.04;
/** Standard deviation of log₁₀ N at 10³ and at 10⁶; between them it rises with log N, beyond them it stays. */
const SCATTER = { at3: 0.1, at6: 0.25 } as const;
/** Factor a S^b at 10⁶ cycles with the ultimate strength S in MPa; never above 1. */
const SURFACES: Readonly<Record<Surface, readonly [factor: number, exponent: number]>> = {
  Polished: [1, 0],
  Ground: [1.38, -0.067],
  Machined: [3.04, -0.217],
  'Hot rolled': [38.6, -0.65],
};

export const hasSurfaceFactor = ({ material }: Kind): boolean => fatigueMaterial(material).family === 'steel';
const hasLimit = ({ material }: Kind): boolean => fatigueMaterial(material).family !== 'aluminium';

export function surfaceFactor(kind: Kind): number {
  if (!hasSurfaceFactor(kind)) return 1;
  const [factor, exponent] = SURFACES[kind.surface];
  return Math.min(1, factor * fatigueMaterial(kind.material).ultimate ** exponent);
}

function walkerExponent({ material }: Kind): number {
  const { family, ultimate } = fatigueMaterial(material);
  if (family === 'aluminium') return 0.46;
  return family === 'titanium' ? 0.5 : 0.8818 - 0.0002 * ultimate;
}

/** Median cycles at a fully reversed stress, by the curve alone. */
export function curveLife(kind: Kind, reversed: Quantity<'MPa'>): Quantity<'cycles'> {
  const { a, b } = fatigueMaterial(kind.material);
  const plain = (reversed / a) ** (1 / b);
  if (plain <= FIXED) return plain;
  const slope = b + Math.log10(surfaceFactor(kind)) / 3;
  return FIXED * (reversed / (a * FIXED ** b)) ** (1 / slope);
}

/** Median stress of the limit; 0 without one. */
export function fatigueLimit(kind: Kind): Quantity<'MPa'> {
  const { a, b } = fatigueMaterial(kind.material);
  return hasLimit(kind) ? a * KNEE ** b * surfaceFactor(kind) : 0;
}

/** The fully reversed stress that the specimen feels; 0 where the crack never opens. */
export function felt(kind: Kind, { amplitude, mean }: Loading): Quantity<'MPa'> {
  const most = mean + amplitude;
  const gamma = walkerExponent(kind);
  return most <= 0 ? 0 : most ** (1 - gamma) * amplitude ** gamma;
}

export const lifeScatter = (life: Quantity<'cycles'>): number => {
  const share = Math.min(1, Math.max(0, (Math.log10(life) - 3) / 3));
  return SCATTER.at3 + (SCATTER.at6 - SCATTER.at3) * share;
};

/** Cycles of a specimen at a loading; infinite below its limit, 1 where it breaks at once. */
export function specimenLife(kind: Kind, loading: Loading, quality: Quality): Quantity<'cycles'> {
  if (loading.mean + loading.amplitude > fatigueMaterial(kind.material).ultimate) return 1;
  const reversed = felt(kind, loading);
  if (reversed <= 0 || reversed < fatigueLimit(kind) * (1 + LIMIT_SD * quality.limit)) return Number.POSITIVE_INFINITY;
  const median = curveLife(kind, reversed);
  return Math.max(1, median * 10 ** (lifeScatter(median) * quality.life));
}

/** Equivalent reversed stress by a rule; null where the rule has none. */
export function equivalentStress(kind: Kind, { amplitude, mean }: Loading, rule: MeanRule): Quantity<'MPa'> | null {
  const { ultimate, fatigueStrength } = fatigueMaterial(kind.material);
  switch (rule) {
    case 'Goodman':
      return mean >= ultimate ? null : amplitude / (1 - mean / ultimate);
    case 'Morrow':
      return amplitude / (1 - mean / fatigueStrength);
    case 'Smith-Watson-Topper':
      return mean + amplitude <= 0 ? 0 : Math.sqrt((mean + amplitude) * amplitude);
  }
}

/** Median life by a rule; null below the limit, and where the rule says nothing. */
export function predictedLife(kind: Kind, loading: Loading, rule: MeanRule): Quantity<'cycles'> | null {
  const reversed = equivalentStress(kind, loading, rule);
  if (reversed === null || reversed <= 0 || reversed < fatigueLimit(kind)) return null;
  return Math.max(1, curveLife(kind, reversed));
}

/** Largest amplitude at a mean stress that a rule lets live for 10⁶ cycles: its line in the diagram of Haigh. */
export function allowedAmplitude(kind: Kind, mean: Quantity<'MPa'>, rule: MeanRule): Quantity<'MPa'> {
  const { a, b, ultimate, fatigueStrength } = fatigueMaterial(kind.material);
  const limit = a * KNEE ** b * surfaceFactor(kind);
  switch (rule) {
    case 'Goodman':
      return Math.max(0, limit * (1 - mean / ultimate));
    case 'Morrow':
      return Math.max(0, limit * (1 - mean / fatigueStrength));
    case 'Smith-Watson-Topper':
      return (-mean + Math.sqrt(mean * mean + 4 * limit * limit)) / 2;
  }
}

const ORDER = 0.4;

/** The used share of life, carried to another level: damage curves of Manson and Halford. */
export const carried = (used: number, before: Quantity<'cycles'>, after: Quantity<'cycles'>): number =>
  Number.isFinite(before) && Number.isFinite(after) ? used ** ((before / after) ** ORDER) : used;
