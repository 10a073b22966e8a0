import { SITES } from '../../engine/data/blood-donors';
import { HALF_DIRECT, meetingTime, occupied, sticking } from '../../engine/medical-lab/agglutination';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const TRIALS = 12;
const ROCKING = 120;

/** Cells of Patient 2 in anti-A, rocked until they are read; then a clean tile. */
const typedInAntiA: readonly MeasuringAct[] = [
  { do: 'add_cells' },
  { do: 'add_serum' },
  { do: 'mix', value: 1 },
  { wait: ROCKING },
  { record: 1 },
  { reset: true },
];

export const measurement: Measurement = {
  quantity: 'mean clump of A1 cells after two minutes in anti-A, mean of twelve drops',
  unit: 'cells',
  truth: 1 + (sticking(SITES.A1 * occupied(256, 16), HALF_DIRECT) * ROCKING) / meetingTime(3, true),
  inputs: { sample: 'Patient 2', anti_a: true, anti_b: true, anti_d: true },
  steps: Array.from({ length: TRIALS }, () => typedInAntiA).flat(),
  analysis: { mean: ['clump_a'], result: 'clump_a' },
  outside:
    'What the procedure finds are groups, which carry no measured uncertainty; the nearest is the mean clump, whose uncertainty is the scatter of repeated drops alone.',
};

/** Lab seconds of rocking until a well may be read. */
const ROCKED = 121;

/** In the block. */
const INCUBATED = 1801;

const rocked: readonly WorkedAct[] = [{ do: 'mix', value: 1 }, { wait: ROCKED }, { do: 'mix', value: 0 }];

/** Forward and reverse group of a patient side by side, read and recorded; the sera stay ticked. */
const typed = (sample: string): readonly WorkedAct[] => [
  { set: { sample } },
  { do: 'add_cells' },
  { do: 'add_serum' },
  { do: 'add_reverse_cells' },
  ...rocked,
  { record: 1 },
];

export const worked: Worked = {
  minutes: 20,
  steps: [
    [{ set: { sample: 'Patient 9' }, says: 'A donor.' }, { set: { anti_a: true, anti_b: true, anti_d: true } }],
    [{ do: 'add_cells' }],
    [{ do: 'add_serum' }],
    rocked,
    [{ record: 1 }],
    [{ do: 'add_reverse_cells' }, ...rocked],
    [
      { do: 'rh_control' },
      ...rocked,
      { do: 'incubate_37', says: 'Hardly a reaction with anti-D: half an hour at 37 °C lets its IgG bind.' },
      { wait: INCUBATED },
      { do: 'wash', says: 'Free antibody would use up the antiglobulin.' },
      { do: 'add_ahg' },
      ...rocked,
    ],
    [{ do: 'report_abo', value: 'A' }],
    [{ do: 'report_rh', value: 'Weak D' }],
    [{ do: 'reveal' }],
    [
      { reset: true },
      { do: 'add_cells' },
      { do: 'add_serum' },
      { do: 'rh_control' },
      ...rocked,
      { do: 'incubate_37' },
      { wait: INCUBATED },
      { do: 'add_ahg', says: 'Not washed: free antibody takes the antiglobulin.' },
      ...rocked,
      { do: 'add_check_cells' },
      ...rocked,
    ],
    ['Patient 1', 'Patient 2', 'Patient 3'].flatMap(typed),
  ],
};
