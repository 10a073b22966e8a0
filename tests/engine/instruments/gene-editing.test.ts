/** Laws of gene editing that single readings cannot say. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nonNegativeLeastSquares } from '../../../engine/core/nnls';
import { createRng } from '../../../engine/core/rng';
import { editingTargets } from '../../../engine/data/editing-targets';
import {
  cfdScore,
  findSites,
  hitScore,
  reversed,
  scanOffTargets,
} from '../../../engine/instruments/gene-editing/guides';
import { customaryEstimate, type Params, simulation } from '../../../engine/instruments/gene-editing/index';
import {
  ALLELES,
  decompose,
  editedShare,
  estimateOf,
  heteroduplex,
  mixedTrace,
  outcomeOf,
} from '../../../engine/instruments/gene-editing/repair';
import { benchOf } from '../drive';

const DEFAULTS: Params = {
  locus: 'HBB exon 1',
  custom_seq: '',
  pam: 'NGG',
  guide_index: 1,
  guide: '',
  off_target: '',
  delivery: 80,
  repair: 'NHEJ',
  hdr_efficiency: 15,
  harvest_time: 72,
};
const CODING = 'CTTGCCCCACAGGGCAGTAA';
const BASES = ['A', 'C', 'G', 'T'] as const;

class Bench extends benchOf(simulation, DEFAULTS) {
  /** Through harvest and PCR. */
  edited(hours = 72): this {
    return this.run('load_target', 'find_guides', 'transfect').wait(hours).run('harvest', 'run_pcr').wait(2);
  }
}

const swapped = (guide: string, at: number): string => {
  const other = BASES[(BASES.indexOf(guide[at] as 'A') + 1) % 4] ?? 'A';
  return guide.slice(0, at) + other + guide.slice(at + 1);
};

describe('sites', () => {
  it('change strands with the sequence, and keep their scores', () => {
    for (const { sequence } of Object.values(editingTargets)) {
      const [there, back] = [findSites(sequence, 'NGG'), findSites(reversed(sequence), 'NGG')];
      const of = (sites: typeof there, strand: '+' | '-') => sites.filter((site) => site.strand === strand).length;
      expect(of(back, '+')).toBe(of(there, '-'));
      expect(of(back, '-')).toBe(of(there, '+'));
      const scores = (sites: typeof there) => sites.map(({ score }) => score ?? -1).sort((a, b) => a - b);
      expect(scores(back)).toEqual(scores(there));
    }
  });

  it('are at most half specific where the target holds one twice, and wholly where nothing is like it', () => {
    const { sequence } = editingTargets.EGFP;
    const twice = sequence.slice(0, 300) + sequence.slice(0, 300);
    const site = findSites(twice, 'NGG').find(({ from }) => from > 40 && from < 200);
    expect(site).toBeDefined();
    if (site) expect(scanOffTargets(site, twice, '', 'NGG').specificity).toBeLessThanOrEqual(50);
    const alone = 'A'.repeat(40) + 'CGTCTCAGATCTTCACTCTA' + 'TGG' + 'A'.repeat(40);
    const [only] = findSites(alone, 'NGG');
    if (only) expect(scanOffTargets(only, alone, 'ATATAT'.repeat(100), 'NGG').specificity).toBe(100);
  });
});

