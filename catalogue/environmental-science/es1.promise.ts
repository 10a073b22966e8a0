import { reachOf, type River, sagOf } from '../../engine/environmental-science/river-oxygen';
import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'lowest oxygen below the outfall, mean of six rows about the minimum',
  unit: 'mg/L',
  truth: (inputs) => sagOf(reachOf(inputs as unknown as River)).oxygen,
  steps: [
    { do: 'start' },
    { wait: 210_000 },
    { record: 1 },
    ...Array.from({ length: 5 }, () => [{ wait: 7800 }, { record: 1 }] as const).flat(),
  ],
  analysis: { mean: ['do_mg_l'], result: 'do_mg_l' },
};
