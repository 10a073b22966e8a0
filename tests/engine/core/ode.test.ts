import { describe, expect, test } from 'vitest';
import {
  createDormandPrince,
  createRk4,
  type Derivative,
  hermite,
  locateEvent,
  StepError,
  verletStep,
} from '../../../engine/core/ode';

/** y′ = −2 t y², y(0) = 1: y = 1/(1 + t²). */
const lorentzian: Derivative = (t, y, dydt) => {
  dydt[0] = -2 * t * y[0]! * y[0]!;
};
const oscillator: Derivative = (_t, y, dydt) => {
  dydt[0] = y[1]!;
  dydt[1] = -y[0]!;
};
const pendulum: Derivative = (_t, y, dydt) => {
  dydt[0] = y[1]!;
  dydt[1] = -Math.sin(y[0]!);
};
/** Period of a pendulum of 90° over that of small swings, (2/π) K(sin 45°): Abramowitz and Stegun, table 17.1. */
const PERIOD_90 = 2 * Math.PI * 1.180340599016096;

/** Orders from the errors at steps h and h/2. */
const order = (errorAt: (steps: number) => number, steps: number): number =>
  Math.log2(errorAt(steps) / errorAt(2 * steps));

describe('RK4', () => {
  const errorAt = (steps: number): number => {
    const rk4 = createRk4(1);
    const y = Float64Array.of(1);
    const h = 2 / steps;
    for (let i = 0; i < steps; i++) rk4.step(lorentzian, i * h, y, h);
    return Math.abs(y[0]! - 0.2);
  };

  test('is of order 4', () => {
    expect(order(errorAt, 80)).toBeGreaterThan(3.9);
    expect(order(errorAt, 80)).toBeLessThan(4.15);
  });

  test('integrates a cubic of time exactly (Simpson)', () => {
    const y = Float64Array.of(0);
    createRk4(1).step((t, _y, dydt) => (dydt[0] = 4 * t ** 3), 1, y, 1);
    expect(y[0]).toBeCloseTo(15, 13);
  });

  test('is the Taylor polynomial of the exponential', () => {
    const y = Float64Array.of(1);
    createRk4(1).step((_t, x, dydt) => (dydt[0] = x[0]!), 0, y, 0.5);
    expect(y[0]).toBeCloseTo(1 + 0.5 + 0.125 + 0.125 / 6 + 0.0625 / 24, 15);
  });

  test('keeps no history: two systems may share a stepper', () => {
    const rk4 = createRk4(2);
    const alone = Float64Array.of(1, 0);
    for (let i = 0; i < 50; i++) rk4.step(oscillator, 0, alone, 0.1);
    const shared = Float64Array.of(1, 0);
    const other = Float64Array.of(2, 3);
    for (let i = 0; i < 50; i++) {
      rk4.step(oscillator, 0, shared, 0.1);
      rk4.step(pendulum, 0, other, 0.2);
    }
    expect(shared).toEqual(alone);
  });
});

describe('velocity Verlet', () => {
  const swing: Derivative = (_t, q, a) => {
    a[0] = -Math.sin(q[0]!);
  };
  const run = (h: number, steps: number, each?: (energy: number) => void): readonly [number, number] => {
    const q = Float64Array.of(Math.PI / 2);
    const v = Float64Array.of(0);
    const a = Float64Array.of(-1);
    for (let i = 0; i < steps; i++) {
      verletStep(swing, i * h, q, v, a, h);
      each?.(0.5 * v[0]! ** 2 - Math.cos(q[0]!));
    }
    return [q[0]!, v[0]!];
  };

  test('is of order 2', () => {
    const errorAt = (steps: number): number => Math.abs(run(PERIOD_90 / steps, steps)[1]);
    expect(order(errorAt, 200)).toBeGreaterThan(1.95);
    expect(order(errorAt, 200)).toBeLessThan(2.05);
  });

  test('lets the energy swing but not drift over 1000 periods', () => {
    const steps = 50_000;
    const h = (1000 * PERIOD_90) / steps;
    const worst = [0, 0];
    let i = 0;
    run(h, steps, (energy) => {
      const half = i++ < steps / 2 ? 0 : 1;
      worst[half] = Math.max(worst[half]!, Math.abs(energy));
    });
    // Bounded by about h²/8 × the largest force squared; the second half is no worse than the first.
    expect(worst[0]).toBeLessThan(h * h);
    expect(worst[1]! / worst[0]!).toBeLessThan(1.01);
  });

  test('can be run backwards', () => {
    const q = Float64Array.of(1);
    const v = Float64Array.of(0.3);
    const a = Float64Array.of(-Math.sin(1));
    for (let i = 0; i < 1000; i++) verletStep(swing, 0, q, v, a, 0.05);
    for (let i = 0; i < 1000; i++) verletStep(swing, 0, q, v, a, -0.05);
    expect(q[0]).toBeCloseTo(1, 11);
    expect(v[0]).toBeCloseTo(0.3, 11);
  });
});

