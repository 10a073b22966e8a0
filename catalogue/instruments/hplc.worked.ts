import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'paracetamol in the unknown tablet',
  unit: 'mg/L',
  truth: (_inputs, answers) => Number(answers.find(({ id }) => id === 'unknown_paracetamol')?.value),
  inputs: { sample: 'Unknown Tablet', phi_start: 30 },
  steps: [
    { do: 'equilibrate' },
    ...[20, 60, 120, 200].map((value) => ({ do: 'calibrate', value })),
    { do: 'load_sample' },
    { do: 'start_run' },
    { wait: 7200 },
    { do: 'select_peak', value: 'Paracetamol' },
    { record: 1 },
  ],
  analysis: { result: 'concentration_calc' },
};

const injected = (seconds: number): readonly WorkedAct[] => [{ do: 'start_run' }, { wait: seconds }];

const recorded = (...names: readonly string[]): readonly WorkedAct[] =>
  names.flatMap((value): readonly WorkedAct[] => [{ do: 'select_peak', value }, { record: 1 }]);

/** The run is given up once the peak that is wanted has left. */
const stopped: readonly WorkedAct[] = [{ do: 'stop' }];

/** Percent of acetonitrile, and seconds until methylparaben has left. */
const PARTS = [
  [40, 900],
  [50, 500],
  [60, 330],
  [70, 240],
] as const;

const FLOWS = [0.2, 0.4, 0.8, 1.6, 3];

export const worked: Worked = {
  minutes: 25,
  steps: [
    [{ do: 'prime' }, { set: { phi_start: 60 } }, { do: 'equilibrate' }, { do: 'load_sample' }],
    injected(940),
    recorded('Uracil', 'Methylparaben', 'Ethylparaben', 'Propylparaben'),
    [
      ...PARTS.flatMap(([phi_start, seconds]): readonly WorkedAct[] => [
        { set: { phi_start } },
        { do: 'equilibrate' },
        ...injected(seconds),
        ...recorded('Methylparaben'),
        ...stopped,
      ]),
      {
        plot: {
          x: { column: 'phi_start' },
          y: { column: 'peak_k', transform: 'log10' },
          with: 'line',
          series: 'present',
        },
      },
    ],
    [
      { set: { phi_start: 60 } },
      { do: 'equilibrate' },
      ...FLOWS.flatMap((flow): readonly WorkedAct[] => [
        { set: { flow } },
        ...injected(330 / flow),
        ...recorded('Methylparaben'),
        ...stopped,
      ]),
    ],
    [
      { set: { flow: 1, particle_size: '1.7', pressure_limit: '1200', injection: 2 } },
      ...injected(330),
      ...recorded('Methylparaben'),
      ...stopped,
    ],
    [
      {
        set: {
          particle_size: '5',
          pressure_limit: '400',
          injection: 10,
          sample: 'Aromatic Test Mix',
          wavelength: 275,
          mode: 'Gradient',
          phi_start: 40,
          phi_end: 90,
          gradient_time: 10,
        },
      },
      { do: 'equilibrate' },
      { do: 'load_sample' },
      ...injected(1250),
      ...recorded('Anthracene'),
    ],
    [
      { set: { mode: 'Isocratic', phi_start: 30, wavelength: 254, injection: 10, sample: 'Unknown Tablet' } },
      { do: 'equilibrate' },
      ...[20, 60, 120, 200].map((value): WorkedAct => ({ do: 'calibrate', value })),
      { do: 'load_sample' },
      ...injected(300),
      ...recorded('Paracetamol'),
      { check: 'unknown_paracetamol', answer: { result: 'concentration_calc', rows: { last: 1 } } },
      ...recorded('Caffeine'),
      { check: 'unknown_caffeine', answer: { result: 'concentration_calc', rows: { last: 1 } } },
      ...stopped,
    ],
    [
      {
        set: {
          sample: 'Aromatic Test Mix',
          wavelength: 275,
          mode: 'Gradient',
          phi_start: 40,
          phi_end: 90,
          gradient_time: 10,
        },
      },
      { do: 'equilibrate' },
      { do: 'load_sample' },
      ...injected(1250),
      ...recorded('Naphthalene'),
      ...injected(1250),
      ...recorded('Naphthalene'),
      { do: 'equilibrate' },
      ...injected(1250),
      ...recorded('Naphthalene'),
    ],
  ],
};
