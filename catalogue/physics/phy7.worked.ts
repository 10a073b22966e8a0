import type { Measurement, Worked, WorkedAct } from '../worked';

const MASSES = [0.1, 0.2, 0.35, 0.5];

export const measurement: Measurement = {
  quantity: 'spring constant, from T² against the mass',
  unit: 'N/m',
  truth: ({ spring_constant }) => Number(spring_constant),
  // Ten periods and a little more: T is about 1.4 s · √(m/kg) with 20 N/m.
  steps: MASSES.flatMap((mass) => [
    { set: { mass } },
    { do: 'release' },
    { wait: Math.ceil(16 * Math.sqrt(mass)) },
    { record: 1 },
  ]),
  analysis: {
    columns: [{ symbol: 'square', formula: 'period_s^2' }],
    fit: { kind: 'proportional', x: 'mass', y: 'square' },
    result: '4*pi^2/k',
  },
};

/** Released, until the gate has seen ten periods and a little more. */
const released = (mass: number, spring = 20): readonly WorkedAct[] => [
  { do: 'release' },
  { wait: Math.ceil(10.8 * 2 * Math.PI * Math.sqrt(mass / spring)) },
  { record: 1 },
];

const FREQUENCIES = [0.3, 0.6, 0.85, 0.95, 1, 1.1, 1.5, 3];

export const worked: Worked = {
  minutes: 20,
  steps: [
    [0.1, 0.2, 0.4].flatMap((amplitude): readonly WorkedAct[] => [{ set: { amplitude } }, ...released(0.5)]),
    [
      ...MASSES.flatMap((mass): readonly WorkedAct[] => [{ set: { mass } }, ...released(mass)]),
      { plot: { x: { column: 'mass' }, y: { column: 'period_s', transform: 'square' }, with: 'line' } },
    ],
    [
      ...[10, 30, 60, 100].flatMap((spring_constant): readonly WorkedAct[] => [
        { set: { spring_constant } },
        ...released(0.5, spring_constant),
      ]),
      {
        plot: {
          x: { column: 'spring_constant', transform: 'reciprocal' },
          y: { column: 'period_s', transform: 'square' },
          with: 'line',
        },
      },
    ],
    [
      { set: { spring_constant: 20, amplitude: 0.3, damping: 0.1 } },
      { do: 'release' },
      ...[1, 2, 3, 4, 5, 6].flatMap((): readonly WorkedAct[] => [{ wait: 4 }, { record: 1 }]),
      {
        plot: {
          x: { column: 'time' },
          y: { column: 'amplitude_now_m', transform: 'ln' },
          with: 'line',
          series: 'present',
        },
      },
    ],
    [
      { set: { damping: 0.5, drive_amplitude: 0.5 } },
      { do: 'drive', value: 1 },
      ...FREQUENCIES.flatMap((drive_frequency): readonly WorkedAct[] => [
        { set: { drive_frequency } },
        { wait: Math.max(12, 6.5 / drive_frequency) },
        { do: 'mark_resonance' },
        { record: 1 },
      ]),
      { plot: { x: { column: 'drive_frequency' }, y: { column: 'steady_amplitude_m' } } },
    ],
    [
      { set: { damping: 0.1 } },
      { set: { drive_frequency: 0.8 } },
      { wait: 7 },
      { record: 1, says: 'An amplitude is shown, and belongs to the beat.' },
      { wait: 60 },
      { record: 1 },
    ],
  ],
};
