import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'copper in drinking water',
  unit: 'µg/L',
  truth: 45,
  inputs: { element: 'Cu', sample: 'Drinking Water', dwell_ms: 1000 },
  steps: [
    { do: 'ignite_plasma' },
    { wait: 61 },
    { do: 'tune' },
    ...[10, 20, 40, 60, 80].flatMap((value) => [{ do: 'add_standard', value }, { wait: 4 }]),
    { do: 'fit_line' },
    { do: 'rinse' },
    { wait: 61 },
    { do: 'load_sample' },
    { do: 'read_sample' },
    { wait: 4 },
    { record: 1 },
  ],
  analysis: { result: 'concentration_calc' },
};

/** Lab seconds until the plasma is warm, a rinse, a scan, and a reading at a dwell of a second. */
const WARM = 61;

const SCAN = 40;
const READ = 6;

const standards = (...contents: readonly number[]): readonly WorkedAct[] => [
  ...contents.map((value): WorkedAct => ({ do: 'add_standard', value })),
  { do: 'fit_line' },
];

const read: readonly WorkedAct[] = [{ do: 'load_sample' }, { do: 'read_sample' }, { wait: READ }];

const rinsed: readonly WorkedAct[] = [{ do: 'rinse' }, ...read, { record: 1 }];

export const worked: Worked = {
  minutes: 25,
  steps: [
    [{ do: 'ignite_plasma' }, { wait: WARM }, { do: 'tune' }],
    [{ do: 'load_sample' }, { do: 'start_scan' }, { wait: SCAN }],
    [
      { set: { element: 'Cu', dwell_ms: 1000, sample: 'Drinking Water' } },
      ...standards(10, 20, 40, 60, 80),
      ...rinsed,
      { check: 'copper_in_water', answer: { result: 'concentration_calc', rows: { last: 1 } } },
    ],
    [
      { set: { element: 'As' } },
      ...standards(1, 5, 10, 20),
      ...rinsed,
      { set: { chloride: 1000 } },
      ...rinsed,
      { do: 'read_mass', value: 77 },
      { do: 'read_mass', value: 82 },
    ],
    [{ set: { cell_mode: 'Helium' } }, ...standards(1, 5, 10, 20), ...rinsed],
    [
      { set: { element: 'Cu', sample: 'Seawater 1:10', chloride: 0 } },
      ...(['No Gas', 'Helium'] as const).flatMap((cell_mode): readonly WorkedAct[] => [
        { set: { cell_mode } },
        ...standards(0, 0.2, 0.5, 1),
        ...rinsed,
      ]),
    ],
    [
      { set: { element: 'Pb', sample: 'Multi-element Standard', cell_mode: 'No Gas', tds: 0.2 } },
      ...(['Sc', 'Rh', 'Bi'] as const).flatMap((internal_standard): readonly WorkedAct[] => [
        { set: { internal_standard } },
        ...standards(5, 10, 20, 50),
        ...rinsed,
      ]),
    ],
    [
      { do: 'read_mass', value: 206 },
      { do: 'read_mass', value: 208 },
    ],
    [
      { set: { element: 'Cu', tds: 0 } },
      { do: 'rinse' },
      { do: 'load_sample' },
      { do: 'spike_isotope', value: 10 },
      { do: 'read_mass', value: 63 },
      { do: 'read_mass', value: 65 },
    ],
    [
      ...standards(1, 5, 10, 20),
      { set: { concentration: 10_000 } },
      ...read,
      { set: { sample: 'Blank' } },
      ...read,
      { record: 1 },
    ],
  ],
};
