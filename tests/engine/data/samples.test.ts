/** Samples on their way: their code, what is done to them, and which instruments take them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalFor } from '../../../engine/data/samples/acceptance';
import { atomsOf } from '../../../engine/data/samples/atoms';
import {
  acidify,
  digest,
  dilute,
  dissolve,
  filter,
  gramsOf,
  grind,
  type Prepared,
  split,
} from '../../../engine/data/samples/prepare';
import { readSampleCode } from '../../../engine/data/samples/read-sample-code';
import type { Sample, SamplePart } from '../../../engine/data/samples/sample';
import { sampleCode } from '../../../engine/data/samples/sample-code';
import { PARTICLES } from '../../../engine/data/samples/sizes';
import { sampleWords } from '../../../engine/data/samples/sample-slug';
import { SUBSTANCES, type SubstanceId } from '../../../engine/data/samples/substances';

const IDS = Object.keys(SUBSTANCES) as SubstanceId[];

const positive = (max: number) => fc.double({ min: 1e-9, max, noNaN: true });

const solid: fc.Arbitrary<Sample> = fc
  .record({
    name: fc.string({ maxLength: 60 }),
    amount: positive(100),
    ids: fc.uniqueArray(fc.constantFrom(...IDS), { minLength: 1, maxLength: 8 }),
    run: fc.constantFrom('', 'chem2·K7F2·v2'),
  })
  .map(({ name, amount, ids, run }) => ({
    version: 1,
    name,
    phase: 'solid',
    matrix: 'powder, “dry”',
    amount: { value: amount, unit: 'g' },
    temperature: 22,
    parts: ids.map((id): SamplePart => ({ id, q: { value: 1 / ids.length, unit: '1' } })),
    prep: [],
    source: 'of a test',
    ...(run !== '' && { run }),
  }));

const solution: fc.Arbitrary<Sample> = fc.tuple(solid, positive(500)).map(([sample, volume]) => ({
  ...sample,
  phase: 'solution',
  matrix: 'water',
  amount: { value: volume, unit: 'mL' },
  pH: 6.5,
  parts: sample.parts.map(({ id }, n) => ({
    id,
    q: n % 2 === 0 ? { value: 0.01 * (n + 1), unit: 'mol/L' } : { value: n, unit: 'g/L' },
    ...(n === 2 && { form: PARTICLES }),
  })),
}));

const got = (prepared: Prepared): Sample => {
  if (!prepared.ok) throw new Error(prepared.sentence);
  return prepared.sample;
};

const gramsById = (sample: Sample): ReadonlyMap<SubstanceId, number> => {
  const grams = new Map<SubstanceId, number>();
  for (const part of sample.parts) grams.set(part.id, (grams.get(part.id) ?? 0) + gramsOf(sample, part));
  return grams;
};

const totalGrams = (sample: Sample): number => [...gramsById(sample).values()].reduce((sum, grams) => sum + grams, 0);

function sameGrams(before: Sample, after: readonly Sample[]): void {
  for (const [id, grams] of gramsById(before)) {
    const sum = after.reduce((total, sample) => total + (gramsById(sample).get(id) ?? 0), 0);
    expect(Math.abs(sum / grams - 1)).toBeLessThan(1e-9);
  }
}

describe('the code of a sample', () => {
  it('brings back ten digits of every number and all words, in letters that a link takes as they are', () => {
    fc.assert(
      fc.property(fc.oneof(solid, solution), (sample) => {
        const code = sampleCode(sample);
        expect(code).toMatch(/^[\w-]*\.[\w-]+$/);
        const read = readSampleCode(code);
        expect(read.ok).toBe(true);
        if (!read.ok) return;
        expect(read.sample.name).toBe(sample.name);
        expect(read.sample.prep).toEqual(sample.prep);
        sameGrams(sample, [read.sample]);
        expect(sampleCode(read.sample)).toBe(code);
      }),
    );
  });

  it.each([
    ['Culture after 7.7 h', 'culture after 7.7 h'],
    ['Spot 3, eluted', 'spot 3 eluted'],
    ['Well_G1. 0.5 mL', 'well g1 0.5 ml'],
  ])('says the name %s in front', (name, words) => {
    for (const sample of fc.sample(solution, 1)) expect(sampleWords(sampleCode({ ...sample, name }))).toBe(words);
  });

  it('does not show what is in it', () => {
    fc.assert(
      fc.property(solid, (sample) => {
        const [, code = ''] = sampleCode(sample).toLowerCase().split('.');
        for (const { id } of sample.parts) if (id.length > 5) expect(code).not.toContain(id);
      }),
    );
  });

  it('is refused where a letter was changed, lost or added, whatever it is', () => {
    fc.assert(
      fc.property(solid, fc.nat(), fc.constantFrom('A', 'z', '9', ''), (sample, place, letter) => {
        const code = sampleCode(sample);
        const at = place % code.length;
        const damaged = code.slice(0, at) + letter + code.slice(at + 1);
        fc.pre(damaged !== code);
        expect(readSampleCode(damaged)).toMatchObject({ ok: false });
        expect(readSampleCode(`${code}A`).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readSampleCode(text).ok).toBe(false);
      }),
    );
  });
});

describe('what is done to a sample', () => {
  it('keeps the mass of every substance: split, diluted, dissolved, ground', () => {
    fc.assert(
      fc.property(solid, fc.double({ min: 0.01, max: 1, noNaN: true }), positive(1000), (sample, share, volume) => {
        const parted = split(sample, share * sample.amount.value);
        if (!parted.ok) throw new Error(parted.sentence);
        sameGrams(sample, [parted.taken, parted.left]);
        sameGrams(sample, [got(grind(sample))]);
        const dissolved = dissolve(sample, volume, 'water');
        if (dissolved.ok) expect(totalGrams(dissolved.sample) / totalGrams(sample)).toBeCloseTo(1, 9);
        else expect(dissolved.sentence).toMatch(/does not dissolve|too little solvent|dissolves only/);
      }),
    );
    fc.assert(
      fc.property(solution, fc.double({ min: 1.01, max: 1000, noNaN: true }), (sample, factor) => {
        const diluted = got(dilute(sample, factor));
        sameGrams(sample, [diluted]);
        expect(diluted.amount.value).toBeCloseTo(factor * sample.amount.value, 9);
      }),
    );
  });

  it('digests to the atoms that were there', () => {
    fc.assert(
      fc.property(solid, positive(500), (sample, volume) => {
        const digested = got(digest(sample, volume));
        for (const [id, grams] of gramsById(digested)) {
          const [[symbol] = ['']] = [...atomsOf(id)];
          const moles = sample.parts.reduce(
            (sum, part) =>
              sum + ((atomsOf(part.id).get(symbol) ?? 0) * gramsOf(sample, part)) / SUBSTANCES[part.id].molarMass,
            0,
          );
          expect(grams / SUBSTANCES[id].molarMass / moles).toBeCloseTo(1, 9);
        }
      }),
    );
  });

  it('takes particles out by a filter and carbonate by acid, and nothing else', () => {
    fc.assert(
      fc.property(solution, (sample) => {
        const filtered = got(filter(sample));
        expect(filtered.parts).toEqual(sample.parts.filter(({ form }) => form !== PARTICLES));
        const acid = got(acidify(sample));
        expect(acid.parts).toEqual(sample.parts.filter(({ id }) => id !== 'hydrogencarbonate' && id !== 'carbonate'));
        expect(acid.pH).toBe(2);
      }),
    );
  });

  it('dissolves organic matter as it is, salts as ions in water alone, and no metal, mineral or diamond', () => {
    const of = (id: SubstanceId, phase: Sample['phase'] = 'solid'): Sample => ({
      version: 1,
      name: SUBSTANCES[id].name,
      phase,
      matrix: 'pure',
      amount: { value: 1, unit: 'g' },
      temperature: 20,
      parts: [{ id, q: { value: 1, unit: '1' } }],
      prep: [],
      source: 'of a test',
    });
    sameGrams(of('aspirin'), [got(dissolve(of('aspirin'), 250, 'water'))]);
    // 4.43 g in a litre of water at 25 °C, as in the flask it is made in; acetonitrile takes up more.
    expect(dissolve(of('aspirin'), 200, 'water')).toEqual({
      ok: false,
      sentence:
        'A litre of water dissolves only 4.4 g of Aspirin: take more water, another solvent, or a smaller portion.',
    });
    expect(dissolve(of('salicylic-acid'), 300, 'water')).toMatchObject({ ok: false });
    sameGrams(of('aspirin'), [got(dissolve(of('aspirin'), 100, 'water and acetonitrile'))]);
    sameGrams(of('ethanol', 'liquid'), [got(dissolve(of('ethanol', 'liquid'), 100, 'water'))]);
    const brine = got(dissolve(of('sodium-chloride'), 100, 'water'));
    const [sodium, chloride] = brine.parts;
    expect([sodium?.id, chloride?.id]).toEqual(['sodium', 'chloride']);
    for (const ion of [sodium, chloride])
      expect((ion?.q.value ?? 0) / SUBSTANCES[ion?.id ?? 'water'].molarMass).toBeCloseTo(10 / 58.44, 9);
    for (const [id, solvent] of [
      ['sodium-chloride', 'CDCl₃'],
      ['carbon', 'water'],
      ['silica', 'water'],
    ] as const)
      expect(dissolve(of(id), 100, solvent)).toMatchObject({ ok: false });
    expect(dissolve(of('copper-metal'), 100, 'water')).toMatchObject({
      ok: false,
      sentence: 'Copper does not dissolve in water: digest it in acid.',
    });
    expect(dissolve(of('aspirin'), 1, 'water')).toMatchObject({ ok: false });
  });

  it('says what is not possible', () => {
    const [sample] = fc.sample(solid, 1);
    if (!sample) throw new Error('none');
    expect(dilute(sample, 2)).toMatchObject({ ok: false, sentence: expect.stringContaining('dissolve it first') });
    expect(split(sample, 2 * sample.amount.value)).toMatchObject({ ok: false });
    expect(split(sample, 0)).toMatchObject({ ok: false });
    expect(filter(sample)).toMatchObject({ ok: false });
    expect(digest(sample, 0)).toMatchObject({ ok: false });
  });
});

describe('an instrument for solutions', () => {
  const accepts = { phases: ['solution'] } as const;
  it('refuses what is of another phase in the words of the trade, and explosive gas in any case', () => {
    const [sample] = fc.sample(solution, 1);
    if (!sample) throw new Error('none');
    expect(refusalFor(sample, accepts)).toBeNull();
    expect(refusalFor({ ...sample, phase: 'solid' }, accepts)).toContain('dissolve or digest');
    expect(refusalFor({ ...sample, phase: 'suspension' }, accepts)).toContain('filter');
    const gas: Sample = {
      ...sample,
      phase: 'gas',
      parts: [
        { id: 'hydrogen', q: { value: 0.6, unit: '1' } },
        { id: 'oxygen', q: { value: 0.4, unit: '1' } },
      ],
    };
    expect(refusalFor(gas, { phases: ['gas'] })).toContain('explosive');
    expect(refusalFor({ ...sample, parts: [] }, accepts)).not.toBeNull();
  });
});
