import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'mass of BaSO₄ for each mole of BaCl₂: the slope of the rising branch',
  unit: 'g/mol',
  truth: 233.39,
  inputs: { stoichiometry: '1:1', reactant_b: 2 },
  steps: [0.4, 0.8, 1.2, 1.6, 2].flatMap((reactant_a): readonly MeasuringAct[] => [
    { set: { reactant_a } },
    { do: 'mix' },
    { wait: 30 },
    { do: 'weigh_product' },
    { record: 1 },
  ]),
  analysis: { fit: { kind: 'line', x: 'reactant_a', y: 'product_g' }, result: 'm' },
};

/** Mixed; the precipitate settles, is weighed and recorded. */
const weighed: readonly WorkedAct[] = [{ do: 'mix' }, { wait: 30 }, { do: 'weigh_product' }, { record: 1 }];

/** A total of 3.0 mol. */
const TENTHS = [3, 6, 9, 12, 15, 18, 21, 24, 27];

export const worked: Worked = {
  minutes: 25,
  steps: [
    [
      { set: { stoichiometry: '1:2', reactant_a: 1, reactant_b: 1.5 } },
      { do: 'predict', value: 1, says: 'Magnesium, many say.' },
    ],
    [{ do: 'mix' }, { wait: 60 }],
    [{ record: 1 }],
    [
      { set: { stoichiometry: '1:1', reactant_b: 2 } },
      ...[0.5, 1, 1.5, 2, 3, 4].flatMap((reactant_a): readonly WorkedAct[] => [{ set: { reactant_a } }, ...weighed]),
      { plot: { x: { column: 'reactant_a' }, y: { column: 'product_g' } } },
      {
        check: 'molar_mass',
        answer: {
          fit: { kind: 'line', x: 'reactant_a', y: 'product_g', to: 2 },
          result: 'm',
          rows: { where: { reactant_b: 2 } },
        },
      },
    ],
    [
      { set: { reactant_a: 3, reactant_b: 3 } },
      { do: 'mix' },
      { wait: 5 },
      { do: 'weigh_product' },
      { record: 1 },
      { reset: true },
      ...weighed,
    ],
    [
      { reset: true },
      ...TENTHS.flatMap((tenths): readonly WorkedAct[] => [
        { set: { reactant_a: tenths / 10, reactant_b: (30 - tenths) / 10 } },
        ...weighed,
      ]),
    ],
    [
      {
        plot: { x: { column: 'reactant_a' }, y: { column: 'product_g' }, with: 'line', series: 'only' },
        says: 'The range of the fit is kept to the rising branch.',
      },
    ],
    [{ tick: true }],
  ],
};
