import { describe, expect, it } from 'vitest';
import { calibrateLadder, type LadderBand } from '../../../engine/biology/ladder-calibration';

const bandsOf = (sizes: readonly number[], at: (size: number) => number): readonly LadderBand[] =>
  sizes.map((size) => ({ size, distance: at(size) }));

const sizes = [10_000, 8000, 6000, 5000, 4000, 3000, 2000, 1500, 1000, 500];

describe('calibration by a ladder', () => {
  it('finds a hyperbola again that the ladder lies on', () => {
    const [k1, k2, x0] = [62_000, -180, 7.5];
    const { southern } = calibrateLadder(bandsOf(sizes, (size) => x0 + k1 / (size - k2)));
    expect(southern.fit.k1 / k1).toBeCloseTo(1, 6);
    expect(southern.fit.k2).toBeCloseTo(k2, 3);
    expect(southern.fit.x0).toBeCloseTo(x0, 5);
    expect(southern.r2).toBeCloseTo(1, 12);
    expect(southern.scatter).toBeLessThan(1e-6);
    const at = x0 + k1 / (2750 - k2);
    expect(southern.size(at)).toBeCloseTo(2750, 3);
    const step = 1e-4;
    const slope = (Math.log(southern.size(at + step)) - Math.log(southern.size(at - step))) / (2 * step);
    expect(southern.slope(at)).toBeCloseTo(slope, 6);
  });

  it('finds a straight line again', () => {
    const { line } = calibrateLadder(bandsOf(sizes, (size) => (Math.log(20_000) - Math.log(size)) / 0.05));
    expect(line.slope(40)).toBeCloseTo(-0.05, 10);
    expect(line.size(40)).toBeCloseTo(20_000 * Math.exp(-2), 6);
    expect(line.scatter).toBeLessThan(1e-9);
  });

  it('runs through every band with the smooth curve, falling between them', () => {
    const bands = bandsOf(sizes, (size) => 100 - 9 * Math.log(size) + 2e-4 * size);
    const { monotone } = calibrateLadder(bands.toSorted((a, b) => a.distance - b.distance));
    for (const { size, distance } of bands) expect(monotone.size(distance)).toBeCloseTo(size, 6);
    const [first, last] = [bands[0]?.distance ?? 0, bands.at(-1)?.distance ?? 0];
    for (let n = 1; n < 200; n++) {
      const step = (last - first) / 200;
      expect(monotone.size(first + n * step)).toBeLessThan(monotone.size(first + (n - 1) * step));
    }
  });

  it('does not depend on the unit of distance', () => {
    const at = (size: number): number => 70_000 / (size + 600) + 5;
    const bend = (size: number): number => at(size) + 0.4 * Math.sin(size / 900);
    const near = calibrateLadder(bandsOf(sizes, bend));
    const far = calibrateLadder(bandsOf(sizes, (size) => 25.4 * bend(size)));
    expect(far.southern.r2).toBeCloseTo(near.southern.r2, 9);
    for (const x of [15, 25, 40]) {
      expect(far.southern.size(25.4 * x) / near.southern.size(x)).toBeCloseTo(1, 6);
      expect(far.monotone.size(25.4 * x) / near.monotone.size(x)).toBeCloseTo(1, 9);
    }
  });

  it('is a least-squares fit of ln L: no small change of its parameters is better', () => {
    const bands = bandsOf(sizes, (size) => 90_000 / (size + 900) + 0.8 * Math.cos(size / 700));
    const { fit } = calibrateLadder(bands).southern;
    const misfit = (k1: number, k2: number, x0: number): number =>
      bands.reduce((sum, { size, distance }) => sum + Math.log(size / (k1 / (distance - x0) + k2)) ** 2, 0);
    const best = misfit(fit.k1, fit.k2, fit.x0);
    for (const part of [-1e-3, 1e-3]) {
      expect(misfit(fit.k1 * (1 + part), fit.k2, fit.x0)).toBeGreaterThan(best);
      expect(misfit(fit.k1, fit.k2 * (1 + part), fit.x0)).toBeGreaterThan(best);
      expect(misfit(fit.k1, fit.k2, fit.x0 * (1 + part))).toBeGreaterThan(best);
    }
  });

  it('refuses what is no ladder', () => {
    const two = bandsOf([2000, 1000], (size) => 10_000 / size);
    expect(() => calibrateLadder(two)).toThrow(RangeError);
    const together = bandsOf([3000, 2000, 1000], () => 10);
    expect(() => calibrateLadder(together)).toThrow(RangeError);
    const risen = bandsOf([1000, 2000, 3000], (size) => size / 100);
    expect(() => calibrateLadder(risen)).toThrow(RangeError);
  });

  it('passes three bands exactly, with no degrees of freedom left', () => {
    const bands = bandsOf([5000, 2000, 700], (size) => 12 + 40_000 / (size + 300) + size / 1e4);
    const { southern } = calibrateLadder(bands);
    for (const { size, distance } of bands) expect(southern.size(distance) / size).toBeCloseTo(1, 6);
    expect(southern.scatter).toBe(0);
  });
});
