/**
 * Seeded random numbers: one generator for the whole engine, with a named sub-stream per purpose, so that one draw
 * never shifts another.
 *
 * Generator: sfc32 ("small fast counting", C. Doty-Humphrey, PractRand), 128 bits of state, period at least 2³².
 * Keys: MurmurHash3, three times with different start values.
 */
import { murmur3 } from './hash';

export interface Rng {
  /** Uniform on [0, 1), a multiple of 2⁻³². */
  next(): number;
  /** Uniform unsigned integer of 32 bits. */
  uint32(): number;
  /** Independent sub-stream: a pure function of the root seed and the path of names, whatever has been drawn. */
  stream(name: string): Rng;
  /** Uniform on [min, max). */
  uniform(min: number, max: number): number;
  /** Uniform integer, both ends included, unbiased. Throws RangeError unless min ≤ max are safe integers. */
  int(min: number, max: number): number;
  /** Normal deviate; mean 0 and sd 1 unless given. */
  normal(mean?: number, sd?: number): number;
  /** Exponential deviate of the given mean. */
  exponential(mean: number): number;
  /** Poisson deviate, exact at every mean ≥ 0. Throws RangeError for a mean that is negative or not finite. */
  poisson(mean: number): number;
  /** Successes in n trials, exact. Throws RangeError unless n is a whole number ≥ 0 and 0 ≤ p ≤ 1. */
  binomial(n: number, p: number): number;
  /** Counts of n trials over classes of the given weights (≥ 0, not all zero). They add up to n. */
  multinomial(n: number, weights: readonly number[]): number[];
  /** One item, each equally likely. Throws RangeError for an empty list. */
  pick<T>(items: readonly T[]): T;
  /** A new list with the items in random order (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[];
}

/** The generator of a seed; `createRng(seed, name)` is `createRng(seed).stream(name)`. */
export function createRng(seed: number, name?: string): Rng {
  const root = new Sfc32(deriveKey([seed]));
  return name === undefined ? root : root.stream(name);
}

/** sfc32 itself from its three seed words, mixed by 15 rounds as in PractRand. Models take `createRng`. */
export function sfc32(a: number, b: number, c: number): Rng {
  return new Sfc32([a, b, c]);
}

const TWO_POW_32 = 2 ** 32;
const TWO_POW_53 = 2 ** 53;
const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI);

// ---------------------------------------------------------------- keys

type Key = readonly [number, number, number];

function deriveKey(parts: readonly (string | number)[]): Key {
  return [murmur3(0x9e3779b9, parts), murmur3(0x243f6a88, parts), murmur3(0xb7e15162, parts)];
}

// ---------------------------------------------------------------- normal: tables of the ziggurat

/**
 * Ziggurat of 256 layers of equal area under exp(−x²/2) (Marsaglia and Tsang 2000), with layer and place from separate
 * bits (Doornik 2005). `R` is where the tail begins, `V` the area of a layer.
 */
const LAYERS = 256;
const R = 3.6541528853610088;
const V = 0.004928673233992336;
const edge = new Float64Array(LAYERS + 1);
const inside = new Float64Array(LAYERS);
const height = new Float64Array(LAYERS + 1);
edge[0] = V / Math.exp(-0.5 * R * R);
edge[1] = R;
for (let i = 2; i < LAYERS; i++) {
  const previous = edge[i - 1]!;
  edge[i] = Math.sqrt(-2 * Math.log(V / previous + Math.exp(-0.5 * previous * previous)));
}
for (let i = 0; i <= LAYERS; i++) height[i] = Math.exp(-0.5 * edge[i]! * edge[i]!);
for (let i = 0; i < LAYERS; i++) inside[i] = edge[i + 1]! / edge[i]!;

// ---------------------------------------------------------------- Poisson and binomial: saddle-point densities

const STIRLING_TABLE = 16;
const stirlingErrors = new Float64Array(STIRLING_TABLE);
for (let n = 1, factorial = 1; n < STIRLING_TABLE; n++) {
  factorial *= n;
  stirlingErrors[n] = Math.log(factorial) - ((n + 0.5) * Math.log(n) - n + HALF_LOG_TWO_PI);
}

/** ln n! minus Stirling's formula, n ≥ 1 (C. Loader 2000, "Fast and accurate computation of binomial probabilities"). */
function stirlingError(n: number): number {
  if (n < STIRLING_TABLE) return stirlingErrors[n]!;
  const nn = n * n;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / (1188 * nn)) / nn) / nn) / nn) / n;
}

