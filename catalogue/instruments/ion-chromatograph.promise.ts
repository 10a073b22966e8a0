import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'nitrate in the tap water',
  unit: 'mg/L',
  truth: 12,
  inputs: { sample: 'Tap Water' },
  steps: [
    { do: 'start_pump' },
    { do: 'equilibrate' },
    ...[5, 10, 20, 50].map((value) => ({ do: 'add_standard', value })),
    { do: 'fit_line' },
    { do: 'load_sample' },
    { do: 'inject' },
    { wait: 1500 },
    { do: 'select_peak', value: 'Nitrate' },
    { record: 1 },
  ],
  analysis: { result: 'concentration_calc' },
};
