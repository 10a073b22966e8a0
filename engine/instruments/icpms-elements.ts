/** Which elements the plasma mass spectrometer counts, at which masses, and which of them are to be found in a sample from the shelf. */
import type { Answer, Quantity } from '../contract';
import { type IonisedId, ISOTOPES } from '../data/samples/isotopes';
import { MAJOR_ELEMENTS } from '../data/samples/metals';
import { known, milligramsPerLitre, type Sample } from '../data/samples/sample';
import { contentAnswer } from './shelf-answers';

export const SYMBOLS = [
  'Mg',
  'K',
  'Ca',
  'V',
  'Cr',
  'Fe',
  'Co',
  'Ni',
  'Cu',
  'Zn',
  'As',
  'Se',
  'Sr',
  'Cd',
  'Ba',
  'Pb',
  'U',
] as const;
export type ElementSymbol = (typeof SYMBOLS)[number];

/** Calcium not at 40, which is argon's. */
export const MAIN_MASS: Readonly<Record<ElementSymbol, number>> = {
  Mg: 24,
  K: 39,
  Ca: 44,
  V: 51,
  Cr: 52,
  Fe: 56,
  Co: 59,
  Ni: 60,
  Cu: 63,
  Zn: 66,
  As: 75,
  Se: 78,
  Sr: 88,
  Cd: 111,
  Ba: 138,
  Pb: 208,
  U: 238,
};
/** Internal standards, and where they are counted. */
export const INTERNAL_MASS = { Sc: 45, Rh: 103, Bi: 209 } as const;
export const INTERNAL_ID = { Sc: 'scandium', Rh: 'rhodium', Bi: 'bismuth' } as const;
const IDS = Object.keys(ISOTOPES) as readonly IonisedId[];
export const idOf = (symbol: string): IonisedId => IDS.find((id) => ISOTOPES[id].symbol === symbol) ?? 'lead';

/** Whether its standard is that of the elements of which waters have most. */
export const isMajor = (symbol: ElementSymbol): boolean => MAJOR_ELEMENTS.some((id) => ISOTOPES[id].symbol === symbol);

const COUNTED: ReadonlySet<string> = new Set(SYMBOLS);
const LEAST_FOUND: Quantity<'µg/L'> = 0.1;
const ANSWER_TOLERANCE = 0.05;

/** Of a sample from the shelf, the elements that are counted, µg/L. */
export const shelfAnswers = (sample: Sample | null): readonly Answer[] =>
  (sample ? known(sample, ISOTOPES).parts : [])
    .map((part) => ({ part, micrograms: 1000 * milligramsPerLitre(part) }))
    .filter(({ part, micrograms }) => COUNTED.has(part.data.symbol) && micrograms > LEAST_FOUND)
    .map(({ part, micrograms }) => contentAnswer(part, micrograms, 'µg/L', ANSWER_TOLERANCE));
