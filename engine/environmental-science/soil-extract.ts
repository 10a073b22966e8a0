/**
 * Extracts of a soil, as laboratories make them: air-dry soil is shaken with a solution and filtered, and what a soil test states in
 * mg/kg of soil is what this solution brings out.
 *
 * Nitrate is free in the soil's water and goes into each of them. Phosphorus: 0.5 mol/L NaHCO₃ of pH 8.5, 1 : 20 (S. R. Olsen, C. V. Cole,
 * F. S. Watanabe and L. A. Dean, USDA Circular 939, 1954). Potassium: 1 mol/L ammonium acetate of pH 7, 1 : 10 (D. Knudsen, G. A. Peterson
 * and P. F. Pratt, in Methods of Soil Analysis, part 2, 2nd ed., 1982, p. 225). What other ions they bring out is not known here.
 */
import type { Quantity } from '../contract';
import { nitrateAsN, phosphateAsP } from '../data/samples/nutrients';
import { inMilligrams, type Sample, type SamplePart } from '../data/samples/sample';

export const EXTRACTANTS = ['Water', 'Sodium hydrogencarbonate', 'Ammonium acetate'] as const;
export type Extractant = (typeof EXTRACTANTS)[number];

/** What a soil test says of the soil. */
export interface Nutrients {
  readonly nitrate_n: Quantity<'mg/kg'>;
  readonly phosphorus: Quantity<'mg/kg'>;
  readonly potassium: Quantity<'mg/kg'>;
}

const SOIL: Quantity<'g'> = 5;

interface Recipe {
  /** mL for each gram of soil. */
  readonly ratio: Quantity<'mL/g'>;
  readonly matrix: string;
  /** null: that of the soil. */
  readonly ph: Quantity<'1'> | null;
  readonly brings: (
    soil: Nutrients,
    perLitre: (perKilogram: Quantity<'mg/kg'>) => Quantity<'mg/L'>,
  ) => readonly SamplePart[];
}

const HYDROGENCARBONATE: Quantity<'mol/L'> = 0.5;

const RECIPES: Readonly<Record<Extractant, Recipe>> = {
  Water: { ratio: 5, matrix: 'water', ph: null, brings: () => [] },
  'Sodium hydrogencarbonate': {
    ratio: 20,
    matrix: 'sodium hydrogencarbonate of pH 8.5',
    ph: 8.5,
    brings: ({ phosphorus }, perLitre) => [
      phosphateAsP(perLitre(phosphorus) / 1000),
      { id: 'sodium', q: { value: HYDROGENCARBONATE, unit: 'mol/L' } },
      { id: 'hydrogencarbonate', q: { value: HYDROGENCARBONATE, unit: 'mol/L' } },
    ],
  },
  'Ammonium acetate': {
    ratio: 10,
    matrix: 'ammonium acetate of pH 7',
    ph: 7,
    brings: ({ potassium }, perLitre) => inMilligrams({ potassium: perLitre(potassium) }),
  },
};

/** Of 5 g of soil, shaken and filtered. */
export function soilExtract(
  extractant: Extractant,
  soil: Nutrients,
  ph: Quantity<'1'>,
  temperature: Quantity<'°C'>,
): Sample {
  const recipe = RECIPES[extractant];
  const perLitre = (perKilogram: Quantity<'mg/kg'>): Quantity<'mg/L'> => perKilogram / recipe.ratio;
  return {
    version: 1,
    name: `Soil extract, ${extractant.toLowerCase()}`,
    phase: 'solution',
    matrix: recipe.matrix,
    amount: { value: recipe.ratio * SOIL, unit: 'mL' },
    temperature,
    pH: recipe.ph ?? ph,
    parts: [nitrateAsN(perLitre(soil.nitrate_n) / 1000), ...recipe.brings(soil, perLitre)],
    prep: [{ do: 'filter' }],
    source: `made in a run of this experiment: 5 g of soil with ${recipe.ratio} mL for each gram; what else was brought out is not known`,
  };
}
