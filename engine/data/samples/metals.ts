/** Solutions in which metals are determined. Invented, within what such things have; in mg/L as they are before any dilution. */
import { inMilligrams, type Sample } from './sample';
import type { SubstanceId } from './substances';

type Contents = Readonly<Partial<Record<SubstanceId, number>>>;

export const metalSolution = (name: string, contents: Contents, more: Partial<Sample> = {}): Sample => ({
  version: 1,
  name,
  phase: 'solution',
  matrix: 'nitric acid, 1 %',
  amount: { value: 50, unit: 'mL' },
  temperature: 20,
  pH: 1,
  parts: inMilligrams(contents),
  prep: [{ do: 'acidify' }],
  source: 'chosen, within what such samples have',
  ...more,
});

export const FLAME_UNKNOWNS = {
  'Tap Water': metalSolution('Tap Water', {
    copper: 0.8,
    zinc: 0.35,
    iron: 0.3,
    lead: 0.02,
    magnesium: 5,
    calcium: 48,
    sodium: 12,
    potassium: 1.6,
    chromium: 0.02,
    aluminium: 0.1,
  }),
  'Brass Digest': metalSolution(
    'Brass Digest',
    { copper: 1300, zinc: 700, lead: 1 },
    {
      amount: { value: 250, unit: 'mL' },
      prep: [{ do: 'digest' }],
      source: 'chosen: 0.5000 g of a brass of 65.0 % copper, 35.0 % zinc and 0.05 % lead in 250 mL',
    },
  ),
  'Mineral Water': metalSolution('Mineral Water', { calcium: 180, magnesium: 30, sodium: 45, potassium: 11 }),
  'Spinach Digest': metalSolution(
    'Spinach Digest',
    { iron: 2.7, calcium: 135, magnesium: 84, potassium: 320, phosphate: 1200 },
    {
      amount: { value: 100, unit: 'mL' },
      prep: [{ do: 'digest' }],
      source: 'chosen: 1.000 g of dry spinach in 100 mL; more phosphate than spinach has, so that calcium shows it',
    },
  ),
} as const satisfies Readonly<Record<string, Sample>>;

export type FlameUnknown = keyof typeof FLAME_UNKNOWNS;

/** By how much an unknown is diluted before a metal is read; 1 where nothing is said. */
export const DILUTIONS: Readonly<Record<FlameUnknown, Contents>> = {
  'Tap Water': { magnesium: 20, calcium: 20, sodium: 20, potassium: 2 },
  'Brass Digest': { copper: 400, zinc: 1000 },
  'Mineral Water': { calcium: 50, magnesium: 100, sodium: 50, potassium: 10 },
  'Spinach Digest': { calcium: 30, magnesium: 300, potassium: 200 },
};
