import { describe, expect, test } from 'vitest';
import { hash32 } from '../../../engine/core/hash';
import { createRng, sfc32 } from '../../../engine/core/rng';

/** 99.9 % quantiles of χ² by degrees of freedom (NIST/SEMATECH e-Handbook, table 1.3.6.7.4). */
const CHI_SQUARE_999: Readonly<Record<number, number>> = {
  1: 10.828,
  2: 13.816,
  5: 20.515,
  9: 27.877,
  10: 29.588,
  19: 43.82,
  20: 45.315,
  30: 59.703,
  40: 73.402,
  50: 86.661,
  99: 148.23,
};

function limit(degrees: number): number {
  const tabled = CHI_SQUARE_999[degrees];
  if (tabled !== undefined) return tabled;
  // Wilson and Hilferty 1931; z = 3.0902 is the 99.9 % quantile of the normal distribution.
  const v = 2 / (9 * degrees);
  return degrees * (1 - v + 3.0902 * Math.sqrt(v)) ** 3;
}

function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, i) => sum + (count - expected[i]!) ** 2 / expected[i]!, 0);
}

function expectEven(counts: readonly number[]): void {
  const mean = counts.reduce((a, b) => a + b) / counts.length;
  const value = chiSquare(
    counts,
    counts.map(() => mean),
  );
  expect(value).toBeLessThan(limit(counts.length - 1));
}

/** Draws against probabilities p(low), p(low + 1) …; classes expected fewer than 10 times are joined at the ends. */
function expectDistribution(draw: () => number, draws: number, low: number, probabilities: readonly number[]): void {
  const seen = probabilities.map(() => 0);
  let outside = 0;
  for (let i = 0; i < draws; i++) {
    const at = draw() - low;
    if (seen[at] === undefined) outside++;
    else seen[at]++;
  }
  const inside = probabilities.reduce((a, b) => a + b);
  const counts: number[] = [];
  const expected: number[] = [];
  let count = outside;
  let mass = (1 - inside) * draws;
  probabilities.forEach((p, i) => {
    count += seen[i]!;
    mass += p * draws;
    if (mass >= 10) {
      counts.push(count);
      expected.push(mass);
      count = 0;
      mass = 0;
    }
  });
  counts[counts.length - 1]! += count;
  expected[expected.length - 1]! += mass;
  expect(counts.length).toBeGreaterThan(1);
  expect(chiSquare(counts, expected)).toBeLessThan(limit(counts.length - 1));
}

/** Probabilities from low to high by the ratio of neighbours, p(k)/p(k − 1), out from the mode; normalised. */
function byRatio(low: number, high: number, mode: number, ratio: (k: number) => number): number[] {
  const p = Array.from({ length: high - low + 1 }, () => 0);
  p[mode - low] = 1;
  for (let k = mode + 1; k <= high; k++) p[k - low] = p[k - low - 1]! * ratio(k);
  for (let k = mode; k > low; k--) p[k - low - 1] = p[k - low]! / ratio(k);
  const sum = p.reduce((a, b) => a + b);
  return p.map((x) => x / sum);
}

describe('generator', () => {
  test('gives the reference value of sfc32', () => {
    // crate sfc-prng 0.3, documentation of Sfc32::new(0, 0, 0, None), after PractRand pre-0.95
    expect(sfc32(0, 0, 0).uint32()).toBe(0xfb52c520);
  });

  test('is the published recurrence, done in exact integers', () => {
    const rng = sfc32(1, 2, 3);
    const mask = (1n << 32n) - 1n;
    let [a, b, c, counter] = [1n, 2n, 3n, 1n];
    const next = (): bigint => {
      const out = (a + b + counter) & mask;
      counter = (counter + 1n) & mask;
      a = b ^ (b >> 9n);
      b = (c + (c << 3n)) & mask;
      c = ((((c << 21n) | (c >> 11n)) & mask) + out) & mask;
      return out;
    };
    for (let i = 0; i < 15; i++) next();
    for (let i = 0; i < 1000; i++) expect(rng.uint32()).toBe(Number(next()));
  });

  test('fills the unit interval evenly, each bit alike', () => {
    const rng = createRng(1);
    const bins = Array.from({ length: 100 }, () => 0);
    const bits = Array.from({ length: 32 }, () => 0);
    for (let i = 0; i < 200_000; i++) {
      // A value outside [0, 1) would make another class NaN.
      bins[Math.floor(100 * rng.next())]!++;
      const word = rng.uint32();
      for (let bit = 0; bit < 32; bit++) bits[bit]! += (word >>> bit) & 1;
    }
    expectEven(bins);
    for (const ones of bits) expect(Math.abs(ones - 100_000)).toBeLessThan(4.5 * Math.sqrt(50_000));
  });

  test('uniform covers its interval', () => {
    const rng = createRng(4);
    const bins = Array.from({ length: 20 }, () => 0);
    for (let i = 0; i < 20_000; i++) bins[Math.floor(rng.uniform(-3, 7) * 2) + 6]!++;
    expectEven(bins);
  });
});

