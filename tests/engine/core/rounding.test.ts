import { describe, expect, it } from 'vitest';
import { createRng } from '../../../engine/core/rng';
import { scatterOfSum } from '../../../engine/core/rounding';

/** Standard deviation of the weighted sum over many readings of the same things, each time with the scale elsewhere. */
function drawn(weights: readonly number[], values: readonly number[], sigma: number, step: number): number {
  const rng = createRng(1);
  const true_ = weights.reduce((sum, weight, i) => sum + weight * values[i]!, 0);
  let squares = 0;
  const draws = 4000;
  for (let n = 0; n < draws; n++) {
    const zero = rng.uniform(0, step);
    const sum = weights.reduce(
      (all, weight, i) => all + weight * (Math.round((values[i]! + zero + rng.normal(0, sigma)) / step) * step - zero),
      0,
    );
    squares += (sum - true_) ** 2;
  }
  return Math.sqrt(squares / draws);
}

const count = 20;
const mean = Array.from({ length: count }, () => 1 / count);

describe('the scatter of a weighted sum of rounded readings', () => {
  it('is the rounding of one reading where all show the same', () => {
    expect(
      scatterOfSum(
        mean,
        mean.map(() => 22),
        { sigma: 0, step: 0.1 },
      ),
    ).toBeCloseTo(0.1 / Math.sqrt(12), 2);
  });

  it('is that of a mean where they scatter by more than a step', () => {
    const single = Math.sqrt(0.2 ** 2 + 0.1 ** 2 / 12);
    expect(
      scatterOfSum(
        mean,
        mean.map(() => 22),
        { sigma: 0.2, step: 0.1 },
      ),
    ).toBeCloseTo(single / Math.sqrt(count), 6);
  });

  it('knows no rounding without a scale', () => {
    expect(scatterOfSum([1, -1], [5, 6], { sigma: 0.3, step: 0 })).toBeCloseTo(0.3 * Math.SQRT2, 12);
  });

  it.each([
    [0.01, 0.1, 0],
    [0.03, 0.1, 0],
    [0.01, 0.1, 0.013],
    [0.02, 0.1, 0.05],
    [0.05, 0.1, 0.002],
  ])('agrees with draws: scatter %f, step %f, drift %f a reading', (sigma, step, drift) => {
    const values = mean.map((_, i) => 22 + drift * i);
    expect(scatterOfSum(mean, values, { sigma, step }) / drawn(mean, values, sigma, step)).toBeCloseTo(1, 1);
  });
});
