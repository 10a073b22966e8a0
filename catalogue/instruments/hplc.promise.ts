import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'paracetamol in the unknown tablet',
  unit: 'mg/L',
  truth: (_inputs, answers) => Number(answers.find(({ id }) => id === 'unknown_paracetamol')?.value),
  inputs: { sample: 'Unknown Tablet', phi_start: 30 },
  steps: [
    { do: 'equilibrate' },
    ...[20, 60, 120, 200].map((value) => ({ do: 'calibrate', value })),
    { do: 'load_sample' },
    { do: 'start_run' },
    { wait: 7200 },
    { do: 'select_peak', value: 'Paracetamol' },
    { record: 1 },
  ],
  analysis: { result: 'concentration_calc' },
};
