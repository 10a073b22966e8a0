import { expect, test } from 'vitest';
import { besselJ0, besselJ1, besselY0, besselY1 } from '../../../engine/core/special';

/** Stated in the module. */
const ACCURACY = 1e-10;

// Abramowitz and Stegun, table 9.1 (15 and 10 places), further digits as in DLMF 10.75's tables.
test.each([
  [besselJ0, 0, 1],
  [besselJ0, 1, 0.765197686557967],
  [besselJ0, 2, 0.223890779141236],
  [besselJ0, 5, -0.177596771314338],
  [besselJ0, 10, -0.245935764451348],
  [besselJ0, 17, -0.169854252151184],
  [besselJ0, 100, 0.019985850304223],
  [besselJ1, 1, 0.440050585744934],
  [besselJ1, 5, -0.327579137591465],
  [besselJ1, 10, 0.043472746168861],
  [besselJ1, 100, -0.077145352014112],
  [besselY0, 0.1, -1.534238651350367],
  [besselY0, 1, 0.088256964215677],
  [besselY0, 10, 0.055671167283599],
  [besselY0, 100, -0.077244313365083],
  [besselY1, 1, -0.781212821300289],
  [besselY1, 10, 0.249015424206954],
  [besselY1, 100, -0.02037231200276],
])('%# tabled value', (f, x, value) => {
  expect(Math.abs(f(x) - value)).toBeLessThan(ACCURACY);
});

// Abramowitz and Stegun, table 9.5
test.each([
  [besselJ0, [2.404825557695773, 5.520078110286311, 8.653727912911013, 11.791534439014281, 30.634606468431976]],
  [besselJ1, [3.831705970207512, 7.015586669815619, 13.323691936314223, 32.189679910974405]],
  [besselY0, [0.893576966279167, 3.957678419314858, 13.361097473872764]],
  [besselY1, [2.197141326031017, 5.429681040794135, 14.897442128336726]],
])('%# zeros', (f, zeros) => {
  for (const zero of zeros) expect(Math.abs(f(zero))).toBeLessThan(ACCURACY);
});

test('Wronskian J₁Y₀ − J₀Y₁ = 2/πx (DLMF 10.5.2), across the change of method', () => {
  for (let x = 0.05; x < 60; x += 0.05) {
    const wronskian = besselJ1(x) * besselY0(x) - besselJ0(x) * besselY1(x);
    expect(Math.abs(wronskian * x - 2 / Math.PI)).toBeLessThan(x * ACCURACY + 1e-12);
  }
});

test('symmetry and singularity', () => {
  expect(besselJ0(-3)).toBe(besselJ0(3));
  expect(besselJ1(-3)).toBe(-besselJ1(3));
  expect(besselJ1(-30)).toBe(-besselJ1(30));
  expect(besselY0(0)).toBe(-Infinity);
  expect(besselY1(0)).toBe(-Infinity);
  expect(() => besselY0(-1)).toThrow(RangeError);
  expect(() => besselY1(Number.NaN)).toThrow(RangeError);
});
