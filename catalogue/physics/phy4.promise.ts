import type { Promised, PromiseStep } from '../promise';

const loaded = (mass: number): readonly PromiseStep[] => [
  { set: { mass } },
  { do: 'hang_gently' },
  { wait: 0.6 },
  { record: 1 },
];

export const promise: Promised = {
  quantity: 'spring constant, from loading',
  unit: 'N/m',
  truth: (inputs) => Number(inputs['spring_constant']),
  steps: [0.2, 0.5, 0.8, 1.1, 1.4, 1.7, 2].flatMap(loaded),
  analysis: { fit: { kind: 'line', x: 'extension_m', y: 'force_n' }, result: 'm' },
};
