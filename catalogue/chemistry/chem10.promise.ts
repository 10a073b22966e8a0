import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'Rf of tartrazine in water',
  unit: '1',
  truth: 0.65,
  inputs: { mixture: 'Food Coloring', solvent: 'Water' },
  steps: [
    { do: 'spot' },
    { do: 'start' },
    { wait: 1800 },
    { do: 'remove' },
    { do: 'measure', value: 2 },
    { record: 1 },
  ],
  analysis: { result: 'rf_2' },
};
