import { EXTINCTION } from '../../engine/environmental-science/lake-model';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const DAY = 86_400;
const YEAR = 365 * DAY;
const LOADS = [0.2, 0.5, 1, 2, 5];

/** A year with each load of phosphorus, and the row at its end. */
const yearWith = (p_load: number): readonly MeasuringAct[] => [
  { set: { p_load } },
  { do: 'start' },
  { wait: YEAR },
  { record: 1 },
];

export const measurement: Measurement = {
  quantity: 'extinction of light by algae, slope of 1.7/Secchi depth against chlorophyll',
  unit: 'm²/mg',
  truth: EXTINCTION.chlorophyll,
  steps: LOADS.flatMap(yearWith),
  analysis: {
    columns: [{ symbol: 'extinction', formula: '1.7 / secchi' }],
    fit: { kind: 'line', x: 'chlorophyll', y: 'extinction' },
    result: 'm',
  },
};

const lowerProbe = (days: number): readonly WorkedAct[] => [
  { wait: days * DAY },
  { do: 'lower_probe', value: 10 },
  { record: 1 },
];

/** Three years of much phosphorus. */
const greened: readonly WorkedAct[] = [{ do: 'start' }, { wait: 3 * YEAR }];

export const worked: Worked = {
  minutes: 25,
  steps: [
    [{ record: 1 }],
    [{ do: 'start' }, { wait: YEAR }, { record: 1 }],
    [{ do: 'lower_secchi' }, { do: 'sample_deep' }],
    [{ set: { calc_secchi: 1.5, calc_chl: 15.6, calc_tp: 41.8 } }, { tick: true }],
    [
      ...LOADS.flatMap(yearWith),
      { plot: { x: { column: 'total_p' }, y: { column: 'chlorophyll' } } },
      { column: { symbol: 'k', label: 'Extinction', unit: '1/m', formula: '1.7 / secchi' } },
      { plot: { x: { column: 'chlorophyll' }, y: { column: 'k' }, with: 'line' } },
      {
        check: 'algal_extinction',
        answer: {
          columns: [{ symbol: 'extinction', formula: '1.7 / secchi' }],
          fit: { kind: 'line', x: 'chlorophyll', y: 'extinction' },
          result: 'm',
          rows: { last: LOADS.length },
        },
      },
    ],
    [{ set: { p_load: 1, np_ratio: 3, initial_n: 100 } }, { do: 'start' }, { wait: 0.5 * YEAR }, { record: 1 }],
    [
      { set: { p_load: 3, np_ratio: 12, initial_n: 400 } },
      ...greened,
      { do: 'set_load', value: 0.6, says: 'Less comes in, but the mud gives back what it stored.' },
      { until: 'chlorophyll', to: 13.5, atMost: 5 * YEAR },
      { reset: true },
      ...greened,
      { do: 'set_load', value: 0.6 },
      { do: 'alum_dose', value: 80 },
      { until: 'chlorophyll', to: 13.5, atMost: 3 * YEAR },
    ],
    [{ reset: true }, ...greened, { do: 'aerate' }, { wait: 6.9 * YEAR }, { record: 1 }],
    [
      { set: { p_load: 1, seasons: true } },
      { do: 'start' },
      { wait: 2 * YEAR },
      ...lowerProbe(150),
      ...lowerProbe(77),
      ...lowerProbe(61),
    ],
  ],
};
