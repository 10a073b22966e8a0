import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'crystallite size of copper after the standard',
  unit: 'nm',
  truth: 20,
  inputs: { crystal: 'Copper', crystallite: 20, two_theta_max: 60 },
  steps: [
    { do: 'load_sample' },
    { do: 'start_scan' },
    { wait: 2260 },
    { do: 'fit_peaks' },
    { do: 'run_standard' },
    { wait: 601 },
    { record: 1 },
  ],
  analysis: { result: 'scherrer_nm' },
};
