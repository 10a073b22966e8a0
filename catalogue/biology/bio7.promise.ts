import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'chance of the dominant look in Aa × Aa, from 1000 offspring',
  unit: '1',
  truth: 0.75,
  inputs: { offspring: 1000 },
  steps: [{ wait: 21 }, { record: 1 }],
  analysis: { result: 'dominant_part' },
};
