import { zoneOf } from '../../engine/medical-lab/coulter';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const count = (dilution: string): readonly MeasuringAct[] => [
  { set: { dilution } },
  { do: 'run_rbc' },
  { wait: 21 },
  { record: 1 },
];

export const measurement: Measurement = {
  quantity: 'sensing zone of the 100 µm aperture, from the dilution series',
  unit: 'µL',
  truth: zoneOf(100),
  inputs: { coincidence_correction: false, count_time: 20 },
  steps: [
    { do: 'mix_sample' },
    { do: 'aspirate' },
    { wait: 7 },
    ...['6250', '12500', '25000', '50000', '100000'].flatMap(count),
  ],
  analysis: {
    columns: [
      { symbol: 'y', formula: 'ln(rbc)' },
      { symbol: 'x', formula: '1/dilution' },
    ],
    fit: { kind: 'line', x: 'x', y: 'y' },
    result: '-m/(exp(c)*1000000)',
  },
};

/** Lab seconds that the needle takes, and that a count takes at most. */
const DRAWN = 7;

const COUNTED = 21;
const SERIES = ['6250', '12500', '25000', '50000', '100000'];

const everything: readonly WorkedAct[] = [
  { do: 'mix_sample' },
  { do: 'aspirate' },
  { wait: DRAWN },
  { do: 'run_all' },
  { wait: COUNTED },
];

const reds: readonly WorkedAct[] = [{ do: 'run_rbc' }, { wait: COUNTED }, { record: 1 }];

export const worked: Worked = {
  minutes: 20,
  steps: [
    everything,
    [
      { record: 1 },
      { column: { symbol: 'three', label: 'Haemoglobin, g/dL, over red cells', unit: '1', formula: 'hgb / 10 / rbc' } },
    ],
    [
      { set: { coincidence_correction: false, count_time: 20 } },
      ...SERIES.flatMap((dilution): readonly WorkedAct[] => [{ set: { dilution } }, ...reds]),
    ],
    [
      {
        plot: {
          x: { column: 'dilution', transform: 'reciprocal' },
          y: { column: 'rbc', transform: 'ln' },
          with: 'line',
          series: 'present',
        },
      },
      {
        check: 'zone',
        answer: {
          columns: [
            { symbol: 'y', formula: 'ln(rbc)' },
            { symbol: 'x', formula: '1/dilution' },
          ],
          fit: { kind: 'line', x: 'x', y: 'y' },
          result: '-m/(exp(c)*1000000)',
          rows: { last: SERIES.length },
        },
      },
    ],
    [
      { set: { coincidence_correction: true, count_time: 10, dilution: '50000' } },
      ...Array.from({ length: 9 }, () => reds).flat(),
    ],
    [
      { set: { patient: 'Patient 9' } },
      ...everything,
      { do: 'warm_sample', says: 'MCHC is impossible in the cold tube. In the block the clumps let go.' },
      ...everything,
    ],
    ['Patient 2', 'Patient 4'].flatMap((patient): readonly WorkedAct[] => [
      { set: { patient } },
      ...everything,
      { record: 1 },
    ]),
    [
      { set: { patient: 'Patient 8', previous_sample: 'Patient 5' } },
      ...everything,
      { record: 1 },
      { do: 'flush' },
      { do: 'aspirate' },
      { wait: DRAWN },
      { do: 'run_all' },
      { wait: COUNTED },
      { record: 1 },
    ],
  ],
};
