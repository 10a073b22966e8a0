import { describe, expect, it } from 'vitest';
import { contrast, groundFor } from '../../../../src/scenes/kit/paint/contrast';

describe('contrast', () => {
  it('is 21 of black and white, 1 of a colour and itself, and 4.54 of the grey that WCAG calls just enough', () => {
    expect(contrast(0x000000, 0xffffff)).toBeCloseTo(21, 9);
    expect(contrast(0x3366cc, 0x3366cc)).toBe(1);
    expect(contrast(0x767676, 0xffffff)).toBeCloseTo(4.54, 2);
  });
});

describe('groundFor', () => {
  it('leaves a ground that is far enough, and moves one that is not, away from its ink', () => {
    expect(groundFor(0x000000, 0xffffff, 7)).toBe(0xffffff);
    expect(contrast(0x4a5b6e, groundFor(0x4a5b6e, 0xbccbdb, 5))).toBeGreaterThanOrEqual(5);
    expect(contrast(0x9fb0c4, groundFor(0x9fb0c4, 0x4b5b6b, 5))).toBeGreaterThanOrEqual(5);
  });
});
