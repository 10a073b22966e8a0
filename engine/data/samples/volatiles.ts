/** Samples for the gas chromatograph: volatile substances in dichloromethane, 100 ng/µL of each, and a standard of ethanol in water. */
import type { VolatileId } from './gas-chromatography';
import type { Sample } from './sample';

const TENTH = 0.1;

const solution = (name: string, ids: readonly VolatileId[], source: string): Sample => ({
  version: 1,
  name,
  phase: 'solution',
  matrix: 'dichloromethane',
  amount: { value: 1.5, unit: 'mL' },
  temperature: 25,
  parts: ids.map((id) => ({ id, q: { value: TENTH, unit: 'g/L' } })),
  prep: [{ do: 'dissolve' }, { do: 'filter' }],
  source,
});

const MADE_UP = 'made up on the bench, 100 ng/µL of each';
const LADDER = [
  'n-octane',
  'n-nonane',
  'n-decane',
  'n-undecane',
  'n-dodecane',
  'n-tridecane',
  'n-tetradecane',
  'n-pentadecane',
  'n-hexadecane',
  'n-heptadecane',
  'n-octadecane',
  'n-nonadecane',
  'n-eicosane',
] as const satisfies readonly VolatileId[];

export const UNKNOWN_VOLATILES = 'Unknown';
/** The unknown is three of the library's substances. */
export const UNKNOWN_PARTS = 3;

export const VOLATILE_SAMPLES = {
  'Fuel Aromatics': solution(
    'Fuel Aromatics',
    ['toluene', 'ethylbenzene', 'p-xylene', 'n-decane', 'naphthalene', 'n-dodecane'],
    MADE_UP,
  ),
  'Halogenated Aromatics': solution(
    'Halogenated Aromatics',
    ['chlorobenzene', 'bromobenzene', '1,4-dichlorobenzene', 'naphthalene'],
    MADE_UP,
  ),
  'Fragrance Oil': solution('Fragrance Oil', ['limonene', 'acetophenone', 'methyl-salicylate'], MADE_UP),
  'Coffee Extract': solution('Coffee Extract', ['acetophenone', 'caffeine'], MADE_UP),
  'Alkane Ladder': solution('Alkane Ladder', LADDER, MADE_UP),
  'Ethanol Standard': {
    ...solution('Ethanol Standard', [], 'made up on the bench from pure ethanol, 1 g/L'),
    matrix: 'water',
    parts: [{ id: 'ethanol', q: { value: 1, unit: 'g/L' } }],
  },
} as const satisfies Readonly<Record<string, Sample>>;

export type VolatileSample = keyof typeof VOLATILE_SAMPLES | typeof UNKNOWN_VOLATILES;

/** The record of an unknown with these parts. */
export const unknownVolatiles = (ids: readonly VolatileId[]): Sample =>
  solution(UNKNOWN_VOLATILES, ids, 'drawn by the seed: three substances of the library');
