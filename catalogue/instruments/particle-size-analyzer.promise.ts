import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'z-average of the latex of 60 nm',
  unit: 'nm',
  /** Mean over the light of 1/d, turned over again. */
  truth: 60 * Math.exp(-0.5 * 0.05 ** 2),
  inputs: { sample: 'Latex 60 nm', diameter_nm: 60 },
  steps: [{ do: 'load_sample' }, { do: 'start_run' }, { wait: 61 }, { do: 'fit_cumulants' }, { record: 1 }],
  analysis: { result: 'z_average_nm' },
};
