/**
 * Electrons are counted: fields of Poisson numbers about means that differ little, drawn from tables (Walker's alias method), and fields of
 * normal numbers. Tables of whole numbers of electrons are exact to 2⁻¹⁸; a mean between two tables takes one or the other by chance.
 */
import { normalCdf } from '../../core/normal';
import type { Rng } from '../../core/rng';

const LEVELS = 32;
/** Above this a Poisson number is a rounded normal one. */
const MANY = 60;
const QUANTILES = 4096;

interface Alias {
  readonly threshold: Uint16Array;
  readonly other: Uint8Array;
}

const COLUMNS = 128;

/** Poisson numbers below 128 of one mean. */
function aliasOf(mean: number): Alias {
  const part = new Float64Array(COLUMNS);
  part[0] = Math.exp(-mean);
  let sum = part[0];
  for (let n = 1; n < COLUMNS; n++) {
    part[n] = (part[n - 1]! * mean) / n;
    sum += part[n]!;
  }
  const threshold = new Uint16Array(COLUMNS).fill(65535);
  const other = new Uint8Array(COLUMNS);
  const small: number[] = [];
  const large: number[] = [];
  for (let n = 0; n < COLUMNS; n++) {
    part[n] = (part[n]! * COLUMNS) / sum;
    (part[n]! < 1 ? small : large).push(n);
  }
  while (small.length > 0 && large.length > 0) {
    const [low, high] = [small.pop()!, large.pop()!];
    threshold[low] = Math.min(65535, Math.round(part[low]! * 65536));
    other[low] = high;
    part[high] = part[high]! + part[low]! - 1;
    (part[high]! < 1 ? small : large).push(high);
  }
  for (const n of [...small, ...large]) other[n] = n;
  return { threshold, other };
}

let quantiles: Float32Array | null = null;
/** Numbers of mean 0 and variance 1, one for each 4096th part of a normal distribution. */
function normalTable(): Float32Array {
  if (quantiles) return quantiles;
  const table = new Float32Array(QUANTILES);
  let squares = 0;
  for (let n = 0; n < QUANTILES; n++) {
    const z = normalQuantile((n + 0.5) / QUANTILES);
    table[n] = z;
    squares += z * z;
  }
  const scale = 1 / Math.sqrt(squares / QUANTILES);
  for (let n = 0; n < QUANTILES; n++) table[n]! *= scale;
  quantiles = table;
  return table;
}

/** By Newton's method on Φ, whose density is known. */
function normalQuantile(p: number): number {
  let z = p < 0.5 ? -1 : 1;
  for (let n = 0; n < 60; n++) {
    const step = (normalCdf(z) - p) / (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI));
    z -= Math.max(-0.5, Math.min(0.5, step));
    if (Math.abs(step) < 1e-10) break;
  }
  return z;
}

/** Fills a field with normal numbers of mean 0 and variance 1. */
export function normalField(rng: Rng, out: Float32Array): void {
  const table = normalTable();
  for (let n = 0; n < out.length; n++) out[n] = table[rng.uint32() >>> 20]!;
}

export interface Counter {
  /** Counts of one exposure: `relative` is each pixel's expected part above the mean; null for none. */
  expose(rng: Rng, relative: Float32Array | null, out: Uint16Array): void;
}

/** Counts about a mean whose parts above it lie within ± `range`. */
export function createCounter(mean: number, range: number): Counter {
  if (mean * (1 + range) >= MANY) {
    const table = normalTable();
    return {
      expose(rng, relative, out) {
        for (let n = 0; n < out.length; n++) {
          const expected = mean * (1 + (relative ? relative[n]! : 0));
          const count = Math.round(expected + Math.sqrt(Math.max(0, expected - 1 / 12)) * table[rng.uint32() >>> 20]!);
          out[n] = Math.max(0, Math.min(65535, count));
        }
      },
    };
  }
  const least = mean * (1 - range);
  const step = (2 * range * mean) / (LEVELS - 1) || 1;
  const tables = Array.from({ length: LEVELS }, (_, level) => aliasOf(least + level * step));
  return {
    expose(rng, relative, out) {
      for (let n = 0; n < out.length; n++) {
        const bits = rng.uint32();
        const at = (mean * (1 + (relative ? relative[n]! : 0)) - least) / step;
        const level = Math.max(0, Math.min(LEVELS - 1, Math.floor(at + (bits & 511) / 512)));
        const { threshold, other } = tables[level]!;
        const place = bits >>> 25;
        out[n] = ((bits >>> 9) & 65535) < threshold[place]! ? place : other[place]!;
      }
    },
  };
}
