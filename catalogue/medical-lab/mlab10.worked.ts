import { PHI } from '../../engine/medical-lab/thyroid-axis';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const DRAWS = 3;

const patient = (name: string): readonly MeasuringAct[] => [
  { set: { patient: name } },
  ...Array.from({ length: DRAWS }, () => [{ do: 'draw_blood' }, { record: 1 }] as const).flat(),
];

export const measurement: Measurement = {
  quantity: 'fall of ln TSH for each pmol/L of free T4, Patients 1 to 3',
  unit: 'L/pmol',
  truth: PHI,
  steps: ['Patient 1', 'Patient 2', 'Patient 3'].flatMap(patient),
  analysis: {
    columns: [{ symbol: 'y', formula: 'ln(tsh)' }],
    fit: { kind: 'line', x: 'ft4', y: 'y' },
    result: '-m',
  },
};

const DAY = 86_400;

/** One tube, and its row. */
const drawn: readonly WorkedAct[] = [{ do: 'draw_blood' }, { record: 1 }];

const after = (days: number): readonly WorkedAct[] => [{ do: 'skip_days', value: days }, { wait: days * DAY }];

const OTHERS = [2, 3, 4, 5, 6, 7, 8, 9];
const FITTED = [1, 2, 3];

export const worked: Worked = {
  minutes: 20,
  steps: [
    drawn,
    OTHERS.flatMap((n): readonly WorkedAct[] => [{ set: { patient: `Patient ${n}` } }, ...drawn]),
    [
      ...FITTED.flatMap((n): readonly WorkedAct[] => [
        { set: { patient: `Patient ${n}` } },
        ...Array.from({ length: DRAWS }, () => drawn).flat(),
      ]),
      {
        plot: {
          x: { column: 'ft4' },
          y: { column: 'tsh', transform: 'ln' },
          with: 'line',
        },
      },
      {
        check: 'phi',
        answer: {
          columns: [{ symbol: 'y', formula: 'ln(tsh)' }],
          fit: { kind: 'line', x: 'ft4', y: 'y' },
          result: '-m',
          rows: { last: DRAWS * FITTED.length },
        },
      },
    ],
    [
      { set: { patient: 'Patient 2', duration_days: 168 } },
      ...[25, 50, 75, 100].flatMap((dose): readonly WorkedAct[] => [
        { do: 'set_dose', value: dose },
        ...after(42),
        ...drawn,
      ]),
    ],
    [
      { set: { patient: 'Patient 9', noise: false, levothyroxine: 0 } },
      { do: 'set_dose', value: 100 },
      ...[2, 2, 3, 3, 4, 6, 8, 12].flatMap((days): readonly WorkedAct[] => [...after(days), ...drawn]),
      { plot: { x: { column: 'drawn_day' }, y: { column: 'ft4' }, series: 'present' } },
    ],
    ['Patient 8', 'Patient 1'].flatMap((patient): readonly WorkedAct[] => [
      { set: { patient, levothyroxine: 0 } },
      ...drawn,
    ]),
    [
      { set: { patient: 'Patient 6' }, says: 'Cortisol was tested and replaced.' },
      { do: 'set_dose', value: 125 },
      ...after(60),
      ...drawn,
    ],
    [
      { set: { patient: 'Patient 1', levothyroxine: 0, biotin: true } },
      ...drawn,
      { set: { patient: 'Patient 2', biotin: false, calcium: true } },
      { do: 'set_dose', value: 100 },
      ...after(60),
      ...drawn,
    ],
  ],
};
