/** The numerical kernels of the engine as repeatable units of work of about 0.5–20 ms; `kernels.c` does the same in C. */
import FFT from 'fft.js';
import { LuDecomposition, Matrix } from 'ml-matrix';
import { createFft2d } from '../../engine/core/fft';
import { createDiscGas, discStep, placeDiscs } from '../../engine/core/disc-gas';
import { createPointGas, drawThermal, flyPoints } from '../../engine/core/particle-gas';
import { createBackProjector } from '../../engine/core/tomography';
import { absorbingRim, waveDamping } from '../../engine/core/grid';
import { luFactor, luSolve } from '../../engine/core/linalg';
import { createRk4 } from '../../engine/core/ode';
import { createRng } from '../../engine/core/rng';
import { createWaveFields } from '../../engine/core/wave-kernel';

export interface Kernel {
  readonly name: string;
  readonly run: () => void;
  /** The same work by a maintained package. */
  readonly reference?: { readonly name: string; readonly run: () => void };
}

/** Three masses between walls on stiffening springs, lightly damped: q₀…q₂, v₀…v₂. */
function springs(_t: number, y: Float64Array, dydt: Float64Array): void {
  const q0 = y[0]!;
  const q1 = y[1]!;
  const q2 = y[2]!;
  const v0 = y[3]!;
  const v1 = y[4]!;
  const v2 = y[5]!;
  const e0 = q0;
  const e1 = q1 - q0;
  const e2 = q2 - q1;
  const e3 = -q2;
  const f0 = e0 + 0.1 * e0 * e0 * e0;
  const f1 = e1 + 0.1 * e1 * e1 * e1;
  const f2 = e2 + 0.1 * e2 * e2 * e2;
  const f3 = e3 + 0.1 * e3 * e3 * e3;
  dydt[0] = v0;
  dydt[1] = v1;
  dydt[2] = v2;
  dydt[3] = f1 - f0 - 0.01 * v0;
  dydt[4] = f2 - f1 - 0.01 * v1;
  dydt[5] = f3 - f2 - 0.01 * v2;
}

function odeKernel(): Kernel {
  const rk4 = createRk4(6);
  const y = new Float64Array(6);
  return {
    name: 'RK4, 6 equations, 10 000 steps',
    run() {
      y.set([1, 0, -0.5, 0, 0, 0]);
      for (let i = 0; i < 10_000; i++) rk4.step(springs, i * 0.01, y, 0.01);
    },
  };
}

function luKernel(): Kernel {
  const n = 50;
  const rng = createRng(1, 'lu');
  const source = Float64Array.from({ length: n * n }, () => rng.uniform(-1, 1));
  for (let i = 0; i < n; i++) source[i * n + i] = source[i * n + i]! + 4;
  const a = new Float64Array(n * n);
  const b = new Float64Array(n);
  const pivots = new Int32Array(n);
  return {
    name: 'LU factors and solution, 50 nodes, 20 times',
    run() {
      for (let i = 0; i < 20; i++) {
        a.set(source);
        b.fill(1);
        const factors = luFactor(a, n, pivots);
        if (factors === null) throw new Error('The bench matrix is singular.');
        luSolve(factors, b);
      }
    },
    reference: {
      name: 'ml-matrix',
      run() {
        const ones = Matrix.columnVector(new Float64Array(n).fill(1));
        for (let i = 0; i < 20; i++) new LuDecomposition(Matrix.from1DArray(n, n, source)).solve(ones);
      },
    },
  };
}

function waveKernel(): Kernel {
  const size = { nx: 512, ny: 512 };
  const { now, before: earlier, step } = createWaveFields(size);
  let u = now;
  let before = earlier;
  const damping = waveDamping(absorbingRim(size, 40, 1, 1), size, 0.68);
  return {
    name: 'Wave equation, 512 × 512, 4 steps',
    run() {
      u[256 * 512 + 256] = 1;
      for (let i = 0; i < 4; i++) {
        step(u, before, damping, 0.68 ** 2);
        [u, before] = [before, u];
      }
    },
  };
}

