import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const HEIGHTS = [2, 5, 10, 20, 35, 50];

/** The smooth ramp of 50 m takes 6.4 s. */
const slid = (changes: Readonly<Record<string, number | string>>, wait = 7): readonly MeasuringAct[] => [
  { set: changes },
  { do: 'release' },
  { wait },
  { record: 1 },
];

export const measurement: Measurement = {
  quantity: 'acceleration of gravity, from the speed at the bottom',
  unit: 'm/s²',
  truth: (inputs) => Number(inputs['gravity']),
  steps: HEIGHTS.flatMap((height) => slid({ height }, 6.6)),
  analysis: {
    columns: [{ symbol: 'vsquared', formula: 'speed_bottom^2' }],
    fit: { kind: 'line', x: 'height', y: 'vsquared' },
    result: 'm / 2',
  },
};

/** Let go on the ramp with friction, until it stands still on the flat. */
const runOut = (friction: number): readonly WorkedAct[] => [
  { set: { friction } },
  { do: 'release' },
  { until: 'stop_distance_m', from: 0.01, atMost: 40 },
  { record: 1 },
];

export const worked: Worked = {
  minutes: 20,
  steps: [
    HEIGHTS.flatMap((height) => slid({ height })),
    [
      { plot: { x: { column: 'height' }, y: { column: 'speed_bottom', transform: 'square' }, with: 'proportional' } },
      {
        check: 'gravity',
        answer: {
          columns: [{ symbol: 'vsquared', formula: 'speed_bottom^2' }],
          fit: { kind: 'proportional', x: 'height', y: 'vsquared' },
          result: 'k / 2',
          rows: { last: HEIGHTS.length },
        },
      },
    ],
    [{ set: { height: 10 } }, ...[0.1, 1, 10].flatMap((mass) => slid({ mass }))],
    [{ set: { mass: 1 } }, ...['Free fall', 'Straight ramp', 'Half-pipe'].flatMap((track) => slid({ track }))],
    [
      { set: { track: 'Straight ramp', friction: 0.2 } },
      { do: 'release' },
      ...[1, 2, 3, 4, 5].flatMap((): readonly WorkedAct[] => [{ wait: 0.6 }, { record: 1 }]),
      { plot: { x: { column: 'distance_m' }, y: { column: 'thermal_j' }, with: 'line', series: 'present' } },
    ],
    [{ until: 'stop_distance_m', from: 0.01, atMost: 40 }, { record: 1 }],
    [...runOut(0.3), ...runOut(0.15)],
    [
      { set: { track: 'Half-pipe', friction: 0.01 } },
      { do: 'release' },
      {
        until: 'thermal_j',
        from: 49,
        atMost: 80,
        says: 'The red part of the bar grows at each passage of the bottom.',
      },
      { record: 1 },
    ],
  ],
};