describe('streams', () => {
  const take = (rng: { uint32(): number }, n = 8): number[] => Array.from({ length: n }, () => rng.uint32());

  test('are a function of seed and path alone', () => {
    const used = createRng(7);
    for (let i = 0; i < 13; i++) used.normal();
    used.stream('other').poisson(100);
    expect(take(used.stream('a').stream('b'))).toEqual(take(createRng(7).stream('a').stream('b')));
    expect(take(createRng(7, 'a'))).toEqual(take(createRng(7).stream('a')));
  });

  test('do not move the stream they come from', () => {
    const plain = createRng(7);
    const parent = createRng(7);
    parent.stream('x').next();
    expect(take(parent)).toEqual(take(plain));
  });

  test('differ with every name, path and seed', () => {
    const firsts = [
      createRng(7),
      createRng(8),
      createRng(7.5),
      createRng(-7),
      createRng(7 + 2 ** 32),
      createRng(7).stream(''),
      createRng(7).stream('a'),
      createRng(7).stream('b'),
      createRng(7).stream('ab'),
      createRng(7).stream('a').stream('b'),
      createRng(7).stream('b').stream('a'),
      createRng(7).stream('a').stream('a'),
    ].map((rng) => take(rng, 2).join());
    expect(new Set(firsts).size).toBe(firsts.length);
  });

  test('of neighbouring seeds are not correlated', () => {
    // Correlation of 500 seeds' first 200 values with the next seed's: standard error 1/√n.
    const n = 500 * 200;
    let sum = 0;
    for (let seed = 0; seed < 500; seed++) {
      const a = createRng(seed);
      const b = createRng(seed + 1);
      for (let i = 0; i < 200; i++) sum += 12 * (a.next() - 0.5) * (b.next() - 0.5);
    }
    expect(Math.abs(sum / n)).toBeLessThan(4 / Math.sqrt(n));
  });

  test('first values of 20 000 seeds are even', () => {
    const bins = Array.from({ length: 100 }, () => 0);
    for (let seed = 0; seed < 20_000; seed++) bins[Math.floor(100 * createRng(seed, 'specimen').next())]!++;
    expectEven(bins);
  });
});

describe('hash32', () => {
  test('keeps the parts apart, and numbers from strings', () => {
    const hashes = [
      hash32(),
      hash32(''),
      hash32('', ''),
      hash32('ab'),
      hash32('a', 'b'),
      hash32('b', 'a'),
      hash32(1),
      hash32('1'),
      hash32(1, 0),
      hash32(0, 1),
      hash32('a\0'),
      hash32('a'),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hash32(0)).toBe(hash32(-0));
  });

  test('spreads counters evenly, with as many collisions as chance makes', () => {
    const bins = Array.from({ length: 100 }, () => 0);
    const low = Array.from({ length: 100 }, () => 0);
    const seen = new Set<number>();
    const n = 200_000;
    for (let tick = 0; tick < n; tick++) {
      const h = hash32(1, 'temperature', tick, 0);
      bins[Math.floor((100 * h) / 2 ** 32)]!++;
      low[h % 100]!++;
      seen.add(h);
    }
    expectEven(bins);
    expectEven(low);
    // Expected n²/2³³ = 4.66 collisions; Poisson, 99.9 % below 13.
    expect(n - seen.size).toBeLessThan(13);
  });

  test('a flipped bit of the number changes each bit of the hash half the time', () => {
    const flips = Array.from({ length: 32 }, () => 0);
    let trials = 0;
    for (let x = 0; x < 500; x++) {
      for (let bit = 0; bit < 20; bit++) {
        const change = hash32(x * 977) ^ hash32((x * 977) ^ (1 << bit));
        for (let k = 0; k < 32; k++) flips[k]! += (change >>> k) & 1;
        trials++;
      }
    }
    for (const count of flips) expect(Math.abs(count / trials - 0.5)).toBeLessThan(0.025);
  });
});

