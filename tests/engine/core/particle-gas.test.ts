import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDiscGas, type DiscGas, discStep, placeDiscs } from '../../../engine/core/disc-gas';
import {
  createPointGas,
  createWallHits,
  drawThermal,
  flyAgainstWall,
  flyBetweenWalls,
  flyPoints,
  meanSquare,
  rescale,
} from '../../../engine/core/particle-gas';
import { assembledRoom, plainRoom, type Room } from '../../../engine/core/gas-kernel';
import { createRng } from '../../../engine/core/rng';

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);

describe('thermal velocities', () => {
  it('have no drift and exactly the wanted mean square', () => {
    for (const [count, target] of [
      [2, 1],
      [100, 88_500],
      [1000, 1e-6],
    ] as const) {
      const v = new Float64Array(count);
      drawThermal(v, count, target, createRng(7));
      expect(Math.abs(sum(v)) / (count * Math.sqrt(target))).toBeLessThan(1e-13);
      expect(meanSquare(v, count) / target).toBeCloseTo(1, 13);
      rescale(v, count, 3 * target);
      expect(meanSquare(v, count) / target).toBeCloseTo(3, 12);
    }
  });

  it('are normal: kurtosis 3 within five standard errors', () => {
    const count = 100_000;
    const v = new Float64Array(count);
    drawThermal(v, count, 1, createRng(3));
    const fourth = v.reduce((total, value) => total + value ** 4, 0) / count;
    // Var of the fourth moment of a normal deviate is 96 (Kendall and Stuart).
    expect(Math.abs(fourth - 3)).toBeLessThan(5 * Math.sqrt(96 / count));
  });

  it('scales only those in use', () => {
    const v = Float64Array.of(1, -1, 9);
    rescale(v, 2, 4);
    expect([...v]).toEqual([2, -2, 9]);
  });
});

describe('flight between walls', () => {
  /** Where a point is after a time, by the unfolded path: a triangle wave. */
  const folded = (start: number, v: number, t: number, length: number): number => {
    const turn = (((start + v * t) % (2 * length)) + 2 * length) % (2 * length);
    return turn <= length ? turn : 2 * length - turn;
  };
  /** Passages of the unfolded path through odd multiples of the length. */
  const farHits = (start: number, v: number, t: number, length: number): number => {
    const [low, high] = [start, start + v * t].toSorted((a, b) => a - b) as [number, number];
    return Math.floor((high / length + 1) / 2) - Math.floor((low / length + 1) / 2);
  };

  it('follows the unfolded path, whatever the number of reflections, and counts the far wall', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        fc.double({ min: -30, max: 30, noNaN: true }),
        fc.integer({ min: 1, max: 40 }),
        (start, v, steps) => {
          const length = 1.3;
          const q = Float64Array.of(start);
          const s = Float64Array.of(v);
          const q2 = q.slice();
          const s2 = s.slice();
          const hits = createWallHits(4);
          const dt = 0.05;
          for (let n = 0; n < steps; n++) {
            flyAgainstWall(q, s, 1, length, dt, hits);
            flyBetweenWalls(q2, s2, 1, length, dt);
          }
          const expected = folded(start, v, steps * dt, length);
          expect(q[0]).toBeCloseTo(expected, 9);
          expect(Math.abs(s[0] ?? Number.NaN)).toBe(Math.abs(v));
          expect([...q2, ...s2]).toEqual([...q, ...s]);
          // At the instant of a hit rounding decides on which side of it the step ends.
          if (Math.abs(expected - length) > 1e-9) expect(hits.count).toBe(farHits(start, v, steps * dt, length));
          expect(hits.impulse).toBeCloseTo(2 * Math.abs(v) * hits.count, 9);
        },
      ),
    );
  });

  it('remembers who struck, in order, round its ring', () => {
    const hits = createWallHits(2);
    const q = Float64Array.of(0.9, 0.5, 0.95, 0.99);
    const v = Float64Array.of(1, 1, 1, 1);
    flyAgainstWall(q, v, 4, 1, 0.2, hits);
    expect(hits.count).toBe(3);
    expect([...hits.struck]).toEqual([3, 2]);
  });
});

