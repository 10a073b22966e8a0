import type { Promised } from '../promise';
import { AREA, CONDUCTORS } from '../../engine/physics/conducting-bar';

const HOT = [60, 80, 100, 125, 150];

export const promise: Promised = {
  quantity: 'conductivity of copper, from power against gradient',
  unit: 'W/(m K)',
  truth: CONDUCTORS.Copper.conductivity,
  steps: [
    { do: 'start' },
    ...HOT.flatMap((hot_temp) => [{ set: { hot_temp } }, { do: 'skip_to_steady' }, { wait: 1 }, { record: 1 }]),
  ],
  analysis: {
    fit: { kind: 'proportional', x: 'gradient_k_m', y: 'power_out_w' },
    result: `k/${AREA}`,
  },
};