/** Deviance x ln(x/m) + m − x, without cancellation near x = m (Loader 2000). */
function deviance(x: number, m: number): number {
  if (Math.abs(x - m) >= 0.1 * (x + m)) return x * Math.log(x / m) + m - x;
  const v = (x - m) / (x + m);
  let sum = (x - m) * v;
  let term = 2 * x * v;
  for (let j = 1; ; j++) {
    term *= v * v;
    const next = sum + term / (2 * j + 1);
    if (next === sum) return sum;
    sum = next;
  }
}

function logPoissonDensity(k: number, mean: number): number {
  if (k === 0) return -mean;
  return -stirlingError(k) - deviance(k, mean) - HALF_LOG_TWO_PI - 0.5 * Math.log(k);
}

function logBinomialDensity(k: number, n: number, p: number): number {
  if (k === 0) return n * Math.log1p(-p);
  if (k === n) return n * Math.log(p);
  const rest = n - k;
  return (
    stirlingError(n) -
    stirlingError(k) -
    stirlingError(rest) -
    deviance(k, n * p) -
    deviance(rest, n * (1 - p)) -
    HALF_LOG_TWO_PI -
    0.5 * (Math.log(k) + Math.log(rest / n))
  );
}

/** Below this mean the search from zero is the faster of the exact methods; the rejection methods need at least it. */
const SEARCH_MEAN = 10;
/** P(K > 120) < 10⁻⁸⁰ for a mean below 10: reached only by the rounding of a uniform next to 1, which is drawn again. */
const SEARCH_LIMIT = 120;

// ---------------------------------------------------------------- generator

/** State in one typed array: plain number fields would be boxed again at every draw. */
class Sfc32 implements Rng {
  readonly #state: Int32Array;
  readonly #key: Key;

  constructor(key: Key) {
    this.#key = key;
    this.#state = Int32Array.of(key[0], key[1], key[2], 1);
    for (let i = 0; i < 15; i++) this.uint32();
  }

  uint32(): number {
    const s = this.#state;
    const b = s[1]!;
    const c = s[2]!;
    const counter = s[3]!;
    const out = (((s[0]! + b) | 0) + counter) | 0;
    s[0] = b ^ (b >>> 9);
    s[1] = c + (c << 3);
    s[2] = ((c << 21) | (c >>> 11)) + out;
    s[3] = counter + 1;
    return out >>> 0;
  }

  next(): number {
    return this.uint32() * 2 ** -32;
  }

  stream(name: string): Rng {
    return new Sfc32(deriveKey([this.#key[0], this.#key[1], this.#key[2], name]));
  }

  uniform(min: number, max: number): number {
    return min + (max - min) * this.next();
  }

  int(min: number, max: number): number {
    const count = max - min + 1;
    if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || count < 1 || count > TWO_POW_53) {
      throw new RangeError(`No whole numbers to draw between ${min} and ${max}.`);
    }
    if (count <= TWO_POW_32) {
      const limit = TWO_POW_32 - (TWO_POW_32 % count);
      let draw = this.uint32();
      while (draw >= limit) draw = this.uint32();
      return min + (draw % count);
    }
    const limit = TWO_POW_53 - (TWO_POW_53 % count);
    let draw = this.#uniform53() * TWO_POW_53;
    while (draw >= limit) draw = this.#uniform53() * TWO_POW_53;
    return min + (draw % count);
  }

  normal(mean = 0, sd = 1): number {
    return mean + sd * this.#standardNormal();
  }

  exponential(mean: number): number {
    return -mean * Math.log(1 - this.#uniform53());
  }

  poisson(mean: number): number {
    if (!(mean >= 0 && mean < Infinity)) throw new RangeError(`A Poisson mean cannot be ${mean}.`);
    return mean < SEARCH_MEAN ? this.#poissonBySearch(mean) : this.#poissonByRejection(mean);
  }

  binomial(n: number, p: number): number {
    if (!(Number.isSafeInteger(n) && n >= 0)) throw new RangeError(`The number of trials cannot be ${n}.`);
    if (!(p >= 0 && p <= 1)) throw new RangeError(`A probability cannot be ${p}.`);
    if (p > 0.5) return n - this.binomial(n, 1 - p);
    return n * p < SEARCH_MEAN ? this.#binomialBySearch(n, p) : this.#binomialByRejection(n, p);
  }

  multinomial(n: number, weights: readonly number[]): number[] {
    const rest = Array.from({ length: weights.length + 1 }, () => 0);
    for (let i = weights.length - 1; i >= 0; i--) {
      if (!(weights[i]! >= 0)) throw new RangeError(`A weight cannot be ${weights[i]}.`);
      rest[i] = rest[i + 1]! + weights[i]!;
    }
    if (!(rest[0]! > 0 && rest[0]! < Infinity)) throw new RangeError('The weights must add up to a positive number.');
    let left = n;
    return weights.map((weight, i) => {
      const count = weight > 0 ? this.binomial(left, weight / rest[i]!) : 0;
      left -= count;
      return count;
    });
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('Nothing to pick from.');
    return items[this.int(0, items.length - 1)] as T;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = items.slice();
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      const item = shuffled[i] as T;
      shuffled[i] = shuffled[j] as T;
      shuffled[j] = item;
    }
    return shuffled;
  }

  /** Uniform on [0, 1), a multiple of 2⁻⁵³. */
  #uniform53(): number {
    const high = this.uint32() >>> 5;
    return (high * 2 ** 26 + (this.uint32() >>> 6)) / TWO_POW_53;
  }

  #standardNormal(): number {
    for (;;) {
      const bits = this.uint32();
      const layer = bits & 255;
      const u = ((this.uint32() | 0) + (bits >>> 8) * 2 ** -24) * 2 ** -31;
      if (Math.abs(u) < inside[layer]!) return u * edge[layer]!;
      if (layer === 0) return this.#normalTail(u < 0 ? -1 : 1);
      const x = u * edge[layer]!;
      const low = height[layer]!;
      if (low + this.next() * (height[layer + 1]! - low) < Math.exp(-0.5 * x * x)) return x;
    }
  }

