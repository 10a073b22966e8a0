import { SEMEN } from '../../engine/data/semen-samples';
import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'concentration of Sample 1, from 25 squares of two fillings at 1:20',
  unit: 'M/mL',
  truth: SEMEN['Sample 1'].concentration,
  steps: [
    { do: 'liquefy' },
    { wait: 1801 },
    { do: 'load_chamber' },
    { do: 'count_squares', value: 25 },
    { do: 'load_chamber' },
    { do: 'count_squares', value: 25 },
    { wait: 1 },
    { record: 1 },
  ],
  analysis: { result: 'concentration' },
};
