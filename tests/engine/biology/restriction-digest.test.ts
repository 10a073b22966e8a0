/** The cut positions against the sequences themselves, and what digests give. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutPositions, digest, molecules } from '../../../engine/biology/restriction-digest';
import { restrictionEnzymes } from '../../../engine/data/restriction-enzymes';

const fixture = (name: string): string => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');
const sequences = {
  Lambda: fixture('lambda_NC_001416.fa').split('\n').slice(1).join('').trim(),
  pUC19: fixture('pUC19_L09137.txt').trim(),
};

/** Places of a site in a sequence, counted in bases before it; those of a circle may run over its seam. */
function places(sequence: string, site: string, circular: boolean): number[] {
  const whole = circular ? sequence + sequence.slice(0, site.length - 1) : sequence;
  const found: number[] = [];
  for (let at = whole.indexOf(site); at >= 0; at = whole.indexOf(site, at + 1)) found.push(at);
  return found;
}

const enzymeNames = restrictionEnzymes.map(({ name }) => name);

describe('cut positions', () => {
  it.each(restrictionEnzymes)('of $name are those of its site in both sequences', ({ name, site, cutsAfter, cuts }) => {
    const inLambda = places(sequences.Lambda, site, false).map((at) => at + cutsAfter);
    // GenBank NC_001416 is the wild type: the HindIII site of ind1 is not in it.
    expect(name === 'HindIII' ? [...inLambda, 37584].sort((a, b) => a - b) : inLambda).toEqual(cuts.Lambda);
    expect(places(sequences.pUC19, site, true).map((at) => at + cutsAfter)).toEqual(cuts.pUC19);
  });

  it('have the ind1 site one base away from AAGCTT in the wild type', () => {
    const wild = sequences.Lambda.slice(37583, 37589);
    expect([...wild].filter((base, i) => base !== 'AAGCTT'[i])).toHaveLength(1);
  });

  it('belong to palindromes', () => {
    const paired: Readonly<Record<string, string>> = { A: 'T', C: 'G', G: 'C', T: 'A' };
    for (const { site } of restrictionEnzymes) {
      expect([...site].reverse().map((base) => paired[base])).toEqual([...site]);
    }
  });

  it('fit molecules of the right lengths', () => {
    expect(sequences.Lambda).toHaveLength(molecules.Lambda.length);
    expect(sequences.pUC19).toHaveLength(molecules.pUC19.length);
  });
});

describe('digests', () => {
  it('add up to the whole; a line with n sites gives n + 1 fragments, a circle n', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(molecules.Lambda, molecules.pUC19),
        fc.array(fc.constantFrom(...enzymeNames), { maxLength: 2 }),
        (molecule, enzymes) => {
          const fragments = digest(molecule, enzymes);
          const sites = cutPositions(molecule, enzymes).length;
          expect(fragments.reduce((sum, size) => sum + size, 0)).toBe(molecule.length);
          expect(fragments.length).toBe(molecule.form === 'linear' ? sites + 1 : Math.max(1, sites));
          expect(fragments).toEqual(fragments.toSorted((a, b) => b - a));
        },
      ),
    );
  });

  it('take an enzyme given twice as one, and two in either order', () => {
    for (const a of enzymeNames) {
      expect(digest(molecules.Lambda, [a, a])).toEqual(digest(molecules.Lambda, [a]));
      for (const b of enzymeNames) {
        expect(digest(molecules.Lambda, [a, b])).toEqual(digest(molecules.Lambda, [b, a]));
      }
    }
  });

  it('are the published ones of lambda DNA', () => {
    // Catalogues of suppliers (lambda DNA cut with HindIII; with EcoRI).
    expect(digest(molecules.Lambda, ['HindIII'])).toEqual([23130, 9416, 6557, 4361, 2322, 2027, 564, 125]);
    expect(digest(molecules.Lambda, ['EcoRI'])).toEqual([21226, 7421, 5804, 5643, 4878, 3530]);
    // The usual size marker "lambda DNA, EcoRI + HindIII".
    expect(digest(molecules.Lambda, ['EcoRI', 'HindIII'])).toEqual([
      21226, 5148, 4973, 4268, 3530, 2027, 1904, 1584, 1375, 947, 831, 564, 125,
    ]);
  });

  it('are those of the pUC19 map', () => {
    expect(digest(molecules.pUC19, ['PvuII'])).toEqual([2364, 322]);
    expect(digest(molecules.pUC19, ['EcoRI', 'HindIII'])).toEqual([2635, 51]);
    expect(digest(molecules.pUC19, ['XhoI'])).toEqual([2686]);
  });
});
