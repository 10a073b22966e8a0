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

/** µg/L as mg/L. */
const micrograms = (contents: Contents): Contents =>
  Object.fromEntries(Object.entries(contents).map(([id, value]) => [id, value / 1000]));

/** The elements of the standard for ICP-MS, each at the same content. */
export const MULTI_ELEMENTS = [
  'vanadium',
  'chromium',
  'iron',
  'cobalt',
  'nickel',
  'copper',
  'zinc',
  'arsenic',
  'selenium',
  'strontium',
  'cadmium',
  'barium',
  'lead',
  'uranium',
] as const satisfies readonly SubstanceId[];

/** A standard of all of them at so many µg/L. */
export const multiElement = (name: string, each: number, more: Partial<Sample> = {}): Sample =>
  metalSolution(name, micrograms(Object.fromEntries(MULTI_ELEMENTS.map((id) => [id, each]))), more);

/** What waters have most of: a stock of its own, without strontium, of which doubly charged ions come on the masses of calcium. */
export const MAJOR_ELEMENTS = ['magnesium', 'potassium', 'calcium'] as const satisfies readonly SubstanceId[];

/** A standard of these at so many µg/L. */
export const majorElements = (name: string, each: number): Sample =>
  metalSolution(name, micrograms(Object.fromEntries(MAJOR_ELEMENTS.map((id) => [id, each]))));

/** Of chloride that came as hydrochloric acid: it is no dissolved solid. */
export const acidChloride = (mg: number): Sample['parts'] =>
  inMilligrams({ chloride: mg }).map((part) => ({ ...part, form: 'acid' }));

const spikedMatrix = multiElement('Spiked Chloride Matrix', 10, { source: 'a standard in 1000 mg/L of chloride' });

export const PLASMA_SAMPLES = {
  Blank: metalSolution('Blank', {}, { source: 'acid of the same strength, without metals' }),
  'Multi-element Standard': multiElement('Multi-element Standard', 10, {
    source: 'diluted from the stock: its content is what is set',
  }),
  'Seawater 1:10': metalSolution(
    'Seawater 1:10',
    {
      ...micrograms({ strontium: 790, uranium: 0.32, vanadium: 0.2, barium: 1.2, copper: 0.05 }),
      chloride: 1900,
      sodium: 1080,
      sulfate: 271,
      magnesium: 128,
      calcium: 41,
      potassium: 40,
      hydrogencarbonate: 40,
    },
    { prep: [{ do: 'dilute', factor: 10 }, { do: 'acidify' }] },
  ),
  'Drinking Water': metalSolution(
    'Drinking Water',
    micrograms({
      copper: 45,
      zinc: 60,
      lead: 2.1,
      arsenic: 1.2,
      barium: 30,
      strontium: 210,
      iron: 25,
      nickel: 1.5,
      uranium: 0.8,
      calcium: 20_000,
      magnesium: 4000,
      potassium: 1500,
    }),
  ),
  'Spiked Chloride Matrix': { ...spikedMatrix, parts: [...spikedMatrix.parts, ...acidChloride(1000)] },
} as const satisfies Readonly<Record<string, Sample>>;

export type PlasmaSample = keyof typeof PLASMA_SAMPLES;
