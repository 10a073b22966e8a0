import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'enthalpy of solution of ammonium nitrate, by the exponential drift',
  unit: 'kJ/mol',
  truth: 25.69,
  inputs: { salt_type: 'NH4NO3' },
  steps: [{ do: 'stir', value: 1 }, { wait: 60 }, { do: 'add_salt' }, { wait: 600 }, { record: 1 }],
  analysis: { result: 'enthalpy_drift_kj_mol' },
};
