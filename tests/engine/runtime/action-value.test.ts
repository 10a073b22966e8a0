import { describe, expect, it } from 'vitest';
import type { ActionDefs } from '../../../engine/contract';
import { checkAction } from '../../../engine/runtime/action-value';

const defs: ActionDefs = {
  shape: { label: 'Body', value: { kind: 'select', options: ['flat', 'half-disc', 'prism'], numbered: true } },
  gas: { label: 'Gas', value: { kind: 'select', options: ['He', 'CO2'] } },
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
