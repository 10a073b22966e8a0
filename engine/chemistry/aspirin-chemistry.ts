/**
 * What is known about aspirin (ASA), salicylic acid (SA) and acetic anhydride (AA), apart from the apparatus.
 *
 * Acetylation   dx/dt = k (n_SA − x)(n_AA − x)/V,  k = k₅₀ exp[−(Ea/R)(1/T − 1/323.15 K)]
 * Hydrolysis    of dissolved ASA, first order, k_h = 5·10⁻⁷ s⁻¹ at 25 °C, 75 kJ/mol
 * Anhydride     left when water comes: first order, k_w = 2.6·10⁻³ s⁻¹ at 25 °C, 45 kJ/mol, −58.6 kJ/mol
 * Solubility    of ASA 4.43 g/L at 25 °C with 28 kJ/mol; of SA tabulated, ln S straight in 1/T; both × exp(0.30 c_AcOH)
 *
 * Amounts in mol, volumes in L, masses in g, temperatures in K.
 */
import type { Quantity } from '../contract';
import { constants } from '../core/constants';
import { createLinear } from '../core/interpolate';
import { celsiusToKelvin } from '../core/units';
import { type MeltingRange, meltingRange, type PureSolid } from './melting-point';

const R = constants.gasConstant.value;

/** g/mol */
export const MOLAR_MASS = {
  salicylicAcid: 138.121,
  aceticAnhydride: 102.089,
  aspirin: 180.157,
  aceticAcid: 60.052,
} as const;
const ANHYDRIDE_DENSITY: Quantity<'g/mL'> = 1.082;
const SALICYLIC_DENSITY: Quantity<'g/mL'> = 1.443;

export type Catalyst = 'Sulfuric Acid' | 'Phosphoric Acid';

interface RateLaw {
  /** At 50 °C, L/(mol s). */
  readonly at50: number;
  readonly activationEnergy: Quantity<'J/mol'>;
}

const RATE_LAWS: Readonly<Record<Catalyst, RateLaw>> = {
  'Phosphoric Acid': { at50: 9.0e-4, activationEnergy: 65_000 },
  'Sulfuric Acid': { at50: 3.6e-3, activationEnergy: 58_000 },
};
const REFERENCE_T = celsiusToKelvin(50);
const ROOM_T = celsiusToKelvin(25);

const arrhenius = (atReference: number, energy: number, reference: number, kelvin: number): number =>
  atReference * Math.exp((-energy / R) * (1 / kelvin - 1 / reference));

/** L/(mol s) */
export function rateConstant(catalyst: Catalyst, kelvin: Quantity<'K'>): number {
  const { at50, activationEnergy } = RATE_LAWS[catalyst];
  return arrhenius(at50, activationEnergy, REFERENCE_T, kelvin);
}

/** Of dissolved aspirin, 1/s. */
export const hydrolysisConstant = (kelvin: Quantity<'K'>): Quantity<'1/s'> => arrhenius(5e-7, 75_000, ROOM_T, kelvin);

/** Of anhydride in much water, 1/s: chosen, of the order that is measured without strong acid, which hurries it further. */
export const anhydrideHydrolysisConstant = (kelvin: Quantity<'K'>): Quantity<'1/s'> =>
  arrhenius(2.6e-3, 45_000, ROOM_T, kelvin);

/** Anhydride and water to acetic acid, all liquid: I. Wadsö 1962, in the NIST WebBook. */
export const HYDROLYSIS_HEAT: Quantity<'J/mol'> = 58_600;

/** 168 J/(mol K) of anhydride (1.65 J/(g K)) and much the same of acetic acid. */
const ORGANIC_HEAT_CAPACITY: Quantity<'J/(mL K)'> = 1.8;
const WATER_HEAT_CAPACITY: Quantity<'J/(mL K)'> = 4.18;
/** A conical flask of 50 g: chosen. */
const FLASK_HEAT_CAPACITY: Quantity<'J/K'> = 40;

/** Of the flask with what is in it. */
export const heatCapacity = (organic: Quantity<'mL'>, water: Quantity<'mL'>): Quantity<'J/K'> =>
  FLASK_HEAT_CAPACITY + ORGANIC_HEAT_CAPACITY * organic + WATER_HEAT_CAPACITY * water;

/** Of the flask just after so much water of another temperature was poured in. */
export function mixedTemperature(
  flask: Quantity<'K'>,
  organic: Quantity<'mL'>,
  water: Quantity<'mL'>,
  poured: Quantity<'K'>,
): Quantity<'K'> {
  const own = heatCapacity(organic, 0);
  const added = WATER_HEAT_CAPACITY * water;
  return (own * flask + added * poured) / (own + added);
}

export interface Charge {
  readonly salicylicAcid: Quantity<'mol'>;
  readonly aceticAnhydride: Quantity<'mol'>;
  readonly volume: Quantity<'L'>;
}

export const chargeOf = (salicylicGrams: Quantity<'g'>, anhydrideMl: Quantity<'mL'>): Charge => ({
  salicylicAcid: salicylicGrams / MOLAR_MASS.salicylicAcid,
  aceticAnhydride: (anhydrideMl * ANHYDRIDE_DENSITY) / MOLAR_MASS.aceticAnhydride,
  volume: (anhydrideMl + salicylicGrams / SALICYLIC_DENSITY) / 1000,
});

export const limitingAmount = ({ salicylicAcid, aceticAnhydride }: Charge): Quantity<'mol'> =>
  Math.min(salicylicAcid, aceticAnhydride);

// ---------------------------------------------------------------- solubility

const SALTING_IN: Quantity<'L/mol'> = 0.3;
export const saltingIn = (aceticAcid: Quantity<'mol/L'>): number => Math.exp(SALTING_IN * aceticAcid);

/** In pure water, g/L. */
export const aspirinSolubility = (kelvin: Quantity<'K'>): Quantity<'g/L'> => arrhenius(4.43, 28_000, ROOM_T, kelvin);

/** [°C, g/L], hottest first, so that 1/T rises. */
const SALICYLIC_TABLE = [
  [100, 77.8],
  [75, 17.4],
  [40, 4.14],
  [25, 2.48],
  [0, 1.24],
] as const;
const lnSalicylic = createLinear(
  SALICYLIC_TABLE.map(([celsius]) => 1 / celsiusToKelvin(celsius)),
  SALICYLIC_TABLE.map(([, gramsPerLitre]) => Math.log(gramsPerLitre)),
);

/** In pure water, g/L. */
export const salicylicSolubility = (kelvin: Quantity<'K'>): Quantity<'g/L'> => Math.exp(lnSalicylic.value(1 / kelvin));

// ---------------------------------------------------------------- melting

/** 135.5 °C as a capillary shows it. */
const ASPIRIN_SOLID: PureSolid = { melts: 408.65, heatOfFusion: 29_800 };
const SALICYLIC_SOLID: PureSolid = { melts: 432, heatOfFusion: 24_600 };
/** No mixture of the two is liquid below this. */
const NEVER_BELOW = celsiusToKelvin(50);

/** Of a dry product of so many grams of each. */
export function productMelting(aspirin: Quantity<'g'>, salicylic: Quantity<'g'>): MeltingRange {
  const moles = aspirin / MOLAR_MASS.aspirin;
  const x = moles / (moles + salicylic / MOLAR_MASS.salicylicAcid);
  const { begins, clear } = meltingRange(ASPIRIN_SOLID, SALICYLIC_SOLID, x);
  return { begins: Math.max(NEVER_BELOW, begins), clear: Math.max(NEVER_BELOW, clear) };
}
