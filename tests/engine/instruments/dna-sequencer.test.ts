import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align, differencesOf, differingLetters } from '../../../engine/biology/pairwise-alignment';
import { parseVariants, planted, variantName } from '../../../engine/biology/sequence-variants';
import { createRng } from '../../../engine/core/rng';
import { sequencingTemplates } from '../../../engine/data/sequencing-templates';
import { uncoveredOf, uncoveredSpread, placedReads } from '../../../engine/instruments/dna-sequencer/coverage';
import { firstWeights, stepped } from '../../../engine/instruments/dna-sequencer/illumina';
import { type Params, refuseLetters, simulation } from '../../../engine/instruments/dna-sequencer/index';
import { runSanger } from '../../../engine/instruments/dna-sequencer/sanger';
import { benchOf } from '../drive';

const DEFAULTS: Params = {
  method: 'Sanger',
  template: 'pUC19 MCS',
  custom_seq: '',
  variants: '',
  read_length: 150,
  terminator: 0.005,
  noise: 3,
  phasing: 0.2,
  prephasing: 0.15,
  clusters: 100,
  coverage: 30,
  quality_model: 'Simulated',
  flat_q: 30,
  probe_position: 100,
};

class Sequencer extends benchOf(simulation, DEFAULTS, { template: 'restart', variants: 'restart' }) {
  readAll(): this {
    this.run('load_sample', 'prepare_library', 'calibrate', 'start_run');
    this.wait(this.params.method === 'Sanger' ? this.params.read_length / 10 + 1 : this.params.read_length + 1);
    return this.run('base_call', 'align');
  }
  get fastq(): string {
    return this.run('export_fastq').view.fastq;
  }
}

const dna = fc.string({ unit: fc.constantFrom('A', 'C', 'G', 'T'), minLength: 25, maxLength: 80 });

describe('without noise and phasing', () => {
  it.each(['pUC19 MCS', 'EGFP', 'HBB'] as const)('%s is read without an error, in both ways', (template) => {
    for (const method of ['Sanger', 'Illumina'] as const) {
      const length = method === 'Sanger' ? Math.min(800, sequencingTemplates[template].length) : 300;
      const bench = new Sequencer({
        method,
        template,
        noise: 0,
        phasing: 0,
        prephasing: 0,
        read_length: length,
      }).readAll();
      expect(bench.number('bases_called')).toBe(length);
      expect(bench.number('error_rate')).toBe(0);
      expect(bench.number('mean_q')).toBe(40);
      expect(bench.number('alignment_identity')).toBe(100);
      expect(bench.read('variants_found')).toBe('none');
    }
  });

  it('nothing is lost when strands stay behind: the qualities say that calls are out of step', () => {
    const inputs = { method: 'Illumina', noise: 0, phasing: 2, prephasing: 0, read_length: 150 } as const;
    const lines = new Sequencer(inputs).readAll().fastq.split('\n');
    const q = Array.from(lines[3] ?? '', (letter) => letter.charCodeAt(0) - 33).slice(74);
    expect(q.reduce((sum, each) => sum + each, 0) / q.length).toBeLessThan(10);
  });
});

describe('qualities', () => {
  it.each([
    [1, 0.005, 600],
    [3, 0.005, 600],
    [10, 0.005, 720],
    [1, 0.02, 500],
    [10, 0.001, 60],
  ])('are errors that were foretold, low ones too: noise %f %%, share %f, %i bases', (noise, share, length) => {
    const bands = [2, 10, 20].map((from) => ({ from, foretold: 0, wrong: 0 }));
    const rng = createRng(11);
    for (let run = 0; run < 25; run++) {
      const letters = Array.from({ length }, () => 'ACGT'[rng.int(0, 3)]!).join('');
      const { calls } = runSanger([letters, letters], share, noise, true, rng.stream(`run ${run}`));
      calls.forEach(({ letter, q }, n) => {
        const band = bands.findLast(({ from }) => q >= from)!;
        band.foretold += 10 ** (-q / 10);
        if (letter !== letters[n]) band.wrong++;
      });
    }
    // Less than eight of a kind tell nothing of their rate.
    for (const { foretold, wrong } of bands.filter((band) => band.foretold > 8)) {
      expect(wrong / foretold).toBeGreaterThan(0.4);
      expect(wrong / foretold).toBeLessThan(1.5);
    }
  });

  it('call a carrier two letters, and noise none', () => {
    const letters = sequencingTemplates.HBB.slice(0, 200);
    const other = `${letters.slice(0, 143)}T${letters.slice(144)}`;
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { calls } = runSanger([other, letters], 0.005, 3, true, createRng(seed));
      expect(calls.filter(({ letter }) => !'ACGT'.includes(letter)).map(({ letter }) => letter)).toEqual(['W']);
      expect(calls[143]?.q).toBeGreaterThan(30);
    }
  });

  it('never gain by phasing', () => {
    const shares = [0, 0.5, 1, 2].map((phasing) =>
      new Sequencer({ method: 'Illumina', phasing, noise: 10 }).readAll().number('q30_percent'),
    );
    shares.slice(1).forEach((share, n) => expect(share).toBeLessThanOrEqual(shares[n]! + 2));
  });

  it('stand in FASTQ as four lines with letters of 33 to 73', () => {
    for (const method of ['Sanger', 'Illumina'] as const) {
      const lines = new Sequencer({ method, noise: 15 }).readAll().fastq.split('\n');
      expect(lines).toHaveLength(4);
      expect(lines[1]).toHaveLength(lines[3]?.length ?? -1);
      for (const letter of lines[3] ?? '') expect(letter >= '!' && letter <= 'I').toBe(true);
    }
  });
});

