import type { Measurement, Worked, WorkedAct } from '../worked';

const HOURS = 3600;

export const measurement: Measurement = {
  quantity: 'clay in the soil, from the hydrometer after 11 hours and its blank',
  unit: '%',
  truth: ({ clay_pct }) => Number(clay_pct),
  steps: [
    { do: 'add_dispersant' },
    { do: 'read_blank' },
    { do: 'shake' },
    { wait: 11 * HOURS },
    { do: 'read_hydrometer' },
    { record: 1 },
  ],
  analysis: { result: 'clay_found_pct' },
};

const HOUR = 3600;

const READ: WorkedAct = { do: 'read_hydrometer' };

const PREPARED: readonly WorkedAct[] = [{ do: 'add_dispersant' }, { do: 'read_blank' }, { do: 'shake' }];

/** The analysis in water of another temperature. */
const inWater = (temperature: number): readonly WorkedAct[] => [
  { set: { temperature } },
  ...PREPARED,
  { wait: 40 },
  READ,
  { wait: 8 * HOUR - 40 },
  READ,
  { record: 1 },
];

export const worked: Worked = {
  minutes: 15,
  steps: [
    PREPARED,
    [{ wait: 40 }, READ, { record: 1 }],
    [{ wait: 8 * HOUR - 40 }, READ, { record: 1 }, { wait: 3 * HOUR }, READ, { record: 1 }],
    [{ check: 'clay_pct', answer: { result: 'clay_found_pct', rows: { last: 1 } } }],
    [{ do: 'feel_test', says: 'The dot lies in the field of the loams.' }],
    [...inWater(5), ...inWater(35)],
    [
      { do: 'test_ph' },
      { do: 'test_npk' },
      { set: { soil_ph: 5.5 } },
      { do: 'add_lime', value: 5, says: '0.25 · 15 + 1 tonnes for each unit of pH.' },
    ],
    ['Beach Sand', 'Garden Loam', 'River Silt', 'Clay Pit'].flatMap((sample): readonly WorkedAct[] => [
      { set: { sample } },
      { record: 1 },
    ]),
    [
      { set: { sample: 'Custom', sand_pct: 40, clay_pct: 20, organic_matter: 2.5, temperature: 20 } },
      { do: 'pour_off' },
      { do: 'shake' },
      { wait: 8 * HOUR },
      READ,
      { record: 1 },
    ],
  ],
};
