/** Everyday liquids with a typical composition, as it stands on their labels; 25 °C. */
import type { Quantity } from '../contract';
import type { WaterMixture } from '../chemistry/charge-balance';
import { acids, weakAcidSteps } from './acids';
import type { SubstanceId } from './samples/substances';

export interface HouseholdLiquid<Name extends string = string> {
  readonly name: Name;
  /** What is dissolved, in a line for a label. */
  readonly holds: string;
  readonly mixture: WaterMixture;
  /** The solute by which it is acid or basic: one step of dissociation, and whether its acid or its base form was put in. */
  readonly solute: { readonly pKa: Quantity<'1'>; readonly put: 'acid' | 'base' } | null;
  readonly source: string;
}

const ACETIC = acids[1].pKa;
const typical = 'composition: typical, model parameter; constants: CRC Handbook of Chemistry and Physics, 25 °C';
/** Of a soap's fatty acid as a monomer. */
const CARBOXYLATE = 5;

export const householdLiquids = [
  {
    name: 'Water',
    holds: 'nothing but water',
    mixture: { strongCations: 0, acids: [] },
    solute: null,
    source: typical,
  },
  {
    name: 'Lemon Juice',
    holds: 'citric acid 0.30 mol/L (5.8 %)',
    mixture: { strongCations: 0.03, acids: [{ total: 0.3, pKa: weakAcidSteps.citric.pKa, charge: 0 }] },
    solute: { pKa: weakAcidSteps.citric.pKa[0], put: 'acid' },
    source: typical,
  },
  {
    name: 'Soap',
    holds: 'soap 0.030 mol/L, soda 0.0002 mol/L',
    mixture: {
      strongCations: 0.0304,
      acids: [
        { total: 0.03, pKa: [CARBOXYLATE], charge: 0 },
        { total: 0.0002, pKa: weakAcidSteps.carbonic.pKa, charge: 0 },
      ],
    },
    solute: { pKa: CARBOXYLATE, put: 'base' },
    source: typical,
  },
  {
    name: 'Vinegar',
    holds: 'acetic acid 0.833 mol/L (5 %)',
    mixture: { strongCations: 0, acids: [{ total: 0.833, pKa: [ACETIC], charge: 0 }] },
    solute: { pKa: ACETIC, put: 'acid' },
    source: typical,
  },
  {
    name: 'Ammonia',
    holds: 'ammonia 1.0 mol/L',
    mixture: { strongCations: 0, acids: [{ total: 1, pKa: weakAcidSteps.ammonium.pKa, charge: 1 }] },
    solute: { pKa: weakAcidSteps.ammonium.pKa[0], put: 'base' },
    source: typical,
  },
] as const satisfies readonly HouseholdLiquid[];

export type HouseholdLiquidName = (typeof householdLiquids)[number]['name'];

/** What is in the bottles, mol/L: strong cations of the juice are potassium, those of soap sodium. */
export const HOUSEHOLD_CONTENTS: Readonly<Record<HouseholdLiquidName, Readonly<Partial<Record<SubstanceId, number>>>>> =
  {
    Water: {},
    'Lemon Juice': { 'citric-acid': 0.3, potassium: 0.03 },
    Soap: { 'lauric-acid': 0.03, sodium: 0.0304, hydrogencarbonate: 0.0002 },
    Vinegar: { 'acetic-acid': 0.833 },
    Ammonia: { ammonia: 1 },
  };

/** Carbon dioxide from the air, dissolved in water that stands open: Henry's law at 25 °C. */
export const dissolvedCarbonDioxide = {
  undissociated: 420e-6 * 10 ** -1.47,
  pKa: weakAcidSteps.carbonic.pKa,
  source: '420 ppm in the air; Henry constant 10^−1.47 mol/(L atm), pK: CRC Handbook of Chemistry and Physics',
} as const;
