import { PER_BIT } from '../../engine/instruments/robotic-surgery/operator';
import type { Promised, PromiseStep } from '../promise';

/** mm, and s in which twenty moves are done, with one or two that miss. */
const PAIRS = [
  [20, 20, 20],
  [60, 20, 24],
  [60, 5, 28],
  [120, 5, 46],
  [120, 2, 54],
] as const;

export const promise: Promised = {
  quantity: 'time of a trained hand for each bit of difficulty',
  unit: 's/bit',
  truth: PER_BIT,
  inputs: { task: 'Fitts Targets', operator: 'Trained Autopilot', latency: 0 },
  steps: [
    { do: 'dock' },
    ...PAIRS.flatMap(([target_distance, target_width, wait]): readonly PromiseStep[] => [
      { set: { target_distance, target_width } },
      { do: 'start_task' },
      { wait },
      { record: 1 },
    ]),
  ],
  analysis: { fit: { kind: 'line', x: 'fitts_id', y: 'movement_time' }, result: 'm' },
};
