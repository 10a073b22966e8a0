import { parameterAt } from '../../engine/material-science/creep-bar';
import type { Promised, PromiseStep } from '../promise';

const STRESS = 150;
const BARS = 5;

export const promise: Promised = {
  quantity: 'Larson-Miller parameter of 316 at 150 MPa, five bars at 700 °C',
  unit: '1',
  truth: parameterAt('Stainless steel 316', STRESS),
  inputs: { temperature: 700, stress: STRESS },
  steps: Array.from({ length: BARS }).flatMap((): readonly PromiseStep[] => [
    { do: 'heat' },
    { wait: 7200 },
    { do: 'load' },
    { wait: 2e6 },
    { record: 1 },
  ]),
  analysis: { mean: ['lmp'], result: 'lmp' },
};
