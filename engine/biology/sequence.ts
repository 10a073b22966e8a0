/**
 * Sequences of nucleic acids and proteins: cleaning a typed one, complement, transcription, translation, composition
 * and mass.
 *
 * DNA is a string over A, C, G, T and RNA one over A, C, G, U, in capitals; a protein is a string of one-letter
 * residues. Places are counted from 0 here and from 1 in every sentence for a learner.
 */
import type { Quantity } from '../contract';
import { standardCode } from '../data/genetic-code';
import { residues, waterMass } from '../data/residue-masses';

/** Letters in a row that a sequence begins with where a FASTA heading shares its line: no word of a heading has so many. */
const SURE = 10;

/**
 * A FASTA text without its heading: the lines before the sequence that begin with > or ; (or the ORIGIN of a GenBank record). A second
 * record stays, and its > is a stray letter. A heading that lost its line end ends where ten letters of bases stand in a row, or, in a
 * short text, where nothing but bases of one case follows.
 */
function withoutHeading(text: string): string {
  const kept = text.replace(/^(?:\s*(?:[>;]|ORIGIN\b)[^\r\n]*(?:[\r\n]+|$))+/u, '');
  if (/\S/u.test(kept) || !/^\s*>/u.test(text)) return kept;
  const run = new RegExp(`[ACGTU]{${SURE}}|[acgtu]{${SURE}}`, 'u').exec(text);
  if (run) return text.slice(run.index);
  return /(?:[ACGTU\s\d]+|[acgtu\s\d]+)$/u.exec(text)?.[0] ?? '';
}

/**
 * Capitals, without FASTA heading, white space, digits, and the slashes that end a GenBank record; U read as T: the letters a learner
 * meant when pasting a sequence.
 */
export const cleanSequence = (text: string): string =>
  withoutHeading(text)
    .toUpperCase()
    .replace(/[\s\d]|\/\/\s*$/gu, '')
    .replaceAll('U', 'T');

export interface Stray {
  readonly letter: string;
  /** Counted from 1. */
  readonly position: number;
}

/** The letters of a cleaned sequence that are no bases. */
export const strayLetters = (sequence: string): readonly Stray[] =>
  Array.from(sequence, (letter, i) => ({ letter, position: i + 1 })).filter(({ letter }) => !/^[ACGT]$/u.test(letter));

const COMPLEMENT: Readonly<Record<string, string>> = {
  A: 'T',
  C: 'G',
  G: 'C',
  T: 'A',
};

/** The paired base of each base of a DNA, in the order given (so the other strand read 3'→5'). */
export const complement = (dna: string): string => dna.replace(/[ACGT]/g, (base) => COMPLEMENT[base] as string);

/** The message that equals a coding strand given 5'→3'. */
export const messageOf = (coding: string): string => coding.replaceAll('T', 'U');

/** Share of G and C among the bases, in percent; null for no bases. */
export function gcPercent(dna: string): Quantity<'%'> | null {
  if (dna.length === 0) return null;
  return (100 * dna.replace(/[^GC]/g, '').length) / dna.length;
}

const codonTable: ReadonlyMap<string, string> = new Map(
  Array.from(standardCode.residues, (residue, n) => {
    const { bases } = standardCode;
    return [bases.charAt(n >> 4) + bases.charAt((n >> 2) & 3) + bases.charAt(n & 3), residue] as const;
  }),
);

/** The residue of an RNA codon by the standard code, `*` for a stop. Throws RangeError for what is no codon. */
export function residueOf(codon: string): string {
  const residue = codonTable.get(codon);
  if (residue === undefined) throw new RangeError(`${codon} is not a codon.`);
  return residue;
}

/** Every whole codon of an RNA from `start`, one letter each, stops as `*`. */
export function translateFrame(rna: string, start: number): string {
  let chain = '';
  for (let i = start; i + 3 <= rna.length; i += 3) chain += residueOf(rna.slice(i, i + 3));
  return chain;
}

export interface Translation {
  /** Where the A of the start codon stands, from 0. */
  readonly start: number;
  readonly protein: string;
  /** The stop codon that ended it, or null where the message ended first. */
  readonly stop: string | null;
  /** Where translation ended: the first base not read, from 0. */
  readonly end: number;
}

/** Translation from the first AUG, whatever its frame, to the first stop in frame or the last whole codon; null without an AUG. */
export function translateFromFirstStart(rna: string): Translation | null {
  const start = rna.indexOf('AUG');
  if (start < 0) return null;
  const frame = translateFrame(rna, start);
  const length = frame.indexOf('*');
  if (length < 0) return { start, protein: frame, stop: null, end: start + 3 * frame.length };
  const end = start + 3 * (length + 1);
  return {
    start,
    protein: frame.slice(0, length),
    stop: rna.slice(end - 3, end),
    end,
  };
}

const residueByLetter: ReadonlyMap<string, (typeof residues)[number]> = new Map(residues.map((r) => [r.letter, r]));

/** Three-letter names joined by hyphens; a `*` stays as it is. */
export const threeLetters = (protein: string): string =>
  Array.from(protein, (letter) => residueByLetter.get(letter)?.three ?? letter).join('-');

/** Average mass of a chain: its residues and one water. Null for no residues; throws RangeError for an unknown letter. */
export function chainMass(protein: string): Quantity<'Da'> | null {
  if (protein.length === 0) return null;
  let mass: number = waterMass;
  for (const letter of protein) {
    const residue = residueByLetter.get(letter);
    if (residue === undefined) throw new RangeError(`${letter} is not a residue.`);
    mass += residue.mass;
  }
  return mass;
}
