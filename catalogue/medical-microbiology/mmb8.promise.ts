import type { Promised, PromiseStep } from '../promise';

const TEMPERATURES = [40, 60, 80, 100];
const R = 8.314_462_618;

export const promise: Promised = {
  quantity: 'activation energy of the uptake of malachite green by spores',
  unit: 'J/mol',
  truth: 60_000,
  steps: TEMPERATURES.flatMap((celsius): readonly PromiseStep[] => [
    { do: 'heat', value: celsius },
    { do: 'malachite_green', value: 120 },
    { wait: 121 },
    { record: 1 },
    { reset: true },
  ]),
  analysis: {
    columns: [
      { symbol: 'inverse', formula: '1/(slide_temperature + 273.15)' },
      { symbol: 'lnk', formula: 'ln(-ln(1 - spore_green)/120)' },
    ],
    fit: { kind: 'line', x: 'inverse', y: 'lnk' },
    result: `-m*${R}`,
  },
};