describe('whole numbers', () => {
  test('dice are fair', () => {
    const rng = createRng(11);
    const faces = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i++) faces[rng.int(1, 6) - 1]!++;
    expectEven(faces);
  });

  test('ranges that do not divide 2³² are not biased', () => {
    // A remainder alone would give the lowest third twice its share.
    const rng = createRng(12);
    const thirds = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) thirds[Math.floor(rng.int(0, 3 * 2 ** 30 - 1) / 2 ** 30)]!++;
    expectEven(thirds);
  });

  test('reaches beyond 32 bits', () => {
    const rng = createRng(13);
    const quarters = [0, 0, 0, 0];
    const top = 2 ** 52;
    let whole = true;
    for (let i = 0; i < 40_000; i++) {
      const x = rng.int(-top, top - 1);
      whole &&= Number.isSafeInteger(x);
      quarters[Math.floor((x + top) / (top / 2))]!++;
    }
    expectEven(quarters);
    expect(whole).toBe(true);
    expect(rng.int(5, 5)).toBe(5);
  });

  test('refuses what has no whole numbers', () => {
    const rng = createRng(1);
    expect(() => rng.int(2, 1)).toThrow(RangeError);
    expect(() => rng.int(0.5, 2)).toThrow(RangeError);
    expect(() => rng.int(0, Number.NaN)).toThrow(RangeError);
    expect(() => rng.pick([])).toThrow(RangeError);
  });

  test('pick and shuffle are even', () => {
    const rng = createRng(14);
    const picks = { a: 0, b: 0, c: 0 };
    const orders = new Map<string, number>();
    const items = ['a', 'b', 'c'] as const;
    for (let i = 0; i < 30_000; i++) {
      picks[rng.pick(items)]++;
      const order = rng.shuffle(items).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expectEven(Object.values(picks));
    expect(orders.size).toBe(6);
    expectEven([...orders.values()]);
    expect(items).toEqual(['a', 'b', 'c']);
  });
});

describe('normal', () => {
  // Standard normal quantiles at 5, 10 … 45 % (Abramowitz and Stegun, table 26.5).
  const quantiles = [1.6448536, 1.2815516, 1.0364334, 0.8416212, 0.6744898, 0.5244005, 0.3853205, 0.2533471, 0.1256613];
  const edges = [...quantiles.map((q) => -q), 0, ...quantiles.toReversed()];

  test('fills twenty equal classes', () => {
    const rng = createRng(21);
    const bins = Array.from({ length: 20 }, () => 0);
    for (let i = 0; i < 400_000; i++) {
      const z = rng.normal();
      let k = 0;
      while (k < 19 && z >= edges[k]!) k++;
      bins[k]!++;
    }
    expectEven(bins);
  });

  test('has the right tails, on both sides of where the ziggurat ends', () => {
    const rng = createRng(22);
    const n = 4_000_000;
    // One-sided tails (Abramowitz and Stegun, table 26.1): Q(3), Q(3.5), Q(4).
    const tails = [
      [3, 1.349898e-3],
      [3.5, 2.3262908e-4],
      [4, 3.1671242e-5],
    ] as const;
    const above = [0, 0, 0];
    const below = [0, 0, 0];
    for (let i = 0; i < n; i++) {
      const z = rng.normal();
      for (let k = 0; k < 3; k++) {
        if (z > tails[k]![0]) above[k]!++;
        if (z < -tails[k]![0]) below[k]!++;
      }
    }
    for (let k = 0; k < 3; k++) {
      const mean = n * tails[k]![1];
      expect(Math.abs(above[k]! - mean)).toBeLessThan(3.5 * Math.sqrt(mean));
      expect(Math.abs(below[k]! - mean)).toBeLessThan(3.5 * Math.sqrt(mean));
    }
  });

  test('takes mean and standard deviation', () => {
    const rng = createRng(23);
    const n = 100_000;
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < n; i++) {
      const x = rng.normal(50, 2) - 50;
      sum += x;
      squares += x * x;
    }
    expect(Math.abs(sum / n)).toBeLessThan((4 * 2) / Math.sqrt(n));
    expect(Math.abs(squares / n - 4)).toBeLessThan(4 * 4 * Math.sqrt(2 / n));
  });
});

test('exponential deviates fill ten equal classes', () => {
  const rng = createRng(31);
  const bins = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 100_000; i++) bins[Math.floor(10 * (1 - Math.exp(-rng.exponential(2.5) / 2.5)))]!++;
  expectEven(bins);
});

