import type { Promised, PromiseStep } from '../promise';

const atVolts = (volts: number): readonly PromiseStep[] => [
  { do: 'apply_voltage', value: volts },
  { wait: 1 },
  { record: 1 },
];

export const promise: Promised = {
  quantity: 'conductivity of salt in water, from current against voltage',
  unit: 'S/m',
  truth: 8.5,
  steps: [{ do: 'add_to_water' }, { wait: 2 }, ...[2, 4, 6, 8, 10, 12].flatMap(atVolts)],
  // The cell is a cube of 1 cm.
  analysis: { fit: { kind: 'proportional', x: 'voltage_v', y: 'current_a' }, result: 'k / 0.01' },
};
