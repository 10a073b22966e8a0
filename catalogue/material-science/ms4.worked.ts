import { medianLife, parameterAt } from '../../engine/material-science/creep-bar';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const STRESS = 150;
const BARS = 5;

export const measurement: Measurement = {
  quantity: 'Larson-Miller parameter of 316 at 150 MPa, five bars at 700 °C',
  unit: '1',
  truth: parameterAt('Stainless steel 316', STRESS),
  inputs: { temperature: 700, stress: STRESS },
  steps: Array.from({ length: BARS }).flatMap((): readonly MeasuringAct[] => [
    { do: 'heat' },
    { wait: 7200 },
    { do: 'load' },
    { wait: 2e6 },
    { record: 1 },
  ]),
  analysis: { mean: ['lmp'], result: 'lmp' },
};

const STEEL = 'Stainless steel 316';
const SOAK = 7200;

/** The present bar is loaded and runs to rupture; bars differ in life by a fifth, and furnaces by some degrees. */
const toRupture = (stress: number, temperature: number): readonly WorkedAct[] => [
  { do: 'heat' },
  { wait: SOAK },
  { do: 'load' },
  { until: 'stage', is: 'Ruptured', atMost: 2.5 * 3600 * medianLife(STEEL, { stress, temperature }) },
];

/** Another bar is broken and its row recorded. */
const bar = (stress: number, temperature: number): readonly WorkedAct[] => [
  { set: { stress, temperature } },
  ...toRupture(stress, temperature),
  { record: 1 },
];

export const worked: Worked = {
  minutes: 30,
  steps: [
    [{ set: { material: STEEL, stress: 150, temperature: 650 } }, ...toRupture(150, 650)],
    [{ record: 1 }, { check: 'lmp_150', answer: { mean: ['lmp'], result: 'lmp' } }],
    [
      // The bar at 150 MPa has its row already.
      ...[140, 180, 200, 220].flatMap((stress) => bar(stress, 650)),
      {
        plot: {
          x: { column: 'stress', transform: 'log10' },
          y: { column: 'min_creep_rate', transform: 'log10' },
          with: 'line',
        },
      },
    ],
    [
      ...[620, 670, 700].flatMap((temperature) => bar(150, temperature)),
      {
        plot: {
          x: { column: 'temperature', transform: 'reciprocal' },
          y: { column: 'min_creep_rate', transform: 'ln' },
          with: 'line',
        },
      },
    ],
    [{ plot: { x: { column: 'lmp' }, y: { column: 'stress', transform: 'log10' }, with: 'line' } }],
    [{ tick: true }],
    [
      {
        plot: {
          x: { column: 'min_creep_rate', transform: 'log10' },
          y: { column: 'rupture_time', transform: 'log10' },
          with: 'line',
        },
      },
    ],
    [140, 140, 200, 200].flatMap((stress) => bar(stress, 650)),
  ],
};
