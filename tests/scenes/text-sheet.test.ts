import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Place, Sheet } from '../../src/scenes/text-sheet';

interface Taken extends Place {
  readonly width: number;
  readonly height: number;
}

const apart = (a: Taken, b: Taken): boolean =>
  a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y;

describe('a sheet of texts', () => {
  it('gives each a place of its own, whole on the sheet and apart from all others', () => {
    const size = fc.record({ width: fc.integer({ min: 1, max: 300 }), height: fc.integer({ min: 1, max: 60 }) });
    fc.assert(
      fc.property(fc.array(size, { maxLength: 60 }), (sizes) => {
        const sheet = new Sheet(256, 200);
        const taken: Taken[] = [];
        for (const { width, height } of sizes) {
          const place = sheet.take(width, height);
          if (place) taken.push({ ...place, width, height });
          else expect(width > 256 || taken.length > 0 || height > 200).toBe(true);
        }
        for (const [n, a] of taken.entries()) {
          expect(a.x + a.width).toBeLessThanOrEqual(256);
          expect(a.y + a.height).toBeLessThanOrEqual(200);
          for (const b of taken.slice(n + 1)) expect(apart(a, b)).toBe(true);
        }
      }),
    );
  });

  it('fills its rows, and says when it is full', () => {
    const sheet = new Sheet(100, 50);
    expect(sheet.take(60, 20)).toEqual({ x: 0, y: 0 });
    expect(sheet.take(38, 10)).toEqual({ x: 62, y: 0 });
    expect(sheet.take(38, 10)).toEqual({ x: 0, y: 22 });
    expect(sheet.take(100, 20)).toBeNull();
    expect(sheet.take(101, 1)).toBeNull();
    expect(sheet.take(40, 28)).toEqual({ x: 40, y: 22 });
  });
});
