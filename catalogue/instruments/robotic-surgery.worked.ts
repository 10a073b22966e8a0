import type { RunInputs } from '../../engine/inputs';
import { PER_BIT } from '../../engine/instruments/robotic-surgery/operator';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

/** Pairs of distance and width, mm, and s in which twenty moves are done, with some that miss. */
const PAIRS = [
  [20, 20, 24],
  [60, 20, 28],
  [60, 5, 36],
  [120, 5, 50],
  [120, 2, 60],
] as const;

export const measurement: Measurement = {
  quantity: 'time of a trained hand for each bit of difficulty',
  unit: 's/bit',
  truth: PER_BIT,
  inputs: { task: 'Fitts Targets', operator: 'Trained Autopilot', latency: 0 },
  steps: [
    { do: 'dock' },
    ...PAIRS.flatMap(([target_distance, target_width, wait]): readonly MeasuringAct[] => [
      { set: { target_distance, target_width } },
      { do: 'start_task' },
      { wait },
      { record: 1 },
    ]),
  ],
  analysis: { fit: { kind: 'line', x: 'fitts_id', y: 'movement_time' }, result: 'm' },
};

/** The arm goes to where it is sent, and the tremor is fitted over a second, s. */
const ARM_SETTLES = 3;
const TREMOR_FITTED = 2.5;

/** s that the delay of half a second adds to twenty moves, for each correction. */
const LATE = 12;

const tremorWith = (set: RunInputs): readonly WorkedAct[] => [{ set }, { wait: TREMOR_FITTED }, { record: 1 }] as const;

const pegs = (set: RunInputs, says?: string): readonly WorkedAct[] => [
  { set, ...(says !== undefined && { says }) },
  { do: 'start_task' },
  { until: 'pegs_done', from: 6, atMost: 120 },
  { record: 1 },
];

const targets = (target_distance: number, target_width: number, wait: number): readonly WorkedAct[] => [
  { set: { target_distance, target_width } },
  { do: 'start_task' },
  { wait },
  { record: 1 },
];

export const worked: Worked = {
  minutes: 25,
  steps: [
    [
      { set: { control: 'Joint' } },
      { do: 'dock', value: 0 },
      { do: 'set_yaw', value: 30 },
      { do: 'set_insertion', value: 150 },
      { wait: ARM_SETTLES },
      { record: 1 },
    ],
    [
      { set: { control: 'Cartesian' } },
      { do: 'set_x', value: 30 },
      { do: 'set_y', value: -20 },
      { do: 'set_z', value: -140 },
      { wait: ARM_SETTLES },
      { record: 1 },
      { do: 'calibrate' },
    ],
    [
      { set: { operator: 'You', control: 'Cartesian', task: 'Free Motion', motion_scale: '5:1' } },
      { wait: 2, says: 'Hands off: nothing moves but the tremor.' },
      { do: 'move_hand', value: { x: 150, y: 0 } },
      { wait: 1 },
      { do: 'clutch', says: 'The grip goes back to the middle of its room; the tip stays.' },
      { do: 'move_hand', value: { x: 60, y: 0 } },
      { wait: 1 },
    ],
    [
      ...tremorWith({
        task: 'Free Motion',
        latency: 0,
        tremor: 1,
        tremor_frequency: 9,
        motion_scale: '1:1',
        filter_on: false,
      }),
      ...tremorWith({ filter_on: true }),
      ...tremorWith({ motion_scale: '5:1' }),
    ],
    [
      { set: { operator: 'Trained Autopilot', control: 'Cartesian', task: 'Peg Transfer', tremor: 0.5 } },
      ...pegs({ motion_scale: '3:1', latency: 0 }),
      ...pegs({ latency: 200 }),
      ...pegs({ latency: 500 }, 'Move and wait: each correction is seen half a second late.'),
      ...pegs({ motion_scale: '5:1', latency: 0 }),
    ],
    [
      { set: { task: 'Fitts Targets' } },
      ...PAIRS.flatMap(([distance, width, wait]) => targets(distance, width, wait)),
      { plot: { x: { column: 'fitts_id' }, y: { column: 'movement_time' }, with: 'line' } },
      {
        check: 'fitts_slope',
        answer: {
          fit: { kind: 'line', x: 'fitts_id', y: 'movement_time' },
          result: 'm',
          rows: { where: { task: 'Fitts Targets' } },
        },
      },
    ],
    [
      { set: { latency: 500 } },
      ...PAIRS.slice(1, 4).flatMap(([distance, width, wait], n) => targets(distance, width, wait + (n + 2) * LATE)),
    ],
    [
      { set: { operator: 'You', control: 'Joint', task: 'Free Motion', latency: 0 } },
      { do: 'dock', value: 15 },
      { do: 'set_yaw', value: 30 },
      { wait: ARM_SETTLES },
      { record: 1 },
      { do: 'dock', value: 0 },
      { wait: 1 },
    ],
  ],
};
