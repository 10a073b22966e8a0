import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'molar absorptivity of permanganate at 525 nm',
  unit: 'L/(mol cm)',
  truth: 2350,
  steps: [
    { do: 'lamp_on' },
    { do: 'blank' },
    ...[0.02, 0.09, 0.16, 0.23, 0.3].map((value) => ({ do: 'add_standard', value })),
    { do: 'fit_line' },
    { record: 1 },
  ],
  analysis: { result: 'epsilon_calc' },
};
