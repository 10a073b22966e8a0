/**
 * Sequences that are edited, 5' to 3', with what lies in them, places from 1. HBB and EGFP are those of `sequencing-templates.ts`;
 * pUC19 lacZ is bases 200 to 700 of the plasmid (GenBank L09137), whose lacZ alpha is read on the lower strand.
 */
import { sequencingTemplates } from './sequencing-templates';

export type Region = 'promoter' | "5' UTR" | 'coding' | 'splice site' | 'intron' | 'none';

export interface EditingTarget {
  readonly sequence: string;
  /** From, to, what; later ones win. */
  readonly regions: readonly (readonly [from: number, to: number, region: Region])[];
}

export const editingTargets = {
  'HBB exon 1': {
    sequence: sequencingTemplates.HBB,
    regions: [
      [1, 74, 'promoter'],
      [75, 124, "5' UTR"],
      [125, 216, 'coding'],
      [217, 346, 'intron'],
      [347, 564, 'coding'],
      [217, 218, 'splice site'],
      [345, 346, 'splice site'],
    ],
  },
  EGFP: { sequence: sequencingTemplates.EGFP, regions: [[1, 720, 'coding']] },
  'pUC19 lacZ': {
    sequence:
      'ACCGCACAGATGCGTAAGGAGAAAATACCGCATCAGGCGCCATTCGCCATTCAGGCTGCGCAACTGTTGGGAAGGGCGATCGGTGCGGGCCTCTTCGCTA' +
      'TTACGCCAGCTGGCGAAAGGGGGATGTGCTGCAAGGCGATTAAGTTGGGTAACGCCAGGGTTTTCCCAGTCACGACGTTGTAAAACGACGGCCAGTGAAT' +
      'TCGAGCTCGGTACCCGGGGATCCTCTAGAGTCGACCTGCAGGCATGCAAGCTTGGCGTAATCATGGTCATAGCTGTTTCCTGTGTGAAATTGTTATCCGC' +
      'TCACAATTCCACACAACATACGAGCCGGAAGCATAAAGTGTAAAGCCTGGGGTGCCTAATGAGTGAGCTAACTCACATTAATTGCGTTGCGCTCACTGCC' +
      'CGCTTTCCAGTCGGGAAACCTGTCGTGCCAGCTGCATTAATGAATCGGCCAACGCGCGGGGAGAGGCGGTTTGCGTATTGGGCGCTCTTCCGCTTCCTCG' +
      'C',
    regions: [[1, 270, 'coding']],
  },
} as const satisfies Readonly<Record<string, EditingTarget>>;
export type NamedTarget = keyof typeof editingTargets;

/** The A that is T in sickle cell disease. */
export const SICKLE_BASE = 144;
