import { describe, expect, test } from 'vitest';
import {
  absorbingRim,
  bilinearDeposit,
  bilinearSample,
  diffusionStep,
  type GridSize,
  laplacian,
  waveDamping,
  waveStep,
} from '../../../engine/core/grid';
import { createRng } from '../../../engine/core/rng';

const rng = createRng(1, 'grid');
const fill = ({ nx, ny }: GridSize, f: (i: number, j: number) => number): Float64Array =>
  Float64Array.from({ length: nx * ny }, (_, p) => f(p % nx, Math.floor(p / nx)));
const largestDifference = (a: Float64Array, b: Float64Array): number =>
  a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0);
const sum = (a: Float64Array): number => a.reduce((x, y) => x + y, 0);

test('the Laplacian is exact for quadratics, of order 2 for more', () => {
  const size = { nx: 7, ny: 5 };
  const out = new Float64Array(35).fill(-1);
  laplacian(
    fill(size, (i, j) => 3 * i * i - 2 * j * j + i * j + 4),
    size,
    0.5,
    out,
  );
  for (let j = 0; j < 5; j++) {
    for (let i = 0; i < 7; i++) {
      const inner = i > 0 && i < 6 && j > 0 && j < 4;
      expect(out[j * 7 + i]).toBeCloseTo(inner ? (6 - 4) / 0.25 : -1, 11);
    }
  }
  const errorAt = (h: number): number => {
    const three = { nx: 3, ny: 3 };
    const result = new Float64Array(9);
    laplacian(
      fill(three, (i, j) => Math.sin((i - 1) * h + 0.4) * Math.cos((j - 1) * h)),
      three,
      h,
      result,
    );
    return Math.abs(result[4]! + 2 * Math.sin(0.4));
  };
  expect(Math.log2(errorAt(0.1) / errorAt(0.05))).toBeCloseTo(2, 2);
});

