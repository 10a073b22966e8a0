import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const ANGLES = [15, 30, 45, 60, 75];

/** A shot, its landing, and the row. */
const shots = (
  inputs: Readonly<Record<string, number | boolean>>,
  times: number,
  wait: number,
): readonly MeasuringAct[] => [
  { set: inputs },
  ...Array.from({ length: times }, (): readonly MeasuringAct[] => [{ do: 'launch' }, { wait }, { record: 1 }]).flat(),
];

/** The launcher scatters: three shots at each angle, as the coach asks. */
const threeAt = (angle: number): readonly MeasuringAct[] => shots({ angle }, 3, 4.2);

export const measurement: Measurement = {
  quantity: 'acceleration of gravity, from the range over sin 2θ',
  unit: 'm/s²',
  truth: (inputs) => Number(inputs['gravity']),
  steps: ANGLES.flatMap(threeAt),
  analysis: {
    columns: [{ symbol: 'sine', formula: 'sin(2 * rad(angle))' }],
    fit: { kind: 'proportional', x: 'sine', y: 'range_m' },
    // 20 m/s, squared.
    result: '400 / k',
  },
};

const TARGET = 35;

const hits = (angle: number): readonly WorkedAct[] => [
  { set: { angle } },
  { do: 'launch' },
  { wait: 4.2 },
  { do: 'record_shot' },
];

/** The launcher scatters by as much as the target is wide: one shot of several hits it. */
const again = [1, 2, 3, 4].flatMap((): readonly WorkedAct[] => [{ do: 'launch' }, { wait: 4.2 }]);

export const worked: Worked = {
  minutes: 25,
  steps: [
    ANGLES.flatMap(threeAt),
    [
      {
        plot: {
          x: { column: 'angle', transform: 'sinTwice' },
          y: { column: 'range_m' },
          with: 'proportional',
        },
      },
      {
        check: 'gravity',
        answer: {
          columns: [{ symbol: 'sine', formula: 'sin(2 * rad(angle))' }],
          fit: { kind: 'proportional', x: 'sine', y: 'range_m' },
          result: '400 / k',
        },
      },
    ],
    [
      { reset: true },
      ...[10, 20, 30, 40].flatMap((velocity) => shots({ angle: 45, velocity }, 1, 6.5)),
      {
        plot: {
          x: { column: 'velocity', transform: 'square' },
          y: { column: 'range_m' },
          with: 'proportional',
          series: 'only',
        },
      },
    ],
    [
      ...[30, 35, 40, 45, 50].flatMap((angle) => shots({ velocity: 20, height: 10, angle }, 1, 4.5)),
      { plot: { x: { column: 'angle' }, y: { column: 'range_m' } } },
    ],
    [30, 38, 60].flatMap((angle) => shots({ velocity: 40, height: 0, drag: true, angle }, 1, 7)),
    shots({ angle: 45 }, 1, 6.5),
    [{ set: { drag: false, velocity: 20 } }, { do: 'place_target', value: TARGET }, ...hits(30), ...hits(60), ...again],
    [{ reset: true }, ...[1, 2, 3, 4, 5].flatMap(() => hits(45))],
  ],
};
