import { decolouringRate, wallOf } from '../../engine/medical-microbiology/gram-stain';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const SECONDS = [2, 4, 7, 11, 16];

export const measurement: Measurement = {
  quantity: 'rate constant with which E. coli loses violet to acetone-alcohol',
  unit: '1/s',
  truth: decolouringRate(wallOf({ organism: 'Escherichia coli', culture_age: 18 }), 'Acetone-alcohol'),
  inputs: { organism: 'Escherichia coli' },
  steps: SECONDS.flatMap((seconds): readonly MeasuringAct[] => [
    { do: 'heat_fix', value: 3 },
    { do: 'crystal_violet', value: 60 },
    { do: 'iodine', value: 60 },
    { do: 'decolorize', value: seconds },
    { do: 'rinse', value: 1 },
    { wait: 145 },
    { record: 1 },
    { reset: true },
  ]),
  analysis: {
    columns: [{ symbol: 'logv', formula: 'ln(dye_retained)' }],
    fit: { kind: 'line', x: 'decolour_time', y: 'logv' },
    result: '-m',
  },
};

const violetAndIodine: readonly WorkedAct[] = [
  { do: 'crystal_violet', value: 60 },
  { do: 'rinse', value: 2 },
  { do: 'iodine', value: 60 },
  { do: 'rinse', value: 2 },
];

const decoloured = (seconds: number): readonly WorkedAct[] => [
  { do: 'decolorize', value: seconds },
  { do: 'rinse', value: 2, atOnce: true, says: 'The wash bottle waits its turn: water stops the decolouriser.' },
];

const seen: readonly WorkedAct[] = [
  { do: 'safranin', value: 60 },
  { do: 'rinse', value: 2 },
  { do: 'view' },
  { record: 1 },
];

const fixed: WorkedAct = { do: 'heat_fix', value: 3 };

const stained = (seconds: number): readonly WorkedAct[] => [fixed, ...violetAndIodine, ...decoloured(seconds), ...seen];

export const worked: Worked = {
  minutes: 25,
  steps: [
    [fixed],
    violetAndIodine,
    decoloured(10),
    seen,
    [{ set: { organism: 'Escherichia coli' } }, ...stained(10)],
    [
      ...SECONDS.flatMap((seconds): readonly WorkedAct[] => [
        { reset: true },
        fixed,
        ...violetAndIodine,
        ...decoloured(seconds),
        { record: 1 },
      ]),
      {
        plot: {
          x: { column: 'decolour_time' },
          y: { column: 'dye_retained', transform: 'ln' },
          with: 'line',
        },
      },
      {
        check: 'decolouring_rate',
        answer: {
          columns: [{ symbol: 'logv', formula: 'ln(dye_retained)' }],
          fit: { kind: 'line', x: 'decolour_time', y: 'logv' },
          result: '-m',
          rows: { last: SECONDS.length },
        },
      },
    ],
    [{ set: { organism: 'Staphylococcus aureus' } }, ...stained(90)],
    [{ set: { organism: 'Bacillus subtilis', culture_age: 72 } }, ...stained(60)],
  ],
};
