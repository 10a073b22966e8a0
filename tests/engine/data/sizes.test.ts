/** Particles with their sizes on their way: grading curves, what cuts them, and their code. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dilute, disperse, filter, gramsOf, grind, type Prepared, sieve } from '../../../engine/data/samples/prepare';
import { readSampleCode } from '../../../engine/data/samples/read-sample-code';
import type { Sample } from '../../../engine/data/samples/sample';
import { sampleCode } from '../../../engine/data/samples/sample-code';
import {
  coarsestOf,
  crushed,
  diameterAt,
  evenBetween,
  finerThan,
  type GradingCurve,
  mixed,
  passing,
} from '../../../engine/data/samples/sizes';

const curve: fc.Arbitrary<GradingCurve> = fc
  .tuple(
    fc.double({ min: 0.05, max: 5, noNaN: true }),
    fc.array(fc.tuple(fc.double({ min: 1.05, max: 10, noNaN: true }), fc.double({ min: 0.01, max: 1, noNaN: true })), {
      minLength: 1,
      maxLength: 5,
    }),
  )
  .map(([finest, steps]) => {
    const whole = steps.reduce((sum, [, mass]) => sum + mass, 0);
    let [diameter, below] = [finest, 0];
    return [
      [finest, 0],
      ...steps.map(([factor, mass], n) => {
        diameter *= factor;
        below += mass / whole;
        return [diameter, n === steps.length - 1 ? 1 : below] as const;
      }),
    ];
  });

const powder = (sizes: GradingCurve): Sample => ({
  version: 1,
  name: 'Sand',
  phase: 'solid',
  matrix: 'dry',
  amount: { value: 2, unit: 'g' },
  temperature: 20,
  parts: [{ id: 'silica', q: { value: 1, unit: '1' }, sizes }],
  prep: [],
  source: 'of a test',
});

const got = (prepared: Prepared): Sample => {
  if (!prepared.ok) throw new Error(prepared.sentence);
  return prepared.sample;
};
const grams = (sample: Sample): number => sample.parts.reduce((sum, part) => sum + gramsOf(sample, part), 0);
const sizesOf = ({ parts: [part] }: Sample): GradingCurve => part?.sizes ?? [];

describe('a grading curve', () => {
  it('is even in log d between its points, and its percentiles undo it', () => {
    expect(finerThan(evenBetween(1, 100), 10)).toBeCloseTo(0.5, 12);
    fc.assert(
      fc.property(curve, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (sizes, share) => {
        expect(finerThan(sizes, diameterAt(sizes, share))).toBeCloseTo(share, 9);
      }),
    );
  });

  it('cut by a sieve keeps the ratios of what passes', () => {
    fc.assert(
      fc.property(curve, fc.double({ min: 0.05, max: 500, noNaN: true }), (sizes, mesh) => {
        const fine = passing(sizes, mesh);
        fc.pre(fine !== null);
        expect(coarsestOf(fine?.sizes ?? [])).toBeLessThanOrEqual(mesh * (1 + 1e-12));
        for (const part of [0.2, 0.7]) {
          const diameter = diameterAt(fine?.sizes ?? [], part);
          expect(finerThan(sizes, diameter)).toBeCloseTo(part * (fine?.share ?? 0), 9);
        }
      }),
    );
    expect(passing(evenBetween(10, 20), 5)).toBeNull();
  });

  it('of a mixture adds up by the shares, and ends with its coarsest grain', () => {
    const share = fc.double({ min: 0.01, max: 1, noNaN: true });
    const powders = fc.array(fc.record({ share, sizes: curve }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(powders, fc.double({ min: 0.1, max: 100, noNaN: true }), (parts, diameter) => {
        const all = mixed(parts);
        const whole = parts.reduce((sum, part) => sum + part.share, 0);
        const finer = parts.reduce((sum, part) => sum + (part.share / whole) * finerThan(part.sizes, diameter), 0);
        expect(finerThan(all, diameter)).toBeCloseTo(finer, 9);
        const coarsest = Math.max(...parts.map(({ sizes }) => coarsestOf(sizes)));
        expect(coarsestOf(all) / coarsest).toBeCloseTo(1, 12);
      }),
      { numRuns: 500 },
    );
  });

  it('crushed is finer all over', () => {
    fc.assert(
      fc.property(curve, (sizes) => {
        const fine = crushed(sizes, 45);
        for (const [n, [diameter, finer]] of fine.entries()) {
          expect(diameter).toBeLessThan(Math.min(45, sizes[n]?.[0] ?? 0));
          expect(finer).toBe(sizes[n]?.[1]);
        }
      }),
    );
  });
});

describe('what is done to particles', () => {
  it('keeps their mass, and their sizes where they stay', () => {
    fc.assert(
      fc.property(curve, fc.double({ min: 25, max: 500, noNaN: true }), (sizes, mesh) => {
        const sample = powder(sizes);
        expect(grams(got(grind(sample)))).toBe(2);
        const sieved = sieve(sample, mesh);
        if (sieved.ok) {
          expect(grams(sieved.sample) / 2).toBeCloseTo(finerThan(sizes, mesh), 9);
          expect(sieved.sample.parts.reduce((sum, { q }) => sum + q.value, 0)).toBeCloseTo(1, 9);
        } else expect(finerThan(sizes, mesh)).toBe(0);
        const suspension = got(disperse(sample, 50));
        expect(grams(suspension)).toBeCloseTo(2, 9);
        expect(sizesOf(got(dilute(suspension, 10)))).toEqual(sizes);
        const filtrate = got(filter(suspension));
        expect(grams(filtrate) / 2).toBeCloseTo(finerThan(sizes, 0.45), 9);
      }),
    );
  });

  it('says why it is not done', () => {
    const piece: Sample = { ...powder([]), parts: [{ id: 'silicon', q: { value: 1, unit: '1' } }] };
    expect(sieve(piece, 50)).toMatchObject({ ok: false, sentence: expect.stringContaining('powder') });
    expect(disperse(piece, 50)).toMatchObject({ ok: false });
    const salt: Sample = {
      ...piece,
      parts: [{ id: 'sodium-chloride', q: { value: 1, unit: '1' }, sizes: evenBetween(1, 9) }],
    };
    expect(disperse(salt, 50)).toMatchObject({ ok: false, sentence: expect.stringContaining('dissolves') });
    expect(disperse(powder(evenBetween(1, 9)), 1)).toMatchObject({ ok: false });
    expect(sieve(powder(evenBetween(100, 900)), 50)).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('stays'),
    });
  });
});

describe('the code of a sample with particles', () => {
  it('brings their sizes back, with every step', () => {
    fc.assert(
      fc.property(curve, (sizes) => {
        const sample = got(sieve(got(grind(powder(sizes))), 60));
        const read = readSampleCode(sampleCode(sample));
        if (!read.ok) throw new Error(read.sentence);
        expect(read.sample.prep).toEqual(sample.prep);
        for (const [n, [diameter, finer]] of sizesOf(read.sample).entries()) {
          const [was, wasFiner] = sizesOf(sample)[n] ?? [0, 0];
          expect(diameter / was).toBeCloseTo(1, 9);
          expect(finer).toBeCloseTo(wasFiner, 9);
        }
        expect(sampleCode(read.sample)).toBe(sampleCode(sample));
      }),
    );
  });

  it('of before there were sizes is read as it was', () => {
    const read = readSampleCode(OLD_CODE);
    if (!read.ok) throw new Error(read.sentence);
    expect(read.sample.parts).toEqual([
      { id: 'cells', q: { value: 0.5, unit: 'g/L' }, form: 'particles' },
      { id: 'sodium', q: { value: 0.1, unit: 'mol/L' } },
    ]);
    expect(readSampleCode(sampleCode(read.sample))).toEqual(read);
  });

  it('is refused where its sizes are none', () => {
    const bad: readonly GradingCurve[] = [
      [[1, 0]],
      [
        [2, 0],
        [1, 1],
      ],
      [
        [1, 0],
        [2, 0.9],
      ],
      [
        [1, 0.5],
        [2, 0.2],
        [3, 1],
      ],
      [
        [0, 0],
        [2, 1],
      ],
    ];
    for (const sizes of bad) expect(readSampleCode(sampleCode(powder(sizes))).ok).toBe(false);
  });
});

const OLD_CODE =
  'culture-after-8-0-h.x6iFD4kUsKZzTRTJCkj4dcw8-r9bPNV1wGc2hJTaJfu7IKPCThOCRFZgOk_htZRdUtWUHN18v94jKDRHYeHeoSL29MU_QB1W4XwRoFeeUChstAaMQgSPZ7g1ecYaumUCdd2Vgg38ZIoxGIgadfrBHNLimkn8vpVZrycEYwGeMAoeG38rwyqnBI0p3XYVSm4IbQNWReWf';
