import { expect, it } from 'vitest';
import { meanAndError } from '../../../../src/scenes/environmental-science/biodiversity-index/sampling-plots';

it('gives the standard error s/√q: for 2, 4, 4, 4, 5, 5, 7, 9 s² = 32/7', () => {
  const { mean, error } = meanAndError([2, 4, 4, 4, 5, 5, 7, 9]);
  expect(mean).toBe(5);
  expect(error).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12);
});

it('has no error for one frame', () => expect(meanAndError([3])).toEqual({ mean: 3, error: null }));
