import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'pKa of acetic acid, from the pH of vinegar of known concentration',
  unit: '1',
  truth: 4.756,
  inputs: { solution: 'Vinegar' },
  steps: [
    { do: 'dip_probe', value: '7.00' },
    { wait: 30 },
    { do: 'calibrate', value: '7.00' },
    { do: 'rinse_probe' },
    { do: 'dip_probe', value: '4.01' },
    { wait: 40 },
    { do: 'calibrate', value: '4.01' },
    { do: 'rinse_probe' },
    { do: 'dip_probe', value: '0' },
    { wait: 50 },
    { record: 1 },
  ],
  analysis: {
    columns: [
      { symbol: 'h', formula: '10^(-ph_meter)' },
      { symbol: 'pKa', formula: '-log10(h^2 / (0.833 - h))' },
    ],
    result: 'pKa',
  },
};
