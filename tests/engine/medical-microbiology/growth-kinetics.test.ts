import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adjustment,
  advanceLnNumber,
  advanceLnQ,
  eColi,
  heatDeathRate,
  initialLnQ,
  specificGrowthRate,
} from '../../../engine/medical-microbiology/growth-kinetics';

const mu = (temperature: number): number => specificGrowthRate(temperature, eColi);

describe('cardinal temperatures', () => {
  it('doubles E. coli in 20 min at 37 °C, as textbooks say', () => {
    expect((60 * Math.LN2) / mu(37)).toBeCloseTo(20, 1);
  });

  it('is μopt at the optimum, where its slope is zero', () => {
    expect(mu(eColi.opt)).toBeCloseTo(eColi.muOpt, 12);
    expect((mu(eColi.opt + 1e-4) - mu(eColi.opt - 1e-4)) / 2e-4).toBeCloseTo(0, 5);
  });

  it('is zero at and beyond the least and the greatest temperature, positive between', () => {
    for (const temperature of [-20, 4, eColi.min, eColi.max, 48, 50, 90]) expect(mu(temperature)).toBe(0);
    fc.assert(
      fc.property(fc.double({ min: eColi.min + 0.01, max: eColi.max - 0.01, noNaN: true }), (temperature) => {
        expect(mu(temperature)).toBeGreaterThan(0);
        expect(mu(temperature)).toBeLessThanOrEqual(eColi.muOpt * (1 + 1e-12));
      }),
    );
  });

  it('is Ratkowsky’s straight line well below the optimum: √μ meets zero between 3 and 6 °C', () => {
    const points = Array.from({ length: 21 }, (_, n) => ({ t: 12 + n, root: Math.sqrt(mu(12 + n)) }));
    const meanT = points.reduce((sum, { t }) => sum + t, 0) / points.length;
    const meanRoot = points.reduce((sum, { root }) => sum + root, 0) / points.length;
    const slope =
      points.reduce((sum, { t, root }) => sum + (t - meanT) * (root - meanRoot), 0) /
      points.reduce((sum, { t }) => sum + (t - meanT) ** 2, 0);
    const intercept = meanT - meanRoot / slope;
    expect(intercept).toBeGreaterThan(3);
    expect(intercept).toBeLessThan(6);
    for (const { t, root } of points) expect(Math.abs(root / (slope * (t - intercept)) - 1)).toBeLessThan(0.03);
  });
});

/** Explicit solution of Baranyi and Roberts (1994), m = 1, at constant μ. */
function baranyi(y0: number, yMax: number, h0: number, rate: number, t: number): number {
  const q0 = 1 / Math.expm1(h0);
  const a = rate * t + Math.log((Math.exp(-rate * t) + q0) / (1 + q0));
  return y0 + a - Math.log1p(Math.expm1(a) / Math.exp(yMax - y0));
}

function integrate(y0: number, yMax: number, h0: number, rate: number, steps: number, h: number): number {
  let y = y0;
  let lnQ = initialLnQ(h0);
  for (let n = 0; n < steps; n++) {
    y = advanceLnNumber(y, lnQ, rate, yMax, h);
    lnQ = advanceLnQ(lnQ, rate, h);
  }
  return y;
}

describe('lag and crowding', () => {
  it('follows the explicit solution at every rate, lag and yield', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.02, max: 2.3, noNaN: true }),
        fc.double({ min: 0.5, max: 5, noNaN: true }),
        fc.double({ min: 4, max: 10, noNaN: true }),
        fc.double({ min: 18, max: 24, noNaN: true }),
        fc.integer({ min: 1, max: 5000 }),
        (rate, h0, y0, yMax, steps) => {
          const h = 10 / 3600;
          const exact = baranyi(y0, yMax, h0, rate, steps * h);
          expect(Math.abs(integrate(y0, yMax, h0, rate, steps, h) - exact)).toBeLessThan(1e-8);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('has the lag h₀/μ: the straight part, drawn back to N₀', () => {
    const rate = 1.3;
    const hours = 40;
    const y = integrate(7, 1e6, 2.5, rate, hours * 100, 0.01);
    expect(hours - (y - 7) / rate).toBeCloseTo(2.5 / rate, 6);
  });

  it('is of fourth order', () => {
    const error = (h: number): number => Math.abs(integrate(7, 20, 2.5, 2, 8 / h, h) - baranyi(7, 20, 2.5, 2, 8));
    expect(Math.log2(error(0.25) / error(0.125))).toBeGreaterThan(3.5);
  });

  it('never passes the greatest number, and q stays finite', () => {
    expect(integrate(7, 20, 2.5, 2.3, 20_000, 0.02)).toBeCloseTo(20, 9);
    expect(advanceLnQ(initialLnQ(2.5), 2.3, 1e6)).toBe(Math.log(1e12));
    expect(adjustment(Math.log(1e12))).toBeCloseTo(1, 11);
  });
});

describe('heat', () => {
  const resistance = { from: 47.5, d60: 1.5, z: 5 } as const;
  it('kills nine in ten in D minutes', () => {
    const survivors = (temperature: number, minutes: number): number =>
      Math.exp((-heatDeathRate(temperature, resistance) * minutes) / 60);
    expect(survivors(60, 1.5)).toBeCloseTo(0.1, 12);
    // D₅₀ = 1.5·10² min.
    expect(survivors(50, 150)).toBeCloseTo(0.1, 12);
    expect(survivors(55, 15)).toBeCloseTo(0.1, 12);
  });
  it('does nothing below the least temperature that kills', () => {
    expect(heatDeathRate(47.4, resistance)).toBe(0);
    expect(heatDeathRate(47.5, resistance)).toBeGreaterThan(0);
  });
});