describe('wave step', () => {
  /** A standing wave of the grid: sin²(ω dt/2) = C² (sin²(kx/2) + sin²(ky/2)), exact for the difference equation. */
  function standingWave(
    size: GridSize,
    courantSquared: number,
    gammaDt: number,
    steps: number,
  ): readonly [Float64Array, Float64Array] {
    const { nx, ny } = size;
    const kx = (3 * Math.PI) / (nx - 1);
    const ky = (2 * Math.PI) / (ny - 1);
    const shape = fill(size, (i, j) => Math.sin(kx * i) * Math.sin(ky * j));
    const stiffness = 4 * courantSquared * (Math.sin(kx / 2) ** 2 + Math.sin(ky / 2) ** 2);
    // Damped: z²(1 + g) − (2 − stiffness) z + (1 − g) = 0 with g = γ dt/2; z = ρ exp(iω dt).
    const g = gammaDt / 2;
    const rho = Math.sqrt((1 - g) / (1 + g));
    const phase = Math.acos((2 - stiffness) / (2 * Math.sqrt((1 - g) * (1 + g))));
    const at = (m: number): number => rho ** m * Math.cos(m * phase);
    let u: Float64Array = shape.map((x) => x * at(0));
    let before: Float64Array = shape.map((x) => x * at(-1));
    const damping = waveDamping(new Float64Array(nx * ny).fill(gammaDt), size, 1);
    for (let m = 0; m < steps; m++) {
      waveStep(u, before, damping, size, courantSquared);
      [u, before] = [before, u];
    }
    return [u, shape.map((x) => x * at(steps))];
  }

  test.each([
    [{ nx: 20, ny: 15 }, 0.4, 0],
    [{ nx: 21, ny: 16 }, 0.5, 0],
    [{ nx: 20, ny: 15 }, 0.3, 0.02],
  ])('keeps the standing waves of the grid for 500 steps: %o, C² = %d, γ dt = %d', (size, courantSquared, gammaDt) => {
    const [got, expected] = standingWave(size, courantSquared, gammaDt, 500);
    expect(largestDifference(got, expected)).toBeLessThan(1e-10);
  });

  test('damped and free nodes obey one equation', () => {
    // The same field with damping only in a rim of 3, and by the plain formula node for node.
    const size = { nx: 17, ny: 14 };
    const c2 = 0.45;
    const gamma = absorbingRim(size, 3, 1, 1);
    const damping = waveDamping(gamma, size, 0.6);
    expect(damping.rim).toBe(3);
    const u = fill(size, () => rng.normal());
    const before = fill(size, () => rng.normal());
    const expected = before.slice();
    for (let j = 1; j < 13; j++) {
      for (let i = 1; i < 16; i++) {
        const p = j * 17 + i;
        const lap = u[p - 1]! + u[p + 1]! + u[p - 17]! + u[p + 17]! - 4 * u[p]!;
        // (u⁺ − 2u + u⁻) + γ dt (u⁺ − u⁻)/2 = C² δ²u, solved for u⁺
        const g = 0.3 * gamma[p]!;
        expected[p] = (2 * u[p]! - (1 - g) * before[p]! + c2 * lap) / (1 + g);
      }
    }
    const kept = u.slice();
    waveStep(u, before, damping, size, c2);
    expect(u).toEqual(kept);
    expect(largestDifference(before, expected)).toBeLessThan(1e-14);
  });

  test('a mirrored field stays mirrored, bit for bit', () => {
    const size = { nx: 41, ny: 30 };
    const damping = waveDamping(absorbingRim(size, 8, 1, 1), size, 0.6);
    let u: Float64Array = new Float64Array(41 * 30);
    let before: Float64Array = new Float64Array(41 * 30);
    for (const [i, j] of [
      [13, 14],
      [27, 14],
      [13, 15],
      [27, 15],
    ] as const) {
      u[j * 41 + i] = 1;
    }
    for (let m = 0; m < 100; m++) {
      waveStep(u, before, damping, size, 0.4);
      [u, before] = [before, u];
    }
    expect(fill(size, (i, j) => u[j * 41 + 40 - i]!)).toEqual(u);
    expect(fill(size, (i, j) => u[(29 - j) * 41 + i]!)).toEqual(u);
    expect(u.some((x) => Math.abs(x) > 1e-4)).toBe(true);
  });

  test('the rim swallows a ring wave: less than 1 % of the energy comes back', () => {
    const size = { nx: 160, ny: 160 };
    const c2 = 0.45;
    const dt = Math.sqrt(c2);
    const damping = waveDamping(absorbingRim(size, 40, 1, 1), size, dt);
    let u: Float64Array = fill(size, (i, j) => {
      const r2 = (i - 79.5) ** 2 + (j - 79.5) ** 2;
      return (1 - r2 / 32) * Math.exp(-r2 / 32);
    });
    let before: Float64Array = u.slice();
    const inner = (): number => {
      let energy = 0;
      for (let j = 41; j < 119; j++) {
        for (let i = 41; i < 119; i++) {
          const p = j * 160 + i;
          energy += ((u[p]! - before[p]!) / dt) ** 2 + (u[p + 1]! - u[p]!) ** 2 + (u[p + 160]! - u[p]!) ** 2;
        }
      }
      return energy;
    };
    const run = (steps: number): void => {
      for (let m = 0; m < steps; m++) {
        waveStep(u, before, damping, size, c2);
        [u, before] = [before, u];
      }
    };
    const start = inner();
    run(20);
    expect(inner() / start).toBeGreaterThan(0.9);
    // Time enough to reach the rim (40), cross it twice (80) and be back in the middle.
    run(Math.ceil(160 / dt));
    expect(inner() / start).toBeLessThan(0.01);
  });

  test('the rim has the profile asked for', () => {
    const gamma = absorbingRim({ nx: 30, ny: 20 }, 5, 2, 0.1, 15);
    // L = 0.5 m: γ at the edge is 15 · 2/0.5 = 60 1/s, two nodes in 60 · (3/5)².
    expect(gamma[10]).toBeCloseTo(60, 12);
    expect(gamma[2 * 30 + 10]).toBeCloseTo(21.6, 12);
    expect(gamma[10 * 30 + 28]).toBeCloseTo(60 * 0.64, 12);
    expect(gamma[5 * 30 + 5]).toBe(0);
    expect(gamma[4 * 30 + 4]).toBeCloseTo(2.4, 12);
  });
});

