import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'copper in drinking water',
  unit: 'µg/L',
  truth: 45,
  inputs: { element: 'Cu', sample: 'Drinking Water', dwell_ms: 1000 },
  steps: [
    { do: 'ignite_plasma' },
    { wait: 61 },
    { do: 'tune' },
    ...[10, 20, 40, 60, 80].flatMap((value) => [{ do: 'add_standard', value }, { wait: 4 }]),
    { do: 'fit_line' },
    { do: 'rinse' },
    { wait: 61 },
    { do: 'load_sample' },
    { do: 'read_sample' },
    { wait: 4 },
    { record: 1 },
  ],
  analysis: { result: 'concentration_calc' },
};
