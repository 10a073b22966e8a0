import { UNKNOWNS } from '../../engine/data/elisa-plate';
import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'IL-6 in U2, from the four-parameter curve',
  unit: 'pg/mL',
  truth: UNKNOWNS[1],
  steps: [{ do: 'run_protocol' }, { wait: 10_000 }, { record: 1 }],
  analysis: { result: 'conc_u2' },
};
