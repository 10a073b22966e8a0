/**
 * How fast Kovács' reagent turns purple: TMPD is oxidised by cytochrome c oxidase, by air and by iron.
 *
 * k = k_o A e^(−age/7 d) + 0.0015 s⁻¹ e^(age/7 d) + k_loop,   I = 1 − e^(−k t)
 *
 * Rate constants are teaching values, set to the reading rule for N. Kovács' test (Nature 178, 703, 1956): purple within 10 s positive, within 60 s
 * delayed.
 */
import type { Quantity } from '../contract';

export const OXIDASE_ORGANISMS = [
  'Pseudomonas aeruginosa',
  'Vibrio cholerae',
  'Neisseria gonorrhoeae',
  'Campylobacter jejuni',
  'Pasteurella multocida',
  'Escherichia coli',
  'Staphylococcus aureus',
  'Acinetobacter baumannii',
  'Aeromonas hydrophila (lactose-positive strain)',
] as const;
export type OxidaseOrganism = (typeof OXIDASE_ORGANISMS)[number];

/** Chocolate agar with carbon dioxide, and Campylobacter agar with little oxygen, are for those that want them; the other species grow there, too. */
export const COLONY_SOURCES = ['Nutrient or blood agar', 'Chocolate or Campylobacter agar', 'MacConkey agar'] as const;

export interface Rubbed {
  readonly organism: OxidaseOrganism;
  readonly colony_source: (typeof COLONY_SOURCES)[number];
  readonly reagent_age: Quantity<'days'>;
  readonly loop: 'Plastic or platinum' | 'Nichrome';
}

interface Strain {
  /** With fresh reagent, without acid. */
  readonly enzyme: Quantity<'1/s'>;
  readonly onMacConkey: boolean;
  /** What it wants instead of nutrient or common blood agar in air. */
  readonly wants?: string;
  /** Its lactose gives acid there. */
  readonly acid?: true;
}

const STRAINS: Readonly<Record<OxidaseOrganism, Strain>> = {
  'Pseudomonas aeruginosa': { enzyme: 0.15, onMacConkey: true },
  'Vibrio cholerae': { enzyme: 0.1, onMacConkey: true },
  'Neisseria gonorrhoeae': { enzyme: 0.12, onMacConkey: false, wants: 'chocolate agar and carbon dioxide' },
  'Campylobacter jejuni': { enzyme: 0.08, onMacConkey: false, wants: 'Campylobacter agar and little oxygen' },
  'Pasteurella multocida': { enzyme: 0.03, onMacConkey: false },
  'Escherichia coli': { enzyme: 0, onMacConkey: true },
  'Staphylococcus aureus': { enzyme: 0, onMacConkey: false },
  'Acinetobacter baumannii': { enzyme: 0, onMacConkey: true },
  'Aeromonas hydrophila (lactose-positive strain)': { enzyme: 0.1, onMacConkey: true, acid: true },
};

const AGEING: Quantity<'days'> = 7;
const AIR: Quantity<'1/s'> = 0.0015;
const NICHROME: Quantity<'1/s'> = 0.02;
const IN_ACID = 0.05;

export const hasOxidase = (organism: OxidaseOrganism): boolean => STRAINS[organism].enzyme > 0;

/** Why there is no colony to rub; null: there is one. */
export function noColony({ organism, colony_source }: Rubbed): string | null {
  const { onMacConkey, wants } = STRAINS[organism];
  switch (colony_source) {
    case 'MacConkey agar':
      return onMacConkey ? null : 'No colony: this species does not grow on MacConkey agar';
    case 'Nutrient or blood agar':
      return wants === undefined ? null : `No colony: this species wants ${wants}`;
    case 'Chocolate or Campylobacter agar':
      return null;
  }
}

/** The part of the enzyme, and the part of air and iron. */
export function colourRates({ organism, colony_source, reagent_age, loop }: Rubbed) {
  const { enzyme, acid = false } = STRAINS[organism];
  const live = acid && colony_source === 'MacConkey agar' ? IN_ACID : 1;
  return {
    enzyme: enzyme * live * Math.exp(-reagent_age / AGEING),
    other: AIR * Math.exp(reagent_age / AGEING) + (loop === 'Nichrome' ? NICHROME : 0),
  };
}

export function colourRate(rubbed: Rubbed): Quantity<'1/s'> {
  const { enzyme, other } = colourRates(rubbed);
  return enzyme + other;
}
