import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const ROWS = 6;

export const measurement: Measurement = {
  quantity: 'cardiac output at rest',
  unit: 'L/min',
  truth: 4.9,
  steps: Array.from({ length: ROWS }).flatMap((): readonly MeasuringAct[] => [{ wait: 15 }, { record: 1 }]),
  analysis: {
    columns: [{ symbol: 'co', formula: 'heart_rate * stroke_volume_ml / 1000' }],
    mean: ['co'],
    result: 'co',
  },
};

/** What an eye sees on the paper: seconds since the last R peak, and until the next. */
interface Seen {
  readonly since: number;
  readonly until: number;
}

/** ms between the points of the callipers go by fours. */
const apart = (seconds: number): number => 4 * Math.round((1000 * seconds) / 4);

/** Two large squares, as far as the eye tells. */
const QT = 372;

const rows = (count: number, every: number): readonly WorkedAct[] =>
  Array.from({ length: count }).flatMap((): readonly WorkedAct[] => [{ wait: every }, { record: 1 }]);

const AT_REST = 6;

export const worked: Worked = {
  minutes: 15,
  steps: [
    [
      { wait: 60 },
      { do: 'stop_paper', value: 1 },
      {
        do: 'caliper',
        value(seen) {
          const { since, until } = seen as Seen;
          return apart(since + until);
        },
        says: 'From one R peak to the next.',
      },
      { record: 1 },
    ],
    [{ do: 'caliper', value: QT, says: 'From the first dip before R to the end of T.' }, { record: 1 }],
    [{ do: 'stop_paper', value: 0 }, { set: { activity: 'Walking' } }, { wait: 180 }, { record: 1 }],
    [
      { set: { activity: 'Running' } },
      { wait: 180 },
      { record: 1 },
      { do: 'stop_activity', says: 'The belt stands still: the brake comes back first.' },
      ...rows(20, 15),
    ],
    [{ plot: { x: { column: 'time' }, y: { column: 'heart_rate' }, with: 'exponentialOffset', series: 'present' } }],
    [
      { set: { activity: 'Resting' } },
      { reset: true },
      ...rows(AT_REST, 15),
      {
        check: 'cardiac_output_at_rest',
        answer: {
          columns: [{ symbol: 'co', formula: 'heart_rate * stroke_volume_ml / 1000' }],
          mean: ['co'],
          result: 'co',
          rows: { last: AT_REST },
        },
      },
    ],
    [{ set: { stimulant: 'Caffeine' } }, { wait: 120 }, ...rows(3, 15)],
    [
      ...[1, 2, 3].flatMap((): readonly WorkedAct[] => [{ do: 'count_beats', value: '6 s' }, { wait: 6.5 }]),
      { do: 'count_beats', value: '60 s' },
      { wait: 60.5 },
    ],
  ],
};