describe('Dormand–Prince', () => {
  test('is of order 5, its error estimate of order 5 per step', () => {
    const method = createDormandPrince(1, { relativeTolerance: 1, absoluteTolerance: 1 });
    const errorAt = (steps: number): number => {
      const y = Float64Array.of(1);
      const h = 2 / steps;
      for (let i = 0; i < steps; i++) method.step(lorentzian, i * h, y, h, y);
      return Math.abs(y[0]! - 0.2);
    };
    expect(order(errorAt, 80)).toBeGreaterThan(4.8);
    expect(order(errorAt, 80)).toBeLessThan(5.25);
    const estimateAt = (steps: number): number =>
      method.step(lorentzian, 0.5, Float64Array.of(0.8), 1 / steps, new Float64Array(1));
    expect(order(estimateAt, 20)).toBeGreaterThan(4.8);
    expect(order(estimateAt, 20)).toBeLessThan(5.2);
  });

  test('closes the Arenstorf orbit', () => {
    // Hairer, Nørsett and Wanner 1993, equation II.0.1: restricted three-body problem, published period and start.
    const mu = 0.012277471;
    const orbit: Derivative = (_t, y, dydt) => {
      const [x, z, vx, vz] = y as unknown as [number, number, number, number];
      const d1 = ((x + mu) ** 2 + z * z) ** 1.5;
      const d2 = ((x - 1 + mu) ** 2 + z * z) ** 1.5;
      dydt[0] = vx;
      dydt[1] = vz;
      dydt[2] = x + 2 * vz - ((1 - mu) * (x + mu)) / d1 - (mu * (x - 1 + mu)) / d2;
      dydt[3] = z - 2 * vx - ((1 - mu) * z) / d1 - (mu * z) / d2;
    };
    const PERIOD = 17.065216560157964;
    const start = [0.994, 0, 0, -2.0015851063790824];
    const y = Float64Array.from(start);
    const method = createDormandPrince(4, { relativeTolerance: 1e-11, absoluteTolerance: 1e-11 });
    const result = method.integrate(orbit, 0, y, PERIOD);
    expect(result.time).toBe(PERIOD);
    // The orbit passes the moon and magnifies errors by about 1e6.
    expect(Math.abs(y[0]! - start[0]!)).toBeLessThan(1e-4);
    expect(Math.abs(y[1]!)).toBeLessThan(1e-4);
    expect(result.accepted).toBeLessThan(1500);
  });

  test('follows the tolerance', () => {
    const errors = [1e-4, 1e-6, 1e-8, 1e-10].map((tolerance) => {
      const y = Float64Array.of(1, 0);
      const method = createDormandPrince(2, { relativeTolerance: tolerance, absoluteTolerance: tolerance });
      method.integrate(oscillator, 0, y, 20);
      return Math.abs(y[0]! - Math.cos(20)) / tolerance;
    });
    for (const error of errors) expect(error).toBeLessThan(50);
  });

  test('runs backwards in time', () => {
    const y = Float64Array.of(0.2);
    createDormandPrince(1, { relativeTolerance: 1e-10 }).integrate(lorentzian, 2, y, 0);
    expect(y[0]).toBeCloseTo(1, 7);
  });

  test('has a dense output as good as its steps', () => {
    const method = createDormandPrince(2, { relativeTolerance: 1e-9, absoluteTolerance: 1e-9 });
    const times = Float64Array.from({ length: 200 }, (_, i) => i * 0.1);
    const out = new Float64Array(400);
    const start = Float64Array.of(1, 0);
    method.sample(oscillator, 0, start, times, out);
    expect(start).toEqual(Float64Array.of(1, 0));
    for (let i = 0; i < 200; i++) {
      expect(Math.abs(out[2 * i]! - Math.cos(times[i]!))).toBeLessThan(1e-7);
      expect(Math.abs(out[2 * i + 1]! + Math.sin(times[i]!))).toBeLessThan(1e-7);
    }
  });

  test('keeps no history, and the step it suggests saves trials', () => {
    const method = createDormandPrince(2);
    const first = Float64Array.of(1, 0);
    const a = method.integrate(pendulum, 0, first, 3);
    method.integrate(oscillator, 0, Float64Array.of(5, 5), 40);
    const second = Float64Array.of(1, 0);
    expect(method.integrate(pendulum, 0, second, 3)).toEqual(a);
    expect(second).toEqual(first);

    let calls = 0;
    const counted: Derivative = (t, y, dydt) => {
      calls++;
      pendulum(t, y, dydt);
    };
    const resume = (firstStep: number | undefined): number => {
      calls = 0;
      method.integrate(counted, 3, Float64Array.from(first), 6, firstStep === undefined ? {} : { firstStep });
      return calls;
    };
    expect(resume(a.nextStep)).toBeLessThan(resume(undefined));
  });

  test('says so where no step is short enough: y′ = y² past its pole at t = 1', () => {
    const method = createDormandPrince(1);
    const blowUp: Derivative = (_t, y, dydt) => {
      dydt[0] = y[0]! * y[0]!;
    };
    expect(() => method.integrate(blowUp, 0, Float64Array.of(1), 2)).toThrow(StepError);
  });
});

