import { PHI } from '../../engine/medical-lab/thyroid-axis';
import type { Promised, PromiseStep } from '../promise';

const DRAWS = 3;

const patient = (name: string): readonly PromiseStep[] => [
  { set: { patient: name } },
  ...Array.from({ length: DRAWS }, () => [{ do: 'draw_blood' }, { record: 1 }] as const).flat(),
];

export const promise: Promised = {
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
