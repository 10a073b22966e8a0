import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'enthalpy of solution of ammonium nitrate, by the exponential drift',
  unit: 'kJ/mol',
  truth: 25.69,
  inputs: { salt_type: 'NH4NO3' },
  steps: [{ do: 'stir', value: 1 }, { wait: 60 }, { do: 'add_salt' }, { wait: 600 }, { record: 1 }],
  analysis: { result: 'enthalpy_drift_kj_mol' },
};

const everyFiveSeconds = (rows: number): readonly WorkedAct[] =>
  Array.from({ length: rows }, (): readonly WorkedAct[] => [{ wait: 5 }, { record: 1 }]).flat();

/** A minute of water, then the salt, and one row so many seconds later. */
const dissolved = (seconds: number): readonly WorkedAct[] => [
  { do: 'stir', value: 1 },
  { wait: 60 },
  { do: 'add_salt' },
  { wait: seconds },
  { record: 1 },
];

export const worked: Worked = {
  minutes: 40,
  steps: [
    [
      { do: 'stir', value: 1 },
      { wait: 20 },
      { do: 'electrical_calibration', value: 1000 },
      { wait: 160 },
      { do: 'empty', says: 'A fresh cup.' },
    ],
    [{ set: { salt_type: 'NH4NO3', salt_mass: 5 } }, { do: 'stir', value: 1 }, ...everyFiveSeconds(13)],
    [{ do: 'add_salt' }, ...everyFiveSeconds(120)],
    [
      {
        plot: { x: { column: 'time' }, y: { column: 'thermometer_display_c' } },
        says: 'The thermogram: both lines meet the moment of mixing.',
      },
      { tick: true },
    ],
    [{ tick: true }],
    [{ check: 'solution_enthalpy', answer: { result: 'enthalpy_drift_kj_mol', rows: { last: 1 } } }],
    [
      { reset: true },
      ...[2.5, 5, 7.5, 10].flatMap((salt_mass, cup): readonly WorkedAct[] => [
        ...(cup > 0 ? [{ do: 'empty' } as const] : []),
        { set: { salt_mass } },
        ...dissolved(300),
      ]),
      { plot: { x: { column: 'amount_mol' }, y: { column: 'heat_drift_j' }, with: 'line' } },
    ],
    (
      [
        { salt_type: 'CaCl2', salt_mass: 5 },
        { salt_type: 'NaCl', salt_mass: 5 },
        { salt_type: 'NaCl', salt_mass: 10, water_vol: 50 },
      ] as const
    ).flatMap((set): readonly WorkedAct[] => [{ do: 'empty' }, { set }, ...dissolved(300)]),
    [
      { set: { cup: 'Coffee cup without lid', salt_type: 'NH4NO3', salt_mass: 5, water_vol: 100 } },
      { do: 'add_salt' },
      { wait: 600 },
      { record: 1 },
    ],
    [{ tick: true }],
  ],
};
