import { tcrOfMetal } from '../../engine/material-science/resistivity';
import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'temperature coefficient of the resistivity of copper',
  unit: '1/K',
  truth: tcrOfMetal('Copper'),
  steps: [
    { do: 'mount' },
    { do: 'source_on' },
    { wait: 10 },
    { do: 'sweep_temperature', value: '273,373,10' },
    { wait: 3000 },
    { record: 1 },
  ],
  analysis: { result: 'tcr' },
};
