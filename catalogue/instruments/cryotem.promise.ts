import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'inelastic mean free path in ice at 300 kV',
  unit: 'nm',
  truth: 310,
  inputs: { frames: 1, motion_correction: false },
  steps: [
    { do: 'load_grid' },
    { wait: 4 },
    ...[15, 25, 40, 50, 65, 75, 90, 100, 110, 120].flatMap((ice_thickness) => [
      { set: { ice_thickness } },
      { do: 'record_empty' },
      { wait: 1 },
      { record: 1 },
    ]),
  ],
  analysis: { fit: { kind: 'exponential', x: 'ice_thickness', y: 'counts_per_pixel' }, result: '-1/k' },
};
