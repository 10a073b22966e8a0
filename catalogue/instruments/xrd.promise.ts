import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'lattice constant of sodium chloride, from its line 200',
  unit: 'Å',
  truth: 5.6402,
  inputs: { start_angle: 29, end_angle: 34 },
  steps: [
    { do: 'close_doors' },
    { do: 'load_sample' },
    { do: 'start_scan' },
    { wait: 62 },
    { do: 'pick_peak', value: 31.7 },
    { record: 1 },
  ],
  analysis: { result: 'lattice_a' },
};
