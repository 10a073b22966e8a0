/** Powders for the diffractometer: mass fractions of crystalline phases. */
import type { Sample, SamplePart } from './sample';
import type { SubstanceId } from './substances';

const powder = (name: string, parts: Readonly<Partial<Record<SubstanceId, number>>>, source: string): Sample => ({
  version: 1,
  name,
  phase: 'solid',
  matrix: 'pressed level into a holder',
  amount: { value: 0.5, unit: 'g' },
  temperature: 25,
  parts: (Object.entries(parts) as [SubstanceId, number][]).map(
    ([id, value]): SamplePart => ({ id, q: { value, unit: '1' }, form: 'crystalline' }),
  ),
  prep: [{ do: 'grind' }],
  source,
});

const pure = (name: string, id: SubstanceId): Sample => powder(name, { [id]: 1 }, 'one pure phase, chosen');

export const POWDER_SAMPLES = {
  NaCl: pure('NaCl', 'sodium-chloride'),
  KCl: pure('KCl', 'potassium-chloride'),
  Si: pure('Si', 'silicon'),
  Al: pure('Al', 'aluminium-metal'),
  Cu: pure('Cu', 'copper-metal'),
  Fe: pure('Fe', 'iron-metal'),
  CaF2: pure('CaF2', 'calcium-fluoride'),
  Quartz: pure('Quartz', 'silica'),
  'NaCl + KCl': powder('NaCl + KCl', { 'sodium-chloride': 0.5, 'potassium-chloride': 0.5 }, 'equal masses, chosen'),
} as const satisfies Readonly<Record<string, Sample>>;
export type PowderSample = keyof typeof POWDER_SAMPLES;

/** What the unknown may be. */
export const UNKNOWN_SAMPLES = ['Al', 'Cu', 'Fe', 'Si', 'CaF2'] as const satisfies readonly PowderSample[];
