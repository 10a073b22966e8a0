import { describe, expect, it } from 'vitest';
import { createMatterBody, createMatterRotor } from '../../../engine/core/matter-world';

describe('a body moved by Matter.js', () => {
  it('reproduces the parabola, whatever the step', () => {
    for (const h of [0.0005, 0.001, 0.004]) {
      const body = createMatterBody(0.3, 9.81);
      body.place(2, 5, 12, 7, 0, 0, h);
      const steps = Math.round(2 / h);
      for (let n = 0; n < steps; n++) body.step(0, 0);
      // A place below 32 m is rounded by 2⁻⁴⁹ m at most in each step, and the rounding stays in the velocity.
      const rounding = (steps * steps * 2 ** -49) / 2;
      // x = x₀ + v t and y = y₀ + v t − ½ g t² after 2 s.
      expect(Math.abs(body.x - 26)).toBeLessThan(rounding);
      expect(Math.abs(body.y + 0.62)).toBeLessThan(rounding);
      expect(body.vx).toBeCloseTo(12, 7);
      expect(body.vy).toBeCloseTo(-12.62, 7);
      expect(body.ay).toBe(-9.81);
    }
  });

  it('takes forces in newtons, and lets go of them after the step', () => {
    const body = createMatterBody(4, 0);
    body.place(0, 0, 0, 0, 8, 0, 0.001);
    for (let n = 0; n < 1000; n++) body.step(8, 0);
    // 8 N on 4 kg for 1 s: 1 m and 2 m/s.
    expect(body.x).toBeCloseTo(1, 9);
    expect(body.vx).toBeCloseTo(2, 8);
    body.step(0, 0);
    expect(body.ax).toBe(0);
  });

  it('swings on a spring with the period 2π √(m/k), without loss over ten periods', () => {
    const [mass, stiffness, h] = [0.5, 20, 0.0005];
    const period = 2 * Math.PI * Math.sqrt(mass / stiffness);
    const body = createMatterBody(mass, 0);
    body.place(0.1, 0, 0, 0, -stiffness * 0.1, 0, h);
    const crossings: number[] = [];
    for (let n = 0; crossings.length < 11; n++) {
      const before = body.x;
      body.step(-stiffness * before, 0);
      if (before < 0 && body.x >= 0) crossings.push((n + before / (before - body.x)) * h);
    }
    expect(((crossings[10] ?? 0) - (crossings[0] ?? 0)) / 10).toBeCloseTo(period, 6);
    const energy = 0.5 * mass * body.vx ** 2 + 0.5 * stiffness * body.x ** 2;
    expect(energy / (0.5 * stiffness * 0.01)).toBeCloseTo(1, 3);
  });

  it('starts again where it is placed, with another step', () => {
    const body = createMatterBody(1, 10);
    body.place(0, 0, 3, 0, 0, 0, 0.002);
    for (let n = 0; n < 100; n++) body.step(0, 0);
    body.place(7, 1, -1, 4, 0, 0, 0.0005);
    expect([body.x, body.y, body.vx, body.vy]).toEqual([7, 1, -1, 4]);
    for (let n = 0; n < 400; n++) body.step(0, 0);
    // 0.2 s later: 7 − 0.2 and 1 + 0.8 − 5·0.04.
    expect(body.x).toBeCloseTo(6.8, 10);
    expect(body.y).toBeCloseTo(1.6, 10);
  });

  it('moves two bodies independently of each other', () => {
    const alone = createMatterBody(1, 9.81);
    const one = createMatterBody(1, 9.81);
    const other = createMatterBody(2, 1.62);
    alone.place(0, 0, 5, 5, 0, 0, 0.001);
    one.place(0, 0, 5, 5, 0, 0, 0.001);
    other.place(0, 0, 5, 5, 0, 0, 0.003);
    for (let n = 0; n < 500; n++) {
      alone.step(0, 0);
      one.step(0, 0);
      other.step(1, 1);
    }
    expect([one.x, one.y]).toEqual([alone.x, alone.y]);
  });
});

describe('a body turned by Matter.js', () => {
  it('takes torques in newton metres', () => {
    const rotor = createMatterRotor(0.5);
    rotor.place(1, -2, 2, 0.001);
    for (let n = 0; n < 1000; n++) rotor.step(2);
    // 2 N m on 0.5 kg m² for 1 s: 1 − 2 + ½·4 = 1 rad, −2 + 4 = 2 rad/s.
    expect(rotor.angle).toBeCloseTo(1, 9);
    expect(rotor.omega).toBeCloseTo(2, 8);
    rotor.step(0);
    expect(rotor.alpha).toBe(0);
  });

  it('swings on a torsion spring with the period 2π √(I/k), without loss', () => {
    const [inertia, stiffness, h] = [0.02, 0.5, 0.0005];
    const rotor = createMatterRotor(inertia);
    rotor.place(0.3, 0, -stiffness * 0.3, h);
    const period = 2 * Math.PI * Math.sqrt(inertia / stiffness);
    const steps = Math.round((100 * period) / h);
    for (let n = 0; n < steps; n++) rotor.step(-stiffness * rotor.angle);
    // Störmer–Verlet runs fast by (ω h)²/24.
    const phase = (2 * Math.PI * steps * h * (1 + (5 * h) ** 2 / 24)) / period;
    expect(rotor.angle).toBeCloseTo(0.3 * Math.cos(phase), 7);
  });
});
