import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'size of the unknown fragment, by the smooth curve',
  unit: 'bp',
  truth: (_inputs, answers) => Number(answers.find(({ id }) => id === 'unknown_size')?.value),
  steps: [
    { do: 'cast_gel' },
    { do: 'digest' },
    { do: 'load_sample' },
    { do: 'start_run' },
    { wait: 6600 },
    { do: 'stop_run' },
    { do: 'stain_gel' },
    { do: 'image_gel' },
    { do: 'calibrate' },
    { record: 1 },
  ],
  analysis: { result: 'estimated_size' },
};

/** Until the blue dye has come 90 mm at 75 V. */
const THREE_QUARTERS = 7200;
/** The same by the per cent of agarose. */
const THROUGH: Readonly<Record<number, number>> = { 0.7: 6300, 1: THREE_QUARTERS, 1.5: 8900 };

const prepared: readonly WorkedAct[] = [{ do: 'cast_gel' }, { do: 'digest' }, { do: 'load_sample' }];

const run = (seconds: number): readonly WorkedAct[] => [
  { do: 'start_run', says: 'DNA is negative: it runs to the red electrode.' },
  { wait: seconds },
  { do: 'stop_run' },
];

const photographed: readonly WorkedAct[] = [{ do: 'stain_gel' }, { do: 'image_gel' }];

const gel = (seconds: number): readonly WorkedAct[] => [...prepared, ...run(seconds), ...photographed];

/** The measuring line is laid on bands of the digest, the largest first. */
const bands = (...numbers: readonly number[]): readonly WorkedAct[] =>
  numbers.flatMap((band_index): readonly WorkedAct[] => [{ set: { band_index } }, { record: 1 }]);

export const worked: Worked = {
  minutes: 25,
  steps: [
    prepared,
    run(THREE_QUARTERS),
    photographed,
    [
      ...bands(1, 2, 3, 4, 5, 6),
      {
        plot: {
          x: { column: 'band_distance' },
          y: { column: 'band_size', transform: 'log10' },
          with: 'line',
          series: 'present',
        },
      },
      { do: 'calibrate', says: 'The points bend: the smooth curve follows them, the straight line does not.' },
    ],
    [{ record: 1 }, { check: 'unknown_size', answer: { result: 'estimated_size', rows: { last: 1 } } }],
    [{ tick: true }],
    [{ set: { enzyme_2: 'EcoRI' } }, ...gel(THREE_QUARTERS), ...bands(1, 2, 3, 4, 5, 6, 7), { tick: true }],
    [
      { set: { enzyme_2: 'None' } },
      ...[0.7, 1.5].flatMap((agarose): readonly WorkedAct[] => [
        { set: { agarose } },
        ...gel(THROUGH[agarose] ?? THREE_QUARTERS),
        ...bands(1, 6),
      ]),
    ],
    [{ set: { agarose: 1, dna: 'pUC19', enzyme_1: 'None', ladder: '1 kb' } }, ...gel(THREE_QUARTERS), ...bands(1)],
  ],
};
