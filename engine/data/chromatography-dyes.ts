/**
 * Dyes and leaf pigments on paper: Rf in each solvent, and colour.
 *
 * Food dyes in dilute salt water: published student measurements (4.70/7.20 and 5.20/7.30 for the yellows, about 1 for the
 * blue; other classes report all four lower by up to 0.2, in the same order; the red is chosen in that range). Leaf pigments
 * in petroleum ether–acetone: textbook values. Ethanol and acetone columns are model parameters that keep the known order.
 * Rf varies with paper, water content and temperature.
 *
 * Absorbances in red, green and blue, for the same amount of each: model parameters for drawing.
 *
 * The three dyes of the ink are taken as Brilliant Blue, Tartrazine and Acid Fuchsin where their light is measured.
 */
import type { SubstanceId } from './samples/substances';

export type Mixture = 'Ink' | 'Plant Pigments' | 'Food Coloring';
export type Solvent = 'Water' | 'Ethanol' | 'Acetone';
export const PETROLEUM_ACETONE = 'Petroleum ether-acetone 9:1';
export type Eluent = Solvent | typeof PETROLEUM_ACETONE;

export interface Dye {
  readonly name: string;
  readonly rf: Readonly<Record<Eluent, number>>;
  readonly absorbance: readonly [red: number, green: number, blue: number];
  readonly id: SubstanceId;
}

const dye = (
  name: string,
  [water, ethanol, acetone, mixed]: readonly [number, number, number, number],
  absorbance: Dye['absorbance'],
  id: SubstanceId,
): Dye => ({
  name,
  rf: { Water: water, Ethanol: ethanol, Acetone: acetone, [PETROLEUM_ACETONE]: mixed },
  absorbance,
  id,
});

export const mixtures: Readonly<Record<Mixture, readonly Dye[]>> = {
  'Food Coloring': [
    dye('Brilliant Blue', [0.97, 0.55, 0.02, 0], [1.15, 0.3, 0.02], 'brilliant-blue'),
    dye('Tartrazine', [0.65, 0.2, 0, 0], [0, 0.07, 1.2], 'tartrazine'),
    dye('Allura Red', [0.45, 0.35, 0, 0], [0.02, 1.05, 0.7], 'allura-red'),
    dye('Sunset Yellow', [0.71, 0.4, 0, 0], [0, 0.5, 1.15], 'sunset-yellow'),
  ],
  Ink: [
    dye('blue dye', [0.97, 0.55, 0.02, 0], [1.1, 0.55, 0.03], 'brilliant-blue'),
    dye('yellow dye', [0.65, 0.2, 0, 0], [0, 0.08, 1.2], 'tartrazine'),
    dye('magenta dye', [0.45, 0.75, 0.1, 0], [0.06, 1.1, 0.35], 'acid-fuchsin'),
  ],
  'Plant Pigments': [
    dye('carotene', [0, 0.92, 0.99, 0.95], [0, 0.3, 1.15], 'carotene'),
    dye('xanthophyll', [0, 0.9, 0.97, 0.71], [0, 0.08, 1.05], 'lutein'),
    dye('chlorophyll a', [0, 0.88, 0.95, 0.65], [1.0, 0.25, 0.6], 'chlorophyll-a'),
    dye('chlorophyll b', [0, 0.85, 0.92, 0.45], [0.6, 0.12, 1.05], 'chlorophyll-b'),
  ],
};

/**
 * D of l² = D t, cm²/s. Water: 13 cm in 30 min on No. 1 paper (maker's figure); ethanol and acetone scaled from it by γ/η
 * (CRC, 25 °C: 71.99, 21.97 and 22.72 mN/m; 0.890, 1.074 and 0.306 mPa s).
 */
export const rise: Readonly<Record<Eluent, number>> = {
  Water: 0.093_888_9,
  Ethanol: 0.023_744_2,
  Acetone: 0.086_182_5,
  [PETROLEUM_ACETONE]: 0.0711,
};
