import { HALF_DIRECT, meetingTime, occupied, sticking } from '../../engine/medical-lab/agglutination';
import { SITES } from '../../engine/data/blood-donors';
import type { Promised, PromiseStep } from '../promise';

const TRIALS = 12;
const ROCKING = 120;

/** Cells of Patient 2 in anti-A, rocked until they are read; then a clean tile. */
const typed: readonly PromiseStep[] = [
  { do: 'add_cells' },
  { do: 'add_serum' },
  { do: 'mix', value: 1 },
  { wait: ROCKING },
  { record: 1 },
  { reset: true },
];

export const promise: Promised = {
  quantity: 'mean clump of A1 cells after two minutes in anti-A, mean of twelve drops',
  unit: 'cells',
  truth: 1 + (sticking(SITES.A1 * occupied(256, 16), HALF_DIRECT) * ROCKING) / meetingTime(3, true),
  inputs: { sample: 'Patient 2', anti_a: true, anti_b: true, anti_d: true },
  steps: Array.from({ length: TRIALS }, () => typed).flat(),
  analysis: { mean: ['clump_a'], result: 'clump_a' },
  outside:
    'What the procedure finds are groups, which carry no measured uncertainty; the nearest is the mean clump, whose uncertainty is the scatter of repeated drops alone.',
};
