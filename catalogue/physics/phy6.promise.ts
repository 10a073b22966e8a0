import type { Promised, PromiseStep } from '../promise';

const turned = (angle: number): readonly PromiseStep[] => [{ set: { angle } }, { wait: 0.6 }, { record: 1 }];

export const promise: Promised = {
  quantity: 'index of refraction of water, from the sines',
  unit: '1',
  truth: (inputs) => Number(inputs['n2']),
  steps: [15, 25, 35, 45, 55, 65, 75, 80].flatMap(turned),
  analysis: { fit: { kind: 'proportional', x: 'sin_r', y: 'sin_i' }, result: 'k' },
};
