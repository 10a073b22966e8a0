/**
 * What grows on MacConkey agar, and how: speed and lag of a colony, what it makes of lactose and of peptone, and the tests that name it.
 *
 * Speeds, lags and rates are chosen for teaching, of the usual order: a colony of 2 to 4 mm after a day at 37 °C. Reactions are those of the
 * usual tables (indole, citrate, urease, oxidase).
 */
import type { Quantity } from '../contract';
import type { ColonyForm } from './colony-forms';

export type Species =
  | 'Escherichia coli'
  | 'Klebsiella pneumoniae'
  | 'Salmonella enterica'
  | 'Proteus mirabilis'
  | 'Pseudomonas aeruginosa'
  | 'Shigella sonnei'
  | 'Staphylococcus aureus'
  | 'Enterococcus faecalis';

export type Culture = Species | 'Mixed E. coli and Salmonella';
export type Agar = 'MacConkey' | 'Nutrient agar';

export interface SpeciesLaw {
  /** g: speed of the colony's edge at 37 °C, mm/h, on either medium; 0 where it does not grow. */
  readonly speed: Readonly<Record<Agar, Quantity<'mm/h'>>>;
  /** At 37 °C. */
  readonly lag: Quantity<'h'>;
  /** q_a: acid from lactose, mmol per gram of dry mass and hour. */
  readonly acid: number;
  /** q_b: ammonia from peptone, the same unit. */
  readonly ammonia: number;
  readonly form: ColonyForm;
  /** Of a pure subculture; no species is named. */
  readonly tests: string;
}

const both = (speed: Quantity<'mm/h'>): SpeciesLaw['speed'] => ({ MacConkey: speed, 'Nutrient agar': speed });
const COCCUS = 'Gram-positive coccus: try catalase';
/** Of those without lactose: what a fermenter makes of peptone on nutrient agar. */
const ON_PEPTONE = 1;

export const SPECIES: Readonly<Record<Species, SpeciesLaw>> = {
  'Escherichia coli': {
    speed: both(0.0625),
    lag: 4,
    acid: 10,
    ammonia: 0,
    form: 'flat',
    tests: 'indole +, citrate -, urease -, oxidase -',
  },
  'Klebsiella pneumoniae': {
    speed: both(0.09),
    lag: 4,
    acid: 10,
    ammonia: 0,
    form: 'mucoid',
    tests: 'indole -, citrate +, urease +, oxidase -',
  },
  'Salmonella enterica': {
    speed: both(0.055),
    lag: 4,
    acid: 0,
    ammonia: 2,
    form: 'smooth',
    tests: 'indole -, citrate +, urease -, oxidase -',
  },
  'Proteus mirabilis': {
    speed: both(0.05),
    lag: 5,
    acid: 0,
    ammonia: 2,
    form: 'thin',
    tests: 'indole -, citrate +, urease +, oxidase -',
  },
  'Pseudomonas aeruginosa': {
    speed: both(0.05),
    lag: 5,
    acid: 0,
    ammonia: 1,
    form: 'irregular',
    tests: 'indole -, citrate +, urease -, oxidase +',
  },
  'Shigella sonnei': {
    speed: both(0.05),
    lag: 5,
    acid: 0.8,
    ammonia: 0.5,
    form: 'smooth',
    tests: 'indole -, citrate -, urease -, oxidase -',
  },
  'Staphylococcus aureus': {
    speed: { MacConkey: 0, 'Nutrient agar': 0.05 },
    lag: 5,
    acid: 0,
    ammonia: ON_PEPTONE,
    form: 'domed',
    tests: COCCUS,
  },
  'Enterococcus faecalis': {
    speed: { MacConkey: 0.01, 'Nutrient agar': 0.05 },
    lag: 5,
    acid: 8,
    ammonia: 0,
    form: 'pinpoint',
    tests: COCCUS,
  },
};

/** q_a and q_b on a medium: nutrient agar has no lactose, so that fermenters live on its peptone. */
export function ratesOn(species: Species, agar: Agar): { readonly acid: number; readonly ammonia: number } {
  const { acid, ammonia } = SPECIES[species];
  if (agar === 'MacConkey') return { acid, ammonia };
  return { acid: 0, ammonia: acid > 0 ? ON_PEPTONE : ammonia };
}

/** Who is on the plate; of a mixed culture half each. */
export const inhabitantsOf = (culture: Culture): readonly Species[] =>
  culture === 'Mixed E. coli and Salmonella' ? ['Escherichia coli', 'Salmonella enterica'] : [culture];
