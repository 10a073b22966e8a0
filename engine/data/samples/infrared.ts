/**
 * Bands in the infrared: place and width in cm⁻¹, absorbance at the top of a film, crystal or cell of the usual thickness; Lorentzian.
 *
 * Polystyrene after NIST SRM 1921 and European Pharmacopoeia 2.2.24; salicylic acid (3230, 1653 and 1291 cm⁻¹) after its complexes in
 * Molecules 20 (2015) 2115, table 4; the others within what B. C. Smith, Infrared Spectral Interpretation, CRC Press 1998, and the NIST
 * Chemistry WebBook show; heights chosen.
 */
import type { Sample } from './sample';
import type { SubstanceId } from './substances';

export type Band = readonly [at: number, top: number, width: number];

const WATER: readonly Band[] = [
  [3400, 1.8, 420],
  [2128, 0.12, 200],
  [1640, 0.8, 85],
  [680, 0.7, 350],
];

export const BANDS = {
  polystyrene: [
    [3082.2, 0.45, 14],
    [3060, 0.6, 14],
    [3026.4, 1.1, 14],
    [3001.4, 0.35, 14],
    [2923, 1.3, 30],
    [2849.5, 0.7, 18],
    [1942.9, 0.15, 20],
    [1801.4, 0.12, 20],
    [1601.2, 0.55, 8],
    [1583, 0.18, 8],
    [1493, 1.3, 8],
    [1452, 1.3, 10],
    [1154.5, 0.15, 10],
    [1069.1, 0.22, 12],
    [1028.3, 0.35, 9],
    [906.8, 0.3, 10],
    [841.9, 0.1, 12],
    [757, 1.2, 14],
    [699, 1.8, 10],
    [540, 0.6, 16],
  ],
  ethanol: [
    [3340, 0.9, 300],
    [2974, 0.8, 25],
    [2886, 0.5, 30],
    [1379, 0.3, 30],
    [1088, 0.6, 25],
    [1046, 1.1, 22],
    [880, 0.6, 16],
  ],
  acetone: [
    [3005, 0.1, 20],
    [2965, 0.1, 25],
    [1715, 1.6, 18],
    [1421, 0.3, 22],
    [1363, 0.9, 16],
    [1222, 0.9, 16],
    [530, 0.5, 16],
  ],
  'ethyl-acetate': [
    [2984, 0.25, 22],
    [1742, 1.6, 18],
    [1374, 0.6, 16],
    [1241, 1.5, 24],
    [1048, 0.8, 18],
  ],
  'acetic-acid': [
    [3050, 0.8, 500],
    [1712, 1.5, 28],
    [1413, 0.6, 30],
    [1294, 0.8, 35],
    [934, 0.4, 70],
  ],
  'benzoic-acid': [
    [2950, 0.6, 600],
    [1689, 1.5, 20],
    [1602, 0.3, 10],
    [1454, 0.5, 12],
    [1425, 0.6, 18],
    [1326, 0.6, 18],
    [1293, 0.9, 18],
    [934, 0.4, 30],
    [707, 1.2, 10],
  ],
  toluene: [
    [3027, 0.5, 16],
    [2920, 0.4, 22],
    [1604, 0.3, 9],
    [1496, 0.8, 8],
    [1460, 0.4, 18],
    [728, 1.5, 9],
    [694, 1, 8],
    [464, 0.5, 8],
  ],
  aspirin: [
    [2870, 0.3, 400],
    [1754, 1.2, 18],
    [1690, 1.2, 22],
    [1606, 0.7, 12],
    [1458, 0.6, 14],
    [1306, 0.9, 20],
    [1188, 1.1, 20],
    [917, 0.5, 16],
  ],
  // Hydrogen bond of the phenol within the molecule: its carbonyl lies 30 cm⁻¹ below that of benzoic acid.
  'salicylic-acid': [
    [3230, 0.5, 60],
    [2860, 0.4, 400],
    [1653, 1.3, 22],
    [1611, 0.5, 12],
    [1483, 0.7, 12],
    [1443, 0.8, 14],
    [1291, 0.9, 20],
    [1248, 0.8, 16],
    [1210, 0.7, 16],
    [1155, 0.6, 12],
    [890, 0.4, 16],
    [758, 1.1, 10],
    [697, 0.6, 10],
  ],
  caffeine: [
    [3112, 0.15, 10],
    [2954, 0.15, 14],
    [1702, 1, 16],
    [1659, 1.5, 18],
    [1549, 0.6, 16],
    [1485, 0.4, 14],
    [1239, 0.4, 14],
    [745, 0.5, 12],
  ],
  water: WATER,
} as const satisfies Readonly<Partial<Record<SubstanceId, readonly Band[]>>>;