describe('hard discs', () => {
  const gasOf = (count: number, packing: number, seed: number): DiscGas => {
    const side = Math.sqrt((count * Math.PI) / packing);
    const gas = createDiscGas({ count, radius: 1, width: side, height: side });
    placeDiscs(gas, 1, createRng(seed));
    return gas;
  };
  const energy = (gas: DiscGas): number => meanSquare(gas.vx, gas.count) + meanSquare(gas.vy, gas.count);

  it('keep their energy, and stay inside', () => {
    const gas = gasOf(400, 0.3, 1);
    const before = energy(gas);
    for (let n = 0; n < 1000; n++) discStep(gas, 0.02);
    expect(gas.collisions).toBeGreaterThan(1000);
    expect(energy(gas) / before).toBeCloseTo(1, 11);
    for (const axis of [gas.x, gas.y]) {
      expect(Math.min(...axis)).toBeGreaterThan(0.8);
      expect(Math.max(...axis)).toBeLessThan(gas.width - 0.8);
    }
  });

  it('exchange the normal velocities in a head-on collision, at the instant of contact', () => {
    const gas = createDiscGas({ count: 2, radius: 1, width: 40, height: 40 });
    gas.x.set([10, 12.05]);
    gas.y.set([20, 20]);
    gas.vx.set([1, 0]);
    discStep(gas, 0.1);
    // They touch after 0.05; what is left of the step belongs to the other disc.
    expect([...gas.vx]).toEqual([0, 1]);
    expect(gas.x[0]).toBeCloseTo(10.05, 12);
    expect(gas.x[1]).toBeCloseTo(12.1, 12);
    expect(gas.collisions).toBe(1);
  });

  it('deflect by 90° in a collision that is not head-on: equal masses, one at rest', () => {
    fc.assert(
      fc.property(fc.double({ min: -1.9, max: 1.9, noNaN: true }), (offset) => {
        const gas = createDiscGas({ count: 2, radius: 1, width: 40, height: 40 });
        gas.x.set([16, 20]);
        gas.y.set([20 + offset, 20]);
        gas.vx.set([1, 0]);
        for (let n = 0; n < 100; n++) discStep(gas, 0.05);
        const [ax = 0, bx = 0] = gas.vx;
        const [ay = 0, by = 0] = gas.vy;
        expect(gas.collisions).toBe(1);
        expect(ax * bx + ay * by).toBeCloseTo(0, 12);
        expect(ax + bx).toBeCloseTo(1, 12);
        expect(ay + by).toBeCloseTo(0, 12);
        // The line of centres at contact: sin = offset over the diameter.
        expect(bx).toBeCloseTo(1 - (offset / 2) ** 2, 9);
      }),
      { numRuns: 50 },
    );
  });

  it('find every pair that overlaps, wherever the borders of the cells fall', () => {
    // Pairs that close in on each other, one to a site of a lattice, turned and shifted at random.
    const sites = 30;
    const spacing = 7.3;
    const gas = createDiscGas({ count: 2 * sites * sites, radius: 1, width: sites * spacing, height: sites * spacing });
    const rng = createRng(9);
    for (let i = 0; i < gas.count; i += 2) {
      const site = i / 2;
      const x = ((site % sites) + 0.5) * spacing + rng.uniform(-0.9, 0.9);
      const y = (Math.floor(site / sites) + 0.5) * spacing + rng.uniform(-0.9, 0.9);
      const angle = rng.uniform(0, 2 * Math.PI);
      const half = rng.uniform(0.9, 0.999);
      for (const [disc, side] of [
        [i, 1],
        [i + 1, -1],
      ] as const) {
        gas.x[disc] = x + side * half * Math.cos(angle);
        gas.y[disc] = y + side * half * Math.sin(angle);
        gas.vx[disc] = -side * Math.cos(angle);
        gas.vy[disc] = -side * Math.sin(angle);
      }
    }
    discStep(gas, 1e-6);
    expect(gas.collisions).toBe(sites * sites);
    discStep(gas, 1e-6);
    expect(gas.collisions).toBe(sites * sites);
  });

  it.each([0.1, 0.3])('press on the walls as the equation of state says, packing %f', (packing) => {
    // D. Henderson, Mol. Phys. 30, 971 (1975): p = ρ k T (1 + η²/8)/(1 − η)², within 0.3 % of exact below η = 0.4. The
    // wall feels the pressure of the bulk; the bulk is the inner quarter of the area, far from the layers at the walls.
    const gas = gasOf(900, packing, 2);
    const dt = 0.03;
    for (let n = 0; n < 2000; n++) discStep(gas, dt);
    gas.wallImpulse = 0;
    const steps = 16_000;
    const every = 20;
    let inner = 0;
    for (let n = 0; n < steps; n++) {
      discStep(gas, dt);
      if (n % every > 0) continue;
      for (let i = 0; i < gas.count; i++) {
        const fromMiddle = Math.max(
          Math.abs((gas.x[i] ?? 0) - gas.width / 2),
          Math.abs((gas.y[i] ?? 0) - gas.height / 2),
        );
        if (fromMiddle < gas.width / 4) inner++;
      }
    }
    const perimeter = 2 * (gas.width + gas.height - 4 * gas.radius);
    const pressure = gas.wallImpulse / (steps * dt * perimeter);
    const density = inner / (steps / every) / (gas.width / 2) ** 2;
    const eta = density * Math.PI;
    const expected = (density * (energy(gas) / 2) * (1 + (eta * eta) / 8)) / (1 - eta) ** 2;
    expect(Math.abs(pressure / expected - 1)).toBeLessThan(0.015);
  });

  it('are the same run again, to the last bit', () => {
    const [a, b] = [gasOf(200, 0.2, 4), gasOf(200, 0.2, 4)];
    for (let n = 0; n < 300; n++) discStep(a, 0.05);
    for (let n = 0; n < 300; n++) discStep(b, 0.05);
    expect([...a.x, ...a.vy]).toEqual([...b.x, ...b.vy]);
  });

  it('are not placed where there is no room', () => {
    const gas = createDiscGas({ count: 100, radius: 1, width: 19, height: 19 });
    expect(() => placeDiscs(gas, 1, createRng(1))).toThrow('There is no room for 100 discs of radius 1 in 19 × 19.');
  });
});

