import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'Resistance of the resistor, from the line of current on voltage',
  unit: 'Ω',
  truth: ({ resistance }) => Number(resistance),
  steps: [
    { do: 'close_switch' },
    ...[0, 2, 4, 6, 8, 10, 12].flatMap((voltage) => [{ set: { voltage } }, { wait: 2 }, { record: 1 }]),
  ],
  analysis: { fit: { kind: 'line', x: 'voltage_across', y: 'current' }, result: '1/m' },
};

const stepped = (volts: readonly number[]): readonly WorkedAct[] =>
  volts.flatMap((voltage): readonly WorkedAct[] => [{ set: { voltage } }, { wait: 1 }, { record: 1 }]);

export const worked: Worked = {
  minutes: 20,
  steps: [
    [{ do: 'close_switch' }, { wait: 1 }, { record: 1 }],
    stepped([0, 2, 4, 6, 8, 10, 12]),
    [{ plot: { x: { column: 'voltage_across' }, y: { column: 'current' }, with: 'line' } }],
    [
      { set: { voltage: 5 } },
      ...[50, 100, 200, 500, 1000].flatMap((resistance): readonly WorkedAct[] => [
        { set: { resistance } },
        { wait: 1 },
        { record: 1 },
      ]),
      {
        plot: {
          x: { column: 'resistance', transform: 'reciprocal' },
          y: { column: 'current' },
          with: 'line',
        },
      },
    ],
    [
      { set: { component: 'Filament Lamp', resistance: 10 } },
      ...stepped([0, 2, 4, 6, 9, 12]),
      { plot: { x: { column: 'voltage_across' }, y: { column: 'current' } } },
    ],
    [
      { set: { component: 'Silicon Diode', resistance: 200 } },
      ...stepped([1, 2, 4, 8, 12]),
      { do: 'reverse', value: 1 },
      { wait: 1 },
      { record: 1 },
      { do: 'reverse', value: 0 },
    ],
    [{ set: { component: 'Resistor', resistance: 1000, real_meters: true, voltage: 5 } }, { wait: 1 }, { record: 1 }],
    [{ set: { resistance: 10 } }, { wait: 1 }, { record: 1 }],
    [
      { do: 'build_it', value: 1 },
      { do: 'preset', value: 'Wheatstone bridge' },
      { wait: 1 },
      ...[700, 715, 726].flatMap((ohms): readonly WorkedAct[] => [
        { do: 'place', value: `R4 j4 j7 ${ohms}` },
        { wait: 1 },
      ]),
      { record: 1 },
      { tick: true },
    ],
  ],
};
