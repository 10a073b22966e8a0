import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../engine/core/rng';
import {
  createBackProjector,
  createFanSorter,
  createProjectionFilter,
  type Ellipse,
  ellipseChord,
  fanAngle,
} from '../../../engine/core/tomography';

const DETECTORS = 131;
const SIZE = 96;
const CENTRE = (DETECTORS - 1) / 2;
const MIDDLE = (SIZE - 1) / 2;

const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });

/** The ramp's kernel as Ramachandran and Lakshminarayanan print it, for a spacing of 1. */
const ramp = (n: number): number => (n === 0 ? 0.25 : n % 2 === 0 ? 0 : -1 / (Math.PI * n) ** 2);

const convolve = (p: Float64Array, kernel: (n: number) => number): Float64Array =>
  p.map((_, n) => p.reduce((sum, value, m) => sum + value * kernel(n - m), 0));

const noise = (seed: number, length: number): Float64Array => {
  const rng = createRng(seed, 'projection');
  return Float64Array.from({ length }, () => rng.normal());
};

describe('projection of an ellipse', () => {
  it('of a disc is 2 sqrt(r² − s²), from every side', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 50, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        angle,
        (r, part, theta) => {
          const disc: Ellipse = { x: 0, y: 0, a: r, b: r, tilt: 0 };
          const s = part * r;
          expect(ellipseChord(disc, s, theta)).toBeCloseTo(2 * Math.sqrt(Math.max(0, r * r - s * s)), 6);
          expect(ellipseChord(disc, 1.01 * r, theta)).toBe(0);
        },
      ),
    );
  });

  it('has the area πab, wherever it lies and however it is turned', () => {
    fc.assert(
      fc.property(angle, angle, fc.double({ min: -20, max: 20, noNaN: true }), (theta, tilt, x) => {
        const shape: Ellipse = { x, y: 7, a: 30, b: 11, tilt };
        let area = 0;
        for (let s = -70; s <= 70; s += 0.01) area += 0.01 * ellipseChord(shape, s, theta);
        expect(area / (Math.PI * 30 * 11)).toBeCloseTo(1, 4);
      }),
      { numRuns: 10 },
    );
  });
});

describe('filters', () => {
  it('ramp: is the convolution with the kernel in space', () => {
    const p = noise(1, DETECTORS);
    const out = new Float64Array(DETECTORS);
    createProjectionFilter('ramp', DETECTORS).apply(p, out);
    convolve(p, ramp).forEach((value, n) => expect(out[n]).toBeCloseTo(value, 12));
  });

  it('Hann: is the ramp averaged over neighbours, ¼ ½ ¼', () => {
    const p = noise(2, DETECTORS);
    const out = p.slice();
    createProjectionFilter('hann', DETECTORS).apply(out, out);
    convolve(p, (n) => (ramp(n - 1) + 2 * ramp(n) + ramp(n + 1)) / 4).forEach((value, n) =>
      expect(out[n]).toBeCloseTo(value, 12),
    );
  });

  it('none: leaves the projection as it is', () => {
    const p = noise(3, DETECTORS);
    const out = new Float64Array(DETECTORS);
    createProjectionFilter('none', DETECTORS).apply(p, out);
    expect(out).toEqual(p);
  });
});

