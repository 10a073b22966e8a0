import { describe, expect, it } from 'vitest';
import { bestTangent, type Burette, KEPT_EVERY, MOST_KEPT } from '../../../engine/biology/gas-tangent';

const SCATTER = 0.05;
const exact: Burette = { shownAt: (volume) => volume, scatterAt: () => SCATTER };
const curve = (volumeAt: (time: number) => number) => ({
  volumes: Array.from({ length: MOST_KEPT }, (_, k) => volumeAt(k * KEPT_EVERY)),
  from: 0,
});

describe('a tangent', () => {
  it('on a parabola is its derivative, at both ends', () => {
    const parabola = curve((t) => 1 + 0.8 * t - 0.01 * t * t);
    expect(bestTangent(exact, parabola, 0, 'start')?.value).toBeCloseTo(0.8, 10);
    expect(bestTangent(exact, parabola, 10, 'newest')?.value).toBeCloseTo(0.6, 10);
  });

  it('has next to no uncertainty for the third order on a straight line, and some on a bend', () => {
    expect(
      bestTangent(
        exact,
        curve((t) => 0.5 * t),
        0,
        'start',
      )?.leftOut,
    ).toBeCloseTo(0, 10);
    expect(
      bestTangent(
        exact,
        curve((t) => 0.8 * t - 0.02 * t * t),
        0,
        'start',
      )?.leftOut,
    ).toBeGreaterThan(0.02);
  });

  it.each([0.02, 0.05, 0.1])('covers what it misses of a decay of %s in a second', (loss) => {
    const decay = curve((t) => (1 - Math.exp(-loss * t)) / loss);
    const found = bestTangent(exact, decay, 0, 'start');
    expect(Math.abs((found?.value ?? Number.NaN) - 1)).toBeLessThan(1.5 * (found?.leftOut ?? 0));
  });

  it.each([0.5, 1, 2])('is none on a decay of %s in a second', (loss) => {
    const decay = curve((t) => (1 - Math.exp(-loss * t)) / loss);
    expect(bestTangent(exact, decay, 0, 'start')).toBeNull();
  });

  it('is flat and finite where nothing moves', () => {
    expect(
      bestTangent(
        exact,
        curve(() => 0),
        0,
        'start',
      ),
    ).toEqual({ value: 0, scatter: expect.any(Number), leftOut: 0 });
  });

  it('is none on a kink that lies within the shortest time', () => {
    const kinked = curve((t) => (t < 8 ? 0.2 * t : 1.6 + 4 * (t - 8)));
    expect(bestTangent(exact, kinked, 10, 'newest')).toBeNull();
  });
});
