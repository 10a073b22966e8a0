import { meanAlpha } from '../../engine/material-science/expansion';
import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'mean expansion of copper from 20 to 300 °C after a reference run',
  unit: '10⁻⁶/K',
  truth: meanAlpha('Copper', 300) * 1e6,
  steps: [
    { do: 'run_baseline' },
    { wait: 7710 },
    { do: 'mount' },
    { do: 'zero' },
    { do: 'start' },
    { wait: 5890 },
    { record: 1 },
  ],
  analysis: { result: 'alpha_mean' },
};
