/** What the side chain of a residue is like in water at pH 7. Glycine, proline and cysteine shape the chain in ways of their own. */
export type SideChainClass = 'hydrophobic' | 'polar' | 'acidic' | 'basic' | 'special';

export interface SideChain {
  readonly class: SideChainClass;
  readonly residues: string;
  readonly source: string;
}

const textbook = 'B. Alberts et al., Molecular Biology of the Cell, panel "The 20 amino acids found in proteins"';

/**
 * The textbook's four families, but for cysteine, glycine and proline, which it counts among the nonpolar ones and
 * which stand apart here.
 */
export const sideChains: readonly SideChain[] = [
  { class: 'hydrophobic', residues: 'AVLIMFW', source: textbook },
  { class: 'polar', residues: 'STNQY', source: textbook },
  { class: 'acidic', residues: 'DE', source: textbook },
  { class: 'basic', residues: 'KRH', source: textbook },
  { class: 'special', residues: 'GPC', source: textbook },
];
