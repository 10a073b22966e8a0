import { METALS, bareLoss, corrosionRate } from '../../engine/material-science/rust-kinetics';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const HOUR = 3600;
const PANELS = 4;

export const measurement: Measurement = {
  quantity: 'corrosion rate of bare steel over 48 h, for a coupon of 70 g/m², four panels with coupons',
  unit: 'mm/y',
  truth: corrosionRate(bareLoss('Carbon steel', 0, 48), 48, METALS['Carbon steel'].density),
  steps: Array.from({ length: PANELS }).flatMap((): readonly MeasuringAct[] => [
    { reset: true },
    { do: 'run_coupon' },
    { do: 'start' },
    { wait: 48 * HOUR },
    { do: 'remove_panel' },
    { do: 'clean_and_weigh' },
    { wait: HOUR },
    { record: 1 },
  ]),
  analysis: {
    columns: [{ symbol: 'scaled', formula: 'corrosion_rate * 70 / coupon_loss' }],
    mean: ['scaled'],
    result: 'scaled',
  },
};

/** A new panel beside a new coupon. */
const begun: readonly WorkedAct[] = [{ do: 'run_coupon' }, { do: 'start' }];

const weighed: readonly WorkedAct[] = [{ do: 'remove_panel' }, { do: 'clean_and_weigh' }];

/** A coupon is weighed after 48 h, also where the panel was out before. */
const exposed = (hours: number): readonly WorkedAct[] => [
  { reset: true },
  ...begun,
  { wait: hours * HOUR },
  ...weighed,
  { wait: Math.max(1, 49 - hours) * HOUR },
  { record: 1 },
];

/** By chance the first spot of red comes up to some 200 h late. */
const untilRed = (thickness: number): readonly WorkedAct[] => [
  { set: { coating: 'Zinc plate', thickness } },
  { do: 'start' },
  { until: 'first_red_rust', from: 1, atMost: 1000 * HOUR },
  { record: 1 },
];

export const worked: Worked = {
  minutes: 20,
  steps: [
    [...begun, { wait: 48 * HOUR }],
    [
      ...[24, 96, 48].flatMap(exposed),
      { plot: { x: { column: 'hours' }, y: { column: 'mass_loss' }, with: 'power' } },
      {
        check: 'steel_rate',
        answer: {
          columns: [{ symbol: 'scaled', formula: 'corrosion_rate * 70 / coupon_loss' }],
          result: 'scaled',
          rows: { last: 1 },
        },
      },
    ],
    [
      ...[5, 10, 20].flatMap(untilRed),
      { plot: { x: { column: 'thickness' }, y: { column: 'first_red_rust' }, with: 'line' } },
    ],
    [
      { set: { coating: 'Paint', thickness: 10 } },
      ...[true, false].flatMap((scribed): readonly WorkedAct[] => [
        { set: { scribed } },
        { do: 'start' },
        { wait: 500 * HOUR },
        { do: 'inspect' },
        { record: 1 },
      ]),
    ],
    [
      { set: { coating: 'None' } },
      { do: 'start' },
      { wait: 1.5 * HOUR },
      { record: 1 },
      ...[2.5, 3.5, 4.5, 5.5].flatMap((): readonly WorkedAct[] => [{ wait: HOUR }, { record: 1 }]),
      { column: { symbol: 'lnage', label: 'ln(t − 0.5 h)', unit: '1', formula: 'ln(hours - 0.5)' } },
      { column: { symbol: 'lnarea', label: 'ln(−ln(1 − X))', unit: '1', formula: 'ln(-ln(1 - red_rust_area / 100))' } },
      { plot: { x: { column: 'lnage' }, y: { column: 'lnarea' }, with: 'line', series: 'present' } },
    ],
    [
      { reset: true },
      { set: { temperature: 45 } },
      { do: 'start' },
      { wait: 48 * HOUR },
      ...weighed,
      { wait: HOUR },
      { record: 1 },
    ],
  ],
};
