import type { Promised } from '../promise';

const R2 = [50, 100, 200, 300, 500];

export const promise: Promised = {
  quantity: 'slope of 1/R against 1/R2 in parallel',
  unit: '1',
  truth: 1,
  inputs: { configuration: 'Parallel' },
  steps: [{ do: 'close_switch' }, ...R2.flatMap((r2) => [{ set: { r2 } }, { wait: 1 }, { record: 1 }])],
  analysis: {
    columns: [
      { symbol: 'x', formula: '1/r2' },
      { symbol: 'y', formula: 'i_total/terminal_v' },
    ],
    fit: { kind: 'line', x: 'x', y: 'y' },
    result: 'm',
  },
};
