/** Eight invented people with a lumbar puncture, of the pattern that textbooks give (Deisenhammer et al., Cerebrospinal Fluid in Clinical Neurology, 2015). */

export const CSF_NAMES = [
  'Patient 1',
  'Patient 2',
  'Patient 3',
  'Patient 4',
  'Patient 5',
  'Patient 6',
  'Patient 7',
  'Patient 8',
] as const;
export type CsfName = (typeof CSF_NAMES)[number];

export type Organism = 'none' | 'diplococci' | 'yeasts' | 'acid-fast';

export interface CsfPatient {
  /** Of the teaching case. */
  readonly name: string;
  /** cm of water. */
  readonly pressure: number;
  /** Cells per µL, without what blood brings. */
  readonly white: number;
  /** Part of them that is neutrophils. */
  readonly neutrophils: number;
  /** g/L, without what blood brings. */
  readonly protein: number;
  /** Of the glucose in serum. */
  readonly glucoseRatio: number;
  /** mmol/L. */
  readonly lactate: number;
  /** Red cells per µL: of a bleed, and of the tap in the first tube. */
  readonly redBled: number;
  readonly redTapped: number;
  readonly organism: Organism;
  /** CFU/mL. */
  readonly organisms: number;
}

const NORMAL: CsfPatient = {
  name: 'healthy',
  pressure: 13,
  white: 2,
  neutrophils: 0,
  protein: 0.3,
  glucoseRatio: 0.65,
  lactate: 1.5,
  redBled: 0,
  redTapped: 0,
  organism: 'none',
  organisms: 0,
};

export const CSF_PATIENTS: Readonly<Record<CsfName, CsfPatient>> = {
  'Patient 1': NORMAL,
  'Patient 2': {
    ...NORMAL,
    name: 'bacterial meningitis',
    pressure: 32,
    white: 2400,
    neutrophils: 0.92,
    protein: 2.5,
    glucoseRatio: 0.2,
    lactate: 7.5,
    organism: 'diplococci',
    organisms: 5e6,
  },
  'Patient 3': {
    ...NORMAL,
    name: 'viral meningitis',
    pressure: 17,
    white: 150,
    neutrophils: 0.15,
    protein: 0.65,
    glucoseRatio: 0.6,
    lactate: 2,
  },
  'Patient 4': {
    ...NORMAL,
    name: 'tuberculous meningitis',
    pressure: 28,
    white: 250,
    neutrophils: 0.15,
    protein: 1.9,
    glucoseRatio: 0.3,
    lactate: 4,
    organism: 'acid-fast',
    organisms: 50,
  },
  'Patient 5': {
    ...NORMAL,
    name: 'cryptococcal meningitis',
    pressure: 38,
    white: 40,
    neutrophils: 0.1,
    protein: 1,
    glucoseRatio: 0.4,
    lactate: 3,
    organism: 'yeasts',
    organisms: 1e5,
  },
  'Patient 6': {
    ...NORMAL,
    name: 'subarachnoid haemorrhage',
    pressure: 24,
    white: 30,
    neutrophils: 0.4,
    protein: 0.6,
    glucoseRatio: 0.6,
    lactate: 2.5,
    redBled: 90_000,
  },
  'Patient 7': { ...NORMAL, name: 'Guillain-Barré syndrome', white: 3, protein: 1.8, glucoseRatio: 0.62, lactate: 1.6 },
  'Patient 8': { ...NORMAL, name: 'traumatic tap, healthy', pressure: 14, protein: 0.32, redTapped: 12_000 },
};