export type BandId = keyof typeof BANDS;

const pure = (name: string, id: SubstanceId, phase: Sample['phase'], matrix: string): Sample => ({
  version: 1,
  name,
  phase,
  matrix,
  amount: { value: 0.1, unit: 'g' },
  temperature: 23,
  parts: [{ id, q: { value: 1, unit: '1' } }],
  prep: [],
  source: 'pure',
});
const liquid = (name: string, id: SubstanceId): Sample => pure(name, id, 'liquid', 'a drop on the crystal');
const solid = (name: string, id: SubstanceId): Sample => pure(name, id, 'solid', 'powder on the crystal');

export const INFRARED_SAMPLES = {
  'Polystyrene Film': pure('Polystyrene Film', 'polystyrene', 'solid', 'film in its clip'),
  Ethanol: liquid('Ethanol', 'ethanol'),
  Acetone: liquid('Acetone', 'acetone'),
  'Ethyl Acetate': liquid('Ethyl Acetate', 'ethyl-acetate'),
  'Acetic Acid': liquid('Acetic Acid', 'acetic-acid'),
  'Benzoic Acid': solid('Benzoic Acid', 'benzoic-acid'),
  Toluene: liquid('Toluene', 'toluene'),
  Aspirin: solid('Aspirin', 'aspirin'),
  'Salicylic Acid': solid('Salicylic Acid', 'salicylic-acid'),
  Caffeine: solid('Caffeine', 'caffeine'),
  Water: liquid('Water', 'water'),
  'Carbon Monoxide Gas': pure('Carbon Monoxide Gas', 'carbon-monoxide', 'gas', 'sealed cell of 10 cm'),
} as const satisfies Readonly<Record<string, Sample>>;

export type InfraredSample = keyof typeof INFRARED_SAMPLES;

/** A line of no substance, far narrower than any setting resolves. */
export const TEST_LINE: Band = [2000, 0.05, 0.02];

/**
 * Carbon dioxide in an open instrument, in cm⁻¹: two vibrations and their rotation (P. E. Martin and E. F. Barker, The infrared absorption
 * spectrum of carbon dioxide, Phys. Rev. 41 (1932) 291: lines of even J only, no zero branch of ν₃, a strong one of ν₂; constants of
 * G. Herzberg, Infrared and Raman Spectra of Polyatomic Molecules, Van Nostrand 1945). `area`: absorbance times cm⁻¹ of the whole band
 * (chosen); `zero`: the part of it in the zero branch.
 */
export const DIOXIDE = {
  lower: 0.3902,
  width: 0.15,
  kelvin: 296,
  bands: [
    { origin: 2349.14, upper: 0.3871, area: 20, zero: 0, zeroWidth: 1 },
    { origin: 667.38, upper: 0.3906, area: 4, zero: 0.5, zeroWidth: 1.5 },
  ],
} as const;

/** Carbon monoxide: band centre and rotational constants, cm⁻¹ (K. P. Huber and G. Herzberg, NIST Chemistry WebBook). */
export const MONOXIDE = {
  origin: 2143.271,
  lower: 1.92253,
  upper: 1.90503,
  width: 0.12,
  strongest: 1,
  kelvin: 296,
} as const;
