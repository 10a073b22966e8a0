import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../engine/core/rng';
import { incompleteGamma, poissonLimits } from '../../../engine/core/poisson-limits';
import { SAMPLE_NAMES, stored, URINES } from '../../../engine/data/urine-samples';
import { blockOf, CHART, development, PADS } from '../../../engine/medical-lab/reagent-strip';
import { type Params, simulation } from '../../../engine/medical-lab/urinalysis';
import { countSediment, perField } from '../../../engine/medical-lab/urine-sediment';
import { SimulationHost } from '../../../engine/runtime/host';

const USUAL: Params = { sample: 'Sample A', ascorbate: 0, storage_h: 0, fields: 10, specimen: 1, noise: false };
const hostOf = (inputs: Partial<Params> = {}, seed = 1): SimulationHost =>
  new SimulationHost({
    simulation,
    inputs: { ...USUAL, ...inputs },
    applies: { fields: 'next' },
    seed,
    grade: 'ideal',
  });
const seconds = (host: SimulationHost, time: number): void => {
  host.advance(Math.round(time / 0.1));
};
const said = (host: SimulationHost): readonly string[] => host.takeNotices().map(({ notice }) => notice);

const onTime = (inputs: Partial<Params>): SimulationHost => {
  const host = hostOf(inputs);
  host.act({ do: 'dip_strip' });
  host.act({ do: 'read_all_on_time' });
  seconds(host, 121);
  return host;
};
const spun = (inputs: Partial<Params>, seed = 1): SimulationHost => {
  const host = hostOf(inputs, seed);
  host.act({ do: 'centrifuge' });
  host.act({ do: 'count_fields', value: 'hpf' });
  seconds(host, 301);
  return host;
};

describe('exact limits of a count', () => {
  it('are those of the tables', () => {
    expect(poissonLimits(10).low).toBeCloseTo(4.795, 3);
    expect(poissonLimits(10).high).toBeCloseTo(18.39, 2);
    expect(poissonLimits(0)).toEqual({ low: 0, high: expect.closeTo(3.689, 3) });
  });

  it('leave the tails that they promise: the sums of the Poisson terms say so', { tags: ['rest'] }, () => {
    const upTo = (n: number, mean: number): number => {
      let term = Math.exp(-mean);
      let sum = term;
      for (let k = 1; k <= n; k++) {
        term *= mean / k;
        sum += term;
      }
      return sum;
    };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (n) => {
        const { low, high } = poissonLimits(n);
        expect(upTo(n, high)).toBeCloseTo(0.025, 6);
        expect(1 - upTo(n - 1, low)).toBeCloseTo(0.025, 6);
      }),
    );
  });

  it('rest on the incomplete gamma function', () => {
    expect(incompleteGamma(1, 2)).toBeCloseTo(1 - Math.exp(-2), 12);
    expect(incompleteGamma(0.5, 1)).toBeCloseTo(0.842_700_79, 7);
    expect(incompleteGamma(30, 12) + 0).toBeLessThan(1e-4);
  });
});

describe('a pad', () => {
  it('grows to its full colour at its time, holds it to twice that, then over-reads', () => {
    for (const pad of PADS) {
      const { seconds: due } = CHART[pad];
      expect(development(pad, due)).toBeCloseTo(1, 12);
      expect(development(pad, 2 * due)).toBe(1);
      expect(development(pad, due / 3)).toBeCloseTo((1 - Math.exp(-1)) / (1 - Math.exp(-3)), 12);
      expect(development(pad, 2 * due + 20)).toBeCloseTo(pad === 'ph' || pad === 'sg' ? 1 : 1.1, 12);
    }
  });

  it('over-reads to twice its colour at most: after an hour healthy urine shows neither blood nor protein', () => {
    const host = hostOf();
    host.act({ do: 'dip_strip' });
    seconds(host, 3600);
    for (const pad of ['blood', 'protein', 'leukocytes', 'glucose'] as const) {
      host.act({ do: 'read_pad', value: pad });
      expect(host.readings()[pad], pad).toBe(0);
    }
  });

  it('shows a block of its chart, none below what it detects, and more for more', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PADS), fc.double({ min: 0, max: 3000, noNaN: true }), (pad, content) => {
        const block = blockOf(pad, content);
        expect(CHART[pad].blocks).toContain(block);
        expect(blockOf(pad, content * 1.7)).toBeGreaterThanOrEqual(block);
      }),
    );
    expect(blockOf('glucose', 74.9)).toBe(0);
    expect(blockOf('glucose', 75)).toBe(100);
    expect(blockOf('urobilinogen', 0)).toBe(0.2);
    expect(blockOf('nitrite', 0.06)).toBe(1);
  });

  it('read early says less', () => {
    const host = hostOf({ sample: 'Sample B' });
    host.act({ do: 'dip_strip' });
    seconds(host, 10);
    host.act({ do: 'read_pad', value: 'glucose' });
    expect(host.readings().glucose).toBe(1000);
    host.act({ do: 'read_all_on_time' });
    seconds(host, 120);
    // What has been read stays as it was read.
    expect(host.readings().glucose).toBe(1000);
    expect(host.readings().ketone).toBe(80);
  });
});

