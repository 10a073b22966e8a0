import type { Promised, PromiseStep } from '../promise';

/** The launcher scatters: three shots at each angle, as the coach asks. */
const shots = (angle: number): readonly PromiseStep[] => [
  { set: { angle } },
  ...Array.from({ length: 3 }, (): readonly PromiseStep[] => [{ do: 'launch' }, { wait: 4.2 }, { record: 1 }]).flat(),
];

export const promise: Promised = {
  quantity: 'acceleration of gravity, from the range over sin 2θ',
  unit: 'm/s²',
  truth: (inputs) => Number(inputs['gravity']),
  steps: [15, 30, 45, 60, 75].flatMap(shots),
  analysis: {
    columns: [{ symbol: 'sine', formula: 'sin(2 * rad(angle))' }],
    fit: { kind: 'proportional', x: 'sine', y: 'range_m' },
    // 20 m/s, squared.
    result: '400 / k',
  },
};
