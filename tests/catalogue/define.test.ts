/** The join of catalogue and engine is the compiler's work: each marked line must be an error, or `tsc -b` fails here. */
import { describe, expect, it } from 'vitest';
import { defineExperiment } from '../../catalogue/define';

const body = {
  id: 'phy9',
  simulation: 'circuit_complex',
  texts: () =>
    Promise.resolve({
      theory: '',
      misconceptions: [],
      model: { equations: [], assumptions: [], validity: '', parameters: [], sources: [] },
    }),
  mainReadings: ['i_total'],
  mainActions: ['close_switch'],
  plot: { x: { column: 'time' }, y: { column: 'i_total' }, sampleEvery: 0.1 },
  procedure: [{ text: 'Close the switch.', done: { did: 'close_switch' } }],
} as const;

const select = <const T extends readonly string[]>(id: string, options: T) => ({ id, options });
const configuration = {
  ...select('configuration', ['Series', 'Parallel']),
  id: 'configuration',
  label: 'Configuration',
  type: 'select',
  applies: 'restart',
  defaultValue: 'Series',
} as const;
const slider = { type: 'slider', applies: 'live', defaultValue: 6, min: 1, max: 12, step: 0.5 } as const;
const voltage = { ...slider, id: 'voltage', label: 'Voltage', unit: 'V' } as const;
const r1 = { ...slider, id: 'r1', label: 'R1', unit: 'Ω' } as const;
const r2 = { ...slider, id: 'r2', label: 'R2', unit: 'Ω' } as const;
const realMeters = {
  id: 'real_meters',
  label: 'Real',
  type: 'checkbox',
  applies: 'live',
  defaultValue: false,
} as const;
const fault = {
  id: 'fault',
  label: 'Fault',
  type: 'select',
  applies: 'live',
  options: ['None', 'R1 open', 'R2 open', 'R2 shorted'],
  defaultValue: 'None',
} as const;

describe('defineExperiment', () => {
  it('takes inputs that give exactly the params of the simulation', () => {
    const entry = defineExperiment({ ...body, inputs: [configuration, voltage, r1, r2, realMeters, fault] });
    expect(entry.inputs).toHaveLength(6);
  });

  it('is a compile error otherwise', () => {
    const wrong = [
      () =>
        defineExperiment({
          ...body,
          // @ts-expect-error an input is missing
          simulation: 'circuit_complex',
          inputs: [configuration, voltage, r1, realMeters, fault],
        }),
      () =>
        defineExperiment({
          ...body,
          // @ts-expect-error an id is misspelt, so that the model lacks an input
          simulation: 'circuit_complex',
          inputs: [
            configuration,
            // @ts-expect-error the model has no param of this name
            { ...voltage, id: 'volts' },
            r1,
            r2,
            realMeters,
            fault,
          ],
        }),
      () =>
        defineExperiment({
          ...body,
          // @ts-expect-error a wrong unit
          inputs: [configuration, voltage, { ...r1, unit: 'kΩ' }, r2, realMeters, fault],
        }),
      () =>
        defineExperiment({
          ...body,
          // @ts-expect-error an input that the model does not read
          inputs: [configuration, voltage, r1, r2, realMeters, fault, { ...voltage, id: 'current' }],
        }),
      () =>
        defineExperiment({
          ...body,
          // @ts-expect-error a default that is not an option
          inputs: [{ ...configuration, defaultValue: 'Mixed' }, voltage, r1, r2, realMeters, fault],
        }),
      () =>
        defineExperiment({
          ...body,
          // @ts-expect-error an unknown simulation
          simulation: 'circuit_complexe',
          inputs: [],
        }),
      () =>
        defineExperiment({
          ...body,
          inputs: [configuration, voltage, r1, r2, realMeters, fault],
          // @ts-expect-error an output that is not a reading
          outputs: ['current'],
        }),
      () =>
        defineExperiment({
          ...body,
          inputs: [configuration, voltage, r1, r2, realMeters, fault],
          // @ts-expect-error a step that names no action
          procedure: [{ text: '', done: { did: 'close_the_switch' } }],
        }),
      () =>
        defineExperiment({
          ...body,
          inputs: [configuration, voltage, r1, r2, realMeters, fault],
          // @ts-expect-error texts without model notes
          texts: () => Promise.resolve({ theory: '' }),
        }),
    ];
    expect(wrong.every((make) => typeof make === 'function')).toBe(true);
  });
});
