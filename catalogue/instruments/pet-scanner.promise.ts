import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'half-life of fluorine-18',
  unit: 'min',
  truth: 109.73,
  steps: [
    { do: 'inject' },
    { do: 'load_patient' },
    ...[0, 40, 80, 120, 160, 200, 240].flatMap((uptake_time) => [
      { set: { uptake_time } },
      { wait: 10 },
      { record: 1 },
    ]),
  ],
  analysis: {
    columns: [{ symbol: 'lnA', formula: 'ln(activity_now)' }],
    fit: { kind: 'line', x: 'uptake_time', y: 'lnA' },
    result: '-ln(2)/m',
  },
};
