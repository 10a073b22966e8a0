/** Nine invented people of the thyroid experiment: teaching values. */
export type ThyroidPatient = `Patient ${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

export interface ThyroidCase {
  readonly name: string;
  /** What the gland can secrete, mol/s; capacity of the deiodinases, mol/s. */
  readonly gt: number;
  readonly gd: number;
  /** What acts on the gland like TSH, mU/L. */
  readonly stimulating: number;
  /** Part of the usual TSH that the pituitary gives. */
  readonly pituitary: number;
  /** Thyroxine-binding globulin, mol/L. */
  readonly tbg: number;
  /** Days since the gland was lost; before, the person was as Patient 1. */
  readonly lostFor?: number;
}

const HEALTHY = { gt: 3.375e-12, gd: 25e-9, stimulating: 0, pituitary: 1, tbg: 300e-9 } as const;

export const THYROIDS: Readonly<Record<ThyroidPatient, ThyroidCase>> = {
  'Patient 1': { ...HEALTHY, name: 'healthy adult' },
  'Patient 2': { ...HEALTHY, name: 'overt primary hypothyroidism', gt: 0.45e-12 },
  // TSH 7.4 mU/L, so that scatter does not hide the case; deiodinases work more as the gland begins to fail (Hoermann et al. 2016).
  'Patient 3': { ...HEALTHY, name: 'subclinical hypothyroidism', gt: 1.15e-12, gd: 28e-9 },
  'Patient 4': { ...HEALTHY, name: 'Graves disease', gt: 4e-12, gd: 40e-9, stimulating: 8 },
  'Patient 5': { ...HEALTHY, name: 'autonomous nodule', stimulating: 2 },
  'Patient 6': { ...HEALTHY, name: 'pituitary failure', gt: 2.6e-12, pituitary: 0.02 },
  'Patient 7': { ...HEALTHY, name: 'non-thyroidal illness', gd: 10e-9, pituitary: 0.6 },
  'Patient 8': { ...HEALTHY, name: 'oestrogen effect on binding protein', tbg: 550e-9 },
  'Patient 9': { ...HEALTHY, name: 'thyroid removed', gt: 0, lostFor: 60 },
};
