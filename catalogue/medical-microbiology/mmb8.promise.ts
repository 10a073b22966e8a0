import type { Promised, PromiseStep } from '../promise';

/** °C, and seconds in the dye: longer where it enters slowly, so that the reading does not drown in its own scatter. */
const SLIDES = [
  [40, 600],
  [60, 300],
  [80, 120],
  [100, 120],
] as const;
const R = 8.314_462_618;

export const promise: Promised = {
  quantity: 'activation energy of the uptake of malachite green by spores',
  unit: 'J/mol',
  truth: 60_000,
  steps: SLIDES.flatMap(([celsius, seconds]): readonly PromiseStep[] => [
    { do: 'heat', value: celsius },
    { do: 'malachite_green', value: seconds },
    { wait: seconds + 1 },
    { record: 1 },
    { reset: true },
  ]),
  analysis: {
    columns: [
      { symbol: 'inverse', formula: '1/(slide_temperature + 273.15)' },
      { symbol: 'lnk', formula: 'ln(-ln(1 - spore_green)/dye_time)' },
    ],
    fit: { kind: 'line', x: 'inverse', y: 'lnk' },
    result: `-m*${R}`,
  },
};
