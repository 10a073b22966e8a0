/** What cells, chemistry, spectrum and stain of a spinal fluid say together: rules in their order, the first that holds. */
import { BILIRUBIN_LIMIT, HIDING } from './spinal-fluid';

export const PATTERNS = [
  'Normal',
  'Bacterial',
  'Viral',
  'Tuberculous or fungal',
  'Haemorrhage',
  'Traumatic tap',
  'Blood, cause unresolved',
  'Haemoglobin: bilirubin not to be judged',
  'Albuminocytologic',
  'Unclassified',
] as const;
export type Pattern = (typeof PATTERNS)[number];

export const GRAM_RESULTS = ['No organisms', 'Gram-positive diplococci', 'Yeasts'] as const;
export type GramResult = (typeof GRAM_RESULTS)[number];

export interface Findings {
  readonly gram: GramResult;
  /** Cells per µL, without those of the blood. */
  readonly white: number;
  /** %. */
  readonly neutrophils: number;
  readonly ratio: number;
  readonly lactate: number;
  /** g/L, without that of the blood. */
  readonly protein: number;
  /** Net absorbance without that of the serum; null: hidden. */
  readonly bilirubin: number | null;
  /** Absorbance at 415 nm. */
  readonly oxyhaemoglobin: number;
  readonly red: number;
  readonly redFirst: number;
  readonly redLast: number;
  readonly hours: number;
}

const PLEOCYTOSIS = 5;
const MUCH_BLOOD = 500;

export function patternOf(of: Findings): Pattern {
  const { gram, white, neutrophils, ratio, lactate, protein } = of;
  const clears = of.redLast <= 0.25 * of.redFirst && of.hours >= 12;
  if (gram === 'Gram-positive diplococci') return 'Bacterial';
  if (gram === 'Yeasts') return 'Tuberculous or fungal';
  // A stain without bacteria does not exclude them.
  if (white >= 100 && neutrophils >= 60 && (ratio < 0.4 || lactate >= 3.5)) return 'Bacterial';
  if (of.bilirubin !== null && of.bilirubin > BILIRUBIN_LIMIT) return 'Haemorrhage';
  if (of.red > MUCH_BLOOD && !clears) return 'Blood, cause unresolved';
  if (of.bilirubin === null || of.oxyhaemoglobin >= HIDING) return 'Haemoglobin: bilirubin not to be judged';
  if (white >= PLEOCYTOSIS && neutrophils < 50 && ratio < 0.5 && protein >= 0.9) return 'Tuberculous or fungal';
  if (white >= PLEOCYTOSIS && neutrophils < 50 && lactate < 3.5) return 'Viral';
  if (white >= PLEOCYTOSIS) return 'Unclassified';
  if (protein > 0.45) return 'Albuminocytologic';
  return of.red > MUCH_BLOOD ? 'Traumatic tap' : 'Normal';
}
