import { GLUCOSE_PATIENTS } from '../../engine/data/glucose-patients';
import { MG_DL } from '../../engine/medical-lab/meal-glucose';
import type { Measurement, Worked, WorkedAct } from '../worked';

const TUBES = 8;

const { gb, ib } = GLUCOSE_PATIENTS['Patient 1'].parameters;

export const measurement: Measurement = {
  quantity: 'HOMA-IR of Patient 1, mean of eight fasting tubes',
  unit: '1',
  truth: ((gb / MG_DL) * (ib / 6)) / 22.5,
  steps: Array.from({ length: TUBES }, () => [{ do: 'draw_sample' }, { record: 1 }] as const).flat(),
  analysis: { mean: ['homa_ir'], result: 'homa_ir' },
};

const HALF_HOUR = 1800;

/** Lab seconds between the pricked vein and the drink. */
const BESIDE = 60;

/** Tubes at 30, 60, 90 and 120 minutes. */
const tubes = (): readonly WorkedAct[] =>
  [1, 2, 3, 4].flatMap((): readonly WorkedAct[] => [{ wait: HALF_HOUR }, { do: 'draw_sample' }]);

/** The fasting tube, the drink and the tube at two hours, recorded. */
const twoHours: readonly WorkedAct[] = [
  { do: 'draw_sample' },
  { wait: BESIDE },
  { do: 'drink_glucose' },
  { wait: 4 * HALF_HOUR },
  { do: 'draw_sample' },
  { record: 1 },
];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [{ do: 'draw_sample', says: 'Fasting, before the drink.' }, { record: 1 }],
    [{ wait: BESIDE }, { do: 'drink_glucose' }],
    tubes(),
    [{ record: 1 }],
    [
      {
        column: {
          symbol: 'area',
          label: 'Area by trapezoids',
          unit: 'mmol/L·min',
          formula: '30 * (glucose_0 / 2 + glucose_30 + glucose_60 + glucose_90 + glucose_120 / 2)',
        },
      },
      {
        column: {
          symbol: 'homa',
          label: 'HOMA-IR by hand',
          unit: '1',
          formula: 'glucose_0 * insulin_now / 6.0 / 22.5',
        },
      },
      { tick: true, says: 'In the fasting row the last tube is the fasting one: HOMA-IR is worked out there.' },
    ],
    ['Patient 2', 'Patient 3', 'Patient 5'].flatMap((patient): readonly WorkedAct[] => [
      { set: { patient } },
      ...twoHours,
    ]),
    [{ set: { patient: 'Patient 1', dose_g: 50 } }, ...twoHours],
    [
      { set: { patient: 'Patient 4', dose_g: 75, tube_delay_h: 3 } },
      { do: 'draw_sample', says: 'This tube stands for three hours before it is spun.' },
      { record: 1 },
      { set: { tube_delay_h: 0 } },
      { do: 'draw_sample' },
      { record: 1 },
    ],
  ],
};
