import type { Promised } from '../promise';

const TAKES = 17;

export const promise: Promised = {
  quantity: 'band of polystyrene near 1028 cm⁻¹',
  unit: '1/cm',
  truth: 1028.3,
  steps: [
    { do: 'close_lid' },
    { wait: 120 },
    { do: 'collect_background' },
    { wait: TAKES },
    { do: 'load_sample' },
    { do: 'collect_sample' },
    { wait: TAKES },
    { do: 'pick_peak', value: 1028 },
    { record: 1 },
  ],
  analysis: { result: 'peak_wavenumber' },
};
