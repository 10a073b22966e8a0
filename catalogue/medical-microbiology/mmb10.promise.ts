import { LAWS } from '../../engine/medical-microbiology/phage-kinetics';
import type { Promised, PromiseStep } from '../promise';

const ten = (step: PromiseStep): readonly PromiseStep[] => Array.from({ length: 10 }, () => step);

export const promise: Promised = {
  quantity: 'burst size of T4 from ten plates of each kind',
  unit: 'phage/cell',
  truth: LAWS.T4.burst,
  steps: [
    { wait: 300 },
    { do: 'dilute', value: 4 },
    { wait: 120 },
    ...ten({ do: 'plate', value: 0 }),
    ...ten({ do: 'plate_chloroform', value: 0 }),
    { wait: 2870 },
    ...ten({ do: 'plate', value: 2 }),
    { wait: 1 },
    { record: 1 },
  ],
  analysis: { result: 'burst_estimate' },
};
