import { zoneOf } from '../../engine/medical-lab/coulter';
import type { Promised, PromiseStep } from '../promise';

const count = (dilution: string): readonly PromiseStep[] => [
  { set: { dilution } },
  { do: 'run_rbc' },
  { wait: 21 },
  { record: 1 },
];

export const promise: Promised = {
  quantity: 'sensing zone of the 100 µm aperture, from the dilution series',
  unit: 'µL',
  truth: zoneOf(100),
  inputs: { coincidence_correction: false, count_time: 20 },
  steps: [
    { do: 'mix_sample' },
    { do: 'aspirate' },
    { wait: 7 },
    ...['6250', '12500', '25000', '50000', '100000'].flatMap(count),
  ],
  analysis: {
    columns: [
      { symbol: 'y', formula: 'ln(rbc)' },
      { symbol: 'x', formula: '1/dilution' },
    ],
    fit: { kind: 'line', x: 'x', y: 'y' },
    result: '-m/(exp(c)*1000000)',
  },
};
