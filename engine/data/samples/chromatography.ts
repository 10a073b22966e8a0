/** Samples for the liquid chromatograph: solutions in the starting solvent, filtered. */
import type { Sample, SamplePart } from './sample';
import type { SubstanceId } from './substances';

const TENTH = 0.1;
const of = (ids: readonly SubstanceId[], grams: number = TENTH): readonly SamplePart[] =>
  ids.map((id) => ({ id, q: { value: grams, unit: 'g/L' } }));

const solution = (name: string, parts: readonly SamplePart[], source: string): Sample => ({
  version: 1,
  name,
  phase: 'solution',
  matrix: 'water and acetonitrile',
  amount: { value: 1.5, unit: 'mL' },
  temperature: 25,
  pH: 2.5,
  parts,
  prep: [{ do: 'dissolve' }, { do: 'filter' }],
  source,
});

/** What a tablet holds, with the filler that a C18 column and an ultraviolet detector do not see. */
const TABLET: readonly SamplePart[] = [
  ...of(['uracil', 'paracetamol', 'caffeine', 'aspirin', 'benzoic-acid', 'diphenhydramine']),
  ...of(['lactose'], 0.4),
];
const MADE_UP = 'made up on the bench, 100 mg/L of each; uracil marks the dead time';

export const CHROMATOGRAPHY_SAMPLES = {
  'Paraben Mix': solution(
    'Paraben Mix',
    of(['uracil', 'methylparaben', 'ethylparaben', 'propylparaben', 'butylparaben']),
    MADE_UP,
  ),
  'Analgesic Tablet': solution('Analgesic Tablet', TABLET, `${MADE_UP}; lactose of the tablet 400 mg/L, chosen`),
  'Aromatic Test Mix': solution('Aromatic Test Mix', of(['uracil', 'toluene', 'naphthalene', 'anthracene']), MADE_UP),
  'Unknown Tablet': solution('Unknown Tablet', TABLET, 'drawn by the seed: 20 to 180 mg/L of each but uracil'),
} as const satisfies Readonly<Record<string, Sample>>;

export type ChromatographySample = keyof typeof CHROMATOGRAPHY_SAMPLES;
