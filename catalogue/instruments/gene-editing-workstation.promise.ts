import { customaryEstimate } from '../../engine/instruments/gene-editing/index';
import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'indels by the customary estimate from T7E1',
  unit: '%',
  truth: customaryEstimate,
  inputs: { guide: 'CTTGCCCCACAGGGCAGTAA' },
  steps: [
    { do: 'load_target' },
    { do: 'find_guides' },
    { do: 'transfect' },
    { wait: 72 },
    { do: 'harvest' },
    { do: 'run_pcr' },
    { wait: 2 },
    { do: 'run_t7e1' },
    { wait: 2 },
    { record: 5 },
  ],
  analysis: { mean: ['t7e1_indel_estimate'], result: 't7e1_indel_estimate' },
};
