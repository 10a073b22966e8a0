/**
 * What gas chromatograph and mass spectrometer need of a substance: its retention index on a column of 5 % phenyl methyl silicone,
 * and its ions at 70 eV as formula and intensity, without their isotopes (`null`: the molecule itself).
 *
 * Indices and patterns are those of common tables, rounded for teaching (P. J. Linstrom and W. G. Mallard (eds), NIST Chemistry
 * WebBook, SRD 69; F. W. McLafferty and F. Tureček, Interpretation of Mass Spectra, 4th ed., University Science Books 1993).
 */
import type { Sample } from './sample';
import type { SubstanceId } from './substances';

export interface Volatile {
  /** 100 × the carbon number of the n-alkane that would leave at the same time. */
  readonly index: number;
  readonly ions: readonly (readonly [formula: string | null, intensity: number])[];
}

/** n-Alkanes of up to ten carbons, and longer ones: the same fragments in slightly other shares, and little of the molecule. */
const SHORT: Volatile['ions'] = [
  ['C3H7', 100],
  ['C4H9', 92],
  ['C3H5', 40],
  ['C5H11', 40],
  ['C6H13', 28],
  [null, 6],
];
const LONG: Volatile['ions'] = [
  ['C4H9', 100],
  ['C3H7', 92],
  ['C3H5', 40],
  ['C5H11', 40],
  ['C6H13', 28],
  [null, 5],
];
const alkane = (carbons: number): Volatile => ({ index: 100 * carbons, ions: carbons > 10 ? LONG : SHORT });

export const GAS_CHROMATOGRAPHY = {
  ethanol: {
    index: 427,
    ions: [
      ['CH3O', 100],
      ['C2H5O', 52],
      ['C2H5', 30],
      ['C2H3', 22],
      [null, 22],
      ['C2H3O', 11],
    ],
  },
  dichloromethane: {
    index: 530,
    ions: [
      ['CH2Cl', 100],
      [null, 60],
    ],
  },
  toluene: {
    index: 763,
    ions: [
      ['C7H7', 100],
      [null, 60],
      ['C5H5', 12],
      ['C5H3', 8],
      ['C3H3', 12],
    ],
  },
  chlorobenzene: {
    index: 850,
    ions: [
      [null, 100],
      ['C6H5', 48],
      ['C4H3', 16],
      ['C4H2', 13],
    ],
  },
  ethylbenzene: {
    index: 858,
    ions: [
      ['C7H7', 100],
      [null, 33],
      ['C5H5', 8],
      ['C6H5', 8],
      ['C4H3', 12],
    ],
  },
  'p-xylene': {
    index: 868,
    ions: [
      ['C7H7', 100],
      [null, 62],
      ['C8H9', 30],
      ['C6H5', 13],
      ['C4H3', 9],
    ],
  },
  bromobenzene: {
    index: 938,
    ions: [
      ['C6H5', 100],
      [null, 75],
      ['C4H3', 40],
      ['C4H2', 28],
    ],
  },
  '1,4-dichlorobenzene': {
    index: 1015,
    ions: [
      [null, 100],
      ['C6H4Cl', 36],
      ['C6H3', 24],
      ['C4H2', 14],
    ],
  },
  limonene: {
    index: 1030,
    ions: [
      ['C5H8', 100],
      ['C7H9', 70],
      ['C5H7', 60],
      ['C6H7', 30],
      [null, 22],
      ['C9H13', 20],
      ['C8H11', 20],
    ],
  },
  acetophenone: {
    index: 1065,
    ions: [
      ['C7H5O', 100],
      ['C6H5', 75],
      [null, 30],
      ['C4H3', 25],
      ['C2H3O', 15],
    ],
  },
  naphthalene: {
    index: 1182,
    ions: [
      [null, 100],
      ['C10H7', 12],
      ['C8H6', 7],
      ['C5H4', 5],
    ],
  },
  'methyl-salicylate': {
    index: 1192,
    ions: [
      ['C7H4O2', 100],
      ['C6H4O', 65],
      [null, 45],
      ['C7H5O2', 30],
      ['C5H5', 20],
    ],
  },
  caffeine: {
    index: 1840,
    ions: [
      [null, 100],
      ['C5H7N3', 55],
      ['C3H5N', 30],
      ['C3H3N2', 30],
      ['C4H6N2', 25],
    ],
  },
  'n-octane': alkane(8),
  'n-nonane': alkane(9),
  'n-decane': alkane(10),
  'n-undecane': alkane(11),
  'n-dodecane': alkane(12),
  'n-tridecane': alkane(13),
  'n-tetradecane': alkane(14),
  'n-pentadecane': alkane(15),
  'n-hexadecane': alkane(16),
  'n-heptadecane': alkane(17),
  'n-octadecane': alkane(18),
  'n-nonadecane': alkane(19),
  'n-eicosane': alkane(20),
} as const satisfies Readonly<Partial<Record<SubstanceId, Volatile>>>;

export type VolatileId = keyof typeof GAS_CHROMATOGRAPHY;

/** Of which unknowns are made: the course's substances, without the other alkanes of the ladder. */
export const UNKNOWNS = [
  'toluene',
  'chlorobenzene',
  'ethylbenzene',
  'p-xylene',
  'bromobenzene',
  'n-decane',
  '1,4-dichlorobenzene',
  'limonene',
  'acetophenone',
  'naphthalene',
  'methyl-salicylate',
  'n-dodecane',
  'caffeine',
] as const satisfies readonly VolatileId[];

/** The spectra that the library holds. */
export const LIBRARY = [...UNKNOWNS, 'ethanol'] as const satisfies readonly VolatileId[];

/** Why a sample has no place in the inlet; null where it has. */
export const refuseInvolatile = ({ parts }: Sample): string | null =>
  parts.some(({ id }) => id in GAS_CHROMATOGRAPHY)
    ? null
    : 'Nothing in it is volatile: all of it would stay in the inlet.';
