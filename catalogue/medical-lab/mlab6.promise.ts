import { SMEARS } from '../../engine/data/white-cells';
import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'share of lymphocytes of Patient 1 among 200 cells',
  unit: '%',
  truth: 100 * SMEARS['Patient 1'].fractions.lymphocyte,
  inputs: { mode: 'Automatic', cells_to_count: 200 },
  steps: [{ do: 'count_cells', value: 200 }, { wait: 1 }, { record: 1 }],
  analysis: { result: 'pct_lymphocyte' },
};