describe('diffusion', () => {
  test.each([
    ['fixed', (i: number, n: number) => Math.sin((2 * Math.PI * i) / (n - 1)), (n: number) => (2 * Math.PI) / (n - 1)],
    ['insulated', (i: number, n: number) => Math.cos((2 * Math.PI * (i + 0.5)) / n), (n: number) => (2 * Math.PI) / n],
  ] as const)('%s: a mode of the grid falls by its own factor each step', (edge, mode, k) => {
    const size = { nx: 12, ny: 9 };
    const number = 0.22;
    let u: Float64Array = fill(size, (i, j) => mode(i, 12) * mode(j, 9));
    const start = u.slice();
    let out: Float64Array = new Float64Array(108);
    for (let m = 0; m < 20; m++) {
      diffusionStep(u, out, size, number, edge);
      [u, out] = [out, u];
    }
    const factor = 1 - 4 * number * (Math.sin(k(12) / 2) ** 2 + Math.sin(k(9) / 2) ** 2);
    expect(
      largestDifference(
        u,
        start.map((x) => x * factor ** 20),
      ),
    ).toBeLessThan(1e-13);
  });

  test('insulated: nothing is lost, and the extremes only shrink', () => {
    const size = { nx: 10, ny: 8 };
    let u: Float64Array = fill(size, () => rng.next());
    const total = sum(u);
    const unevenness = (): number => Math.sqrt(u.reduce((squares, x) => squares + (x - total / 80) ** 2, 0));
    const start = unevenness();
    let out: Float64Array = new Float64Array(80);
    for (let m = 0; m < 200; m++) {
      diffusionStep(u, out, size, 0.25, 'insulated');
      expect(Math.max(...out)).toBeLessThanOrEqual(Math.max(...u) + 1e-15);
      [u, out] = [out, u];
    }
    expect(sum(u)).toBeCloseTo(total, 12);
    // The slowest mode is half a wave across the 10 nodes.
    expect(unevenness() / start).toBeLessThan((1 - Math.sin(Math.PI / 20) ** 2) ** 200);
  });

  test('a spot spreads with variance 2Dt a direction', () => {
    const size = { nx: 61, ny: 61 };
    let u: Float64Array = new Float64Array(61 * 61);
    u[30 * 61 + 30] = 1;
    let out: Float64Array = new Float64Array(61 * 61);
    for (let m = 0; m < 50; m++) {
      diffusionStep(u, out, size, 0.2, 'insulated');
      [u, out] = [out, u];
    }
    let variance = 0;
    u.forEach((x, p) => {
      variance += x * ((p % 61) - 30) ** 2;
    });
    // Exact for the difference equation until the wall is reached.
    expect(variance).toBeCloseTo(2 * 0.2 * 50, 8);
  });
});

describe('between the nodes', () => {
  const size = { nx: 6, ny: 5 };

  test('sampling is exact for 1, x, y and xy, and holds the edge outside', () => {
    const u = fill(size, (i, j) => 1 + 2 * i - j + 0.5 * i * j);
    const f = (x: number, y: number): number => 1 + 2 * x - y + 0.5 * x * y;
    for (const [x, y] of [
      [0, 0],
      [5, 4],
      [2.25, 3.5],
      [4.999, 0.001],
    ] as const) {
      expect(bilinearSample(u, size, x, y)).toBeCloseTo(f(x, y), 12);
    }
    expect(bilinearSample(u, size, -3, 99)).toBeCloseTo(f(0, 4), 12);
  });

  test('depositing is the transpose of sampling and keeps the amount', () => {
    for (let k = 0; k < 50; k++) {
      const x = rng.uniform(-0.5, 5.5);
      const y = rng.uniform(-0.5, 4.5);
      const u = fill(size, () => rng.normal());
      const spread = new Float64Array(30);
      bilinearDeposit(spread, size, x, y, 3);
      expect(sum(spread)).toBeCloseTo(3, 13);
      const product = u.reduce((total, value, p) => total + value * spread[p]!, 0);
      expect(product).toBeCloseTo(3 * bilinearSample(u, size, x, y), 12);
    }
  });
});
