import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'carbon atoms of naphthalene, from M+1',
  unit: '1',
  truth: 10,
  steps: [
    { do: 'tune' },
    { do: 'load_sample' },
    { do: 'start_run' },
    { wait: 700 },
    { do: 'select_peak', value: 'Naphthalene' },
    { record: 1 },
  ],
  analysis: { result: 'm_plus_1_pct / 1.0816' },
};

/** Seconds until the last peak that is wanted has left. */
const UNDECANE = 700;

const DODECANE = 720;
const NAPHTHALENE = 690;
const CAFFEINE = 1250;

/** m/z of the last high ion of the spectrum, by what the library calls it. */
const MOLECULE: Readonly<Record<string, number>> = {
  Toluene: 92,
  Chlorobenzene: 112,
  Ethylbenzene: 106,
  'p-Xylene': 106,
  Bromobenzene: 156,
  'n-Decane': 142,
  '1,4-Dichlorobenzene': 146,
  Limonene: 136,
  Acetophenone: 120,
  Naphthalene: 128,
  'Methyl Salicylate': 152,
  'n-Dodecane': 170,
  Caffeine: 194,
};

const upperEnd = { by: 'match_name', values: MOLECULE } as const;

const injected = (seconds: number): readonly WorkedAct[] => [
  { do: 'load_sample' },
  { do: 'start_run' },
  { wait: seconds },
];

const recorded = (...peaks: readonly (number | string)[]): readonly WorkedAct[] =>
  peaks.flatMap((value): readonly WorkedAct[] => [{ do: 'select_peak', value }, { record: 1 }]);

/** Velocities and the delays that they need, and seconds until decane has left. */
const GOLAY = [
  [20, 3.2, 460],
  [30, 2.5, 320],
  [45, 2.5, 230],
  [60, 1.2, 200],
  [80, 1.2, 180],
] as const;

export const worked: Worked = {
  minutes: 25,
  steps: [
    [{ do: 'tune' }, { set: { mixture: 'Alkane Ladder' } }, ...injected(UNDECANE), ...recorded(1, 2, 3, 4)],
    [{ do: 'search_library', says: 'Undecane is not in this library: its best hit is another alkane.' }, { record: 1 }],
    [{ set: { mixture: 'Fuel Aromatics' } }, ...injected(DODECANE), ...recorded(1, 2, 3, 4, 5, 6)],
    [...recorded(5), { check: 'carbons', answer: { result: 'm_plus_1_pct / 1.0816', rows: { last: 1 } } }],
    [
      { set: { mixture: 'Halogenated Aromatics' } },
      ...injected(NAPHTHALENE),
      ...recorded('1,4-Dichlorobenzene', 'Bromobenzene'),
    ],
    [
      { set: { mixture: 'Unknown' } },
      ...injected(CAFFEINE),
      ...[1, 2, 3].flatMap((value): readonly WorkedAct[] => [
        { do: 'select_peak', value },
        { do: 'search_library' },
        { do: 'mark_molecule', value: upperEnd },
        { record: 1 },
      ]),
      ...[1, 2, 3].map((n): WorkedAct => ({ check: `unknown_${n}`, answer: { word: 'match_name', back: 3 - n } })),
    ],
    [{ set: { mixture: 'Fuel Aromatics', ramp: 5 } }, ...injected(600), ...recorded(2)],
    [
      { set: { oven_start: 100, ramp: 0, hold_min: 15 } },
      ...GOLAY.flatMap(([velocity, solvent_delay, seconds]): readonly WorkedAct[] => [
        { set: { velocity, solvent_delay } },
        { do: 'start_run' },
        { wait: seconds },
        ...recorded('n-Decane'),
        { do: 'stop' },
      ]),
      { plot: { x: { column: 'velocity' }, y: { column: 'plate_height_mm' } } },
    ],
    [{ set: { oven_start: 50, ramp: 10, hold_min: 2, velocity: 36, solvent_delay: 0 } }, ...injected(240)],
  ],
};
