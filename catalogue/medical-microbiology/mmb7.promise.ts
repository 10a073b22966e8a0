import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'width of the capsule of Klebsiella pneumoniae, from a hundred cells in India ink',
  unit: 'µm',
  truth: 1.5,
  steps: [{ do: 'apply_stain', value: 30 }, { wait: 31 }, { do: 'measure_cells', value: 100 }, { record: 1 }],
  analysis: { result: 'mean_halo_um' },
};