describe('terminators', () => {
  const wrong = (terminator: number, length: number, noise: number): number => {
    const letters = sequencingTemplates.EGFP.slice(0, length);
    return [1, 2, 3, 4].reduce((sum, seed) => {
      const { calls } = runSanger([letters, letters], terminator, noise, true, createRng(seed));
      return sum + calls.filter(({ letter }, n) => letter !== letters[n]).length;
    }, 0);
  };

  it('have a price when they are few as when they are many', () => {
    const [few, best, many] = [0.001, 0.002, 0.02].map((share) => wrong(share, 500, 5));
    expect(few).toBeGreaterThan(2 * best!);
    expect(many).toBeGreaterThan(10 * best!);
    expect(wrong(0.001, 25, 10)).toBeGreaterThan(wrong(0.05, 25, 10));
  });

  it('at the usual share and noise read 600 bases with fewer than 1 % of errors', () => {
    expect(wrong(0.005, 600, 1) / 4 / 600).toBeLessThan(0.01);
  });
});

describe('what belongs to the other method', () => {
  it('has no value', () => {
    const capillary = new Sequencer().readAll();
    expect(capillary.read('in_phase')).toBeNull();
    expect(capillary.number('termination_fraction')).toBeGreaterThan(0);
    const cell = new Sequencer({ method: 'Illumina', read_length: 50 }).readAll();
    expect(cell.number('in_phase')).toBeGreaterThan(0);
    for (const id of ['termination_fraction', 'strands_longer', 'peak_resolution'] as const)
      expect(cell.read(id)).toBeNull();
  });
});

