/** The crystals of the aspirin synthesis on the filter and after: what washing, recrystallising and filling into a vial leave of them. */
import type { Quantity } from '../contract';
import { celsiusToKelvin, kelvinToCelsius } from '../core/units';
import type { Sample } from '../data/samples/sample';
import { aspirinSolubility } from './aspirin-chemistry';
import type { Stage } from './synthesis-steps';

/** What lies on the filter paper, later on the watch glass; g. */
export interface Solid {
  readonly aspirin: Quantity<'g'>;
  readonly salicylic: Quantity<'g'>;
  /** Salicylic acid in the liquor between the crystals: it stays on them as they dry. */
  readonly retained: Quantity<'g'>;
}

export const ROOM = celsiusToKelvin(22);
export const ICE = celsiusToKelvin(2);
export const LIQUOR_PER_GRAM: Quantity<'mL/g'> = 0.5;
const ETHANOL_SHARE = 4;
const ASPIRIN_IN_ETHANOL: Quantity<'g/L'> = 8;
const SALICYLIC_IN_ETHANOL: Quantity<'g/L'> = 5;

export const massOf = ({ aspirin, salicylic, retained }: Solid): Quantity<'g'> => aspirin + salicylic + retained;
export const cakeOf = ({ aspirin, salicylic }: Solid): Quantity<'g'> => aspirin + salicylic;

export function washed(solid: Solid, millilitres: Quantity<'mL'>): Solid {
  const cake = cakeOf(solid);
  if (cake === 0) return solid;
  return {
    aspirin: Math.max(0, solid.aspirin - (aspirinSolubility(ICE) * millilitres) / 1000),
    salicylic: solid.salicylic,
    retained: solid.retained * Math.exp(-millilitres / (LIQUOR_PER_GRAM * cake)),
  };
}

/** All that is dry is crystal; the new liquor holds what salicylic acid has dissolved. */
export function recrystallised(solid: Solid, ethanol: Quantity<'mL'>): Solid {
  const litres = (ETHANOL_SHARE * ethanol) / 1000;
  const before = solid.salicylic + solid.retained;
  const dissolved = Math.min(before, SALICYLIC_IN_ETHANOL * litres);
  const aspirin = Math.max(0, solid.aspirin - ASPIRIN_IN_ETHANOL * litres);
  const salicylic = before - dissolved;
  return {
    aspirin,
    salicylic,
    retained: ((dissolved / litres) * LIQUOR_PER_GRAM * (aspirin + salicylic)) / 1000,
  };
}

/** Mass fraction of salicylic acid in the product, in %; null where there is none. */
export function salicylicPercent(solid: Solid): number | null {
  const mass = massOf(solid);
  return mass > 0 ? (100 * (solid.salicylic + solid.retained)) / mass : null;
}

/** A vial of the dry product. */
export const vialOf = (solid: Solid, stage: Stage, grams: Quantity<'g'>): Sample => {
  const aspirin = solid.aspirin / massOf(solid);
  return {
    version: 1,
    name: stage === 'recrystallised' ? 'Aspirin, recrystallised' : 'Aspirin, crude product',
    phase: 'solid',
    matrix: 'dry crystals',
    amount: { value: grams, unit: 'g' },
    temperature: kelvinToCelsius(ROOM),
    parts: [
      { id: 'aspirin', q: { value: aspirin, unit: '1' } },
      { id: 'salicylic-acid', q: { value: 1 - aspirin, unit: '1' } },
    ],
    prep: [],
    source: 'made and dried in a run of this experiment',
  };
};

/** What stays when so much is taken: a part of everything. */
export const without = (solid: Solid, grams: Quantity<'g'>): Solid => {
  const left = Math.max(0, 1 - grams / massOf(solid));
  return { aspirin: solid.aspirin * left, salicylic: solid.salicylic * left, retained: solid.retained * left };
};
