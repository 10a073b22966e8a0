import { temperatureAt } from '../../engine/material-science/charpy-bar';
import type { Promised, PromiseStep } from '../promise';

const TEMPERATURES = [-80, -55, -35, -20, -5, 15, 45, 90] as const;
const BARS = 3;

export const promise: Promised = {
  quantity: 'temperature of 27 J of structural steel A36, three bars at eight temperatures',
  unit: '°C',
  truth: temperatureAt({ material: 'Structural steel A36', notch: 'V 2 mm', width: '10' }, 27) ?? Number.NaN,
  inputs: { transfer_time: 1 },
  steps: TEMPERATURES.flatMap((temperature): readonly PromiseStep[] => [
    { set: { temperature } },
    ...Array.from({ length: BARS }).flatMap((): readonly PromiseStep[] => [
      { do: 'cool' },
      { wait: 300 },
      { do: 'place' },
      { wait: 1.1 },
      { do: 'release' },
      { wait: 15 },
      { record: 1 },
    ]),
  ]),
  analysis: { result: 't_27j' },
};
