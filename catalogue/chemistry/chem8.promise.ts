import type { Promised, PromiseStep } from '../promise';

const measure: readonly PromiseStep[] = [
  { do: 'weigh' },
  { wait: 2.5 },
  { do: 'measure_dimensions' },
  { wait: 2.5 },
  { record: 1 },
];

export const promise: Promised = {
  quantity: 'density of the aluminium block from mass and edges, mean of five',
  unit: 'g/cm³',
  truth: 2.699,
  steps: [...measure, ...measure, ...measure, ...measure, ...measure],
  analysis: { mean: ['density'], result: 'density' },
};
