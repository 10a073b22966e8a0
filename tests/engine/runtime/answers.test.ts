import { expect, it } from 'vitest';
import type { AnySimulation, InstrumentSpec, ReadingDefs } from '../../../engine/contract';
import type { InputDef } from '../../../engine/inputs';
import { answersOf } from '../../../engine/runtime/answers';
import { walk } from './toys';

const meter = (gain: number, device?: string): InstrumentSpec => ({
  name: 'Meter',
  updateInterval: 0.5,
  ...(device !== undefined && { device }),
  school: { resolution: 0.01, gain, source: 'chosen for the test' },
  research: { resolution: 0.01, source: 'chosen for the test' },
});

const speed: InputDef = {
  id: 'speed',
  label: 'Speed',
  type: 'number',
  applies: 'restart',
  unit: 'm/s',
  defaultValue: 10,
  min: 0,
  max: 100,
  step: 0.01,
};

const inputs = { speed: 10, gain: 1, length: 5 };

function toleranceOf(readings: ReadingDefs, settings: AnySimulation['settings'] = {}): number | undefined {
  const simulation = { ...walk, readings, settings } as AnySimulation;
  return answersOf(simulation, [speed], { inputs, seed: 1, hide: ['speed'] })[0]?.tolerance;
}

it('a hidden input counts as found within two standard uncertainties of all calibrations, each device once', () => {
  const [a, b] = [
    { label: 'A', unit: 'A' },
    { label: 'B', unit: 'V' },
  ] as const;
  // 2 · √(0.03² + 0.04²) · 10.
  expect(toleranceOf({ a: { ...a, instrument: meter(0.03) }, b: { ...b, instrument: meter(0.04) } })).toBeCloseTo(
    1,
    12,
  );
  const twice = { a: { ...a, instrument: meter(0.03, 'one') }, b: { ...b, instrument: meter(0.03, 'one') } };
  expect(toleranceOf(twice)).toBeCloseTo(0.6, 12);
});

it('labels on the bench count with them', () => {
  const readings: ReadingDefs = { a: { label: 'A', unit: 'A', instrument: meter(0.03) } };
  const spec = { school: { offset: 0.2, source: 'chosen for the test' }, research: { source: 'chosen for the test' } };
  // 0.2 m of 5 m is 4 %.
  expect(toleranceOf(readings, { length: { name: 'Ruler', ...spec } })).toBeCloseTo(1, 12);
});

it('without any calibration a class is asked for one part in fifty', () => {
  expect(toleranceOf({ a: { label: 'A', unit: 'A' } })).toBeCloseTo(0.2, 12);
});
