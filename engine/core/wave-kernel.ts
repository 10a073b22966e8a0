/**
 * The wave step at the speed of the machine: `waveStep` in WebAssembly, two nodes at a time, on fields that lie in its memory.
 * Both kernels give the same bits, so where WebAssembly is missing or refused, a run only takes longer.
 */
import { assembler } from './assembled';
import { type GridSize, type WaveDamping, waveStep } from './grid';
import { WAVE_WASM } from './kernels/wave-wasm';

/** Two states of a wave, still at first, and the step that knows where they lie. */
export interface WaveFields {
  readonly now: Float64Array;
  readonly before: Float64Array;
  /** `waveStep` with these two fields, in either order. */
  readonly step: (u: Float64Array, before: Float64Array, damping: WaveDamping, courantSquared: number) => void;
}

interface WaveExports {
  step(u: number, before: number, factor: number, nx: number, ny: number, rim: number, courantSquared: number): void;
}

/** A memory of its own costs a small grid more than it saves. */
const SMALLEST = 64 * 64;
const BYTES = Float64Array.BYTES_PER_ELEMENT;

const assemble = assembler(WAVE_WASM);

/** For a grid of any size; null where WebAssembly or memory for it cannot be had. */
export function assembledWaveFields({ nx, ny }: GridSize): WaveFields | null {
  const count = nx * ny;
  const made = assemble(3 * count * BYTES);
  if (made === null) return null;
  const { buffer } = made;
  const kernel = made.exports as WaveExports;
  const factor = new Float64Array(buffer, 2 * count * BYTES, count);
  let loaded: WaveDamping | null = null;
  return {
    now: new Float64Array(buffer, 0, count),
    before: new Float64Array(buffer, count * BYTES, count),
    step(u, before, damping, courantSquared) {
      if (u.buffer !== buffer || before.buffer !== buffer) throw new Error('These fields belong to another wave step.');
      if (damping !== loaded) {
        factor.set(damping.factor);
        loaded = damping;
      }
      kernel.step(u.byteOffset, before.byteOffset, factor.byteOffset, nx, ny, damping.rim, courantSquared);
    },
  };
}

/** The same in JavaScript. */
export function plainWaveFields(size: GridSize): WaveFields {
  const count = size.nx * size.ny;
  return {
    now: new Float64Array(count),
    before: new Float64Array(count),
    step: (u, before, damping, courantSquared) => waveStep(u, before, damping, size, courantSquared),
  };
}

export function createWaveFields(size: GridSize): WaveFields {
  const assembled = size.nx * size.ny < SMALLEST ? null : assembledWaveFields(size);
  return assembled ?? plainWaveFields(size);
}
