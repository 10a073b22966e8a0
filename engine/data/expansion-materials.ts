import type { Quantity } from '../contract';

export interface ExpansionMaterial<Name extends string = string> {
  readonly name: Name;
  /** Linear expansion at `EXPANSION_KELVINS`, 10⁻⁶/K. */
  readonly alpha: readonly number[];
  /** It follows the furnace as quickly as a metal. */
  readonly quick: boolean;
  /** Highest final temperature, °C. */
  readonly most?: Quantity<'°C'>;
}

export const EXPANSION_KELVINS: readonly Quantity<'K'>[] = [293.15, 400, 500, 600, 800];

/**
 * American Institute of Physics Handbook, 3rd ed. (1972), section 4f, and suppliers' tables; at 20 °C the elements agree with
 * the CRC Handbook of Chemistry and Physics. Invar (36 % nickel, Curie point 230 to 280 °C): chosen so that the means from 20 °C are
 * those of makers' sheets, 2.5 to 200 °C, 5.2 to 300, 7.8 to 400, 8.9 to 450.
 */
export const expansionMaterials = [
  { name: 'Copper', alpha: [16.5, 17.6, 18.3, 18.9, 20.3], quick: true },
  { name: 'Aluminium', alpha: [23.1, 24.9, 26.4, 28.3, 33.8], quick: true },
  { name: 'Iron', alpha: [11.8, 13.4, 14.4, 15.1, 16.2], quick: true },
  { name: 'Tungsten', alpha: [4.5, 4.5, 4.6, 4.7, 5.0], quick: true },
  { name: 'Silicon', alpha: [2.6, 3.2, 3.5, 3.7, 4.1], quick: true },
  { name: 'Stainless steel 304', alpha: [14.7, 16.3, 17.5, 18.6, 20.2], quick: true },
  { name: 'Alumina', alpha: [5.4, 6.4, 7.0, 7.5, 8.2], quick: false },
  { name: 'Borosilicate glass', alpha: [3.25, 3.3, 3.35, 3.5, 3.6], quick: false, most: 450 },
  { name: 'Fused silica', alpha: [0.48, 0.57, 0.58, 0.55, 0.46], quick: false },
  { name: 'Invar', alpha: [1.2, 2.4, 7.7, 15.1, 17.4], quick: true },
] as const satisfies readonly ExpansionMaterial[];

export type ExpansionMaterialName = (typeof expansionMaterials)[number]['name'];

export const expansionMaterial = (name: ExpansionMaterialName): ExpansionMaterial => {
  const found = expansionMaterials.find((material) => material.name === name);
  if (!found) throw new RangeError(`No such material: ${name}`);
  return found;
};