describe('events', () => {
  test('a falling stone lands at √(2h/g) with √(2gh)', () => {
    const fall: Derivative = (_t, y, dydt) => {
      dydt[0] = y[1]!;
      dydt[1] = -9.81;
    };
    const y = Float64Array.of(20, 0);
    const result = createDormandPrince(2).integrate(fall, 0, y, 10, { event: { value: (_t, s) => s[0]! } });
    expect(result.stoppedByEvent).toBe(true);
    expect(result.time).toBeCloseTo(Math.sqrt(40 / 9.81), 10);
    expect(y[0]).toBeCloseTo(0, 10);
    expect(y[1]).toBeCloseTo(-Math.sqrt(40 * 9.81), 9);
  });

  test('the direction chooses among zeros of cos t', () => {
    const method = createDormandPrince(2, { relativeTolerance: 1e-10, absoluteTolerance: 1e-10 });
    const value = (_t: number, y: Float64Array): number => y[0]!;
    const timeOf = (direction?: 'rising' | 'falling'): number =>
      method.integrate(oscillator, 0, Float64Array.of(1, 0), 20, {
        event: direction === undefined ? { value } : { value, direction },
      }).time;
    expect(timeOf()).toBeCloseTo(Math.PI / 2, 8);
    expect(timeOf('falling')).toBeCloseTo(Math.PI / 2, 8);
    expect(timeOf('rising')).toBeCloseTo((3 * Math.PI) / 2, 8);
  });

  test('an event at the start does not stop the run that leaves it', () => {
    const y = Float64Array.of(0, 1);
    const result = createDormandPrince(2, { relativeTolerance: 1e-9 }).integrate(oscillator, 0, y, 10, {
      event: { value: (_t, s) => s[0]! },
    });
    expect(result.time).toBeCloseTo(Math.PI, 7);
  });

  test('without one the end is reached', () => {
    const result = createDormandPrince(2).integrate(oscillator, 0, Float64Array.of(1, 0), 1, {
      event: { value: (_t, s) => s[0]! },
    });
    expect(result).toMatchObject({ time: 1, stoppedByEvent: false });
  });

  test('the period of a pendulum of 90° from RK4 steps and Hermite interpolation', () => {
    const rk4 = createRk4(2);
    const y = Float64Array.of(Math.PI / 2, 0);
    const crossings: number[] = [];
    const out = new Float64Array(2);
    const end = (t: number): { t: number; y: Float64Array; dydt: Float64Array } => {
      const dydt = new Float64Array(2);
      pendulum(t, y, dydt);
      return { t, y: y.slice(), dydt };
    };
    let before = end(0);
    for (let i = 1; i <= 2000; i++) {
      rk4.step(pendulum, 0, y, 0.01);
      const after = end(i * 0.01);
      const time = locateEvent({ value: (_t, s) => s[0]!, direction: 'falling' }, before, after, out);
      if (time !== null) {
        crossings.push(time);
        expect(Math.abs(out[0]!)).toBeLessThan(1e-11);
      }
      before = after;
    }
    expect(crossings[0]).toBeCloseTo(PERIOD_90 / 4, 8);
    expect(crossings[1]! - crossings[0]!).toBeCloseTo(PERIOD_90, 8);
  });

  test('the Hermite interpolant is exact for cubics', () => {
    const cubic = (t: number): number => t ** 3 - 2 * t + 1;
    const slope = (t: number): number => 3 * t * t - 2;
    const at = (t: number) => ({ t, y: Float64Array.of(cubic(t)), dydt: Float64Array.of(slope(t)) });
    const out = new Float64Array(1);
    for (const t of [1, 1.3, 2.2, 3]) {
      hermite(at(1), at(3), t, out);
      expect(out[0]).toBeCloseTo(cubic(t), 12);
    }
  });
});