describe('WebAssembly gives the bits of JavaScript', () => {
  const assembled = (): Room => {
    const room = assembledRoom(10_000, 20_000);
    if (room === null) throw new Error('There is no WebAssembly here.');
    return room;
  };
  /** As halves of each number: zeros of both signs differ. */
  const bitsOf = (fields: readonly Float64Array[]): readonly number[] =>
    fields.flatMap((field) => [...new Int32Array(field.slice().buffer)]);

  it('for points, whatever the number of reflections in a step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: 0.01, max: 3, noNaN: true }),
        fc.integer({ min: 0, max: 1e9 }),
        (count, dt, seed) => {
          const [fast, plain] = [assembled(), plainRoom].map((room) => {
            const gas = createPointGas(count, 5, room);
            const rng = createRng(seed);
            for (const axis of [gas.x, gas.y, gas.z]) for (let i = 0; i < count; i++) axis[i] = rng.next();
            for (const v of [gas.vx, gas.vy, gas.vz]) for (let i = 0; i < count; i++) v[i] = rng.normal();
            for (let n = 0; n < 10; n++) flyPoints(gas, 1, 1.1, dt);
            const { hits } = gas;
            return [...bitsOf([gas.x, gas.y, gas.z, gas.vx, gas.vy, gas.vz]), hits.count, hits.impulse, ...hits.struck];
          });
          expect(fast).toEqual(plain);
        },
      ),
    );
  });

  it('for discs, thin and dense', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 120 }),
        fc.double({ min: 0.05, max: 0.4, noNaN: true }),
        fc.integer({ min: 0, max: 1e9 }),
        (count, packing, seed) => {
          const side = Math.sqrt((count * Math.PI) / packing) + 2;
          const [fast, plain] = [assembled(), plainRoom].map((room) => {
            const gas = createDiscGas({ count, radius: 1, width: side, height: 1.3 * side }, room);
            placeDiscs(gas, 1, createRng(seed));
            for (let n = 0; n < 60; n++) discStep(gas, 0.1);
            return [...bitsOf([gas.x, gas.y, gas.vx, gas.vy]), gas.collisions, gas.wallImpulse];
          });
          expect(fast).toEqual(plain);
        },
      ),
    );
  });

  it('from 256 particles up', () => {
    const box = { radius: 1, width: 200, height: 200 };
    expect(createDiscGas({ ...box, count: 256 }).kernel).not.toBeNull();
    expect(createDiscGas({ ...box, count: 255 }).kernel).toBeNull();
    expect(createPointGas(256, 8).kernel).not.toBeNull();
    expect(createPointGas(255, 8).kernel).toBeNull();
  });
});
