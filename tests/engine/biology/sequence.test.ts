import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chainMass,
  cleanSequence,
  complement,
  gcPercent,
  messageOf,
  residueOf,
  strayLetters,
  threeLetters,
  translateFrame,
  translateFromFirstStart,
} from '../../../engine/biology/sequence';
import { residues, waterMass } from '../../../engine/data/residue-masses';
import { sideChains } from '../../../engine/data/side-chains';

const dna = fc.string({
  unit: fc.constantFrom('A', 'C', 'G', 'T'),
  minLength: 1,
  maxLength: 120,
});

describe('cleaning', () => {
  it('keeps letters only, in capitals, with U as T', () => {
    expect(cleanSequence(' 1 auG\n 61 gcc\tu\r\n')).toBe('ATGGCCT');
  });

  it.each([
    ['>seq1 human ACGT', 'ACGT'],
    ['>seq1 human\nACGT\nGGA\n', 'ACGTGGA'],
    ['>NM_000518.5 Homo sapiens (HBB), mRNA\r\nACATTTGCTT CTGACACAAC\r\n', 'ACATTTGCTTCTGACACAAC'],
    ['>NM_000518.5 Homo sapiens, gene cat ACATTTGCTTCT GACACAAC', 'ACATTTGCTTCTGACACAAC'],
    ['; a comment\n>seq\n  1 acgt 5 acgt', 'ACGTACGT'],
    ['ORIGIN\n        1 acatttgctt ctgacacaac\n//\n', 'ACATTTGCTTCTGACACAAC'],
    ['>heading alone', ''],
    ['>one\nACGT\n>two\nACGT', 'ACGT>TWOACGT'],
    ['>seq\nACGTNACGT', 'ACGTNACGT'],
  ])('takes %j without its heading', (text, letters) => {
    expect(cleanSequence(text)).toBe(letters);
  });

  it('finds what is no base, counted from 1 among the letters left', () => {
    expect(strayLetters(cleanSequence('ATG GCX\nN-'))).toEqual([
      { letter: 'X', position: 6 },
      { letter: 'N', position: 7 },
      { letter: '-', position: 8 },
    ]);
    expect(strayLetters('ACGT')).toEqual([]);
  });
});

describe('composition', () => {
  it('counts G and C', () => {
    expect(gcPercent('GGCC')).toBe(100);
    expect(gcPercent('ATTA')).toBe(0);
    expect(gcPercent('GATC')).toBe(50);
    expect(gcPercent('')).toBeNull();
  });

  it('is the same for both strands', () => {
    fc.assert(
      fc.property(dna, (letters) => {
        expect(gcPercent(complement(letters))).toBe(gcPercent(letters));
      }),
    );
  });

  it('pairs each base, and twice gives back the strand', () => {
    expect(complement('ACGT')).toBe('TGCA');
    fc.assert(
      fc.property(dna, (letters) => {
        expect(complement(complement(letters))).toBe(letters);
      }),
    );
  });
});

describe('genetic code', () => {
  /** Codons per residue of the standard code: H. Lodish et al., Molecular Cell Biology, table of the genetic code. */
  const degeneracy: Readonly<Record<string, number>> = {
    M: 1,
    W: 1,
    I: 3,
    '*': 3,
    L: 6,
    R: 6,
    S: 6,
    A: 4,
    G: 4,
    P: 4,
    T: 4,
    V: 4,
    C: 2,
    D: 2,
    E: 2,
    F: 2,
    H: 2,
    K: 2,
    N: 2,
    Q: 2,
    Y: 2,
  };
  const bases = Array.from('UCAG');
  const codons = bases.flatMap((a) => bases.flatMap((b) => bases.map((c) => a + b + c)));

  it('gives each residue its number of codons', () => {
    const counts: Record<string, number> = {};
    for (const codon of codons) counts[residueOf(codon)] = (counts[residueOf(codon)] ?? 0) + 1;
    expect(counts).toEqual(degeneracy);
  });

  /** M. Nirenberg, P. Leder, H. G. Khorana: codons known from the 1960s experiments with synthetic messages. */
  it.each([
    ['UUU', 'F'],
    ['CCC', 'P'],
    ['AAA', 'K'],
    ['GGG', 'G'],
    ['AUG', 'M'],
    ['UGG', 'W'],
    ['GAU', 'D'],
    ['CAC', 'H'],
    ['AGA', 'R'],
    ['AUA', 'I'],
    ['UAA', '*'],
    ['UAG', '*'],
    ['UGA', '*'],
  ])('%s is %s', (codon, residue) => expect(residueOf(codon)).toBe(residue));

  it('refuses what is no codon', () => {
    expect(() => residueOf('ATG')).toThrow(RangeError);
    expect(() => residueOf('AU')).toThrow(RangeError);
  });
});

