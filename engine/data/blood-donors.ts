/** Invented patients of blood typing, with textbook numbers of antigen sites on their red cells. */
import type { Quantity } from '../contract';

/**
 * Sites per cell. A1, A2, B and AB cells: inside the ranges of J. Economidou, N. C. Hughes-Jones and B. Gardner, Vox Sang. 12, 321
 * (1967). D: 2·10⁴, within the 1.0–3.3·10⁴ of E. Rochna and N. C. Hughes-Jones, Vox Sang. 10, 675 (1965). Weak D: 300, within the
 * 170–1870 of B. Gorick et al., Vox Sang. 65, 136 (1993). H: a model value.
 */
export const SITES = {
  A1: 1.0e6,
  A2: 2.5e5,
  B: 7.0e5,
  'A of A1B': 6.5e5,
  'A of A2B': 1.4e5,
  'B of AB': 4.3e5,
  D: 2.0e4,
  'weak D': 300,
  H: 1.7e6,
} as const satisfies Readonly<Record<string, Quantity<'sites'>>>;

export type Antigen = keyof typeof SITES;
export type AboGroup = 'A' | 'B' | 'AB' | 'O';
export type RhType = 'Positive' | 'Negative' | 'Weak D';

export interface Donor {
  readonly a: Antigen | null;
  readonly b: Antigen | null;
  readonly d: Antigen | null;
  /** Titres of the plasma's antibodies; 0 for none. */
  readonly antiA: number;
  readonly antiB: number;
  readonly antiH: number;
  /** Of the plasma's anti-A; small where it is anti-A1 only. */
  readonly avidityA: number;
  /** IgG bound on the red cells in the body; 0 for none. */
  readonly coat: Quantity<'sites'>;
  readonly abo: AboGroup;
  readonly rh: RhType;
  /** What makes the case special, said when the answer is shown. */
  readonly remark: string | null;
}

const GROUPS = {
  O: { a: null, b: null, antiA: 256, antiB: 128 },
  A: { a: 'A1', b: null, antiA: 0, antiB: 64 },
  B: { a: null, b: 'B', antiA: 64, antiB: 0 },
  AB: { a: 'A of A1B', b: 'B of AB', antiA: 0, antiB: 0 },
} as const;

const donor = (abo: AboGroup, rh: RhType, special: Partial<Donor> = {}): Donor => ({
  ...GROUPS[abo],
  d: rh === 'Positive' ? 'D' : rh === 'Weak D' ? 'weak D' : null,
  antiH: 0,
  avidityA: 1,
  coat: 0,
  abo,
  rh,
  remark: null,
  ...special,
});

export const donors = {
  'Patient 1': donor('O', 'Positive'),
  'Patient 2': donor('A', 'Positive'),
  'Patient 3': donor('B', 'Positive'),
  'Patient 4': donor('AB', 'Positive'),
  'Patient 5': donor('O', 'Negative'),
  'Patient 6': donor('A', 'Negative'),
  'Patient 7': donor('B', 'Negative'),
  'Patient 8': donor('AB', 'Negative'),
  'Patient 9': donor('A', 'Weak D'),
  'Patient 10': donor('AB', 'Positive', {
    a: 'A of A2B',
    antiA: 4,
    avidityA: 0.01,
    remark: 'A2B: the A antigen is a weaker one, and the plasma holds anti-A1, which reacts with the A1 cells.',
  }),
  'Patient 11': donor('A', 'Positive', {
    antiB: 0,
    remark: 'A newborn: the plasma holds no antibodies of its own yet, so the reverse group is not valid.',
  }),
  'Patient 12': donor('O', 'Positive', {
    antiH: 256,
    remark:
      'Bombay (Oh): the cells lack H too, and the plasma’s anti-H reacts with every O cell. Anti-H lectin on the cells tells.',
  }),
  'Patient 13': donor('A', 'Negative', {
    coat: 300,
    remark: 'The cells carried IgG from the body: after antiglobulin even the Rh control clumps.',
  }),
} as const satisfies Readonly<Record<string, Donor>>;

export type PatientName = keyof typeof donors;