describe('back-projection', () => {
  it('gives each pixel of the circle the value between the two detectors that it falls on, and no other pixel any', () => {
    const projector = createBackProjector(SIZE, DETECTORS);
    const view = noise(4, DETECTORS);
    fc.assert(
      fc.property(angle, (theta) => {
        const image = new Float64Array(SIZE * SIZE);
        projector.add(view, theta, image);
        for (let j = 0; j < SIZE; j++) {
          for (let i = 0; i < SIZE; i++) {
            const x = i - MIDDLE;
            const y = j - MIDDLE;
            const t = CENTRE + x * Math.cos(theta) + y * Math.sin(theta);
            const k = Math.floor(t);
            const inside = x * x + y * y <= (SIZE / 2) ** 2;
            const expected = inside ? (1 - (t - k)) * view[k]! + (t - k) * view[k + 1]! : 0;
            if (Math.abs(image[j * SIZE + i]! - expected) > 1e-10) throw new Error(`pixel ${i}, ${j} at ${theta}`);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('of the filtered views of an ellipse brings its density back', () => {
    const shape: Ellipse = { x: 8, y: -5, a: 30, b: 18, tilt: 0.4 };
    const projector = createBackProjector(SIZE, DETECTORS);
    const filter = createProjectionFilter('ramp', DETECTORS);
    const views = 180;
    const image = new Float64Array(SIZE * SIZE);
    const line = new Float64Array(DETECTORS);
    for (let k = 0; k < views; k++) {
      const theta = (Math.PI * k) / views;
      for (let n = 0; n < DETECTORS; n++) line[n] = ellipseChord(shape, n - CENTRE, theta);
      filter.apply(line, line);
      projector.add(line, theta, image);
    }
    /** Mean of 5 × 5 pixels. */
    const at = (x: number, y: number): number => {
      let sum = 0;
      for (let j = y - 2; j <= y + 2; j++) {
        for (let i = x - 2; i <= x + 2; i++) sum += image[Math.round(j + MIDDLE) * SIZE + Math.round(i + MIDDLE)]!;
      }
      return (sum * Math.PI) / (25 * views);
    };
    for (const [x, y] of [
      [8, -5],
      [20, 2],
      [0, -10],
    ] as const)
      expect(Math.abs(at(x, y) - 1)).toBeLessThan(0.02);
    for (const [x, y] of [
      [-30, 20],
      [0, 35],
      [38, -20],
    ] as const)
      expect(Math.abs(at(x, y))).toBeLessThan(0.02);
  });

  it('refuses images that the detectors do not see', () => {
    expect(() => createBackProjector(96, 97)).toThrow(RangeError);
    expect(() => createBackProjector(95, 131)).toThrow(RangeError);
  });
});

describe('fan beams', () => {
  const geometry = { sourceDistance: 200, detectors: 220, opening: 0.6, views: 360 };
  const shape: Ellipse = { x: 10, y: -4, a: 35, b: 20, tilt: 0.7 };
  const fan = new Float32Array(geometry.views * geometry.detectors);
  for (let k = 0; k < geometry.views; k++) {
    for (let n = 0; n < geometry.detectors; n++) {
      const gamma = fanAngle(geometry, n);
      const theta = (2 * Math.PI * k) / geometry.views + gamma;
      fan[k * geometry.detectors + n] = ellipseChord(shape, geometry.sourceDistance * Math.sin(gamma), theta);
    }
  }

  it('sorted into parallel views are the projections of the same body', () => {
    const sorter = createFanSorter(geometry, DETECTORS);
    // The last detector stands at 0.3 · 219/220: the fan sees |s| ≤ 200 sin 0.2986 = 58.8, and s = 58 lies at γ = 16.9°.
    expect(sorter.reach).toBe(17);
    const out = new Float64Array(DETECTORS);
    for (const k of [0, 5, 90, 200, 359]) {
      sorter.sort(fan, k, out);
      let worst = 0;
      for (let n = 0; n < DETECTORS; n++) {
        const theta = (2 * Math.PI * k) / geometry.views;
        worst = Math.max(worst, Math.abs(out[n]! - ellipseChord(shape, n - CENTRE, theta)));
      }
      // At the ends of the chord the slope is infinite: linear sampling errs there by a few units of 70.
      expect(worst).toBeLessThan(4);
      for (let s = -12; s <= 12; s += 4) {
        const theta = (2 * Math.PI * k) / geometry.views;
        const centre = Math.round(shape.x * Math.cos(theta) + shape.y * Math.sin(theta));
        const n = CENTRE + centre + s;
        expect(Math.abs(out[n]! - ellipseChord(shape, n - CENTRE, theta))).toBeLessThan(0.05);
      }
    }
  });

  it('read the other way count in a sum of sorted readings what sorting takes of them', () => {
    const sorter = createFanSorter(geometry, DETECTORS);
    const { views, detectors } = geometry;
    const rng = createRng(3, 'readings');
    const readings = Float32Array.from({ length: views * detectors }, () => rng.normal());
    const weights = noise(4, views * DETECTORS);
    const line = new Float64Array(Math.max(DETECTORS, detectors));
    let sorted = 0;
    let spread = 0;
    for (let k = 0; k < views; k++) {
      sorter.sort(readings, k, line);
      for (let j = 0; j < DETECTORS; j++) sorted += weights[k * DETECTORS + j]! * line[j]!;
    }
    for (let k = 0; k < views; k++) {
      sorter.spread((view, j) => weights[view * DETECTORS + j]!, k, line);
      for (let n = 0; n < detectors; n++) spread += line[n]! * readings[k * detectors + n]!;
    }
    expect(spread).toBeCloseTo(sorted, 3);
    expect(Math.abs(sorted)).toBeGreaterThan(1);
  });

  it('leave rays that no detector sees at zero', () => {
    const sorter = createFanSorter(geometry, 401);
    const out = new Float64Array(401).fill(1);
    sorter.sort(fan, 10, out);
    expect(out[0]).toBe(0);
    expect(out[400]).toBe(0);
  });
});
