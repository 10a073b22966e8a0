import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'Rf of tartrazine in water',
  unit: '1',
  truth: 0.65,
  inputs: { mixture: 'Food Coloring', solvent: 'Water' },
  // The front is at 13.2 cm then, as the procedure asks; at 1800 s front and spot lie on marks of the ruler for every seed.
  steps: [
    { do: 'spot' },
    { do: 'start' },
    { wait: 1850 },
    { do: 'remove' },
    { do: 'measure', value: 2 },
    { record: 1 },
  ],
  analysis: { result: 'rf_2' },
};
