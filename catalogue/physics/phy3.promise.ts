import type { Promised, PromiseStep } from '../promise';

/** Three swings and a little more: without friction the mean of ten is the same. */
const timed = (length: number): readonly PromiseStep[] => [
  { set: { length } },
  { do: 'release' },
  { wait: 7 * Math.sqrt(length) },
  { record: 1 },
];

export const promise: Promised = {
  quantity: 'acceleration of gravity, from the periods by the light gate',
  unit: 'm/s²',
  truth: 9.81,
  inputs: { initial_angle: 5 },
  steps: [0.2, 0.5, 0.8, 1.2, 1.6, 2].flatMap(timed),
  analysis: {
    // The period of a small swing: that of 5° is longer by θ²/16.
    columns: [{ symbol: 'tsquared', formula: '(period_s / (1 + rad(initial_angle)^2 / 16))^2' }],
    fit: { kind: 'line', x: 'length', y: 'tsquared' },
    result: '4 * pi^2 / m',
  },
};
