import type { Promised, PromiseStep } from '../promise';

const ROWS = 6;

export const promise: Promised = {
  quantity: 'cardiac output at rest',
  unit: 'L/min',
  truth: 4.9,
  steps: Array.from({ length: ROWS }).flatMap((): readonly PromiseStep[] => [{ wait: 15 }, { record: 1 }]),
  analysis: {
    columns: [{ symbol: 'co', formula: 'heart_rate * stroke_volume_ml / 1000' }],
    mean: ['co'],
    result: 'co',
  },
};
