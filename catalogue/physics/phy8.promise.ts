import type { Promised } from '../promise';

const VOLUMES = [0.001, 0.002, 0.004, 0.006, 0.008];

export const promise: Promised = {
  quantity: 'ρ g of the water, from buoyant force against displaced volume',
  unit: 'N/L',
  truth: ({ fluid_density }) => (Number(fluid_density) * 9.81) / 1000,
  steps: VOLUMES.flatMap((volume) => [{ set: { volume } }, { do: 'lower_on_string' }, { wait: 20 }, { record: 1 }]),
  analysis: {
    fit: { kind: 'line', x: 'displaced_ml', y: 'buoyant_force_n' },
    result: '1000*m',
  },
};
