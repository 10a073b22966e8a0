import type { RunInputs } from '../../engine/inputs';
import type { Worked, WorkedAct } from '../worked';

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
