import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'carbon atoms of naphthalene, from M+1',
  unit: '1',
  truth: 10,
  steps: [
    { do: 'tune' },
    { do: 'load_sample' },
    { do: 'start_run' },
    { wait: 700 },
    { do: 'select_peak', value: 'Naphthalene' },
    { record: 1 },
  ],
  analysis: { result: 'm_plus_1_pct / 1.0816' },
};
