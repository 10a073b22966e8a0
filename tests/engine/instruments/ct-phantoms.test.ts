import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPathTracer, type Phantom, type PhantomName, phantoms } from '../../../engine/instruments/ct-phantoms';

const names = Object.keys(phantoms) as PhantomName[];

const inside = (shape: Phantom['shapes'][number], x: number, y: number): boolean => {
  const dx = x - shape.x;
  const dy = y - shape.y;
  const u = dx * Math.cos(shape.tilt) + dy * Math.sin(shape.tilt);
  const v = dy * Math.cos(shape.tilt) - dx * Math.sin(shape.tilt);
  return (u / shape.a) ** 2 + (v / shape.b) ** 2 <= 1;
};

const STEP = 0.02;

function walked(phantom: Phantom, theta: number, s: number): Map<string, number> {
  const lengths = new Map<string, number>();
  const add = (tissue: string, length: number): void => {
    lengths.set(tissue, (lengths.get(tissue) ?? 0) + length);
  };
  for (let t = -180; t < 180; t += STEP) {
    const x = s * Math.cos(theta) - t * Math.sin(theta);
    const y = s * Math.sin(theta) + t * Math.cos(theta);
    const here = phantom.shapes.filter((shape) => inside(shape, x, y));
    if (phantom.combine === 'added') for (const { tissue, value } of here) add(tissue, value * STEP);
    else {
      const top = here.at(-1);
      if (top) add(top.tissue, STEP);
    }
  }
  return lengths;
}

describe('path lengths', () => {
  it.each(names)('through %s are those found by walking along the ray', (name) => {
    const phantom = phantoms[name];
    const tracer = createPathTracer(phantom);
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: Math.PI, noNaN: true }),
        fc.double({ min: -125, max: 125, noNaN: true }),
        (theta, s) => {
          const meets = tracer.trace(Math.cos(theta), Math.sin(theta), s);
          const expected = walked(phantom, theta, s);
          if (!meets) expect(expected.size).toBe(0);
          tracer.tissues.forEach((tissue, m) => {
            // One step at each border that the ray may cross.
            expect(Math.abs(tracer.lengths[m]! - (expected.get(tissue) ?? 0))).toBeLessThan(12 * STEP);
          });
        },
      ),
      { numRuns: 25 },
    );
  });

  it('are the same from both ends of a ray', () => {
    for (const name of names) {
      const tracer = createPathTracer(phantoms[name]);
      for (let s = -100; s <= 100; s += 7) {
        tracer.trace(Math.cos(0.3), Math.sin(0.3), s);
        const there = [...tracer.lengths];
        tracer.trace(-Math.cos(0.3), -Math.sin(0.3), -s);
        tracer.lengths.forEach((length, m) => expect(length).toBeCloseTo(there[m]!, 9));
      }
    }
  });
});

describe('the head phantom', () => {
  const density = (x: number, y: number): number =>
    phantoms['Shepp-Logan'].shapes.reduce((sum, shape) => sum + (inside(shape, x, y) ? shape.value : 0), 0);

  // Shepp and Logan 1974, in units of water; y is up in the paper and down here.
  it('has the densities of 1974', () => {
    expect(density(0, -0.9 * 128)).toBeCloseTo(2, 12);
    expect(density(0, 0.4 * 128)).toBeCloseTo(1.02, 12);
    expect(density(0.22 * 128, 0)).toBeCloseTo(1, 12);
    expect(density(-0.22 * 128, 0)).toBeCloseTo(1, 12);
    expect(density(0, -0.4 * 128)).toBeCloseTo(1.03, 12);
    expect(density(0, 0.606 * 128)).toBeCloseTo(1.03, 12);
    expect(density(110, 0)).toBe(0);
  });

  it('leans the large ventricle, on the left, to the left at its top', () => {
    expect(density((-0.22 - 0.1) * 128, -0.3 * 128)).toBeCloseTo(1, 12);
    expect(density((-0.22 + 0.1) * 128, 0.3 * 128)).toBeCloseTo(1, 12);
  });
});