describe('translation', () => {
  it('reads whole codons of a frame, stops included', () => {
    expect(translateFrame('AUGUAAGC', 0)).toBe('M*');
    expect(translateFrame('AUGUAAGC', 1)).toBe('CK');
    expect(translateFrame('AUGUAAGC', 2)).toBe('VS');
    expect(translateFrame('AU', 0)).toBe('');
  });

  it('starts at the first AUG in any frame and stops at the first stop in that frame', () => {
    expect(translateFromFirstStart('CAUGUUAUGAUAGCC')).toEqual({
      start: 1,
      protein: 'ML',
      stop: 'UGA',
      end: 10,
    });
    expect(translateFromFirstStart('CCAUGUUACGAUA')).toEqual({
      start: 2,
      protein: 'MLR',
      stop: null,
      end: 11,
    });
    expect(translateFromFirstStart('AUGGCCUAAGCC')).toEqual({
      start: 0,
      protein: 'MA',
      stop: 'UAA',
      end: 9,
    });
    expect(translateFromFirstStart('CCCCCC')).toBeNull();
  });

  it('turns T into U and nothing else', () => expect(messageOf('GATTACA')).toBe('GAUUACA'));
});

describe('masses', () => {
  /**
   * Residue formulas (C, H, N, O, S) from their structures, and abridged standard atomic weights (IUPAC 2021):
   * an independent way to the same masses.
   */
  const atoms: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
    G: [2, 3, 1, 1, 0],
    A: [3, 5, 1, 1, 0],
    S: [3, 5, 1, 2, 0],
    P: [5, 7, 1, 1, 0],
    V: [5, 9, 1, 1, 0],
    T: [4, 7, 1, 2, 0],
    C: [3, 5, 1, 1, 1],
    L: [6, 11, 1, 1, 0],
    I: [6, 11, 1, 1, 0],
    N: [4, 6, 2, 2, 0],
    D: [4, 5, 1, 3, 0],
    Q: [5, 8, 2, 2, 0],
    K: [6, 12, 2, 1, 0],
    E: [5, 7, 1, 3, 0],
    M: [5, 9, 1, 1, 1],
    H: [6, 7, 3, 1, 0],
    F: [9, 9, 1, 1, 0],
    R: [6, 12, 4, 1, 0],
    Y: [9, 9, 1, 2, 0],
    W: [11, 10, 2, 1, 0],
  };
  const weights = [12.011, 1.008, 14.007, 15.999, 32.06] as const;
  /** Atomic weights have been revised by up to 0.005 for sulfur, 0.001 for carbon, since the tabulated masses were made. */
  const REVISION = 0.01;

  it.each(residues.map((residue) => [residue.letter, residue.mass] as const))(
    '%s weighs what its atoms weigh',
    (letter, mass) => {
      const sum = (atoms[letter] ?? []).reduce((total, count, i) => total + count * (weights[i] ?? 0), 0);
      expect(Math.abs(mass - sum)).toBeLessThan(REVISION);
    },
  );

  it('has one row, one side-chain class and one codon set for each of twenty residues', () => {
    const letters = residues.map((residue) => residue.letter).toSorted();
    expect(letters).toEqual(Array.from('ACDEFGHIKLMNPQRSTVWY'));
    expect(Array.from(sideChains.map((group) => group.residues).join('')).toSorted()).toEqual(letters);
  });

  it('adds one water to a chain', () => {
    expect(chainMass('G')).toBeCloseTo(75.0672, 4);
    expect(waterMass).toBeCloseTo(2 * 1.008 + 15.999, 2);
    expect(chainMass('')).toBeNull();
    expect(() => chainMass('M*')).toThrow(RangeError);
  });
});

it('writes three-letter names', () => expect(threeLetters('MA*W')).toBe('Met-Ala-*-Trp'));
