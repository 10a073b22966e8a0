import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'crude yield of aspirin',
  unit: '%',
  // Solved apart from the model, through every stage: the reference case of this experiment.
  truth: 91.4856,
  steps: [
    { do: 'start_heating' },
    { wait: 900 },
    { do: 'quench', value: 20 },
    { do: 'cool' },
    { wait: 900 },
    { do: 'filter' },
    { do: 'wash', value: 5 },
    { do: 'wash', value: 5 },
    { do: 'dry' },
    { wait: 2 },
    { record: 1 },
  ],
  analysis: { result: '100 * dry_mass_g / (salicylic_acid / 138.121 * 180.157)' },
};

/** From the bath to a product that is dry. */
const workedUp = (washes: number): readonly WorkedAct[] => [
  { do: 'quench', value: 20 },
  { do: 'cool' },
  { wait: 600 },
  { do: 'filter' },
  ...Array.from({ length: washes }, (): WorkedAct => ({ do: 'wash', value: 5 })),
  { do: 'dry' },
];

const tested: readonly WorkedAct[] = [{ do: 'ferric_test' }, { do: 'melting_point' }, { record: 1 }];

/** Six rows of one bath, so many seconds apart, from the fourth minute on. */
const followed = (bath_temp: number, apart: number): readonly WorkedAct[] => [
  { set: { bath_temp } },
  { do: 'start_heating' },
  { wait: 240 },
  ...Array.from({ length: 6 }, (): readonly WorkedAct[] => [{ wait: apart }, { record: 1 }]).flat(),
];

export const worked: Worked = {
  minutes: 20,
  steps: [
    [{ tick: true }],
    [
      { set: { salicylic_acid: 2, acetic_anhydride: 5, catalyst: 'Phosphoric Acid', bath_temp: 70 } },
      { do: 'start_heating' },
      { wait: 900 },
    ],
    [{ do: 'quench', value: 20 }],
    [{ do: 'cool' }, { wait: 600 }],
    [{ do: 'filter' }, { do: 'wash', value: 5 }, { do: 'wash', value: 5 }, { do: 'dry' }, { wait: 2 }, { record: 1 }],
    tested,
    [{ do: 'recrystallise', value: 5 }, { do: 'melting_point' }, { record: 1 }],
    [
      { reset: true },
      { set: { bath_temp: 50 } },
      { do: 'start_heating' },
      { wait: 120 },
      ...workedUp(0),
      ...tested,
      { reset: true },
      { set: { salicylic_acid: 5, acetic_anhydride: 1 } },
      { do: 'start_heating' },
      { wait: 120 },
      ...workedUp(0),
      ...tested,
    ],
    [
      { reset: true },
      { set: { salicylic_acid: 2, acetic_anhydride: 5 } },
      ...followed(40, 120),
      { reset: true },
      ...followed(50, 60),
      {
        column: {
          symbol: 'logarithm',
          label: 'ln[(n_AA − x)/(n_SA − x)]',
          unit: '1',
          formula: 'ln((53.0 - 14.48*conversion_percent/100)/(14.48 - 14.48*conversion_percent/100))',
        },
      },
      { plot: { x: { column: 'time' }, y: { column: 'logarithm' }, with: 'line', series: 'only' } },
    ],
  ],
};
