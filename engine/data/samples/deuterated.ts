/** Samples for nuclear magnetic resonance: 100 mmol/L in CDCl₃ with tetramethylsilane, in tubes of 5 mm. */
import type { Sample } from './sample';
import type { ProtonId } from './proton-spins';

/** The CHCl₃ left in the CDCl₃ of 99.8 % D, and the standard, mol/L. */
export const LEFT_CHLOROFORM = 0.025;
export const STANDARD = 0.002;
/** Water that the solvent takes up from the air, mol/L (chosen: some 0.006 % by mass). */
export const TAKEN_UP_WATER = 0.005;
/** The solvent whose shifts the table has, and whose deuterium the lock holds to. */
export const LOCK_SOLVENT = 'CDCl₃';

const solution = (name: string, id: ProtonId | null): Sample => ({
  version: 1,
  name,
  phase: 'solution',
  matrix: LOCK_SOLVENT,
  amount: { value: 0.6, unit: 'mL' },
  temperature: 25,
  parts: id ? [{ id, q: { value: 0.1, unit: 'mol/L' } }] : [],
  prep: [{ do: 'dissolve' }, { do: 'filter' }],
  source: 'made up on the bench',
});

export const CUSTOM_PAIR = 'Custom AB Pair';

export const DEUTERATED_SAMPLES = {
  'Ethyl Acetate': solution('Ethyl Acetate', 'ethyl-acetate'),
  Ethanol: solution('Ethanol', 'ethanol'),
  'Diethyl Ether': solution('Diethyl Ether', 'diethyl-ether'),
  Isopropanol: solution('Isopropanol', 'isopropanol'),
  Acetone: solution('Acetone', 'acetone'),
  Chloroform: solution('Chloroform', 'chloroform'),
  Toluene: solution('Toluene', 'toluene'),
  'Vinyl Acetate': solution('Vinyl Acetate', 'vinyl-acetate'),
  '1,1,2-Trichloroethane': solution('1,1,2-Trichloroethane', '1,1,2-trichloroethane'),
  [CUSTOM_PAIR]: solution(CUSTOM_PAIR, null),
} as const satisfies Readonly<Record<string, Sample>>;

export type DeuteratedSample = keyof typeof DEUTERATED_SAMPLES;
