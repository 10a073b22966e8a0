/**
 * Strains, discs, and the tables that a zone is read by.
 *
 * Breakpoints and control ranges: CLSI M100, 33rd edition (2023). MICs of ATCC 25922 and 27853 lie in the published ranges. Each drug's D and the
 * concentration at the edge, as a multiple of the MIC, were picked so that control strains come within the control ranges and zones of
 * Enterobacterales give the same category as the MIC by CLSI's own MIC breakpoints. MICs of S. aureus and of the resistant isolates are chosen.
 * Growth is chosen.
 */
import type { Quantity } from '../contract';

export const ANTIBIOTICS = [
  'Ampicillin 10 ug',
  'Ciprofloxacin 5 ug',
  'Gentamicin 10 ug',
  'Tetracycline 30 ug',
  'Cefoxitin 30 ug',
] as const;
export type Antibiotic = (typeof ANTIBIOTICS)[number];

export const STRAINS = [
  'Escherichia coli ATCC 25922',
  'Staphylococcus aureus ATCC 25923',
  'Pseudomonas aeruginosa ATCC 27853',
  'Escherichia coli (multiresistant isolate)',
  'Staphylococcus aureus (MRSA isolate)',
  'Escherichia coli (MIC series)',
] as const;
export type Strain = (typeof STRAINS)[number];

export const SERIES_MICS = ['0.125', '0.25', '0.5', '1', '2', '4', '8'] as const;
export type SeriesMic = (typeof SERIES_MICS)[number];

type Species = 'Enterobacterales' | 'S. aureus' | 'P. aeruginosa';
export type ControlStrain = Extract<Strain, `${string}ATCC${string}`>;

/** One value for each disc, in the order of the list. */
type ForDiscs<T> = readonly [T, T, T, T, T];
/** S from, R up to, or what is written whatever the zone. */
type Breakpoint = readonly [s: Quantity<'mm'>, r: Quantity<'mm'>] | 'R' | null;
type Range = readonly [Quantity<'mm'>, Quantity<'mm'>] | null;

interface DiscLaw {
  readonly load: Quantity<'µg'>;
  readonly diffusivity: Quantity<'mm²/s'>;
  /** Critical concentration at the edge of a zone in parts of the MIC: one lawn on agar is not one tube of broth (K. E. Cooper 1963). */
  readonly critical: number;
  /** What is printed on it. */
  readonly code: string;
  readonly drug: string;
}

/** Diffusivities in 10⁻⁶ cm²/s, and critical concentrations: effective teaching values. */
const disc = (code: string, drug: string, load: number, diffusivity: number, critical: number): DiscLaw => ({
  load,
  diffusivity: diffusivity * 1e-4,
  critical,
  code,
  drug,
});

export const DISCS: Readonly<Record<Antibiotic, DiscLaw>> = {
  'Ampicillin 10 ug': disc('AMP 10', 'ampicillin', 10, 4, 0.3),
  'Ciprofloxacin 5 ug': disc('CIP 5', 'ciprofloxacin', 5, 4.5, 0.5),
  'Gentamicin 10 ug': disc('GEN 10', 'gentamicin', 10, 4, 1),
  'Tetracycline 30 ug': disc('TET 30', 'tetracycline', 30, 3.3, 2.1),
  'Cefoxitin 30 ug': disc('FOX 30', 'cefoxitin', 30, 7.5, 1),
};

interface Group {
  readonly rate: Quantity<'1/h'>;
  readonly lag: Quantity<'h'>;
  readonly control: ControlStrain;
  readonly breakpoints: ForDiscs<Breakpoint>;
  readonly ranges: ForDiscs<Range>;
}

