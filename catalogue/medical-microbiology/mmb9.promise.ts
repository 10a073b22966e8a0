import { paceAt } from '../../engine/medical-microbiology/colony-acid';
import { SPECIES } from '../../engine/medical-microbiology/macconkey-species';
import type { Promised, PromiseStep } from '../promise';

const HOUR = 3600;
const EVERY = 4 * HOUR;
/** From the eighth hour to the forty-fourth. */
const MEASUREMENTS = 10;

export const promise: Promised = {
  quantity: 'growth of the diameter of E. coli on MacConkey agar at 37 °C',
  unit: 'mm/h',
  truth: 2 * SPECIES['Escherichia coli'].speed.MacConkey * paceAt(37),
  steps: Array.from({ length: MEASUREMENTS }, (_, n): readonly PromiseStep[] => [
    { wait: n === 0 ? 2 * EVERY : EVERY },
    { do: 'measure_colony' },
    { record: 1 },
  ]).flat(),
  analysis: { fit: { kind: 'line', x: 'incubation_h', y: 'measured_diameter_mm' }, result: 'm' },
};
