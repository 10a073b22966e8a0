import { CLOTTING } from '../../engine/data/clotting-patients';
import type { RunInputs } from '../../engine/inputs';
import { clotting } from '../../engine/medical-lab/clotting';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const DAY = 7;
const TUBES = 5;

/** Of a normal pool, s: the reagent's times are scaled by it. */
const NORMAL_POOL = 12;

/** Lab seconds within which the plasma of Patient 2 has clotted. */
const CLOTTED = 60;

const oneOfFive = (first: boolean): readonly MeasuringAct[] => [
  { do: first ? 'add_thromboplastin' : 'repeat' },
  { wait: CLOTTED },
  { record: 1 },
];

export const measurement: Measurement = {
  quantity: 'INR of Patient 2 after seven days of warfarin, mean of five tubes',
  unit: '1',
  truth: (clotting(CLOTTING['Patient 2'].plasma(DAY, 0), [2 * CLOTTED]).clot ?? 0) / NORMAL_POOL,
  inputs: { patient: 'Patient 2', warfarin_days: DAY },
  steps: [{ do: 'warm_plasma' }, { wait: 121 }, ...Array.from({ length: TUBES }, (_, n) => oneOfFive(n === 0)).flat()],
  analysis: { mean: ['inr'], result: 'inr' },
};

/** Lab seconds within which a tube has clotted, or never does; the run stands still when the timer stops. */
const WATCHED = 130;

const WARMED = 121;

/** Another tube of what stands warm, timed and recorded. */
const tube = (set: RunInputs): readonly WorkedAct[] => [{ set }, { do: 'repeat' }, { wait: WATCHED }, { record: 1 }];

/** A tube, and both tubes of the mixing test beside it. */
const mixed = (patient: string): readonly WorkedAct[] => [
  { set: { patient } },
  { do: 'repeat' },
  { wait: WATCHED },
  { do: 'add_normal_plasma', says: 'Patient and normal plasma 1:1, and normal plasma alone.' },
  { wait: WARMED + WATCHED },
  { record: 1 },
];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [
      { do: 'warm_plasma' },
      { wait: WARMED },
      { do: 'add_thromboplastin', says: 'The reagent starts the timer, the clot stops it.' },
      { wait: WATCHED },
      { record: 1 },
    ],
    [
      ...[50, 25, 10].flatMap((plasma_percent) => tube({ plasma_percent })),
      {
        plot: {
          x: { column: 'plasma_percent', transform: 'reciprocal' },
          y: { column: 'pt' },
          with: 'line',
        },
      },
    ],
    [0, 1, 3, 5, 10].flatMap((warfarin_days) => tube({ patient: 'Patient 2', plasma_percent: 100, warfarin_days })),
    [...tube({ isi: 2 }), ...tube({ patient: 'Patient 4' }), ...tube({ isi: 1 })],
    ['Patient 9', 'Patient 6'].flatMap(mixed),
    [
      ...tube({ patient: 'Patient 1', temperature: 25 }),
      ...tube({ temperature: 37, tube_fill: 60 }),
      ...tube({ patient: 'Patient 2', warfarin_days: 7 }),
    ],
    tube({ tube_fill: 100, isi: 1.8, isi_offset: -0.8 }),
  ],
};