function fftKernel(): Kernel {
  const count = 256 * 256;
  const fft = createFft2d(256, 256);
  const rng = createRng(1, 'fft');
  const source = Float64Array.from({ length: count }, () => rng.uniform(-1, 1));
  const re = new Float64Array(count);
  const im = new Float64Array(count);
  return {
    name: 'FFT, 256 × 256 complex',
    run() {
      re.set(source);
      im.fill(0);
      fft.forward(re, im);
    },
    reference: { name: 'fft.js, rows then columns', run: fftJsOf(source) },
  };
}

/** The same transform by fft.js, which does one row at a time on interleaved numbers. */
function fftJsOf(source: Float64Array): () => void {
  const n = 256;
  const plan = new FFT(n);
  const spectrum = new Float64Array(2 * n * n);
  const line = plan.createComplexArray();
  const out = plan.createComplexArray();
  return () => {
    for (let row = 0; row < n; row++) {
      for (let i = 0; i < n; i++) {
        line[2 * i] = source[row * n + i]!;
        line[2 * i + 1] = 0;
      }
      plan.transform(out, line);
      for (let i = 0; i < 2 * n; i++) spectrum[row * 2 * n + i] = out[i]!;
    }
    for (let column = 0; column < n; column++) {
      for (let i = 0; i < n; i++) {
        line[2 * i] = spectrum[i * 2 * n + 2 * column]!;
        line[2 * i + 1] = spectrum[i * 2 * n + 2 * column + 1]!;
      }
      plan.transform(out, line);
      for (let i = 0; i < n; i++) {
        spectrum[i * 2 * n + 2 * column] = out[2 * i]!;
        spectrum[i * 2 * n + 2 * column + 1] = out[2 * i + 1]!;
      }
    }
  };
}

/** Hard discs of radius 1 that cover a fifth of a square box, speeds of 1 on each axis, in steps of 0.1. */
function discKernel(count: number, steps: number): Kernel {
  const side = Math.sqrt((count * Math.PI) / 0.2);
  const gas = createDiscGas({ count, radius: 1, width: side, height: side });
  placeDiscs(gas, 1, createRng(1, 'gas'));
  return {
    name: `Hard discs, ${count}, ${steps} steps`,
    run() {
      for (let n = 0; n < steps; n++) discStep(gas, 0.1);
    },
  };
}

/** Points in a unit cube, speeds of 1 on each axis, in steps of 0.01; the hits on one wall are counted. */
function pointKernel(count: number, steps: number): Kernel {
  const gas = createPointGas(count, 64);
  const draws = createRng(1, 'points');
  for (const axis of [gas.x, gas.y, gas.z]) for (let i = 0; i < count; i++) axis[i] = draws.next();
  for (const v of [gas.vx, gas.vy, gas.vz]) drawThermal(v, count, 1, draws);
  return {
    name: `Point gas, ${count}, ${steps} steps`,
    run() {
      for (let n = 0; n < steps; n++) flyPoints(gas, 1, 1, 0.01);
    },
  };
}

function backProjectionKernel(): Kernel {
  const projector = createBackProjector(256, 367);
  const view = Float64Array.from({ length: 367 }, (_, i) => Math.sin(i * 0.1));
  const image = new Float64Array(256 * 256);
  return {
    name: 'Back-projection, 256 × 256, 60 views',
    run() {
      image.fill(0);
      for (let k = 0; k < 60; k++) projector.add(view, (Math.PI * k) / 60, image);
    },
  };
}

function drawKernel(name: string, count: number, draw: () => number): Kernel {
  const out = new Float64Array(count);
  return {
    name,
    run() {
      for (let i = 0; i < count; i++) out[i] = draw();
    },
  };
}

const rng = createRng(1, 'draws');

export const kernels: readonly Kernel[] = [
  odeKernel(),
  luKernel(),
  waveKernel(),
  fftKernel(),
  discKernel(2000, 20),
  discKernel(10_000, 4),
  pointKernel(10_000, 20),
  backProjectionKernel(),
  drawKernel('Normal deviates, 100 000', 100_000, () => rng.normal()),
  drawKernel('Poisson deviates of mean 2, 65 536', 65_536, () => rng.poisson(2)),
  drawKernel('Poisson deviates of mean 1000, 65 536', 65_536, () => rng.poisson(1000)),
];
