import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'Rf of tartrazine in water',
  unit: '1',
  truth: 0.65,
  inputs: { mixture: 'Food Coloring', solvent: 'Water' },
  // The front is at 13.2 cm then, as the procedure asks; at 1800 s front and spot lie on marks of the ruler for every seed.
  steps: [
    { do: 'spot' },
    { do: 'start' },
    { wait: 1850 },
    { do: 'remove' },
    { do: 'measure', value: 2 },
    { record: 1 },
  ],
  analysis: { result: 'rf_2' },
};

/** A strip in the jar until the front has come so far, then out, and its spots under the loupe. */
const developed = (front: number, atMost: number, spots: number): readonly WorkedAct[] => [
  { do: 'spot' },
  { do: 'start' },
  { until: 'front_cm', from: front, atMost },
  { do: 'remove' },
  ...Array.from({ length: spots }, (_, spot): WorkedAct => ({ do: 'measure', value: spot + 1 })),
  { record: 1 },
];

/** Six rows of the front, so many seconds apart. */
const climbing = (apart: number): readonly WorkedAct[] => [
  { do: 'spot' },
  { do: 'start' },
  ...Array.from({ length: 6 }, (): readonly WorkedAct[] => [{ wait: apart }, { record: 1 }]).flat(),
];

export const worked: Worked = {
  minutes: 25,
  steps: [
    [{ do: 'spot' }, { do: 'spot' }],
    [{ do: 'start' }, { until: 'front_cm', from: 13.1, atMost: 2400 }],
    [{ do: 'remove' }],
    [{ do: 'measure', value: 1 }, { do: 'measure', value: 2 }, { do: 'measure', value: 3 }, { record: 1 }],
    [
      { set: { mixture: 'Food Coloring' } },
      ...developed(13.1, 2400, 4),
      ...[1, 2, 3].flatMap((): readonly WorkedAct[] => [{ do: 'measure', value: 2 }, { record: 1 }]),
      {
        check: 'rf_tartrazine',
        answer: { mean: ['rf_2'], result: 'rf_2', rows: { where: { mixture: 'Food Coloring' } } },
      },
    ],
    [
      { set: { mixture: 'Ink', solvent: 'Ethanol' } },
      ...developed(10, 6000, 3),
      { set: { solvent: 'Acetone' } },
      ...developed(10, 2400, 3),
    ],
    [
      { set: { solvent: 'Water', spot_size: 3 } },
      ...developed(6, 600, 3),
      { set: { spot_size: 0.5 } },
      ...developed(6, 600, 3),
    ],
    [
      { set: { mixture: 'Plant Pigments', spot_size: 1 } },
      ...developed(10, 2400, 4),
      { set: { developing_system: 'Petroleum ether-acetone 9:1' } },
      ...developed(10, 2400, 4),
    ],
    [
      { set: { mixture: 'Ink', developing_system: 'As chosen above', solvent: 'Water' } },
      ...climbing(240),
      {
        plot: {
          x: { column: 'time' },
          y: { column: 'front_cm', transform: 'square' },
          with: 'line',
          series: 'only',
        },
      },
      { set: { solvent: 'Acetone' } },
      ...climbing(240),
    ],
  ],
};
