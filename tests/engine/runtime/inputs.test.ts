import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InputDef, InputSet } from '../../../engine/inputs';
import {
  boundDefinitions,
  checkInput,
  defaultInputs,
  nearestInputs,
  presetLeft,
  strictInputs,
  unknownFor,
} from '../../../engine/runtime/inputs';

const voltage: InputDef = {
  id: 'voltage',
  label: 'Voltage',
  applies: 'live',
  type: 'slider',
  unit: 'V',
  defaultValue: 5,
  min: 0,
  max: 12,
  step: 0.5,
};
const ratio: InputDef = {
  id: 'ratio',
  label: 'Ratio',
  applies: 'live',
  type: 'number',
  unit: '1',
  defaultValue: 1,
  min: -1,
  max: 1,
};
const width: InputDef = {
  id: 'width',
  label: 'Width',
  applies: 'live',
  type: 'select',
  options: ['0.10', '0.20', 'open'],
  defaultValue: '0.10',
};
const lamp: InputDef = { id: 'lamp', label: 'Lamp', applies: 'live', type: 'checkbox', defaultValue: true };
const dna: InputDef = {
  id: 'dna',
  label: 'DNA',
  applies: 'live',
  type: 'text',
  defaultValue: 'ATG',
  validate: (text) => (/^[ACGT]+$/.test(text) ? null : 'DNA has only the letters A, C, G and T.'),
  nearest: (text) => text.toUpperCase().replaceAll(/[^ACGT]/g, ''),
};
const set: InputSet = { inputs: [voltage, ratio, width, lamp, dna] };

describe('what an option sets besides', () => {
  const preset: InputSet = { ...set, presets: { width: { '0.20': { voltage: 8, lamp: false } } } };

  it('comes before what is given beside it', () => {
    const taken = (given: Record<string, unknown>) => strictInputs(preset, given);
    expect(taken({ width: '0.20' })).toMatchObject({ ok: true, inputs: { voltage: 8, lamp: false } });
    expect(taken({ voltage: 5, width: '0.20' })).toMatchObject({ ok: true, inputs: { voltage: 5, lamp: false } });
    expect(taken({ width: '0.10' })).toMatchObject({ ok: true, inputs: { voltage: 5, lamp: true } });
  });

  it('is left where an input of it is changed, unless the default sets something itself', () => {
    const now = { ...defaultInputs(preset), width: '0.20', voltage: 8, lamp: false };
    expect(presetLeft(preset, now, 'voltage', 9)).toEqual({ width: '0.10' });
    expect(presetLeft(preset, now, 'voltage', 8)).toEqual({});
    expect(presetLeft(preset, now, 'ratio', 0.5)).toEqual({});
    const both: InputSet = { ...set, presets: { width: { '0.10': { voltage: 5 }, '0.20': { voltage: 8 } } } };
    expect(presetLeft(both, now, 'voltage', 9)).toEqual({});
  });
});

describe('the words of the apparatus', () => {
  it('stand for the sentence made of label and bounds', () => {
    const pressure = {
      id: 'p',
      label: 'Pressure',
      applies: 'live',
      type: 'slider',
      unit: 'atm',
      defaultValue: 1,
      min: 0.5,
      max: 3,
      step: 0.1,
    } as const;
    expect(checkInput(pressure, 4)).toEqual({ ok: false, sentence: 'Pressure must be between 0.5 and 3 atm, not 4.' });
    const gauge = { ...pressure, refusal: 'Gauge range 0.5 to 3 atm' };
    for (const given of [4, '', 'much'])
      expect(checkInput(gauge, given)).toEqual({ ok: false, sentence: 'Gauge range 0.5 to 3 atm' });
    expect(checkInput(gauge, 2)).toEqual({ ok: true, value: 2 });
  });
});

