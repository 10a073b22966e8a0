import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const VOLUMES = [0.002, 0.004, 0.006, 0.008];

/** Lowered on the string, and the balance read. */
const weighed = (volume: number): readonly MeasuringAct[] => [
  { set: { volume } },
  { do: 'lower_on_string' },
  { wait: 20 },
  { record: 1 },
];

export const measurement: Measurement = {
  quantity: 'ρ g of the water, from buoyant force against displaced volume',
  unit: 'N/L',
  truth: ({ fluid_density }) => (Number(fluid_density) * 9.81) / 1000,
  steps: [0.001, ...VOLUMES].flatMap(weighed),
  analysis: {
    fit: { kind: 'line', x: 'displaced_ml', y: 'buoyant_force_n' },
    result: '1000*m',
  },
};

/** The crane goes to a depth and stands still there, and the balance is read. */
const hung = (depth: number): readonly WorkedAct[] => [{ do: 'set_crane', value: depth }, { wait: 20 }, { record: 1 }];

/** Let go at the surface, until the bobbing has died. */
const afloat: readonly WorkedAct[] = [{ do: 'release' }, { wait: 60 }, { record: 1 }];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [{ record: 1 }, { do: 'lower_on_string' }, { wait: 20 }, { record: 1 }],
    [{ do: 'raise' }, { wait: 20 }, { do: 'refill' }, { record: 1 }, ...hung(0), ...hung(0.3)],
    [...hung(1.5)],
    [
      ...VOLUMES.flatMap(weighed),
      { plot: { x: { column: 'displaced_ml' }, y: { column: 'buoyant_force_n' }, with: 'line' } },
      {
        check: 'weight_density',
        answer: {
          fit: { kind: 'line', x: 'displaced_ml', y: 'buoyant_force_n' },
          result: '1000*m',
          rows: { last: VOLUMES.length },
        },
      },
    ],
    [
      { set: { volume: 0.001 } },
      ...[200, 400, 600, 800, 950].flatMap((object_density): readonly WorkedAct[] => [
        { set: { object_density } },
        ...afloat,
      ]),
      { plot: { x: { column: 'object_density' }, y: { column: 'submerged_fraction' }, with: 'line' } },
    ],
    [
      { set: { fluid_density: '1025', object_density: 917 } },
      ...afloat,
      { set: { fluid_density: '13600', object_density: 7874 } },
      ...afloat,
    ],
    [
      { set: { fluid_density: '1000', volume: 0.0001 } },
      ...[1100, 1400, 1700, 2000].flatMap((object_density): readonly WorkedAct[] => [
        { set: { object_density } },
        { do: 'release_submerged' },
        { wait: 15 },
        { record: 1 },
      ]),
      { plot: { x: { column: 'object_density' }, y: { column: 'fastest_m_s', transform: 'square' }, with: 'line' } },
    ],
  ],
};
