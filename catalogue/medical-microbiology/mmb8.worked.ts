import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

/** °C, and seconds in the dye. */
const SLIDES = [
  [40, 600],
  [60, 300],
  [80, 120],
  [100, 120],
] as const;

const R = 8.314_462_618;

export const measurement: Measurement = {
  quantity: 'activation energy of the uptake of malachite green by spores',
  unit: 'J/mol',
  truth: 60_000,
  steps: SLIDES.flatMap(([celsius, seconds]): readonly MeasuringAct[] => [
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

const steamed = (celsius: number, seconds: number): readonly WorkedAct[] => [
  { do: 'malachite_green', value: seconds },
  { do: 'heat', value: celsius, atOnce: true },
  { wait: seconds },
];

const cooledAndStained: readonly WorkedAct[] = [
  { do: 'heat', value: 25, says: 'Off the steam: the glass cools before cold water comes.' },
  { wait: 60 },
  { do: 'rinse', value: 30 },
  { do: 'safranin', value: 60 },
];

const counted: readonly WorkedAct[] = [{ do: 'count_cells', value: 100 }, { record: 1 }];

export const worked: Worked = {
  minutes: 20,
  steps: [
    steamed(100, 300),
    cooledAndStained,
    counted,
    [
      { reset: true },
      { do: 'malachite_green', value: 300 },
      { do: 'rinse', value: 30 },
      { do: 'safranin', value: 60 },
      { wait: 60 },
    ],
    [{ reset: true }, ...steamed(100, 300), { do: 'safranin', value: 60 }, { wait: 60 }],
    [
      ...SLIDES.flatMap(([celsius, seconds]): readonly WorkedAct[] => [
        { reset: true },
        ...steamed(celsius, seconds),
        { record: 1 },
      ]),
      {
        column: {
          symbol: 'inverse',
          label: '1/T',
          unit: '1/K',
          formula: '1/(slide_temperature + 273.15)',
        },
      },
      {
        column: {
          symbol: 'lnk',
          label: 'ln k',
          unit: '1',
          formula: 'ln(-ln(1 - spore_green)/dye_time)',
        },
      },
      { plot: { x: { column: 'inverse' }, y: { column: 'lnk' }, with: 'line' } },
      {
        check: 'activation_energy',
        answer: {
          fit: { kind: 'line', x: 'inverse', y: 'lnk' },
          result: '-m * 8.314462618',
          rows: { last: SLIDES.length },
        },
      },
    ],
    [24, 36, 48, 72].flatMap((culture_age): readonly WorkedAct[] => [
      { set: { culture_age } },
      { reset: true },
      ...steamed(100, 300),
      ...cooledAndStained,
      ...counted,
    ]),
  ],
};
