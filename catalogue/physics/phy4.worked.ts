import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const MASSES = [0.2, 0.5, 0.8, 1.1, 1.4, 1.7, 2];

/** The hand holds the mass until it rests; the pointer is read and recorded. */
const loaded = (mass: number, wait = 1): readonly MeasuringAct[] => [
  { set: { mass } },
  { do: 'hang_gently' },
  { wait },
  { record: 1 },
];

export const measurement: Measurement = {
  quantity: 'spring constant, from loading',
  unit: 'N/m',
  truth: (inputs) => Number(inputs['spring_constant']),
  steps: MASSES.flatMap((mass) => loaded(mass, 0.6)),
  analysis: { fit: { kind: 'line', x: 'extension_m', y: 'force_n' }, result: 'm' },
};

/** Ten swings and what is left of the present one. */
const swung = (mass: number, stiffness = 20): readonly WorkedAct[] => [
  { set: { mass } },
  { do: 'hang_gently' },
  { wait: 2 },
  { do: 'pull', value: 0.05 },
  { do: 'release' },
  { wait: 11.5 * 2 * Math.PI * Math.sqrt((mass + 0.07) / stiffness) },
  { record: 1 },
];

const SWUNG = [0.3, 0.6, 1, 1.5];

export const worked: Worked = {
  minutes: 20,
  steps: [
    [{ wait: 1 }, { record: 1 }],
    MASSES.flatMap((mass) => loaded(mass)),
    [{ plot: { x: { column: 'extension_m' }, y: { column: 'force_n' }, with: 'line' } }],
    [{ do: 'look_from', value: 10 }, { wait: 1 }, { do: 'look_from', value: 0 }, { do: 'hang' }, { wait: 2 }],
    SWUNG.flatMap((mass) => swung(mass)),
    [{ plot: { x: { column: 'mass' }, y: { column: 'period_s', transform: 'square' }, with: 'line' } }],
    [
      { reset: true },
      { set: { spring_mass: 0.2 } },
      ...SWUNG.flatMap((mass) => swung(mass)),
      {
        plot: {
          x: { column: 'mass' },
          y: { column: 'period_s', transform: 'square' },
          with: 'line',
          series: 'only',
        },
      },
    ],
    [
      { set: { spring_mass: 0, spring_constant: '50', mass: 0.5 } },
      { do: 'hang_gently' },
      { wait: 2 },
      { do: 'pull', value: 0.9 },
      { wait: 2 },
      { do: 'remove' },
      { wait: 3 },
      { record: 1 },
    ],
    [{ tick: true }],
  ],
};
