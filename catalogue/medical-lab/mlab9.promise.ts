import { CSF_PATIENTS } from '../../engine/data/csf-patients';
import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'white cells of Patient 5, counted in a Fuchs-Rosenthal chamber',
  unit: 'cells/µL',
  truth: CSF_PATIENTS['Patient 5'].white,
  inputs: { sample: 'Patient 5' },
  steps: [{ do: 'collect' }, { wait: 9 }, { do: 'count_cells' }, { wait: 1 }, { record: 1 }],
  analysis: { result: 'wbc_corrected' },
};
