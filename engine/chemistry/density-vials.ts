/** What goes from the bench for densities into vials: turnings of the bar that a solid was cut from, or liquid from its bottle. */
import type { Quantity } from '../contract';
import { DENSITY_SUBSTANCES, type DensitySampleName } from '../data/density-samples';
import type { Sample } from '../data/samples/sample';

export const vialOf = (name: DensitySampleName, liquid: boolean, grams: Quantity<'g'>): Sample => ({
  version: 1,
  name: liquid ? name : `${name}, turnings`,
  phase: liquid ? 'liquid' : 'solid',
  matrix: liquid ? 'from its bottle' : 'turnings',
  amount: { value: grams, unit: 'g' },
  temperature: 20,
  parts: [{ id: DENSITY_SUBSTANCES[name], q: { value: 1, unit: '1' } }],
  prep: [],
  source: 'pure, as the bench has it',
});
