import { materialHardness } from '../../engine/material-science/rockwell-typical';
import type { Promised, PromiseStep } from '../promise';

export const promise: Promised = {
  quantity: 'HRC of the steel 4140, mean of five indents',
  unit: 'points',
  truth: materialHardness('Steel 4140 quenched and tempered', 'HRC'),
  steps: Array.from({ length: 5 }).flatMap((): readonly PromiseStep[] => [
    { do: 'run_cycle' },
    { wait: 12 },
    { record: 1 },
  ]),
  analysis: { mean: ['hardness'], result: 'hardness' },
};
