import type { Quantity } from '../contract';

/** An amino acid as it stands in a chain, that is less the water that its bonds released. */
export interface Residue {
  readonly letter: string;
  readonly three: string;
  readonly name: string;
  /** Average mass over the natural isotopes. */
  readonly mass: Quantity<'Da'>;
  readonly source: string;
}

const expasy = 'ExPASy FindMod, masses of amino acids (average), SIB Swiss Institute of Bioinformatics';

/** The twenty residues of the standard code, lightest first. */
export const residues: readonly Residue[] = [
  { letter: 'G', three: 'Gly', name: 'glycine', mass: 57.0519, source: expasy },
  { letter: 'A', three: 'Ala', name: 'alanine', mass: 71.0788, source: expasy },
  { letter: 'S', three: 'Ser', name: 'serine', mass: 87.0782, source: expasy },
  { letter: 'P', three: 'Pro', name: 'proline', mass: 97.1167, source: expasy },
  { letter: 'V', three: 'Val', name: 'valine', mass: 99.1326, source: expasy },
  {
    letter: 'T',
    three: 'Thr',
    name: 'threonine',
    mass: 101.1051,
    source: expasy,
  },
  {
    letter: 'C',
    three: 'Cys',
    name: 'cysteine',
    mass: 103.1388,
    source: expasy,
  },
  {
    letter: 'L',
    three: 'Leu',
    name: 'leucine',
    mass: 113.1594,
    source: expasy,
  },
  {
    letter: 'I',
    three: 'Ile',
    name: 'isoleucine',
    mass: 113.1594,
    source: expasy,
  },
  {
    letter: 'N',
    three: 'Asn',
    name: 'asparagine',
    mass: 114.1038,
    source: expasy,
  },
  {
    letter: 'D',
    three: 'Asp',
    name: 'aspartate',
    mass: 115.0886,
    source: expasy,
  },
  {
    letter: 'Q',
    three: 'Gln',
    name: 'glutamine',
    mass: 128.1307,
    source: expasy,
  },
  { letter: 'K', three: 'Lys', name: 'lysine', mass: 128.1741, source: expasy },
  {
    letter: 'E',
    three: 'Glu',
    name: 'glutamate',
    mass: 129.1155,
    source: expasy,
  },
  {
    letter: 'M',
    three: 'Met',
    name: 'methionine',
    mass: 131.1926,
    source: expasy,
  },
  {
    letter: 'H',
    three: 'His',
    name: 'histidine',
    mass: 137.1411,
    source: expasy,
  },
  {
    letter: 'F',
    three: 'Phe',
    name: 'phenylalanine',
    mass: 147.1766,
    source: expasy,
  },
  {
    letter: 'R',
    three: 'Arg',
    name: 'arginine',
    mass: 156.1875,
    source: expasy,
  },
  {
    letter: 'Y',
    three: 'Tyr',
    name: 'tyrosine',
    mass: 163.176,
    source: expasy,
  },
  {
    letter: 'W',
    three: 'Trp',
    name: 'tryptophan',
    mass: 186.2132,
    source: expasy,
  },
];

/** Average mass of the water that closes the two ends of a chain; source as above. */
export const waterMass: Quantity<'Da'> = 18.0153;