  /** Tail beyond R (Marsaglia 1964). */
  #normalTail(sign: number): number {
    for (;;) {
      const x = -Math.log(1 - this.#uniform53()) / R;
      const y = -Math.log(1 - this.#uniform53());
      if (2 * y > x * x) return sign * (R + x);
    }
  }

  #poissonBySearch(mean: number): number {
    const zero = Math.exp(-mean);
    for (;;) {
      let u = this.#uniform53();
      let p = zero;
      let k = 0;
      while (u >= p && k <= SEARCH_LIMIT) {
        u -= p;
        k++;
        p *= mean / k;
      }
      if (k <= SEARCH_LIMIT) return k;
    }
  }

  /** PTRS (W. Hörmann 1993, "The transformed rejection method for generating Poisson random variables"). */
  #poissonByRejection(mean: number): number {
    const b = 0.931 + 2.53 * Math.sqrt(mean);
    const a = -0.059 + 0.02483 * b;
    const inverseAlpha = 1.1239 + 1.1328 / (b - 3.4);
    const squeeze = 0.9277 - 3.6224 / (b - 2);
    for (;;) {
      const u = this.next() - 0.5;
      const v = this.next();
      const us = 0.5 - Math.abs(u);
      const k = Math.floor(((2 * a) / us + b) * u + mean + 0.43);
      if (us >= 0.07 && v <= squeeze) return k;
      if (k < 0 || (us < 0.013 && v > us)) continue;
      if (Math.log((v * inverseAlpha) / (a / (us * us) + b)) <= logPoissonDensity(k, mean)) return k;
    }
  }

  #binomialBySearch(n: number, p: number): number {
    const odds = p / (1 - p);
    const zero = Math.exp(n * Math.log1p(-p));
    const limit = Math.min(n, SEARCH_LIMIT);
    for (;;) {
      let u = this.#uniform53();
      let density = zero;
      let k = 0;
      while (u >= density && k <= limit) {
        u -= density;
        k++;
        density *= (odds * (n - k + 1)) / k;
      }
      if (k <= limit) return k;
    }
  }

  /** BTRS (W. Hörmann 1993, "The generation of binomial random variates"). */
  #binomialByRejection(n: number, p: number): number {
    const spread = Math.sqrt(n * p * (1 - p));
    const b = 1.15 + 2.53 * spread;
    const a = -0.0873 + 0.0248 * b + 0.01 * p;
    const c = n * p + 0.5;
    const alpha = (2.83 + 5.1 / b) * spread;
    const squeeze = 0.92 - 4.2 / b;
    const modeDensity = logBinomialDensity(Math.floor((n + 1) * p), n, p);
    for (;;) {
      const u = this.next() - 0.5;
      const v = this.next();
      const us = 0.5 - Math.abs(u);
      const k = Math.floor(((2 * a) / us + b) * u + c);
      if (us >= 0.07 && v <= squeeze) return k;
      if (k < 0 || k > n) continue;
      if (Math.log((v * alpha) / (a / (us * us) + b)) <= logBinomialDensity(k, n, p) - modeDensity) return k;
    }
  }
}
