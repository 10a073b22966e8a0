import type { Promised, PromiseStep } from '../promise';

const COVERAGES = [1, 2, 3, 4];
const TIMES = 2;

export const promise: Promised = {
  quantity: 'slope of ln(left unread) against the coverage',
  unit: '1',
  truth: -1,
  inputs: { read_length: 25 },
  steps: [
    { do: 'load_sample' },
    { do: 'prepare_library' },
    ...COVERAGES.flatMap((coverage) =>
      Array.from({ length: TIMES }).flatMap((): readonly PromiseStep[] => [
        { set: { coverage } },
        { do: 'start_run' },
        { wait: 6 },
        { record: 1 },
      ]),
    ),
  ],
  analysis: {
    columns: [{ symbol: 'left', formula: 'ln(uncovered_measured / 100)' }],
    fit: { kind: 'line', x: 'coverage', y: 'left' },
    result: 'm',
  },
};
