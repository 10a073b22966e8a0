/** Solutions for the spectrophotometer. Their content is set by the learner, where it is not fixed or unknown. */
import { HOLMIUM_CONTENT } from './absorption';
import type { Sample } from './sample';
import type { SubstanceId } from './substances';

/** mol/L: 60 mg/L of K₂Cr₂O₇ (294.18 g/mol). */
const DICHROMATE_CONTENT = 0.06 / 294.18;

const solution = (name: string, id: SubstanceId, content: number, more: Partial<Sample> = {}): Sample => ({
  version: 1,
  name,
  phase: 'solution',
  matrix: 'water',
  amount: { value: 3, unit: 'mL' },
  temperature: 25,
  parts: [{ id, q: { value: content, unit: 'mol/L' } }],
  prep: [],
  source: 'made up on the bench: its content is what is set',
  ...more,
});

export const PHOTOMETRY_SAMPLES = {
  'Potassium Permanganate': solution('Potassium Permanganate', 'permanganate', 1e-4),
  'Potassium Dichromate': solution('Potassium Dichromate', 'dichromate', DICHROMATE_CONTENT, {
    matrix: 'sulfuric acid, 0.005 mol/L, in a sealed cell',
    pH: 2,
    source: 'a certified liquid filter: 60 mg/L of potassium dichromate, European Pharmacopoeia 2.2.25',
  }),
  'Copper Sulfate': solution('Copper Sulfate', 'copper', 1e-4),
  NADH: solution('NADH', 'nadh', 1e-4, { matrix: 'phosphate buffer', pH: 7.4 }),
  Nitrophenolate: solution('Nitrophenolate', 'nitrophenolate', 1e-4, { matrix: 'sodium hydroxide', pH: 12 }),
  'Methylene Blue': solution('Methylene Blue', 'methylene-blue', 1e-4),
  'Crystal Violet': solution('Crystal Violet', 'crystal-violet', 1e-4),
  Caffeine: solution('Caffeine', 'caffeine', 1e-4),
  'Holmium Solution': solution('Holmium Solution', 'holmium', HOLMIUM_CONTENT, {
    matrix: 'perchloric acid, 10 %, in a sealed cell',
    source: 'NIST SRM 2034: 40 g/L of holmium oxide',
  }),
  'Unknown Permanganate': solution('Unknown Permanganate', 'permanganate', 1e-4, {
    source: 'drawn by the seed: 0.05 to 0.25 mmol/L',
  }),
} as const satisfies Readonly<Record<string, Sample>>;

export type PhotometrySample = keyof typeof PHOTOMETRY_SAMPLES;
