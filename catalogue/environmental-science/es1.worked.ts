import { reachOf, sagOf, type River } from '../../engine/environmental-science/river-oxygen';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'lowest oxygen below the outfall, mean of six rows about the minimum',
  unit: 'mg/L',
  truth: (inputs) => sagOf(reachOf(inputs as unknown as River)).oxygen,
  steps: [
    { do: 'start' },
    { wait: 210_000 },
    { record: 1 },
    ...Array.from({ length: 5 }, () => [{ wait: 7800 }, { record: 1 }] as const).flat(),
  ],
  analysis: { mean: ['do_mg_l'], result: 'do_mg_l' },
};

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
  minutes: 20,
  steps: [
    [{ record: 1 }],
    [{ do: 'place_bottle', value: 20 }, { do: 'start' }, { wait: 20.1 * KM }, ...tested],
    [
      { do: 'place_bottle', value: 70 },
      { wait: 20 * KM },
      { record: 1 },
      ...[62, 66, 70, 74, 78].flatMap((km, n): readonly WorkedAct[] => [
        { wait: (n === 0 ? km - 40.1 : 4) * KM },
        { record: 1, ...(n === 0 && { says: 'Rows on both sides of the lowest oxygen.' }) },
      ]),
      { wait: 22 * KM },
      { record: 1 },
      { wait: 50 * KM },
      { record: 1 },
    ],
    [...tested],
    [
      { plot: { x: { column: 'distance_km' }, y: { column: 'do_mg_l' } } },
      {
        check: 'lowest_oxygen',
        // The curve is flat there: the mean of the rows about it.
        answer: { fit: { kind: 'line', x: 'distance_km', y: 'do_mg_l', from: 60, to: 80 }, result: 'm * 70 + c' },
      },
    ],
    [
      { set: { temperature: 28, river_flow: 4.4, river_do: 7.1, velocity: 0.25, depth: 2.3 } },
      { do: 'start' },
      { record: 1 },
      ...[1, 2, 3, 4, 5].flatMap((): readonly WorkedAct[] => [{ wait: 12 * SUMMER_KM }, { record: 1 }]),
    ],
    [
      { wait: 10 * SUMMER_KM },
      { do: 'take_sample' },
      { do: 'shake_bottle', says: 'Air in the bottle: it takes up oxygen within seconds.' },
      { do: 'test', value: 'do' },
      { record: 1 },
    ],
    [...effluent('Raw sewage', 400), ...effluent('Disinfected', 20)],
    [
      { set: { temperature: 20, river_flow: 8.7, river_do: 8.3, velocity: 0.3, depth: 3 } },
      ...[75, 80, 90, 85].flatMap((waste_bod): readonly WorkedAct[] => [{ set: { waste_bod } }, { record: 1 }]),
    ],
  ],
};
