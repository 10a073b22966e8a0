import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'T1 of white matter at 1.5 T',
  unit: 'ms',
  truth: 884,
  inputs: { phantom: 'Uniform Sphere', matrix: '64', slices: 1 },
  steps: [
    { do: 'screen_patient' },
    { do: 'load_patient' },
    { do: 'shim' },
    { wait: 4 },
    ...[200, 300, 400, 500, 700, 900, 1100, 1400, 1700, 2000, 2500, 3000, 3500, 4000].flatMap((tr) => [
      { set: { tr } },
      { do: 'start_scan' },
      { wait: 300 },
      { record: 1 },
    ]),
  ],
  analysis: { fit: { kind: 'exponentialOffset', x: 'tr', y: 'roi_mean' }, result: '-1/k' },
};