describe('storage', () => {
  it('leaves blood and leukocyte pads alone, while the microscope loses cells as e^(−0.1 h)', () => {
    for (const sample of ['Sample C', 'Sample D', 'Sample H'] as const) {
      const [fresh, old] = [onTime({ sample }), onTime({ sample, storage_h: 12 })];
      expect(old.readings().blood).toBe(fresh.readings().blood);
      expect(old.readings().leukocytes).toBe(fresh.readings().leukocytes);
      const [counted, later] = [spun({ sample }), spun({ sample, storage_h: 12 })];
      for (const of of ['rbc_per_hpf', 'wbc_per_hpf'] as const)
        expect((later.readings()[of] as number) / (counted.readings()[of] as number)).toBeCloseTo(Math.exp(-1.2), 9);
    }
  });

  it('grows bacteria first and changes the urine then', () => {
    const before = stored(URINES['Sample J'], 9);
    expect(before.glucose).toBe(120);
    expect(before.bacteria).toBe(1e3 * 512);
    expect(stored(URINES['Sample J'], 24).ph).toBeGreaterThan(8);
  });
});

describe('fields', () => {
  it('with one field, their red cells are Poisson: variance and mean agree', { tags: ['rest'] }, () => {
    const urine = stored(URINES['Sample H'], 0);
    const counts = Array.from(
      { length: 600 },
      (_, n) => countSediment(urine, 'hpf', 1, true, createRng(n + 1, 'fields')).sums.red,
    );
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / (counts.length - 1);
    expect(mean).toBeCloseTo(180 * perField('hpf'), 0);
    expect(Math.abs(variance / mean - 1)).toBeLessThan(0.3);
  });

  it('of haemolysed urine hold no red cell, though the pad is at its top', () => {
    const host = spun({ sample: 'Sample G' });
    expect(host.readings().rbc_per_hpf).toBe(0);
    expect(host.readings().field_ci_low).toBe(0);
    expect(onTime({ sample: 'Sample G' }).readings().blood).toBe(200);
  });

  it('are 16 times as large in low power', () => {
    expect(perField('lpf') / perField('hpf')).toBeCloseTo(16, 10);
    expect(perField('hpf')).toBeCloseTo(0.1577, 4);
  });
});

describe('what the bench refuses', () => {
  it('is said in a sentence, and nothing changes', () => {
    const host = hostOf();
    host.act({ do: 'read_pad', value: 'blood' });
    host.act({ do: 'read_all_on_time' });
    host.act({ do: 'count_fields', value: 'lpf' });
    host.advance(1);
    expect(said(host)).toEqual(['Dip the strip first.', 'Dip the strip first.', 'Centrifuge the urine first.']);
    expect(host.readings().strip_time).toBeNull();
  });

  it('vitamin C only ever hides', () => {
    for (const sample of SAMPLE_NAMES) {
      const [plain, hiding] = [onTime({ sample }).readings(), onTime({ sample, ascorbate: 100 }).readings()];
      for (const pad of ['glucose', 'blood', 'nitrite', 'bilirubin'] as const)
        expect(hiding[pad] as number).toBeLessThanOrEqual(plain[pad] as number);
      for (const pad of ['ketone', 'protein', 'leukocytes', 'ph'] as const) expect(hiding[pad]).toBe(plain[pad]);
    }
  });
});

describe('what the step on vitamin C promises', () => {
  const pads = (sample: Params['sample'], ascorbate: number) => onTime({ sample, ascorbate }).readings();

  it('glucose of J goes; blood of C and bilirubin of F fall and stay positive; blood of D falls by one block', () => {
    expect([pads('Sample J', 0).glucose, pads('Sample J', 50).glucose]).toEqual([100, 0]);
    expect([pads('Sample C', 0).blood, pads('Sample C', 100).blood]).toEqual([80, 10]);
    expect([pads('Sample F', 0).bilirubin, pads('Sample F', 100).bilirubin]).toEqual([4, 1]);
    expect([pads('Sample D', 0).blood, pads('Sample D', 100).blood]).toEqual([200, 80]);
  });
});

describe('specific gravity on the pad', () => {
  it('does not grow with the hours: a late pad holds no more solute, nor more alkali', () => {
    const host = hostOf();
    host.act({ do: 'dip_strip' });
    seconds(host, 3600);
    for (const pad of ['sg', 'ph']) host.act({ do: 'read_pad', value: pad });
    host.advance(1);
    expect([host.readings().sg, host.readings().ph]).toEqual([1.015, 6]);
  });

  it('is a block too high with much protein', () => {
    expect(onTime({ sample: 'Sample D' }).readings().sg).toBe(1.02);
    expect(onTime({ sample: 'Sample E' }).readings().sg).toBe(1.015);
    expect(onTime({ sample: 'Sample A' }).readings().sg).toBe(1.015);
  });
});