describe('one input', () => {
  it.each<[InputDef, unknown, unknown]>([
    [voltage, 5.5, 5.5],
    [voltage, '5.5', 5.5],
    [voltage, '1e1', 10],
    [ratio, '-0.123', -0.123],
    [width, '0.10', '0.10'],
    [width, 0.1, '0.10'],
    [width, '.2', '0.20'],
    [lamp, true, true],
    [lamp, 'on', true],
    [lamp, 1, true],
    [lamp, 'False', false],
    [lamp, '0', false],
    [lamp, 'OFF', false],
    [dna, 'GATTACA', 'GATTACA'],
  ])('%o takes %o as %o', (definition, given, value) => {
    expect(checkInput(definition, given)).toEqual({ ok: true, value });
  });

  it.each<[InputDef, unknown, string]>([
    [voltage, 12.5, 'Voltage must be between 0 and 12 V, not 12.5.'],
    [voltage, '-1', 'Voltage must be between 0 and 12 V, not "-1".'],
    [voltage, 5.3, 'Voltage must be on a step of 0.5 V from 0 to 12, not 5.3.'],
    [voltage, 'high', 'Voltage must be a number between 0 and 12 V, not "high".'],
    [voltage, '', 'Voltage must be a number between 0 and 12 V, not nothing.'],
    [voltage, '0x5', 'Voltage must be a number between 0 and 12 V, not "0x5".'],
    [voltage, Number.NaN, 'Voltage must be a number between 0 and 12 V, not NaN.'],
    [voltage, null, 'Voltage must be a number between 0 and 12 V, not null.'],
    [ratio, 2, 'Ratio must be between -1 and 1, not 2.'],
    [width, 'wide', 'Width must be one of "0.10", "0.20", "open", not "wide".'],
    [width, 0.3, 'Width must be one of "0.10", "0.20", "open", not 0.3.'],
    [lamp, 'maybe', 'Lamp must be true or false, not "maybe".'],
    [lamp, 2, 'Lamp must be true or false, not 2.'],
    [dna, 'GATU', 'DNA has only the letters A, C, G and T.'],
    [dna, ['A'], 'DNA must be a text, not ["A"].'],
  ])('%o refuses %o', (definition, given, sentence) => {
    expect(checkInput(definition, given)).toEqual({ ok: false, sentence });
  });

  it('takes steps from its least value, without binary rests', () => {
    const fine: InputDef = { ...voltage, min: 0.1, max: 0.9, step: 0.1, defaultValue: 0.3 };
    expect(checkInput(fine, 0.1 + 0.2).ok).toBe(true);
    expect(checkInput(fine, 0.7).ok).toBe(true);
    expect(checkInput(fine, 0.75).ok).toBe(false);
  });

  it('allows its own default, also where that is off its steps', () => {
    expect(checkInput({ ...voltage, min: 1, step: 5, defaultValue: 10 }, 10)).toEqual({ ok: true, value: 10 });
  });
});

describe('strict', () => {
  it('fills in what is not given', () => {
    expect(strictInputs(set, { voltage: '7', lamp: 0 })).toEqual({
      ok: true,
      inputs: { voltage: 7, ratio: 1, width: '0.10', lamp: false, dna: 'ATG' },
      notices: [],
    });
  });

  it('refuses the first bad one, and one that does not exist', () => {
    expect(strictInputs(set, { voltage: 99 })).toMatchObject({ ok: false, id: 'voltage' });
    expect(strictInputs(set, { current: 1 })).toEqual({
      ok: false,
      id: 'current',
      sentence: 'There is no input "current"; there are voltage, ratio, width, lamp, dna.',
    });
    expect(strictInputs(set, { toString: 1 })).toMatchObject({ ok: false });
  });
});

describe('nearest', () => {
  it('takes the nearest number on its step, the nearest text, and the default of anything else', () => {
    const { inputs, notices } = nearestInputs(set, { voltage: 99, ratio: 'x', width: 'wide', lamp: '?', dna: 'gat-u' });
    expect(inputs).toEqual({ voltage: 12, ratio: 1, width: '0.10', lamp: true, dna: 'GAT' });
    expect(notices.map(({ id, given, taken }) => [id, given, taken])).toEqual([
      ['voltage', '99', 12],
      ['ratio', 'x', 1],
      ['width', 'wide', '0.10'],
      ['lamp', '?', true],
      ['dna', 'gat-u', 'GAT'],
    ]);
    expect(notices[0]?.sentence).toBe('Voltage must be between 0 and 12 V, not 99. 12 was taken instead.');
  });

  it('moves a number to the nearest step', () => {
    expect(nearestInputs(set, { voltage: 5.3 }).inputs.voltage).toBe(5.5);
    expect(nearestInputs(set, { voltage: '5.2' }).inputs.voltage).toBe(5);
  });

  it('names what does not exist', () => {
    expect(nearestInputs(set, { current: 1 }).notices).toMatchObject([{ id: 'current', given: '1', taken: null }]);
  });

  it('gives what the strict way accepts, whatever is given', () => {
    const junk = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.integer());
    fc.assert(
      fc.property(
        fc.record({ voltage: junk, ratio: junk, width: junk, lamp: junk, dna: junk }, { requiredKeys: [] }),
        (given) => {
          const { inputs, notices } = nearestInputs(set, given);
          expect(strictInputs(set, inputs)).toEqual({ ok: true, inputs, notices: [] });
          const strict = strictInputs(set, given);
          expect(notices.length === 0).toBe(strict.ok);
          if (strict.ok) expect(strict.inputs).toEqual(inputs);
        },
      ),
    );
  });
});

