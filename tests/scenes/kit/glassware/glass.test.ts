import { describe, expect, it } from 'vitest';
import { levelOf, type Profile, radiusAt, silhouette } from '../../../../src/scenes/kit/glassware/glass';
import { seenInLiquid, WATER_INDEX } from '../../../../src/scenes/kit/glassware/liquid';

const cylinder: Profile = [
  [0, 20],
  [100, 20],
];
const cone: Profile = [
  [0, 0],
  [100, 50],
];

describe('levelOf', () => {
  it('is proportional to the volume in a cylinder', () => {
    const level = levelOf(cylinder, 80, 80);
    for (const volume of [0, 8, 20, 33.3, 80]) expect(level(volume)).toBeCloseTo(volume, 6);
  });

  it('is the cube root of the volume in a cone', () => {
    const level = levelOf(cone, 100, 100);
    for (const volume of [5, 12.5, 50, 100])
      expect(Math.abs(level(volume) - 100 * (volume / 100) ** (1 / 3))).toBeLessThan(0.1);
  });

  it('never rises above the rim', () => expect(levelOf(cylinder, 80, 80)(500)).toBe(100));
});

describe('radiusAt', () => {
  it('follows the profile between its points', () => {
    expect(radiusAt(cone, 25)).toBeCloseTo(12.5, 12);
    expect(radiusAt(cone, 500)).toBe(50);
  });
});

describe('silhouette', () => {
  it('reaches from the foot to the level and is as wide as the vessel', () => {
    const points = silhouette(cylinder, 60);
    const xs = points.filter((_, index) => index % 2 === 0);
    const ys = points.filter((_, index) => index % 2 === 1);
    expect(Math.max(...xs)).toBeCloseTo(20, 9);
    expect(Math.min(...xs)).toBeCloseTo(-20, 9);
    expect(Math.min(...ys)).toBe(-60);
  });
});

describe('seenInLiquid', () => {
  it('widens what the liquid holds by its index, up to the wall, alike on both sides', () => {
    expect(seenInLiquid(0, 20)).toBe(0);
    expect(seenInLiquid(6, 20)).toBeCloseTo(6 * WATER_INDEX, 12);
    expect(seenInLiquid(-6, 20)).toBeCloseTo(-6 * WATER_INDEX, 12);
    expect(seenInLiquid(19, 20)).toBe(20);
  });
});
