import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'Resistance of the resistor, from the line of current on voltage',
  unit: 'Ω',
  truth: ({ resistance }) => Number(resistance),
  steps: [
    { do: 'close_switch' },
    ...[0, 2, 4, 6, 8, 10, 12].flatMap((voltage) => [{ set: { voltage } }, { wait: 2 }, { record: 1 }]),
  ],
  analysis: { fit: { kind: 'line', x: 'voltage_across', y: 'current' }, result: '1/m' },
};