describe('bounds that depend on other inputs', () => {
  const pair: InputSet = {
    inputs: [
      { id: 'gas', label: 'Gas', applies: 'live', type: 'select', options: ['He', 'CO2'], defaultValue: 'He' },
      {
        id: 'pressure',
        label: 'Pressure',
        applies: 'live',
        type: 'number',
        unit: 'atm',
        defaultValue: 50,
        min: 0,
        max: 100,
        step: 1,
      },
      { id: 'phase', label: 'Phase', applies: 'live', type: 'select', options: ['gas', 'liquid'], defaultValue: 'gas' },
    ],
    boundsFor: ({ gas, pressure }) => ({
      pressure: gas === 'CO2' ? { max: 20 } : {},
      phase: { options: Number(pressure) > 10 ? ['gas', 'liquid'] : ['gas'] },
    }),
  };

  it('narrow what is allowed', () => {
    expect(boundDefinitions(pair, { ...defaultInputs(pair), gas: 'CO2' })[1]).toMatchObject({
      min: 0,
      max: 20,
      defaultValue: 20,
    });
    expect(strictInputs(pair, { gas: 'CO2', pressure: 30 })).toEqual({
      ok: false,
      id: 'pressure',
      sentence: 'Pressure must be between 0 and 20 atm, not 30.',
    });
    expect(strictInputs(pair, { pressure: 5, phase: 'liquid' })).toMatchObject({ ok: false, id: 'phase' });
  });

  it('move a default that is not allowed any more, with a notice', () => {
    const strict = strictInputs(pair, { gas: 'CO2' });
    expect(strict).toMatchObject({ ok: true, inputs: { gas: 'CO2', pressure: 20, phase: 'gas' } });
    expect(strict.ok && strict.notices).toMatchObject([{ id: 'pressure', given: '50', taken: 20 }]);
  });

  it('are met by the nearest inputs, one after the other', () => {
    const { inputs, notices } = nearestInputs(pair, { gas: 'CO2', pressure: 99, phase: 'liquid' });
    expect(inputs).toEqual({ gas: 'CO2', pressure: 20, phase: 'liquid' });
    expect(notices).toMatchObject([{ id: 'pressure', given: '99', taken: 20 }]);
    expect(nearestInputs(pair, { pressure: 5, phase: 'liquid' }).inputs.phase).toBe('gas');
  });
});

describe('an unknown', () => {
  it('is allowed by its definition, is drawn by the seed, and covers what is allowed', () => {
    for (const definition of [voltage, ratio, width, lamp]) {
      const values = Array.from({ length: 400 }, (_, seed) => unknownFor(definition, seed)[definition.id]);
      for (const value of values) expect(checkInput(definition, value).ok).toBe(true);
      expect(unknownFor(definition, 7)).toEqual(unknownFor(definition, 7));
      if (definition === voltage) expect(new Set(values).size).toBe(25);
      if (definition === width) expect(new Set(values).size).toBe(3);
      if (definition === lamp) expect(new Set(values).size).toBe(2);
    }
  });

  it("is the sheet's own where it has one", () => {
    expect(unknownFor({ ...voltage, hideWhen: { input: 'secret', equals: true } }, 1)).toEqual({ secret: true });
  });
});

it('refuses a number of a hundred thousand digits at once', () => {
  const digits = '1'.repeat(100_000);
  expect(checkInput(ratio, `${digits}x`).ok).toBe(false);
  expect(checkInput(ratio, digits).ok).toBe(false);
});