describe('strands of a cluster', () => {
  it('add up to one in each cycle', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 2, noNaN: true }), fc.double({ min: 0, max: 2, noNaN: true }), (p, q) => {
        let weights = firstWeights();
        for (let n = 0; n < 300; n++) weights = stepped(weights, p, q);
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe('the alignment', () => {
  it('scores the same with its sequences exchanged', () => {
    fc.assert(
      fc.property(dna, dna, (a, b) => {
        expect(align(a, b).score).toBe(align(b, a).score);
      }),
      { numRuns: 60 },
    );
  });

  it('finds what was planted, and plants what was read', () => {
    for (const text of ['G100T', 'A144T het', 'del200-202', 'ins120ACGT', 'del30', 'A144T, del200-202']) {
      const parsed = parseVariants(text);
      if (!parsed.ok) throw new Error(parsed.sentence);
      expect(parsed.variants.map(variantName).join(', ')).toBe(text);
    }
    const parsed = parseVariants('A144T');
    const [copy] = planted(sequencingTemplates.HBB, parsed.ok ? parsed.variants : []);
    expect(differencesOf(align(copy.slice(0, 200), sequencingTemplates.HBB)).map(variantName)).toEqual(['A144T']);
  });

  it('counts the letters of the read that differ, wherever the overlap begins', () => {
    const template = 'ACGTTGCAAGGCTTACGATCGGATCTAACG';
    expect(differingLetters(align(template, template))).toEqual([]);
    expect(differingLetters(align('TTACGATCCGATCTAACG', template))).toEqual([9]);
    expect(differingLetters(align(`CCCC${template.slice(0, 12)}A${template.slice(13)}`, template))).toEqual([17]);
    expect(differingLetters(align(template.slice(0, 14) + template.slice(15), template))).toEqual([15]);
  });
});

describe('coverage', () => {
  it('leaves exp(−c) unread: the logarithm falls by one for each', () => {
    const slopes = [1, 2, 3, 4, 5].map((seed) => {
      const ys = [1, 2, 3, 4].map((c) => Math.log(uncoveredOf(placedReads(c, 150, createRng(seed, `c ${c}`))) / 100));
      return (3 * (ys[3]! - ys[0]!) + (ys[2]! - ys[1]!)) / 10;
    });
    expect(Math.abs(slopes.reduce((sum, slope) => sum + slope, 0) / 5 + 1)).toBeLessThan(0.25);
  });

  it('scatters as its formula says', { tags: ['rest'] }, () => {
    const values = Array.from({ length: 400 }, (_, n) => uncoveredOf(placedReads(3, 150, createRng(n))));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const sd = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    expect(sd / uncoveredSpread(3, 150)).toBeCloseTo(1, 0.9);
    expect(sd).toBeCloseTo(1.2, 0.5);
  });
});

describe('what is refused', () => {
  it('is said in a sentence', () => {
    expect(refuseLetters('ACGTX')).toBe('Only A, C, G, T (or U, read as T) are allowed; found X at position 5.');
    expect(refuseLetters('>one\nACGT\n>two\nACGT')).toMatch(/found > at position 5/u);
    expect(refuseLetters('ACGU 10 acgu')).toBeNull();
    expect(new Sequencer({ template: 'HBB', variants: 'A144T het, A144G' }).do('load_sample')).toMatch(/same base/u);
    expect(new Sequencer({ template: 'HBB', variants: 'del140-150, A144G' }).do('load_sample')).toMatch(/same base/u);
    expect(new Sequencer({ template: 'Custom' }).do('load_sample')).toMatch(/empty/u);
    expect(new Sequencer({ template: 'Custom', custom_seq: 'ACGTACGT' }).do('load_sample')).toMatch(/at least 25/u);
    expect(new Sequencer({ template: 'EGFP', variants: 'C100T' }).do('load_sample')).toBe(
      'Base 100 of EGFP is G, not C.',
    );
    expect(parseVariants('del3-4 het')).toMatchObject({ ok: false });
    expect(new Sequencer({ template: 'HBB', read_length: 800 }).do('load_sample')).toMatch(/shorter/u);
    expect(new Sequencer().do('start_run')).toMatch(/Load/u);
  });
});

describe('reads of single clusters, for the pile-up', () => {
  const carrier = {
    method: 'Illumina',
    template: 'HBB',
    variants: 'A144T het',
    noise: 0,
    phasing: 0,
    prephasing: 0,
  } as const;

  it('show both letters of a carrier at the place of the variant, and one letter everywhere else', () => {
    const { view } = new Sequencer({ ...carrier, read_length: 150 }).readAll();
    expect(view.clusterReads).toHaveLength(12);
    const columns = Array.from({ length: 150 }, (_, n) => [...new Set(view.clusterReads.map((read) => read[n]))]);
    expect(columns[143]?.toSorted((a, b) => (a! < b! ? -1 : 1))).toEqual(['A', 'T']);
    expect(columns.every((letters, n) => n === 143 || letters.length === 1)).toBe(true);
    expect(view.split).toEqual([144]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('make a carrier of a carrier, not one or the other by chance, seed %i', (seed) => {
    const bench = new Sequencer(
      { ...carrier, noise: 3, phasing: 0.2, clusters: 300, read_length: 150 },
      seed,
    ).readAll();
    expect(bench.read('variants_found')).toBe('A144T het');
    expect(bench.view.split).toEqual([144]);
  });

  it('are those of all clusters where there are few, and none where letters come from a flat quality', () => {
    const few = new Sequencer({ ...carrier, read_length: 30, variants: '', clusters: 10 }).readAll().view;
    expect(few.clusterReads).toEqual(Array.from({ length: 10 }, () => few.read));
    expect(new Sequencer({ ...carrier, read_length: 30, quality_model: 'Flat' }).readAll().view.clusterReads).toEqual(
      [],
    );
    expect(new Sequencer({ read_length: 30 }).readAll().view.clusterReads).toEqual([]);
  });

  it('have qualities whose spread rises from its lowest tenth to its highest, all of Q 40 without noise', () => {
    const clean = new Sequencer({ ...carrier, read_length: 30 }).readAll();
    expect(clean.view.spread).toBe(30);
    expect([...clean.frame().fields.spread.subarray(0, 150)]).toEqual(Array.from({ length: 150 }, () => 40));
    const noisy = new Sequencer({ ...carrier, read_length: 100, noise: 12 }).readAll().frame().fields;
    for (let n = 0; n < 100; n++) {
      const spread = [...noisy.spread.subarray(5 * n, 5 * n + 5)];
      expect(spread).toEqual(spread.toSorted((a, b) => a - b));
      // A tenth of the clusters that errs with P makes at least P/10 of the call's own probability.
      expect(noisy.qualities[n]).toBeLessThanOrEqual(spread[0]! + 10 + 1e-4);
    }
  });
});
