import { describe, expect, test } from 'vitest';
import { createFft, createFft2d, createRealFft } from '../../../engine/core/fft';
import { createRng } from '../../../engine/core/rng';

const rng = createRng(1, 'fft');
const noise = (n: number): Float64Array => Float64Array.from({ length: n }, () => rng.uniform(-1, 1));
const largestDifference = (a: Float64Array, b: Float64Array): number =>
  a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0);
/** Rounding of a transform grows with √log n; the direct sum, with n, is the worse of the two. */
const ROUNDING = 1e-15;

/** The definition. */
function direct(re: Float64Array, im: Float64Array): readonly [Float64Array, Float64Array] {
  const n = re.length;
  const outRe = new Float64Array(n);
  const outIm = new Float64Array(n);
  for (let k = 0; k < n; k++) {
    for (let j = 0; j < n; j++) {
      const angle = (-2 * Math.PI * ((j * k) % n)) / n;
      outRe[k]! += re[j]! * Math.cos(angle) - im[j]! * Math.sin(angle);
      outIm[k]! += re[j]! * Math.sin(angle) + im[j]! * Math.cos(angle);
    }
  }
  return [outRe, outIm];
}

describe('one dimension', () => {
  const lengths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 17, 25, 31, 32, 60, 64, 97, 100, 128, 256, 360, 512];

  test.each(lengths)('%d points agree with the definition, and come back', (n) => {
    const re = noise(n);
    const im = noise(n);
    const [expectedRe, expectedIm] = direct(re, im);
    const outRe = re.slice();
    const outIm = im.slice();
    const fft = createFft(n);
    fft.forward(outRe, outIm);
    expect(largestDifference(outRe, expectedRe)).toBeLessThan(ROUNDING * 10 * n);
    expect(largestDifference(outIm, expectedIm)).toBeLessThan(ROUNDING * 10 * n);
    fft.inverse(outRe, outIm);
    expect(largestDifference(outRe, re)).toBeLessThan(20 * ROUNDING);
    expect(largestDifference(outIm, im)).toBeLessThan(20 * ROUNDING);
  });

  test.each([2048, 4096, 1000, 1009])('Parseval holds for %d points', (n) => {
    const re = noise(n);
    const im = noise(n);
    const power = (a: Float64Array, b: Float64Array): number => a.reduce((sum, x, i) => sum + x * x + b[i]! * b[i]!, 0);
    const before = power(re, im);
    createFft(n).forward(re, im);
    expect(power(re, im) / n / before).toBeCloseTo(1, 13);
  });

  test('exp(2πi 3j/16) is one line of height 16 in bin 3: the sign of the exponent', () => {
    const re = Float64Array.from({ length: 16 }, (_, j) => Math.cos((2 * Math.PI * 3 * j) / 16));
    const im = Float64Array.from({ length: 16 }, (_, j) => Math.sin((2 * Math.PI * 3 * j) / 16));
    createFft(16).forward(re, im);
    const line = new Float64Array(16);
    line[3] = 16;
    expect(largestDifference(re, line)).toBeLessThan(1e-14);
    expect(largestDifference(im, new Float64Array(16))).toBeLessThan(1e-14);
  });

  test('refuses lengths that are none', () => {
    for (const n of [0, -4, 2.5, Number.NaN]) expect(() => createFft(n)).toThrow(RangeError);
  });
});

describe('real input', () => {
  test.each([2, 4, 6, 10, 16, 30, 64, 250, 1024])('%d points agree with the complex transform, and come back', (n) => {
    const x = noise(n);
    const kept = x.slice();
    const re = new Float64Array(n / 2 + 1);
    const im = new Float64Array(n / 2 + 1);
    const real = createRealFft(n);
    real.forward(x, re, im);
    expect(x).toEqual(kept);
    const fullRe = x.slice();
    const fullIm = new Float64Array(n);
    createFft(n).forward(fullRe, fullIm);
    expect(largestDifference(re, fullRe.subarray(0, n / 2 + 1))).toBeLessThan(ROUNDING * 10 * n);
    expect(largestDifference(im, fullIm.subarray(0, n / 2 + 1))).toBeLessThan(ROUNDING * 10 * n);
    const back = new Float64Array(n);
    real.inverse(re, im, back);
    expect(largestDifference(back, x)).toBeLessThan(20 * ROUNDING);
  });

  test('refuses odd lengths', () => {
    expect(() => createRealFft(5)).toThrow(RangeError);
    expect(() => createRealFft(0)).toThrow(RangeError);
  });
});

describe('two dimensions', () => {
  /** Rows, then columns, by the definition. */
  function direct2d(re: Float64Array, im: Float64Array, width: number, height: number): void {
    for (let y = 0; y < height; y++) {
      const [r, i] = direct(re.slice(y * width, (y + 1) * width), im.slice(y * width, (y + 1) * width));
      re.set(r, y * width);
      im.set(i, y * width);
    }
    for (let x = 0; x < width; x++) {
      const pick = (a: Float64Array): Float64Array =>
        Float64Array.from({ length: height }, (_, y) => a[y * width + x]!);
      const [r, i] = direct(pick(re), pick(im));
      for (let y = 0; y < height; y++) {
        re[y * width + x] = r[y]!;
        im[y * width + x] = i[y]!;
      }
    }
  }

  test.each([
    [1, 1],
    [8, 8],
    [16, 4],
    [2, 32],
    [4, 128],
    [6, 10],
    [3, 16],
    [20, 8],
    [64, 64],
  ])('%d × %d agrees with the definition, and comes back', (width, height) => {
    const re = noise(width * height);
    const im = noise(width * height);
    const expectedRe = re.slice();
    const expectedIm = im.slice();
    direct2d(expectedRe, expectedIm, width, height);
    const outRe = re.slice();
    const outIm = im.slice();
    const fft = createFft2d(width, height);
    fft.forward(outRe, outIm);
    const bound = ROUNDING * 10 * width * height + 1e-14;
    expect(largestDifference(outRe, expectedRe)).toBeLessThan(bound);
    expect(largestDifference(outIm, expectedIm)).toBeLessThan(bound);
    fft.inverse(outRe, outIm);
    expect(largestDifference(outRe, re)).toBeLessThan(1e-14);
    expect(largestDifference(outIm, im)).toBeLessThan(1e-14);
  });

  test('a plane wave of 256 × 256 is one line', () => {
    const n = 256;
    const re = Float64Array.from({ length: n * n }, (_, p) =>
      Math.cos((2 * Math.PI * (5 * (p % n) + 250 * Math.floor(p / n))) / n),
    );
    const im = Float64Array.from({ length: n * n }, (_, p) =>
      Math.sin((2 * Math.PI * (5 * (p % n) + 250 * Math.floor(p / n))) / n),
    );
    createFft2d(n, n).forward(re, im);
    expect(re[250 * n + 5]! / (n * n)).toBeCloseTo(1, 12);
    re[250 * n + 5] = 0;
    expect(largestDifference(re, new Float64Array(n * n))).toBeLessThan(1e-8);
    expect(largestDifference(im, new Float64Array(n * n))).toBeLessThan(1e-8);
  });
});
