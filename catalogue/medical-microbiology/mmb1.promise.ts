import { decolouringRate, wallOf } from '../../engine/medical-microbiology/gram-stain';
import type { Promised, PromiseStep } from '../promise';

const SECONDS = [2, 4, 7, 11, 16];

export const promise: Promised = {
  quantity: 'rate constant with which E. coli loses violet to acetone-alcohol',
  unit: '1/s',
  truth: decolouringRate(wallOf({ organism: 'Escherichia coli', culture_age: 18 }), 'Acetone-alcohol'),
  inputs: { organism: 'Escherichia coli' },
  steps: SECONDS.flatMap((seconds): readonly PromiseStep[] => [
    { do: 'heat_fix', value: 3 },
    { do: 'crystal_violet', value: 60 },
    { do: 'iodine', value: 60 },
    { do: 'decolorize', value: seconds },
    { do: 'rinse', value: 1 },
    { wait: 145 },
    { record: 1 },
    { reset: true },
  ]),
  analysis: {
    columns: [{ symbol: 'logv', formula: 'ln(dye_retained)' }],
    fit: { kind: 'line', x: 'decolour_time', y: 'logv' },
    result: '-m',
  },
};
