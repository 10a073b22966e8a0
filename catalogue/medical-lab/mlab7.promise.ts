import { CLOTTING } from '../../engine/data/clotting-patients';
import { clotting } from '../../engine/medical-lab/clotting';
import type { Promised, PromiseStep } from '../promise';

const DAY = 7;
const TUBES = 5;
/** Of a normal pool, s: the reagent's times are scaled by it. */
const NORMAL_POOL = 12;
const WATCHED = 60;

const tube = (first: boolean): readonly PromiseStep[] => [
  { do: first ? 'add_thromboplastin' : 'repeat' },
  { wait: WATCHED },
  { record: 1 },
];

export const promise: Promised = {
  quantity: 'INR of Patient 2 after seven days of warfarin, mean of five tubes',
  unit: '1',
  truth: (clotting(CLOTTING['Patient 2'].plasma(DAY, 0), [2 * WATCHED]).clot ?? 0) / NORMAL_POOL,
  inputs: { patient: 'Patient 2', warfarin_days: DAY },
  steps: [{ do: 'warm_plasma' }, { wait: 121 }, ...Array.from({ length: TUBES }, (_, n) => tube(n === 0)).flat()],
  analysis: { mean: ['inr'], result: 'inr' },
};
