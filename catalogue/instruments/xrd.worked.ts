import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'lattice constant of sodium chloride, from its line 200',
  unit: 'Å',
  truth: 5.6402,
  inputs: { start_angle: 29, end_angle: 34 },
  steps: [
    { do: 'close_doors' },
    { do: 'load_sample' },
    { do: 'start_scan' },
    { wait: 62 },
    { do: 'pick_peak', value: 31.7 },
    { record: 1 },
  ],
  analysis: { result: 'lattice_a' },
};

/** From `from` to `to` at 5 °/min, and a little more. */
const scanned = (from: number, to: number): readonly WorkedAct[] => [
  { set: { start_angle: from, end_angle: to } },
  { do: 'load_sample' },
  { do: 'start_scan' },
  { wait: ((to - from) / 5) * 60 + 2 },
];

const picked = (...lines: readonly number[]): readonly WorkedAct[] =>
  lines.flatMap((value): readonly WorkedAct[] => [{ do: 'pick_peak', value }, { record: 1 }]);

/** Neither anode has a line of iron at 60°, where this scan ends. */
const betweenLines = scanned(55, 60);

export const worked: Worked = {
  minutes: 25,
  steps: [
    [{ do: 'close_doors' }, ...scanned(20, 90)],
    picked(27.4, 31.7, 45.4, 53.9),
    [
      {
        check: 'nacl_a',
        answer: { mean: ['lattice_a'], result: 'lattice_a', rows: { where: { sample: 'NaCl' } } },
      },
    ],
    [{ set: { sample: 'KCl' } }, ...scanned(20, 90), ...picked(28.3)],
    [
      { set: { sample: 'Fe' } },
      ...scanned(40, 90),
      ...picked(44.7, 65, 82.3),
      { set: { sample: 'Cu' } },
      ...scanned(40, 80),
      ...picked(43.3, 50.4, 74.1),
    ],
    [
      { set: { sample: 'Al', crystallite: 20 } },
      ...scanned(30, 50),
      ...picked(38.5),
      { check: 'al_size', answer: { result: 'scherrer_nm', rows: { last: 1 } } },
    ],
    [
      { set: { sample: 'Unknown', crystallite: 1000 } },
      ...scanned(20, 90),
      { do: 'search_phase' },
      { record: 1 },
      { check: 'unknown_phase', answer: { word: 'phase_match' } },
    ],
    [
      { set: { sample: 'Si', zero_shift: 0.2 } },
      ...scanned(20, 35),
      ...picked(28.6),
      { do: 'calibrate_si' },
      { do: 'start_scan' },
      { wait: 182 },
      ...picked(28.4),
    ],
    [
      { set: { sample: 'Al', zero_shift: 0, crystallite: 50, strain: 0.3 } },
      { do: 'calibrate_si' },
      ...scanned(30, 90),
      ...picked(38.5, 82.4),
    ],
    [
      { set: { sample: 'Fe', crystallite: 1000, strain: 0 } },
      ...(['Cu', 'Co'] as const).flatMap((anode, n): readonly WorkedAct[] => [
        { set: { anode } },
        ...(n === 0 ? betweenLines : betweenLines.filter((act) => !('do' in act && act.do === 'load_sample'))),
        { record: 1 },
      ]),
    ],
  ],
};