describe('Poisson', () => {
  test.each([0.01, 0.5, 3, 9.99, 10, 11, 15, 50, 1000, 20_000])('mean %d has its distribution', (mean) => {
    const rng = createRng(41).stream(String(mean));
    const reach = 6 * Math.sqrt(mean) + 8;
    const low = Math.max(0, Math.floor(mean - reach));
    const high = Math.ceil(mean + reach);
    const p = byRatio(low, high, Math.floor(mean), (k) => mean / k);
    expectDistribution(() => rng.poisson(mean), 200_000, low, p);
  });

  test.each([1e9, 1e15])('mean %d has its mean, variance and skewness', (mean) => {
    const rng = createRng(42);
    const n = 100_000;
    let sum = 0;
    let squares = 0;
    let cubes = 0;
    for (let i = 0; i < n; i++) {
      const z = (rng.poisson(mean) - mean) / Math.sqrt(mean);
      sum += z;
      squares += z * z;
      cubes += z * z * z;
    }
    expect(Math.abs(sum / n)).toBeLessThan(4 / Math.sqrt(n));
    expect(Math.abs(squares / n - 1)).toBeLessThan(4 * Math.sqrt(2 / n));
    expect(Math.abs(cubes / n)).toBeLessThan(4 * Math.sqrt(15 / n));
  });

  test('is 0 at mean 0 and refuses what is no mean', () => {
    const rng = createRng(43);
    expect(rng.poisson(0)).toBe(0);
    for (const mean of [-1, Number.NaN, Infinity]) expect(() => rng.poisson(mean)).toThrow(RangeError);
  });
});

describe('binomial', () => {
  test.each([
    [1, 0.3],
    [10, 0.5],
    [40, 0.25],
    [41, 0.9],
    [100, 0.0999],
    [100, 0.1],
    [400, 0.75],
    [100_000, 0.5],
    [10_000_000, 1e-6],
  ])('n = %d, p = %d has its distribution', (n, p) => {
    const rng = createRng(51).stream(`${n} ${p}`);
    const spread = 6 * Math.sqrt(n * p * (1 - p)) + 8;
    const low = Math.max(0, Math.floor(n * p - spread));
    const high = Math.min(n, Math.ceil(n * p + spread));
    const mode = Math.min(n, Math.floor((n + 1) * p));
    const q = byRatio(low, high, mode, (k) => ((n - k + 1) * p) / (k * (1 - p)));
    expectDistribution(() => rng.binomial(n, p), 100_000, low, q);
  });

  test('is certain at the ends and refuses what is no probability', () => {
    const rng = createRng(52);
    expect(rng.binomial(20, 0)).toBe(0);
    expect(rng.binomial(20, 1)).toBe(20);
    expect(rng.binomial(0, 0.5)).toBe(0);
    expect(() => rng.binomial(10, 1.01)).toThrow(RangeError);
    expect(() => rng.binomial(10, Number.NaN)).toThrow(RangeError);
    expect(() => rng.binomial(-1, 0.5)).toThrow(RangeError);
    expect(() => rng.binomial(1.5, 0.5)).toThrow(RangeError);
  });
});

describe('multinomial', () => {
  test('9 : 3 : 3 : 1 adds up and comes in its shares', () => {
    const rng = createRng(61);
    const totals = [0, 0, 0, 0];
    for (let i = 0; i < 200; i++) {
      const counts = rng.multinomial(160, [9, 3, 3, 1]);
      expect(counts.reduce((a, b) => a + b)).toBe(160);
      counts.forEach((count, k) => {
        totals[k]! += count;
      });
    }
    expect(chiSquare(totals, [18_000, 6000, 6000, 2000])).toBeLessThan(limit(3));
  });

  test('gives nothing to a weight of zero, last or not', () => {
    const rng = createRng(62);
    for (let i = 0; i < 100; i++) {
      const [a, b, c, d] = rng.multinomial(50, [0, 0.1, 0.2, 0]);
      expect(a).toBe(0);
      expect(d).toBe(0);
      expect(b! + c!).toBe(50);
    }
  });

  test('refuses negative weights and none at all', () => {
    const rng = createRng(63);
    expect(() => rng.multinomial(5, [1, -1])).toThrow(RangeError);
    expect(() => rng.multinomial(5, [0, 0])).toThrow(RangeError);
    expect(() => rng.multinomial(5, [])).toThrow(RangeError);
  });
});
