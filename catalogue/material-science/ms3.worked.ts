import { temperatureAt } from '../../engine/material-science/charpy-bar';
import type { Measurement, MeasuringAct, Worked } from '../worked';

const A36 = 'Structural steel A36';
const TEMPERATURES = [-80, -55, -35, -20, -5, 15, 45, 90];
const BARS = 3;

/** A bar is soaked, laid on the anvils within a second and broken. */
const broken = (carried = 1): readonly MeasuringAct[] => [
  { do: 'cool' },
  { wait: 300 },
  { do: 'place' },
  { wait: carried + 0.1 },
  { do: 'release' },
  { wait: 15 },
  { record: 1 },
];

const at = (temperature: number, bars = 1): readonly MeasuringAct[] => [
  { set: { temperature } },
  ...Array.from({ length: bars }).flatMap(() => broken()),
];

export const measurement: Measurement = {
  quantity: 'temperature of 27 J of structural steel A36, three bars at eight temperatures',
  unit: '°C',
  truth: temperatureAt({ material: A36, notch: 'V 2 mm', width: '10' }, 27) ?? Number.NaN,
  inputs: { transfer_time: 1 },
  steps: TEMPERATURES.flatMap((temperature) => at(temperature, BARS)),
  analysis: { result: 't_27j' },
};

export const worked: Worked = {
  minutes: 30,
  inputs: { transfer_time: 1 },
  steps: [
    [{ do: 'free_swing' }, { wait: 15 }],
    TEMPERATURES.flatMap((temperature) => at(temperature, BARS)),
    [{ do: 'inspect_fracture', says: 'Broken warm: dull, with lips.' }, ...at(-80), { do: 'inspect_fracture' }],
    [{ tick: true }],
    [{ check: 't27', answer: { result: 't_27j' } }],
    [{ set: { material: 'Hull steel 1912' } }, ...at(-2), { set: { material: A36 } }, ...at(-2)],
    [{ set: { material: 'Aluminium 6061-T6' } }, ...at(-196), ...at(20)],
    [
      { set: { material: A36, temperature: -30 } },
      ...broken(),
      { set: { transfer_time: 20 } },
      ...broken(20),
      { set: { transfer_time: 1 } },
    ],
  ],
};