describe('scores of a mismatch', () => {
  const guide = fc
    .array(fc.constantFrom(...BASES), { minLength: 20, maxLength: 20 })
    .map((letters) => letters.join(''));

  it('leave a guide whole against itself, and nothing beside a PAM that the table lacks', () => {
    fc.assert(
      fc.property(guide, (letters) => {
        expect(cfdScore(letters, `${letters}AGG`)).toBe(1);
        expect(cfdScore(letters, `${letters}ATT`)).toBe(0);
        expect(hitScore(letters, `${letters}AGG`)).toBe(100);
        for (const place of [1, 2, 4, 5, 8]) expect(hitScore(letters, `${swapped(letters, place - 1)}AGG`)).toBe(100);
      }),
    );
  });

  it('are never greater than without it', () => {
    fc.assert(
      fc.property(guide, fc.integer({ min: 0, max: 19 }), (letters, at) => {
        expect(cfdScore(letters, `${swapped(letters, at)}AGG`)).toBeLessThanOrEqual(1);
        expect(hitScore(letters, `${swapped(letters, at)}AGG`)).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('repair', () => {
  it('shares all indels out', () => {
    expect(ALLELES.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  it('is the sum of indels and exact repair', () => {
    const bench = new Bench({ repair: 'HDR', hdr_efficiency: 30 }).edited();
    const [edited, indel, exact] = (['edited_percent', 'indel_percent', 'hdr_percent'] as const).map((id) =>
      Number(bench.read(id)),
    );
    expect(edited).toBeCloseTo((indel ?? 0) + (exact ?? 0), 9);
    expect((exact ?? 0) / (edited ?? 1)).toBeCloseTo(0.3, 9);
  });

  it('does not go on after the harvest, nor beyond its hour', () => {
    const bench = new Bench({ harvest_time: 24 }).run('load_target', 'find_guides', 'transfect').wait(24);
    const then = bench.read('edited_percent');
    expect(bench.wait(30).read('edited_percent')).toBe(then);
  });
});

describe('T7E1', () => {
  it('cuts nothing where nothing is edited, and never tells more than there is', () => {
    expect(heteroduplex(outcomeOf(0, 0))).toBe(0);
    for (let edited = 0; edited <= 1; edited += 0.02)
      for (const exact of [0, 0.15, 0.5]) {
        const estimate = estimateOf(heteroduplex(outcomeOf(edited, exact)));
        expect(estimate).toBeLessThanOrEqual(100 * edited + 1e-9);
      }
  });

  it('leaves two pieces of the whole length', () => {
    for (const guide of [CODING, '']) {
      const bench = new Bench({ guide }).edited().run('run_t7e1').wait(2);
      expect(Number(bench.read('fragment_large')) + Number(bench.read('fragment_small'))).toBe(564);
    }
  });

  it('gives the answer that the key has', () => {
    const bench = new Bench({ guide: CODING }).edited().run('run_t7e1').wait(2);
    expect(bench.read('t7e1_indel_estimate')).toBeCloseTo(customaryEstimate({ ...bench.params }), 9);
  });
});

describe('the mixed trace', () => {
  it('follows the indels, not the exact repair', () => {
    for (const hdr_efficiency of [0, 15, 50]) {
      const bench = new Bench({ repair: 'HDR', hdr_efficiency }).edited().run('calibrate', 'sanger_readout').wait(2);
      expect(Math.abs(Number(bench.read('tide_percent')) - Number(bench.read('indel_percent')))).toBeLessThan(4);
    }
  });

  it('finds shares that add up to 1, the commonest first', () => {
    const { sequence } = editingTargets['HBB exon 1'];
    const light = mixedTrace(sequence, 161, outcomeOf(0.6, 0), createRng(2));
    if (!light) throw new Error('no trace');
    const { shares } = decompose(sequence, 161, light);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(shares[31]).toBeGreaterThan(0.14);
    expect(shares[30]).toBeCloseTo(0.4, 1);
  });

  it('counts on a control that was sequenced before the cells were treated', () => {
    const prepared = new Bench({ harvest_time: 0 }).run('load_target', 'find_guides', 'calibrate', 'transfect');
    const bench = prepared.run('harvest', 'run_pcr').wait(2).run('sanger_readout').wait(2);
    expect(Math.abs(Number(bench.read('tide_percent')))).toBeLessThan(2);
  });

  it('calls 4 % edited where nothing was, without the control', () => {
    const bench = new Bench({ harvest_time: 0 }).edited(0).run('sanger_readout').wait(2);
    expect(bench.read('edited_percent')).toBe(0);
    expect(Math.abs(Number(bench.read('tide_percent')) - 4)).toBeLessThan(2);
  });

  it('is nothing where fewer than 60 letters lie beyond the cut', () => {
    const bench = new Bench({ guide: 'GCACTGTGACAAGCTGCACG' }).edited();
    expect(bench.do('sanger_readout')).toContain('60 letters');
    expect(bench.read('tide_percent')).toBeNull();
  });
});

describe('order of work', () => {
  it('is said where it is not kept', () => {
    const bench = new Bench();
    expect(bench.do('find_guides')).toContain('Load the target');
    expect(bench.do('transfect')).toContain('Find the guides');
    bench.run('load_target', 'find_guides');
    expect(bench.do('run_pcr')).toContain('transfect them first');
    bench.run('transfect');
    expect(bench.do('run_pcr')).toContain('harvest them first');
  });

  it('has no site in a sequence without one', () => {
    const bench = new Bench({ locus: 'Custom', custom_seq: 'AT'.repeat(40) }).run('load_target');
    expect(bench.do('find_guides')).toContain('No NGG site');
    expect(bench.read('guides_found')).toBe(0);
    expect(bench.read('guide_sequence')).toBeNull();
  });
});

it('rises to what delivery and score allow', () => {
  expect(editedShare(0.8, 1, 1000)).toBeCloseTo(0.8, 6);
  expect(editedShare(0.8, null, 1000)).toBeCloseTo(0.12, 6);
});

it('finds the least squares that cannot be negative', () => {
  // The plain solution is (2, −1): with x₂ held at 0, x₁ = 1.5.
  expect([...nonNegativeLeastSquares(Float64Array.of(2, 1, 1, 2), Float64Array.of(3, 0), 2)]).toEqual([1.5, 0]);
});
