import { describe, expect, it } from 'vitest';
import { strideOf } from '../../../../src/scenes/kit/meters/moving-coil-meter';

/** Six numbers of a scale of 90°, as far apart as the radius says; each 24 wide and 14 high. */
const along = (radius: number, count = 6) =>
  Array.from({ length: count }, (_, k) => {
    const angle = (Math.PI / 4) * (2 * (k / (count - 1)) - 1);
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle), width: 24, height: 14 };
  });

describe('the numbers of a scale', () => {
  it('are all written where they have room', () => {
    expect(strideOf(along(140))).toBe(1);
  });

  it('are the two ends alone where others would lie over each other', () => {
    expect(strideOf(along(40))).toBe(5);
  });

  it('keep both ends where every second or third one has room', () => {
    expect(strideOf(along(60, 5))).toBe(2);
    expect(strideOf(along(45, 7))).toBe(3);
  });

  it('of one number or none are written', () => {
    expect(strideOf(along(40, 2))).toBe(1);
    expect(strideOf([])).toBe(1);
  });
});
