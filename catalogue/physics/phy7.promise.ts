import type { Promised } from '../promise';

const MASSES = [0.1, 0.2, 0.35, 0.5];

export const promise: Promised = {
  quantity: 'spring constant, from T² against the mass',
  unit: 'N/m',
  truth: ({ spring_constant }) => Number(spring_constant),
  // Ten periods and a little more: T is about 1.4 s · √(m/kg) with 20 N/m.
  steps: MASSES.flatMap((mass) => [
    { set: { mass } },
    { do: 'release' },
    { wait: Math.ceil(16 * Math.sqrt(mass)) },
    { record: 1 },
  ]),
  analysis: {
    columns: [{ symbol: 'square', formula: 'period_s^2' }],
    fit: { kind: 'proportional', x: 'mass', y: 'square' },
    result: '4*pi^2/k',
  },
};
