import { unitText } from '../../../engine/runtime/format';
import { describe, expect, it } from 'vitest';
import { appliesText, inputText, placeOf } from '../../../src/bench/controls/input-rules';
import type { InputDef } from '../../../engine/inputs';
import { entry, inputs } from '../rows';

const inputOf = (id: string) => {
  const input = entry.inputs.find((known) => known.id === id);
  if (!input) throw new Error(id);
  return input;
};

describe('inputs as the learner sees them', () => {
  it('are shown, absent or unknown by what the others say and the link hides', () => {
    expect(placeOf(inputOf('dim'), inputs, [])).toBe('absent');
    expect(placeOf(inputOf('dim'), { ...inputs, lamp: 'Blue' }, [])).toBe('shown');
    expect(placeOf(inputOf('load'), inputs, [])).toBe('shown');
    expect(placeOf(inputOf('load'), { ...inputs, unknown: true }, [])).toBe('unknown');
    expect(placeOf(inputOf('voltage'), inputs, ['voltage'])).toBe('unknown');
    expect(placeOf(inputOf('dim'), inputs, ['dim'])).toBe('absent');
    const both: InputDef = {
      ...inputOf('load'),
      showWhen: [
        { input: 'lamp', equals: 'Red' },
        { input: 'voltage', equals: inputs.voltage },
      ],
    };
    expect(placeOf(both, inputs, [])).toBe('shown');
    expect(placeOf(both, { ...inputs, lamp: 'Blue' }, [])).toBe('absent');
    expect(placeOf(both, { ...inputs, lamp: 'Blue' }, ['lamp'])).toBe('shown');
  });

  it('have the decimals of their step; a default off the step shows all of its own', () => {
    expect(inputText(5, { min: 0, step: 0.5 })).toBe('5.0');
    expect(inputText(-2, { min: -5, step: 1 })).toBe('−2');
    expect(inputText(0.37, { min: 0, step: 0.1 })).toBe('0.37');
    expect(inputText(1 / 3, { min: 0 })).toBe('0.3333');
  });

  it('say when a change comes into force', () => {
    expect(['voltage', 'lamp', 'load'].map((id) => appliesText(inputOf(id)))).toEqual([
      null,
      'from the next start',
      'begins a new run',
    ]);
    expect([unitText('1'), unitText('mL')]).toEqual(['', 'mL']);
  });
});
