import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '../../../catalogue/define';
import { appliesText, changeOf, inputText, placeOf, unitText } from '../../../src/bench/controls/input-rules';
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

  it('refuse what is out of range or off step, with what is allowed', () => {
    const high = changeOf(entry, inputs, 'voltage', '12.5');
    expect(high.ok).toBe(false);
    expect(!high.ok && high.sentence).toMatch(/between 0 and 12 V/);
    const off = changeOf(entry, inputs, 'voltage', '5.2');
    expect(!off.ok && off.sentence).toMatch(/step of 0\.5 V/);
    expect(changeOf(entry, inputs, 'voltage', 'high').ok).toBe(false);
    expect(changeOf(entry, inputs, 'voltage', '')).toMatchObject({ ok: false });
  });

  it('take what is allowed, typed with a true minus sign too', () => {
    expect(changeOf(entry, inputs, 'voltage', '6.5')).toMatchObject({ ok: true, value: 6.5 });
    const below: AnyEntry = {
      ...entry,
      inputs: [
        {
          id: 't',
          label: 'T',
          type: 'number',
          applies: 'live',
          unit: '°C',
          defaultValue: 0,
          min: -10,
          max: 10,
          step: 1,
        },
      ],
    };
    expect(changeOf(below, { t: 0 }, 't', '−4')).toMatchObject({ ok: true, value: -4 });
  });

  it('move others into the bounds that a change leaves them, and say so', () => {
    const bound: AnyEntry = { ...entry, boundsFor: ({ voltage }) => ({ load: { max: Number(voltage) * 10 } }) };
    const change = changeOf(bound, { ...inputs, voltage: 12 }, 'voltage', 6);
    expect(change).toMatchObject({ ok: true, value: 6, follow: { load: 60 } });
    expect(change.ok && change.notices).toHaveLength(1);
    expect(changeOf(bound, { ...inputs, voltage: 6 }, 'load', 100).ok).toBe(false);
  });
});
