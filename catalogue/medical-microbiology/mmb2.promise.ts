import { eColi, specificGrowthRate } from '../../engine/medical-microbiology/growth-kinetics';
import type { Promised, PromiseStep } from '../promise';

const HOUR = 3600;
/** Longer than the plating takes. */
const PLATING = 600;
/** Of the exponential phase, at dilutions that give some 150 colonies. */
const SAMPLES: readonly (readonly [hour: number, dilution: number])[] = [
  [3.6, 2],
  [3.8, 2],
  [4.7, 3],
  [4.9, 3],
  [5.8, 4],
  [6, 4],
];

/** Each is recorded as long after it was taken as the others. */
const plated: readonly PromiseStep[] = SAMPLES.flatMap(([hour, dilution], index): readonly PromiseStep[] => [
  { wait: (hour - (SAMPLES[index - 1]?.[0] ?? 0)) * HOUR - (index > 0 ? PLATING : 0) },
  { do: 'take_sample', value: dilution },
  { wait: PLATING },
  { record: 1 },
]);

export const promise: Promised = {
  quantity: 'specific growth rate in LB broth at 37 °C, from the line of ln CFU against time',
  unit: '1/h',
  truth: specificGrowthRate(37, eColi),
  inputs: { medium: 'LB broth' },
  steps: plated,
  analysis: {
    columns: [
      { symbol: 'hours', formula: 'time / 3600' },
      { symbol: 'y', formula: 'ln(plate_estimate_cfu_ml)' },
    ],
    fit: { kind: 'line', x: 'hours', y: 'y' },
    result: 'm',
  },
};
