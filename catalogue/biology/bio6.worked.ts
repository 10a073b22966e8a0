import { lossRate } from '../../engine/biology/catalase-kinetics';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const SECONDS = [0, 15, 30, 45, 60];

export const measurement: Measurement = {
  quantity: 'rate constant of the loss of catalase at 65 °C',
  unit: '1/s',
  truth: lossRate(65, 7),
  steps: SECONDS.flatMap((heated): readonly MeasuringAct[] => [
    { do: 'preheat_temperature', value: 65 },
    { do: 'preheat_enzyme', value: heated },
    { wait: 11 },
    { record: 1 },
    { reset: true },
  ]),
  analysis: {
    columns: [{ symbol: 'logv', formula: 'ln(initial_rate_mm_s)' }],
    fit: { kind: 'line', x: 'heated_s', y: 'logv' },
    result: '-m',
  },
};

/** Gas is read here, and the initial rate stands by then. */
const READ_AT = 30;

const TANGENT = 11;

const gasAt = (input: 'ph' | 'temperature', values: readonly number[]): readonly WorkedAct[] =>
  values.flatMap((value): readonly WorkedAct[] => [{ set: { [input]: value } }, { wait: READ_AT }, { record: 1 }]);

/** The enzyme alone in the block, then in the cylinder. */
const heated = (seconds: number): readonly WorkedAct[] => [
  { reset: true },
  { do: 'preheat_temperature', value: 65, says: 'The block is at 65 °C. The water bath stays at 37 °C.' },
  { do: 'preheat_enzyme', value: seconds },
  { wait: TANGENT },
  { record: 1 },
];

const HEATED = [0, 15, 30, 45, 60];

export const worked: Worked = {
  minutes: 20,
  steps: [
    [{ wait: 15 }, { record: 1 }],
    [
      { set: { temperature: 25 } },
      ...['Low', 'Medium', 'High'].flatMap((substrate): readonly WorkedAct[] => [
        { set: { substrate } },
        { wait: 15 },
        { record: 1 },
      ]),
      {
        plot: {
          x: { column: 'peroxide_start_mm', transform: 'reciprocal' },
          y: { column: 'initial_rate_mm_s', transform: 'reciprocal' },
        },
      },
    ],
    [
      { set: { temperature: 37, substrate: 'Medium' } },
      ...gasAt('ph', [2, 4, 6, 8, 10, 12]),
      { plot: { x: { column: 'ph' }, y: { column: 'oxygen_ml' } } },
    ],
    [
      { set: { substrate: 'High', ph: 7 } },
      ...gasAt('temperature', [20, 40, 50, 55, 60, 70]),
      { plot: { x: { column: 'temperature' }, y: { column: 'oxygen_ml' } } },
    ],
    [{ set: { temperature: 37 } }, { until: 'oxygen_ml', from: 106, atMost: 1200 }],
    [{ set: { substrate: 'Medium' } }, ...HEATED.flatMap(heated)],
    [
      { plot: { x: { column: 'heated_s' }, y: { column: 'initial_rate_mm_s', transform: 'ln' }, with: 'line' } },
      {
        check: 'loss_rate',
        answer: {
          columns: [{ symbol: 'logv', formula: 'ln(initial_rate_mm_s)' }],
          fit: { kind: 'line', x: 'heated_s', y: 'logv' },
          result: '-m',
          rows: { last: HEATED.length },
        },
      },
    ],
    [{ set: { buffered: false } }, ...gasAt('ph', [4, 7, 10])],
  ],
};
