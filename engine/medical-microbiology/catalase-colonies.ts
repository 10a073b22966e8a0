/**
 * Catalase of a colony on a slide, and the oxygen that it makes of a drop of peroxide.
 *
 * dn/dt = −V S/(Kₘ + S), S = n/volume, V = U · 0.05 mg/60 s; gas = 24.465 µL/µmol · Δn/2 (25 °C, 1 atm)
 * U = U_species e^(−0.01 max(0, age − 24 h)), and 20 µmol/(min mg) more with red cells on the stick
 * Enterococcus faecalis makes no haem; from blood agar it takes it up and builds a catalase (Frankenberg 2002)
 *
 * Kₘ is the one of `biology/catalase-kinetics.ts`; at 3 % its inhibition by substrate is left out here, as is the loss of enzyme within minutes.
 * Activities are teaching values in the order that the bench test shows.
 */
import { KM, oxygenFrom } from '../biology/catalase-kinetics';
import type { Quantity } from '../contract';
import { createRk4 } from '../core/ode';

export const CATALASE_ORGANISMS = [
  'Staphylococcus aureus',
  'Staphylococcus epidermidis',
  'Listeria monocytogenes',
  'Bacillus subtilis',
  'Escherichia coli',
  'Streptococcus pyogenes',
  'Enterococcus faecalis',
  'Clostridium perfringens',
] as const;
export type CatalaseOrganism = (typeof CATALASE_ORGANISMS)[number];

export const COLONY_SOURCES = ['Nutrient agar', 'Blood agar (agar not touched)', 'Blood agar (agar touched)'] as const;
export type ColonySource = (typeof COLONY_SOURCES)[number];

export interface Picked {
  readonly organism: CatalaseOrganism;
  readonly colony_source: ColonySource;
  readonly culture_age: Quantity<'h'>;
}

interface Strain {
  /** At 24 h. */
  readonly activity: Quantity<'µmol/(min mg)'>;
  readonly reaction: 'Positive' | 'Negative';
  readonly onNutrientAgar: boolean;
  /** At 24 h from blood agar, where that is another one. */
  readonly withHaem?: Quantity<'µmol/(min mg)'>;
}

const strain = (activity: number, reaction: Strain['reaction'], onNutrientAgar = true): Strain => ({
  activity,
  reaction,
  onNutrientAgar,
});

const STRAINS: Readonly<Record<CatalaseOrganism, Strain>> = {
  'Staphylococcus aureus': strain(300, 'Positive'),
  'Staphylococcus epidermidis': strain(150, 'Positive'),
  'Listeria monocytogenes': strain(200, 'Positive'),
  'Bacillus subtilis': strain(60, 'Positive'),
  'Escherichia coli': strain(15, 'Positive'),
  'Streptococcus pyogenes': strain(0, 'Negative', false),
  /** A peroxidase without haem, called pseudocatalase at the bench. */
  'Enterococcus faecalis': { ...strain(0.5, 'Negative'), withHaem: 5 },
  'Clostridium perfringens': strain(0, 'Negative', false),
};

const FADING: Quantity<'1/h'> = 0.01;
const FADES_FROM: Quantity<'h'> = 24;
const RED_CELLS: Quantity<'µmol/(min mg)'> = 20;
/** Protein of the colony on a slide. */
export const PROTEIN: Quantity<'mg'> = 0.05;
export const DROP: Quantity<'µL'> = 20;
const PEROXIDE_MOLAR_MASS: Quantity<'g/mol'> = 34.0147;

export const grows = ({ organism, colony_source }: Picked): boolean =>
  colony_source !== 'Nutrient agar' || STRAINS[organism].onNutrientAgar;

export const trueReaction = (organism: CatalaseOrganism): Strain['reaction'] => STRAINS[organism].reaction;

/** Whether there is a haem enzyme: without blood an enterococcus makes its few bubbles otherwise. */
export const hasHaem = (picked: Picked): boolean =>
  grows(picked) &&
  (trueReaction(picked.organism) === 'Positive' ||
    picked.colony_source === 'Blood agar (agar touched)' ||
    (picked.colony_source !== 'Nutrient agar' && STRAINS[picked.organism].withHaem !== undefined));

/** Of what lies on the slide, per mg of the colony's protein. */
export function activityOf(picked: Picked): Quantity<'µmol/(min mg)'> {
  const { organism, colony_source, culture_age } = picked;
  if (!grows(picked)) return 0;
  const { activity, withHaem = activity } = STRAINS[organism];
  const young = colony_source === 'Nutrient agar' ? activity : withHaem;
  const aged = young * Math.exp(-FADING * Math.max(0, culture_age - FADES_FROM));
  return aged + (colony_source === 'Blood agar (agar touched)' ? RED_CELLS : 0);
}

/** V of the whole smear. */
export const greatestRateOf = (picked: Picked): Quantity<'µmol/s'> => (activityOf(picked) * PROTEIN) / 60;

/** Peroxide in one drop. */
export const peroxideOf = (percent: Quantity<'% w/v'>): Quantity<'µmol'> =>
  ((percent * 10) / PEROXIDE_MOLAR_MASS) * DROP;

/** Rate with so much peroxide in so many µL. */
export function rateAt(
  peroxide: Quantity<'µmol'>,
  volume: Quantity<'µL'>,
  most: Quantity<'µmol/s'>,
): Quantity<'µmol/s'> {
  if (volume === 0) return 0;
  const concentration: Quantity<'mmol/L'> = (1000 * Math.max(0, peroxide)) / volume;
  return (most * concentration) / (KM + concentration);
}

export const gasFrom = (amount: Quantity<'µmol'>): Quantity<'µL'> => Number(oxygenFrom(Number(amount)));

const rk4 = createRk4(1);
const left = new Float64Array(1);

/** Peroxide left after so many seconds. */
export function peroxideAfter(
  peroxide: Quantity<'µmol'>,
  volume: Quantity<'µL'>,
  most: Quantity<'µmol/s'>,
  seconds: Quantity<'s'>,
): Quantity<'µmol'> {
  if (volume === 0 || most === 0) return peroxide;
  left[0] = peroxide;
  rk4.step((_t, y, dydt) => void (dydt[0] = -rateAt(y[0]!, volume, most)), 0, left, seconds);
  return Math.max(0, left[0]);
}
