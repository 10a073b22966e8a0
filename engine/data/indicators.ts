import type { Quantity } from '../contract';

/** Decadic absorbance in the red, green and blue of linear sRGB. */
export type AbsorbanceRgb = readonly [red: number, green: number, blue: number];

/** A two-colour acid-base indicator. */
export interface Indicator<Name extends string = string> {
  readonly name: Name;
  readonly pKin: Quantity<'1'>;
  /** Where the eye sees the colour turn. */
  readonly transition: readonly [from: Quantity<'1'>, to: Quantity<'1'>];
  /** Absorbance of one drop of indicator solution in 50 mL, seen through a flask. */
  readonly absorbance: { readonly acid: AbsorbanceRgb; readonly base: AbsorbanceRgb };
  /** Fraction in the base form from which the change counts as visible. */
  readonly visibleFrom: number;
  /** What the solution is called up to which fraction in the base form, in rising order. */
  readonly colours: readonly { readonly upTo: number; readonly word: string }[];
  readonly source: string;
}

const source =
  'pKin: usual tabulated values (tables differ by ±0.3); transition: CRC Handbook of Chemistry and Physics, "Acid-base indicators"; absorbances, visible fractions and words: model parameters';

export const indicators = [
  {
    name: 'Phenolphthalein',
    pKin: 9.4,
    transition: [8.2, 10],
    absorbance: { acid: [0, 0, 0], base: [0.02, 0.28, 0.1] },
    visibleFrom: 0.05,
    colours: [
      { upTo: 0.05, word: 'colourless' },
      { upTo: 0.3, word: 'pale pink' },
      { upTo: 1, word: 'pink' },
    ],
    source,
  },
  {
    name: 'Methyl Orange',
    pKin: 3.47,
    transition: [3.1, 4.4],
    absorbance: { acid: [0.01, 0.26, 0.22], base: [0, 0.04, 0.3] },
    // Base is run into acid up to the first clear yellow, near the end of the range (pH 4.2): mid colour would be 0.15 mL early.
    visibleFrom: 0.85,
    colours: [
      { upTo: 0.25, word: 'red' },
      { upTo: 0.85, word: 'orange' },
      { upTo: 1, word: 'yellow' },
    ],
    source,
  },
  {
    name: 'Bromothymol Blue',
    pKin: 7.1,
    transition: [6, 7.6],
    absorbance: { acid: [0, 0.03, 0.3], base: [0.28, 0.12, 0.02] },
    visibleFrom: 0.5,
    colours: [
      { upTo: 0.2, word: 'yellow' },
      { upTo: 0.8, word: 'green' },
      { upTo: 1, word: 'blue' },
    ],
    source,
  },
] as const satisfies readonly Indicator[];

export type IndicatorName = (typeof indicators)[number]['name'];
