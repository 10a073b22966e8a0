import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { absorbingRim, type GridSize, type WaveDamping, waveDamping } from '../../../engine/core/grid';
import { createRng } from '../../../engine/core/rng';
import {
  assembledWaveFields,
  createWaveFields,
  plainWaveFields,
  type WaveFields,
} from '../../../engine/core/wave-kernel';

/** As two halves of each number: zeros of both signs differ. */
const bitsOf = (field: Float64Array): Int32Array => new Int32Array(field.slice().buffer);

const differing = (a: Int32Array, b: Int32Array): number =>
  a.reduce((count, half, i) => (half === b[i] ? count : count + 1), 0);

function assembled(size: GridSize): WaveFields {
  const fields = assembledWaveFields(size);
  if (fields === null) throw new Error('There is no WebAssembly here.');
  return fields;
}

/** `steps` steps from a random start with a source in the middle: both fields at the end. */
function run(
  { now, before, step }: WaveFields,
  { nx, ny }: GridSize,
  dampings: readonly WaveDamping[],
  courantSquared: number,
  seed: number,
): readonly [Int32Array, Int32Array] {
  const rng = createRng(seed, 'waves');
  for (const field of [now, before]) for (let p = 0; p < field.length; p++) field[p] = rng.normal();
  // Zeros of both signs must come out alike too.
  now[0] = -0;
  before[Math.floor(before.length / 3)] = -0;
  let [u, earlier] = [now, before];
  const middle = Math.floor(ny / 2) * nx + Math.floor(nx / 2);
  for (const damping of dampings) {
    step(u, earlier, damping, courantSquared);
    [u, earlier] = [earlier, u];
    u[middle] = u[middle]! + rng.normal();
  }
  return [bitsOf(u), bitsOf(earlier)];
}

const sizes = fc.record({ nx: fc.integer({ min: 1, max: 40 }), ny: fc.integer({ min: 1, max: 40 }) });
const seeds = fc.integer({ min: 0, max: 1e9 });
const courants = fc.double({ min: 0.01, max: 0.5, noNaN: true });

function expectSameBits(size: GridSize, dampings: readonly WaveDamping[], courantSquared: number, seed: number): void {
  const fast = run(assembled(size), size, dampings, courantSquared, seed);
  const plain = run(plainWaveFields(size), size, dampings, courantSquared, seed);
  expect(fast.map(({ length }) => length)).toEqual(plain.map(({ length }) => length));
  expect([differing(fast[0], plain[0]), differing(fast[1], plain[1])]).toEqual([0, 0]);
}

describe('the wave kernel in WebAssembly gives the bits of the one in JavaScript', () => {
  const rimmed = (size: GridSize, rim: number, dt: number): WaveDamping =>
    waveDamping(absorbingRim(size, rim, 1, 1), size, dt);

  it('with a damping rim of any width, odd and even grids', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 25 }), courants, seeds, (size, rim, courantSquared, seed) =>
        expectSameBits(size, Array(5).fill(rimmed(size, rim, 0.6)), courantSquared, seed),
      ),
    );
  });

  it('without damping', () => {
    fc.assert(
      fc.property(sizes, courants, seeds, (size, courantSquared, seed) => {
        const none = waveDamping(new Float64Array(size.nx * size.ny), size, 1);
        expectSameBits(size, Array(5).fill(none), courantSquared, seed);
      }),
    );
  });

  it('with damping of its own at every node, and another from one step to the next', () => {
    fc.assert(
      fc.property(sizes, courants, seeds, (size, courantSquared, seed) => {
        const rng = createRng(seed, 'damping');
        const everywhere = waveDamping(
          Float64Array.from({ length: size.nx * size.ny }, () => rng.next()),
          size,
          0.5,
        );
        const rim = rimmed(size, 4, 0.5);
        expectSameBits(size, [everywhere, everywhere, rim, everywhere, rim], courantSquared, seed);
      }),
    );
  });

  it('on the grids of the ripple tank', () => {
    for (const size of [
      { nx: 336, ny: 272 },
      { nx: 337, ny: 271 },
    ]) {
      expectSameBits(size, Array(20).fill(rimmed(size, 40, 0.68)), 0.68 ** 2, 7);
    }
  });
});

describe('the fields of a wave', () => {
  const small = { nx: 63, ny: 63 };
  const large = { nx: 64, ny: 64 };
  const refusesOthers = ({ now, step }: WaveFields): boolean => {
    const stranger = new Float64Array(now.length);
    const damping = waveDamping(stranger, now.length === 64 * 64 ? large : small, 1);
    try {
      step(stranger, stranger.slice(), damping, 0.4);
      return false;
    } catch {
      return true;
    }
  };
  afterEach(() => vi.unstubAllGlobals());

  it('lie in the memory of the kernel, from 64 × 64 nodes up', () => {
    expect(refusesOthers(createWaveFields(large))).toBe(true);
    expect(refusesOthers(createWaveFields(small))).toBe(false);
  });

  it('are still at first, and refuse to be stepped with others', () => {
    const { now, before, step } = createWaveFields(large);
    expect([now, before].every((field) => field.every((height) => height === 0))).toBe(true);
    const damping = waveDamping(new Float64Array(64 * 64), large, 1);
    expect(() => step(now, createWaveFields(large).before, damping, 0.4)).toThrow('belong to another');
  });

  it('come from memories that are given back: 3000 grids of 64 × 64', () => {
    let assembledOnes = 0;
    for (let n = 0; n < 3000; n++) if (assembledWaveFields(large) !== null) assembledOnes++;
    expect(assembledOnes).toBe(3000);
  });

  it.each([
    ['is missing', undefined],
    [
      'is refused',
      {
        Module: class {
          constructor() {
            throw new EvalError('Refused by a policy.');
          }
        },
      },
    ],
    [
      'has no memory left',
      {
        Module: WebAssembly.Module,
        Memory: class {
          constructor() {
            throw new RangeError('Out of memory.');
          }
        },
      },
    ],
  ])('are in JavaScript where WebAssembly %s', async (_why, platform) => {
    vi.resetModules();
    vi.stubGlobal('WebAssembly', platform);
    const anew = await import('../../../engine/core/wave-kernel');
    expect(anew.assembledWaveFields(large)).toBeNull();
    expect(refusesOthers(anew.createWaveFields(large))).toBe(false);
  });
});
