/**
 * Nutrients as water and soil analyses name them. "Nitrate as N" is the mass of nitrogen alone, "phosphate as P" that of phosphorus:
 * there is one atom in each ion, so that the moles are the same.
 */
import type { Quantity } from '../../contract';
import type { SamplePart } from './sample';

/** g/mol; abridged standard atomic weights, as in `substances.ts`. */
const NITROGEN = 14.007;
const PHOSPHORUS = 30.974;

const inMoles = (id: SamplePart['id'], molar: Quantity<'mol/L'>): SamplePart => ({
  id,
  q: { value: molar, unit: 'mol/L' },
});

export const nitrateAsN = (nitrogen: Quantity<'g/L'>): SamplePart => inMoles('nitrate', nitrogen / NITROGEN);
export const phosphateAsP = (phosphorus: Quantity<'g/L'>): SamplePart => inMoles('phosphate', phosphorus / PHOSPHORUS);
