import type { Promised, PromiseStep } from '../promise';

/** The smooth ramp of 50 m takes 6.4 s. */
const slid = (height: number): readonly PromiseStep[] => [
  { set: { height } },
  { do: 'release' },
  { wait: 6.6 },
  { record: 1 },
];

export const promise: Promised = {
  quantity: 'acceleration of gravity, from the speed at the bottom',
  unit: 'm/s²',
  truth: (inputs) => Number(inputs['gravity']),
  steps: [2, 5, 10, 20, 35, 50].flatMap(slid),
  analysis: {
    columns: [{ symbol: 'vsquared', formula: 'speed_bottom^2' }],
    fit: { kind: 'line', x: 'height', y: 'vsquared' },
    result: 'm / 2',
  },
};
