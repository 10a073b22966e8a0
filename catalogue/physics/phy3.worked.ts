import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const LENGTHS = [0.2, 0.5, 0.8, 1.2, 1.6, 2];

/** Three swings and a little more: without friction the mean of ten is the same. */
const swung = (length: number): readonly MeasuringAct[] => [
  { set: { length } },
  { do: 'release' },
  { wait: 7 * Math.sqrt(length) },
  { record: 1 },
];

export const measurement: Measurement = {
  quantity: 'acceleration of gravity, from the periods by the light gate',
  unit: 'm/s²',
  truth: 9.81,
  inputs: { initial_angle: 5 },
  steps: LENGTHS.flatMap(swung),
  analysis: {
    // The period of a small swing: that of 5° is longer by θ²/16.
    columns: [{ symbol: 'tsquared', formula: '(period_s / (1 + rad(initial_angle)^2 / 16))^2' }],
    fit: { kind: 'line', x: 'length', y: 'tsquared' },
    result: '4 * pi^2 / m',
  },
};

/** Ten swings of so long a pendulum, and what is left of the present one. */
const TEN = 10.6;

const period = (length: number): number => 2 * Math.PI * Math.sqrt(length / 9.81);

/** Swings timed by the stopwatch, pressed by hand, and the row recorded. */
const timed = (swings: number, length = 1): readonly WorkedAct[] => [
  { do: 'count', value: swings },
  // At 45° a swing is 4 % longer.
  { wait: 1.05 * (swings + 1.5) * period(length) },
  { record: 1 },
];

/** The bob is let go and passes the light gate for ten swings. */
const throughGate = (length = 1): readonly WorkedAct[] => [
  { do: 'release' },
  { wait: TEN * period(length) },
  { record: 1 },
];

const ANGLES = [5, 10, 15, 20, 30, 45];

export const worked: Worked = {
  minutes: 20,
  steps: [
    [
      { set: { initial_angle: 5, length: 1 } },
      { do: 'release', says: 'From 5° the bob swings through the light gate.' },
      ...[1, 1, 1, 10, 10, 10].flatMap((swings) => timed(swings)),
    ],
    LENGTHS.flatMap((length): readonly WorkedAct[] => [{ set: { length } }, { do: 'release' }, ...timed(10, length)]),
    [
      {
        plot: {
          x: { column: 'length' },
          y: { column: 'period_s', transform: 'square' },
          with: 'line',
        },
      },
      {
        check: 'gravity',
        answer: {
          columns: [{ symbol: 'tsquared', formula: '(period_s / (1 + rad(initial_angle)^2 / 16))^2' }],
          fit: { kind: 'line', x: 'length', y: 'tsquared' },
          result: '4 * pi^2 / m',
          rows: { last: LENGTHS.length },
        },
      },
    ],
    [
      { set: { length: 1 } },
      ...[0.05, 0.5, 2].flatMap((mass): readonly WorkedAct[] => [{ set: { mass } }, ...throughGate()]),
    ],
    [
      { set: { mass: 0.5 } },
      ...ANGLES.flatMap((initial_angle): readonly WorkedAct[] => [{ set: { initial_angle } }, ...throughGate()]),
      {
        plot: {
          x: { column: 'initial_angle', transform: 'square' },
          y: { column: 'period_s' },
          with: 'line',
        },
      },
    ],
    [
      { do: 'count_at', value: 'Turning point' },
      { do: 'release' },
      ...[10, 10, 10].flatMap((swings) => timed(swings)),
      { do: 'count_at', value: 'Lowest point' },
    ],
    [
      { set: { damping: 0.05, initial_angle: 10 } },
      { do: 'release' },
      ...[1, 2, 3, 4, 5, 6].flatMap((): readonly WorkedAct[] => [{ wait: 10 }, { record: 1 }]),
      {
        plot: {
          x: { column: 'time' },
          y: { column: 'amplitude_deg', transform: 'ln' },
          with: 'line',
          series: 'present',
        },
      },
    ],
  ],
};
