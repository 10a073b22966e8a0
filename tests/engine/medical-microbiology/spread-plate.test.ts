import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../engine/core/rng';
import { COLONY_STRIDE, placeColonies } from '../../../engine/medical-microbiology/spread-plate';

const spread = (count: number, seed = 1, room = 1000): { drawn: number; at: Float32Array } => {
  const at = new Float32Array(room * COLONY_STRIDE);
  return { drawn: placeColonies(count, createRng(seed), at), at };
};

describe('a spread plate', () => {
  it('keeps every colony on the agar, whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 1000 }), (count, seed) => {
        const { drawn, at } = spread(count, seed);
        expect(drawn).toBe(count);
        for (let n = 0; n < drawn; n++) {
          const [x = 0, y = 0, r = 0] = at.subarray(n * COLONY_STRIDE);
          expect(r).toBeGreaterThan(0);
          expect(Math.sqrt(x * x + y * y) + r).toBeLessThan(1);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is even over the agar: half of the colonies lie within 1/√2 of the spread radius', () => {
    let inside = 0;
    const plates = 40;
    const each = 100;
    for (let seed = 0; seed < plates; seed++) {
      const { at } = spread(each, seed);
      for (let n = 0; n < each; n++) {
        const [x = 0, y = 0] = at.subarray(n * COLONY_STRIDE);
        if (x * x + y * y < 0.92 ** 2 / 2) inside++;
      }
    }
    // Five standard deviations of a binomial share.
    expect(Math.abs(inside / (plates * each) - 0.5)).toBeLessThan(5 * Math.sqrt(0.25 / (plates * each)));
  });

  it('keeps up to 300 colonies apart, so that they can be counted', () => {
    for (let seed = 0; seed < 5; seed++) {
      const { drawn, at } = spread(300, seed);
      let touching = 0;
      for (let n = 0; n < drawn; n++) {
        for (let m = 0; m < n; m++) {
          const [ax = 0, ay = 0, ar = 0] = at.subarray(n * COLONY_STRIDE);
          const [bx = 0, by = 0, br = 0] = at.subarray(m * COLONY_STRIDE);
          if ((ax - bx) ** 2 + (ay - by) ** 2 < (ar + br) ** 2) touching++;
        }
      }
      expect(touching).toBe(0);
    }
  });

  it('draws no more than there is room for', () => {
    expect(spread(3e8).drawn).toBe(1000);
    expect(spread(5, 1, 3).drawn).toBe(3);
  });
});
