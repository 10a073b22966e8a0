import { describe, expect, it } from 'vitest';
import type { Action, ActionDefs } from '../../../engine/contract';
import { checkAction } from '../../../engine/runtime/action-value';

const defs: ActionDefs = {
  shape: { label: 'Body', value: { kind: 'select', options: ['flat', 'half-disc', 'prism'], numbered: true } },
  load: {
    label: 'Load',
    value: { kind: 'number', unit: 'atm', min: 0.5, max: 3, refusal: 'Gauge range 0.5 to 3 atm' },
  },
  drops: { label: 'Drops', value: { kind: 'number', unit: 'drops', min: 1, max: 5 } },
  gas: { label: 'Gas', value: { kind: 'select', options: ['He', 'CO2'] } },
  tilt: { label: 'Tilt', value: { kind: 'number', unit: '°', min: -5, max: 5 } },
  pin: { label: 'Pin', value: { kind: 'point', unit: 'm', min: { x: -1, y: -1 }, max: { x: 1, y: 1 } } },
};

describe('an option that has a number', () => {
  it.each([
    [2, 'half-disc'],
    ['2', 'half-disc'],
    ['prism', 'prism'],
  ])('%s is %s', (value, option) => {
    expect(checkAction(defs, { do: 'shape', value })).toEqual({ ok: true, action: { do: 'shape', value: option } });
  });

  it.each([0, 4, 1.5, 'round'])('%s is refused, with what is allowed', (value) => {
    expect(checkAction(defs, { do: 'shape', value })).toEqual({
      ok: false,
      sentence: `Body (shape) takes one of 1 flat, 2 half-disc, 3 prism, not ${value}.`,
    });
  });

  it('counts only where it is declared', () => {
    expect(checkAction(defs, { do: 'gas', value: 1 }).ok).toBe(false);
  });
});

describe('a value that is refused', () => {
  const refusal = (action: Action): string | null => {
    const checked = checkAction(defs, action);
    return checked.ok ? null : checked.sentence;
  };

  it.each([0.4, 3.1, 'much', ''])('is answered in the words of the apparatus where it has some: %s', (value) => {
    expect(refusal({ do: 'load', value })).toBe('Gauge range 0.5 to 3 atm');
  });

  it.each(['', '  '])('is named nothing where nothing was typed: "%s"', (value) => {
    expect(refusal({ do: 'drops', value })).toBe('Drops (drops) takes a number from 1 to 5 drops, not nothing.');
  });

  it('is cut where it is long', () => {
    expect(refusal({ do: 'drops', value: 'x'.repeat(400) })).toBe(
      `Drops (drops) takes a number from 1 to 5 drops, not ${'x'.repeat(40)}….`,
    );
  });
});

it('knows no negative zero: a log that was written down and read again says 0', () => {
  const given: readonly Action[] = [
    { do: 'tilt', value: -0 },
    { do: 'tilt', value: '-0' },
    { do: 'pin', value: { x: -0, y: 0.5 } },
  ];
  for (const action of given) {
    const checked = checkAction(defs, action);
    // toEqual tells −0 from 0.
    expect(checked.ok && checked.action).toEqual(JSON.parse(JSON.stringify(checked.ok && checked.action)));
  }
});
