import { describe, expect, it } from 'vitest';
import { Polyline } from '../../../../src/scenes/kit/charts/polyline';

const WIDTH = 200;
const HEIGHT = 100;

const drawn = (points: readonly (readonly [number, number])[], finishAfter = points.length): number[] => {
  const corners = new Polyline();
  corners.begin(WIDTH, HEIGHT);
  points.forEach(([x, y], n) => {
    corners.add(x, y);
    if ((n + 1) % finishAfter === 0) corners.finish();
  });
  corners.finish();
  return [...corners.vertices.subarray(0, 2 * corners.length)];
};

const wave = (count: number): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, n) => [(n * WIDTH) / (count - 1), 50 + 60 * Math.sin(n / 7) * Math.cos(n / 191)]);

describe('corners of a line', () => {
  it('keep the extremes of many points', () => {
    const points = Array.from({ length: 50_000 }, (_, n): readonly [number, number] => [(n * WIDTH) / 49_999, 50]);
    points[12_345] = [(12_345 * WIDTH) / 49_999, 3];
    points[40_001] = [(40_001 * WIDTH) / 49_999, 97];
    const corners = drawn(points);
    const ys = corners.filter((_, n) => n % 2 === 1);
    expect(Math.min(...ys)).toBe(3);
    expect(Math.max(...ys)).toBe(97);
    expect(corners.length / 2).toBeLessThan(4 * (WIDTH / 0.5 + 2));
  });

  it.each([1, 3, 17, 1000])('are the same when points come %i at a time as when they come at once', (every) => {
    const points = wave(3000);
    expect(drawn(points, every)).toEqual(drawn(points));
    const loop = Array.from({ length: 400 }, (_, n): readonly [number, number] => [
      100 + 130 * Math.cos(n / 20),
      50 + 40 * Math.sin(n / 20),
    ]);
    expect(drawn(loop, every)).toEqual(drawn(loop));
  });

  it('lie within the box, cut off where the line leaves it', () => {
    const corners = drawn([
      [-50, 50],
      [50, 50],
      [50.9, -100],
      [120, 150],
      [180, 50],
    ]);
    for (let n = 0; n < corners.length; n += 2) {
      const [x = Number.NaN, y = Number.NaN] = corners.slice(n, n + 2);
      if (Number.isNaN(x)) continue;
      expect(x).toBeGreaterThanOrEqual(-1e-3);
      expect(x).toBeLessThanOrEqual(WIDTH);
      expect(y).toBeGreaterThanOrEqual(-1e-3);
      expect(y).toBeLessThanOrEqual(HEIGHT + 1e-3);
    }
    expect(corners.slice(0, 4)).toEqual([0, 50, 50, 50]);
    expect(corners.filter(Number.isNaN).length).toBe(4);
    expect(corners.slice(-2)).toEqual([180, 50]);
  });

  it('have a gap where a point is missing, and none where a single point stands alone', () => {
    expect(
      drawn([
        [0, 10],
        [10, 10],
        [15, Number.NaN],
        [20, 10],
        [30, 10],
      ]),
    ).toEqual([0, 10, 10, 10, Number.NaN, Number.NaN, 20, 10, 30, 10]);
    expect(drawn([[20, 20]])).toEqual([]);
  });
});
