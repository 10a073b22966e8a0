import { lossRate } from '../../engine/biology/catalase-kinetics';
import type { Promised, PromiseStep } from '../promise';

const SECONDS = [0, 15, 30, 45, 60];

export const promise: Promised = {
  quantity: 'rate constant of the loss of catalase at 65 °C',
  unit: '1/s',
  truth: lossRate(65, 7),
  steps: SECONDS.flatMap((heated): readonly PromiseStep[] => [
    { do: 'preheat_temperature', value: 65 },
    { do: 'preheat_enzyme', value: heated },
    { wait: 11 },
    { record: 1 },
    { reset: true },
  ]),
  analysis: {
    columns: [{ symbol: 'logv', formula: 'ln(initial_rate_mm_s)' }],
    fit: { kind: 'line', x: 'heated_s', y: 'logv' },
    result: '-m',
  },
};
