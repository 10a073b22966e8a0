import { URINES } from '../../engine/data/urine-samples';
import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'red cells in a µL of Sample H, from ten high-power fields',
  unit: 'cells/µL',
  truth: URINES['Sample H'].red,
  inputs: { sample: 'Sample H' },
  steps: [{ do: 'centrifuge' }, { wait: 301 }, { do: 'count_fields', value: 'hpf' }, { wait: 1 }, { record: 1 }],
  analysis: { result: 'rbc_per_hpf/0.1577' },
};
