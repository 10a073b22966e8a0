/** A translation table in NCBI's notation. */
export interface GeneticCode {
  readonly id: number;
  readonly name: string;
  /** Order of the bases at each of the three places: codon n has the bases n div 16, n div 4 mod 4 and n mod 4. */
  readonly bases: string;
  /** The 64 residues in that order, one letter each; `*` is a stop. */
  readonly residues: string;
  readonly source: string;
}

/** The standard code. Of its three possible starts (AUG, CUG, UUG) only AUG is used here. */
export const standardCode: GeneticCode = {
  id: 1,
  name: 'Standard',
  bases: 'UCAG',
  residues: 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
  source: 'NCBI, The Genetic Codes (A. Elzanowski, J. Ostell), translation table 1',
};