const GROUPS: Readonly<Record<Species, Group>> = {
  Enterobacterales: {
    rate: 1.4,
    lag: 2,
    control: 'Escherichia coli ATCC 25922',
    breakpoints: [
      [17, 13],
      [26, 21],
      [18, 14],
      [15, 11],
      [18, 14],
    ],
    ranges: [
      [15, 22],
      [29, 38],
      [19, 26],
      [18, 25],
      [23, 29],
    ],
  },
  'S. aureus': {
    rate: 1.2,
    lag: 2.2,
    control: 'Staphylococcus aureus ATCC 25923',
    breakpoints: [
      // Of beta-lactams only penicillin and cefoxitin are read; the others are deduced from them (Dien Bard et al. 2014).
      null,
      [21, 15],
      [15, 12],
      [19, 14],
      [22, 21],
    ],
    ranges: [
      [27, 35],
      [22, 30],
      [19, 27],
      [24, 30],
      [23, 29],
    ],
  },
  'P. aeruginosa': {
    rate: 1,
    lag: 2,
    control: 'Pseudomonas aeruginosa ATCC 27853',
    breakpoints: ['R', [25, 18], null, 'R', 'R'],
    ranges: [null, [25, 33], [17, 23], null, null],
  },
};

interface StrainLaw {
  readonly species: Species;
  /** Null: the one that is set. */
  readonly mics: ForDiscs<Quantity<'mg/L'>> | null;
}

const LAWS: Readonly<Record<Strain, StrainLaw>> = {
  'Escherichia coli ATCC 25922': { species: 'Enterobacterales', mics: [4, 0.016, 0.5, 1, 4] },
  'Staphylococcus aureus ATCC 25923': { species: 'S. aureus', mics: [0.06, 0.25, 0.5, 0.12, 2] },
  'Pseudomonas aeruginosa ATCC 27853': { species: 'P. aeruginosa', mics: [512, 0.25, 1, 16, 512] },
  'Escherichia coli (multiresistant isolate)': { species: 'Enterobacterales', mics: [256, 16, 32, 64, 8] },
  'Staphylococcus aureus (MRSA isolate)': { species: 'S. aureus', mics: [32, 16, 0.5, 0.5, 32] },
  'Escherichia coli (MIC series)': { species: 'Enterobacterales', mics: null },
};

const placeOf = (antibiotic: Antibiotic): number => ANTIBIOTICS.indexOf(antibiotic);

export const speciesOf = (strain: Strain): Species => LAWS[strain].species;

export const groupOf = (strain: Strain): Group => GROUPS[LAWS[strain].species];

export const isSeries = (strain: Strain): boolean => LAWS[strain].mics === null;

export const micOf = (strain: Strain, antibiotic: Antibiotic, series: SeriesMic): Quantity<'mg/L'> =>
  LAWS[strain].mics?.[placeOf(antibiotic)] ?? Number(series);

/** At which the lawn grows no further towards the disc. */
export const criticalConcentration = (strain: Strain, antibiotic: Antibiotic, series: SeriesMic): Quantity<'mg/L'> =>
  DISCS[antibiotic].critical * micOf(strain, antibiotic, series);

export const breakpointOf = (strain: Strain, antibiotic: Antibiotic): Breakpoint =>
  groupOf(strain).breakpoints[placeOf(antibiotic)] ?? null;

export const controlRange = (strain: Strain, antibiotic: Antibiotic): Range =>
  groupOf(strain).ranges[placeOf(antibiotic)] ?? null;

const CRITICAL: Quantity<'1/mL'> = 1e8;
/** CFU/mL on the plate at 1 McFarland. */
const SOWN: Quantity<'1/mL'> = 3e6;

/** When the lawn reaches the density at which the edge is settled. */
export function criticalTime(strain: Strain, mcfarland: Quantity<'McFarland'>): Quantity<'h'> {
  const { rate, lag } = groupOf(strain);
  return lag + Math.log(CRITICAL / (SOWN * mcfarland)) / rate;
}

/** A whole number of millimetres against the table: neighbours leave no I between them. */
export function readBy(table: Breakpoint, mm: Quantity<'mm'>): 'S' | 'I' | 'R' | 'no breakpoint' {
  if (table === null) return 'no breakpoint';
  if (table === 'R') return 'R';
  return mm >= table[0] ? 'S' : mm <= table[1] ? 'R' : 'I';
}
