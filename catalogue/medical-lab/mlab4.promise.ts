import { GLUCOSE_PATIENTS } from '../../engine/data/glucose-patients';
import { MG_DL } from '../../engine/medical-lab/meal-glucose';
import type { Promised } from '../promise';

const TUBES = 8;
const { gb, ib } = GLUCOSE_PATIENTS['Patient 1'].parameters;

export const promise: Promised = {
  quantity: 'HOMA-IR of Patient 1, mean of eight fasting tubes',
  unit: '1',
  truth: ((gb / MG_DL) * (ib / 6)) / 22.5,
  steps: Array.from({ length: TUBES }, () => [{ do: 'draw_sample' }, { record: 1 }] as const).flat(),
  analysis: { mean: ['homa_ir'], result: 'homa_ir' },
};
