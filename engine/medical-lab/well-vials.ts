/** What comes out of a stopped well of the plate. */
import type { Quantity } from '../contract';
import type { Sample } from '../data/samples/sample';
import { STOPPED_VOLUME } from './sandwich-assay';

export const vialOf = (well: string, dye: Quantity<'mol/L'>): Sample => ({
  version: 1,
  name: `Well ${well}, stopped`,
  phase: 'solution',
  matrix: 'dilute sulfuric acid',
  amount: { value: STOPPED_VOLUME, unit: 'mL' },
  temperature: 23,
  pH: 1,
  parts: [{ id: 'oxidised-tmb', q: { value: dye, unit: 'mol/L' } }],
  prep: [],
  source: 'taken out of a well of an immunoassay',
});
