import type { Worked, WorkedAct } from '../worked';

const DAY = 86_400;
/** The marked water needs so long for a kilometre at 0.3 m/s, and at 0.25 m/s in summer. */
const KM = 1000 / 0.3;
const SUMMER_KM = 1000 / 0.25;

const TESTS = [
  'do',
  'fecal_coliform',
  'ph',
  'bod',
  'delta_t',
  'phosphate',
  'nitrate',
  'turbidity',
  'total_solids',
] as const;

/** The nine tests on the last bottle, and its index. */
const tested: readonly WorkedAct[] = [...TESTS.map((test) => ({ do: 'test', value: test })), { record: 1 }];

/** A bottle at the outfall under another effluent. */
const effluent = (kind: string, waste_bod: number): readonly WorkedAct[] => [
  { set: { effluent: kind, waste_bod } },
  { do: 'take_sample' },
  ...tested,
];

export const worked: Worked = {
  steps: [
    [{ record: 1 }],
    [{ do: 'place_bottle', value: 20 }, { do: 'start' }, { wait: 20.1 * KM }, ...tested],
    [
      { do: 'place_bottle', value: 70 },
      { wait: 20 * KM },
      { record: 1 },
      // A few rows on both sides of the lowest oxygen.
      { wait: 22.5 * KM },
      { record: 1 },
      ...[1, 2, 3].flatMap((): readonly WorkedAct[] => [{ wait: 2.5 * KM }, { record: 1 }]),
    ],
    tested,
    [],
    [],
    [],
    [],
    [],
  ],
};
