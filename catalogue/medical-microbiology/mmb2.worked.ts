import { eColi, specificGrowthRate } from '../../engine/medical-microbiology/growth-kinetics';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const HOUR = 3600;

/** From a sample to its row: longer than the plating takes. */
const TO_THE_ROW = 600;

/** Of the exponential phase, at dilutions that give some 150 colonies. */
const SAMPLES: readonly (readonly [hour: number, dilution: number])[] = [
  [3.6, 2],
  [3.8, 2],
  [4.7, 3],
  [4.9, 3],
  [5.8, 4],
  [6, 4],
];

/** Each is recorded as long after it was taken as the others. */
const exponentialPhase: readonly MeasuringAct[] = SAMPLES.flatMap(
  ([hour, dilution], index): readonly MeasuringAct[] => [
    { wait: (hour - (SAMPLES[index - 1]?.[0] ?? 0)) * HOUR - (index > 0 ? TO_THE_ROW : 0) },
    { do: 'take_sample', value: dilution },
    { wait: TO_THE_ROW },
    { record: 1 },
  ],
);

export const measurement: Measurement = {
  quantity: 'specific growth rate in LB broth at 37 °C, from the line of ln CFU against time',
  unit: '1/h',
  truth: specificGrowthRate(37, eColi),
  inputs: { medium: 'LB broth' },
  steps: exponentialPhase,
  analysis: {
    columns: [
      { symbol: 'hours', formula: 'time / 3600' },
      { symbol: 'y', formula: 'ln(plate_estimate_cfu_ml)' },
    ],
    fit: { kind: 'line', x: 'hours', y: 'y' },
    result: 'm',
  },
};

/** Plating, and a little more until the row is recorded. */
const PLATING = 130;

/** The run's end, h. */
const END = 24;

/** Hours, and the dilution that gives 30 to 300 colonies, in LB at 37 °C. */
const GROWING = [
  [0.3, 0],
  [1.4, 0],
  [2.6, 1],
  [3.6, 2],
  [4.6, 3],
  [5.6, 4],
] as const;

const BENDING = [
  [6.6, 5],
  [7.6, 6],
  [8.6, 6],
  [9, 6],
] as const;

const STATIONARY = 10.5;

type Plan = readonly (readonly [hour: number, dilution: number])[];

/** Plated and recorded one after the other, the first so long after `begun`. */
const plated = (plan: Plan, begun = 0): readonly WorkedAct[] =>
  plan.flatMap(([hour, dilution], index): readonly WorkedAct[] => {
    const before = plan[index - 1]?.[0] ?? begun;
    return [
      { wait: (hour - before) * HOUR - (before > 0 ? PLATING : 0) },
      { do: 'take_sample', value: dilution },
      { record: 1 },
    ];
  });

/** Time goes by from one hour to another, also over the run's end. */
function passed(from: number, to: number): readonly WorkedAct[] {
  if (to <= END) return [{ wait: (to - from) * HOUR }];
  const until: readonly WorkedAct[] = from < END ? [{ wait: (END - from) * HOUR }] : [];
  return [...until, { wait: (to - Math.max(from, END)) * HOUR, beyond: true, says: 'The run goes on after its day.' }];
}

/** ln of a thousand, and the work of the lag. */
const THOUSANDFOLD = Math.log(1000) + 2.5;

/** A new culture, sampled at a thousand times the inoculum and at ten thousand times. */
function colder(temperature: number): readonly WorkedAct[] {
  const rate = specificGrowthRate(temperature, eColi);
  const first = THOUSANDFOLD / rate;
  const second = first + Math.LN10 / rate;
  return [
    { set: { temperature } },
    { reset: true },
    ...passed(0, first),
    { do: 'take_sample', value: 3 },
    ...passed(first, second),
    { do: 'take_sample', value: 4 },
    { record: 1 },
  ];
}

/** Hours of the dense culture, and the dilution of the plate beside the photometer. */
const DENSE = [
  [7, 5],
  [7.4, 6],
  [7.9, 6],
  [8.4, 6],
] as const;

export const worked: Worked = {
  minutes: 20,
  steps: [
    [{ set: { medium: 'LB broth' } }, ...plated(GROWING)],
    [{ tick: true }],
    [
      ...plated(BENDING, 5.6),
      { wait: (STATIONARY - 9) * HOUR },
      { do: 'take_sample', value: 6 },
      { do: 'take_sample', value: 7, atOnce: true, says: 'The same sample, one dilution further.' },
      { record: 1 },
      { plot: { x: { column: 'sample_time_s' }, y: { column: 'plate_estimate_cfu_ml', transform: 'log10' } } },
    ],
    [
      {
        plot: {
          x: { column: 'sample_time_s' },
          y: { column: 'plate_estimate_cfu_ml', transform: 'log10' },
          with: 'line',
        },
      },
    ],
    [{ tick: true }],
    [
      ...[15, 20, 25, 30].flatMap(colder),
      {
        plot: {
          x: { column: 'temperature' },
          y: { column: 'growth_rate_plates', transform: 'root' },
          with: 'line',
        },
      },
    ],
    [
      { set: { temperature: 37 } },
      { reset: true },
      ...DENSE.flatMap(([hour, dilution], index): readonly WorkedAct[] => [
        { wait: (hour - (DENSE[index - 1]?.[0] ?? 0)) * HOUR - (index > 0 ? PLATING : 0) },
        { do: 'take_sample', value: dilution },
        { do: 'read_od', atOnce: true, says: 'The same sample goes into the photometer.' },
        { record: 1 },
      ]),
    ],
    [
      { set: { medium: 'Nutrient broth' } },
      { wait: 5 * HOUR },
      { do: 'take_sample', value: 0 },
      { record: 1 },
      { do: 'take_sample', value: 6 },
      { record: 1 },
    ],
  ],
};
