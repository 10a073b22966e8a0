import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const atVolts = (volts: number): readonly MeasuringAct[] => [
  { do: 'apply_voltage', value: volts },
  { wait: 1 },
  { record: 1 },
];

export const measurement: Measurement = {
  quantity: 'conductivity of salt in water, from current against voltage',
  unit: 'S/m',
  truth: 8.5,
  steps: [{ do: 'add_to_water' }, { wait: 2 }, ...[2, 4, 6, 8, 10, 12].flatMap(atVolts)],
  // The cell is a cube of 1 cm.
  analysis: { fit: { kind: 'proportional', x: 'voltage_v', y: 'current_a' }, result: 'k / 0.01' },
};

const SALT = 'NaCl (Ionic)';
const WATER = 'H2O (Covalent)';
const IRON = 'Fe (Metallic)';

const at = (celsius: number): readonly WorkedAct[] => [
  { do: 'set_temperature', value: celsius },
  { wait: 2 },
  { record: 1 },
];

const struck: readonly WorkedAct[] = [{ record: 1 }, { do: 'strike' }, { wait: 3 }, { record: 1 }];

export const worked: Worked = {
  minutes: 20,
  steps: [
    [3, 2.46, 2.41, 2.36, 2.31, 2.26].flatMap((value): readonly WorkedAct[] => [
      { do: 'set_separation', value },
      { wait: 1 },
      { record: 1 },
    ]),
    [{ do: 'apply_voltage', value: 6 }, { wait: 1 }, { record: 1 }],
    [
      { record: 1 },
      ...at(900),
      { do: 'set_temperature', value: 25 },
      { wait: 2 },
      { do: 'add_to_water' },
      { wait: 3 },
      { record: 1 },
      { check: 'conductivity_dissolved', answer: { result: 'current_a / voltage_v / 0.01' } },
    ],
    [
      { set: { compound: WATER } },
      { do: 'apply_voltage', value: 6 },
      { wait: 1 },
      { record: 1 },
      { set: { compound: IRON } },
      { do: 'apply_voltage', value: 6 },
      { wait: 1 },
      { record: 1 },
      ...at(527),
    ],
    [
      { set: { compound: SALT } },
      ...struck,
      { set: { compound: IRON } },
      ...struck,
      { set: { compound: WATER } },
      { do: 'set_temperature', value: -20 },
      { wait: 3 },
      ...struck,
    ],
    [{ set: { compound: SALT } }, ...at(700), ...at(790), ...at(800), ...at(801), ...at(802)],
    [{ set: { compound: IRON } }, ...at(900), ...at(930), ...at(1400)],
    [
      { do: 'view', value: 'lattice' },
      { do: 'view', value: 'charge density' },
      { do: 'view', value: 'orbitals' },
    ],
    [{ tick: true }],
    [{ tick: true }],
  ],
};
