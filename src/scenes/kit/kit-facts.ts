/** Inputs and actions for parts that are shown by themselves, on the page of the kit and in tests. */
import type { BenchFacts, InputFacts } from '../contract';

const NONE = { unit: '', min: 0, max: 0, step: null, options: [], fixed: false } as const;

const inputs: readonly InputFacts[] = [
  { ...NONE, id: 'length', label: 'Length', kind: 'number', unit: 'm', min: 0.1, max: 2, step: 0.01 },
  { ...NONE, id: 'medium', label: 'Medium', kind: 'select', options: ['Air', 'Water', 'Glycerol'] },
  { ...NONE, id: 'lamp', label: 'Lamp', kind: 'checkbox' },
];

export const KIT_FACTS: BenchFacts = {
  inputs: Object.fromEntries(inputs.map((input) => [input.id, input])),
  actions: {
    release: { label: 'Release' },
    stir: { label: 'Stir', value: { kind: 'toggle' } },
    set_voltage: {
      label: 'Set voltage',
      value: { kind: 'number', unit: 'V', min: 0, max: 12, step: 0.1, initial: 6 },
    },
    pick_peak: {
      label: 'Pick a peak',
      value: { kind: 'number', unit: 'nm', min: 350, max: 700, step: 1, initial: 476 },
    },
    caliper: {
      label: 'Callipers',
      value: { kind: 'number', unit: 'ms', min: 0, max: 3000, step: 10, initial: 800 },
    },
  },
};
