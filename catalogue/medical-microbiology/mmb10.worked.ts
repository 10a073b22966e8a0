import { LAWS } from '../../engine/medical-microbiology/phage-kinetics';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const ten = (act: MeasuringAct): readonly MeasuringAct[] => Array.from({ length: 10 }, () => act);

export const measurement: Measurement = {
  quantity: 'burst size of T4 from ten plates of each kind',
  unit: 'phage/cell',
  truth: LAWS.T4.burst,
  steps: [
    { wait: 300 },
    { do: 'dilute', value: 4 },
    { wait: 120 },
    ...ten({ do: 'plate', value: 0 }),
    ...ten({ do: 'plate_chloroform', value: 0 }),
    { wait: 2870 },
    ...ten({ do: 'plate', value: 2 }),
    { wait: 1 },
    { record: 1 },
  ],
  analysis: { result: 'burst_estimate' },
};

const MINUTE = 60;

const minutes = (count: number): WorkedAct => ({ wait: count * MINUTE });

/** Minutes after mixing, and the dilution that gives a plate which can be counted. */
const CURVE = [
  [10, 0],
  [13, 0],
  [16, 0],
  [19, 0],
  [22, 0],
  [25, 1],
  [28, 1],
  [31, 1],
  [34, 2],
  [37, 2],
] as const;

const EARLY = 7;
const END = 55;

export const worked: Worked = {
  minutes: 20,
  steps: [
    [minutes(5), { do: 'dilute', value: 4 }],
    [
      minutes(EARLY - 5),
      ...ten({ do: 'plate', value: 0 }),
      ...ten({ do: 'plate_chloroform', value: 0 }),
      { record: 1 },
    ],
    [
      ...CURVE.flatMap(([at, dilution], index): readonly WorkedAct[] => [
        minutes(at - (CURVE[index - 1]?.[0] ?? EARLY)),
        { do: 'plate', value: dilution },
      ]),
      minutes(END - 37),
      ...ten({ do: 'plate', value: 2 }),
    ],
    [{ record: 1 }, { check: 'burst_t4', answer: { result: 'burst_estimate', rows: { last: 1 } } }],
    [
      { set: { moi: 0.01 } },
      ...[10, 30, 50, 70, 100].flatMap((density): readonly WorkedAct[] => [
        { set: { density } },
        { reset: true },
        minutes(5),
        { record: 1 },
      ]),
      {
        column: {
          symbol: 'lnfree',
          label: 'ln of the free part',
          unit: '1',
          formula: 'ln(free_phage/(moi*density*10^6))',
        },
      },
      { plot: { x: { column: 'density' }, y: { column: 'lnfree' }, with: 'line' } },
    ],
    [
      { set: { moi: 0.1, density: 50 } },
      minutes(5),
      { do: 'dilute', value: 1 },
      minutes(2),
      ...ten({ do: 'plate', value: 3 }),
      ...ten({ do: 'plate_chloroform', value: 3 }),
      minutes(48),
      ...ten({ do: 'plate', value: 5 }),
      { record: 1 },
    ],
    [
      { set: { phage: 'T7' } },
      minutes(5),
      { do: 'dilute', value: 4 },
      ...[0, 0, 1, 2].flatMap((value): readonly WorkedAct[] => [minutes(3), { do: 'plate_chloroform', value }]),
      { record: 1 },
      { set: { phage: 'lambda vir', density: 100 } },
      minutes(10),
      { do: 'dilute', value: 4 },
      ...[1, 1, 1, 2].flatMap((value): readonly WorkedAct[] => [minutes(10), { do: 'plate_chloroform', value }]),
      { record: 1 },
    ],
  ],
};
