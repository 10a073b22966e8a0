/** Waters for the ion chromatograph, in g/L; invented, within what such waters have. */
import { inMilligrams, type Sample } from './sample';
import type { SubstanceId } from './substances';

const water = (
  name: string,
  contents: Readonly<Partial<Record<SubstanceId, number>>>,
  more: Partial<Sample>,
): Sample => ({
  version: 1,
  name,
  phase: 'solution',
  matrix: 'water',
  amount: { value: 50, unit: 'mL' },
  temperature: 20,
  parts: inMilligrams(contents),
  prep: [{ do: 'filter' }],
  source: 'chosen, within what such waters have',
  ...more,
});

export const WATERS = {
  'Seven Anion Standard': water(
    'Seven Anion Standard',
    { fluoride: 10, chloride: 10, nitrite: 10, bromide: 10, nitrate: 10, phosphate: 10, sulfate: 10 },
    { source: 'diluted from the stock: its content is what is set', prep: [] },
  ),
  'Tap Water': water(
    'Tap Water',
    {
      fluoride: 0.3,
      chloride: 25,
      nitrate: 12,
      sulfate: 38,
      hydrogencarbonate: 180,
      calcium: 62,
      magnesium: 9,
      sodium: 14,
    },
    { pH: 7.5 },
  ),
  'Rain Water': water('Rain Water', { chloride: 1.2, nitrate: 2.1, sulfate: 1.9, nitrite: 0.05 }, { pH: 5.2 }),
  'Mineral Water': water(
    'Mineral Water',
    {
      fluoride: 0.9,
      chloride: 68,
      bromide: 0.3,
      nitrate: 1.8,
      sulfate: 220,
      phosphate: 0.1,
      hydrogencarbonate: 610,
      calcium: 160,
      magnesium: 48,
      sodium: 95,
    },
    { pH: 6.4 },
  ),
  Blank: water('Blank', {}, { source: 'water for analysis', prep: [] }),
} as const satisfies Readonly<Record<string, Sample>>;

export type WaterName = keyof typeof WATERS;
