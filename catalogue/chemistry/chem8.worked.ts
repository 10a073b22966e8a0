import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const measure: readonly MeasuringAct[] = [
  { do: 'weigh' },
  { wait: 2.5 },
  { do: 'measure_dimensions' },
  { wait: 2.5 },
  { record: 1 },
];

export const measurement: Measurement = {
  quantity: 'density of the aluminium block from mass and edges, mean of five',
  unit: 'g/cm³',
  truth: 2.699,
  steps: [...measure, ...measure, ...measure, ...measure, ...measure],
  analysis: { mean: ['density'], result: 'density' },
};

const byEdges: readonly WorkedAct[] = [{ do: 'weigh' }, { do: 'measure_dimensions' }, { record: 1 }];

const lowered: readonly WorkedAct[] = [{ do: 'immerse' }, { record: 1 }];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [{ do: 'weigh' }],
    [{ do: 'measure_dimensions' }, { record: 1 }],
    [...byEdges, ...byEdges, ...byEdges, ...byEdges],
    [{ set: { volume_method: 'Water Displacement' } }, ...lowered, ...lowered, ...lowered, ...lowered, ...lowered],
    [
      {
        check: 'density',
        answer: { mean: ['density'], result: 'density', rows: { where: { volume_method: 'Direct Measurement' } } },
      },
    ],
    [
      { set: { substance: 'Ethanol', volume_method: 'Direct Measurement' } },
      { do: 'fill_cylinder', value: 20 },
      { set: { eye_level: 8 } },
      { record: 1 },
      { set: { eye_level: 0 } },
      { record: 1 },
    ],
    [10, 20, 30, 40, 50].flatMap((value): readonly WorkedAct[] => [
      { do: 'fill_cylinder', value },
      { do: 'weigh' },
      { record: 1 },
    ]),
    [{ plot: { x: { column: 'cylinder_ml' }, y: { column: 'mass_g' }, with: 'line', series: 'present' } }],
    [
      { set: { volume_method: 'Water Displacement' } },
      { do: 'weigh_sinker_air' },
      { do: 'weigh_sinker_water' },
      { do: 'weigh_sinker_liquid' },
      { record: 1 },
    ],
    [
      { set: { substance: 'Lead Weight', volume_method: 'Direct Measurement' } },
      ...byEdges,
      { set: { volume_method: 'Water Displacement' } },
      ...lowered,
    ],
  ],
};
