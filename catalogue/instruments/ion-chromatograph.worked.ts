import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'nitrate in the tap water',
  unit: 'mg/L',
  truth: 12,
  inputs: { sample: 'Tap Water' },
  steps: [
    { do: 'start_pump' },
    { do: 'equilibrate' },
    ...[5, 10, 20, 50].map((value) => ({ do: 'add_standard', value })),
    { do: 'fit_line' },
    { do: 'load_sample' },
    { do: 'inject' },
    { wait: 1500 },
    { do: 'select_peak', value: 'Nitrate' },
    { record: 1 },
  ],
  analysis: { result: 'concentration_calc' },
};

const STANDARDS = [5, 10, 20, 50];

const calibrated: readonly WorkedAct[] = [
  ...STANDARDS.map((value): WorkedAct => ({ do: 'add_standard', value })),
  { do: 'fit_line' },
];

/** Seconds until sulfate has left, in an eluent of 3.5 mmol/L. */
const SULFATE = 1100;

const injected = (seconds: number): readonly WorkedAct[] => [{ do: 'inject' }, { wait: seconds }];

const recorded = (...names: readonly string[]): readonly WorkedAct[] =>
  names.flatMap((value): readonly WorkedAct[] => [{ do: 'select_peak', value }, { record: 1 }]);

export const worked: Worked = {
  minutes: 20,
  steps: [
    [{ do: 'start_pump' }, { do: 'equilibrate' }],
    [{ do: 'load_sample' }, ...injected(SULFATE), ...recorded('Fluoride', 'Chloride', 'Nitrate', 'Sulfate')],
    [
      ...(
        [
          [2, 2000],
          [3.5, SULFATE],
          [7, 700],
        ] as const
      ).flatMap(([eluent, seconds]): readonly WorkedAct[] => [
        { set: { eluent } },
        { do: 'equilibrate' },
        ...injected(seconds),
        ...recorded('Nitrate', 'Sulfate'),
      ]),
      {
        plot: {
          x: { column: 'eluent', transform: 'log10' },
          y: { column: 'peak_k', transform: 'log10' },
          series: 'all',
        },
      },
    ],
    [{ set: { eluent: 3.5, suppressor: false } }, { do: 'equilibrate' }, ...injected(SULFATE), ...recorded('Nitrate')],
    [
      { set: { suppressor: true, co2_removal: false } },
      { do: 'equilibrate' },
      ...calibrated,
      { set: { co2_removal: true } },
      { do: 'equilibrate' },
      ...calibrated,
    ],
    [
      { set: { sample: 'Tap Water' } },
      { do: 'load_sample' },
      ...injected(800),
      ...recorded('Nitrate'),
      { check: 'nitrate', answer: { result: 'concentration_calc', rows: { last: 1 } } },
    ],
    ['Chloride:0.5', 'Chloride:0.1', 'Nitrate:0.5', 'Nitrate:0.1'].flatMap((value): readonly WorkedAct[] => [
      { do: 'measure_static', value },
      { record: 1 },
    ]),
    [
      { set: { sample: 'Mineral Water', co2_removal: false } },
      { do: 'equilibrate' },
      ...calibrated,
      { do: 'load_sample' },
      ...injected(SULFATE),
      ...recorded('Sulfate'),
      { set: { dilution: 5 } },
      ...injected(SULFATE),
      ...recorded('Sulfate'),
    ],
    [
      { set: { dilution: 1, loop: 250 } },
      { do: 'regenerate', says: 'After twenty runs the suppressor is used up.' },
      ...injected(SULFATE),
      ...recorded('Sulfate'),
    ],
  ],
};
