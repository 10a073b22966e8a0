import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'peak velocity of the jet',
  unit: 'cm/s',
  truth: ({ velocity }) => Number(velocity),
  inputs: { phantom: 'Aortic Stenosis', mode: 'Continuous Wave', velocity: 400, doppler_angle: 0, depth: 12 },
  steps: [{ do: 'apply_gel' }, { wait: 3 }, { record: 5 }],
  analysis: { mean: ['measured_velocity'], result: 'measured_velocity' },
};
