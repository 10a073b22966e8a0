/** What the examination of the fluid shows and works out. */
import type { ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';
import { GRAM_RESULTS, PATTERNS } from './csf-patterns';

/** Decimals and digits of what is worked out, as it is shown and judged. */
export const CELL_DIGITS = 4;
export const RATIO_DECIMALS = 2;
export const PROTEIN_DECIMALS = 2;
export const BILIRUBIN_DECIMALS = 4;
const APPEARANCES = ['Clear', 'Cloudy', 'Bloodstained', 'Xanthochromic'] as const;

const cellsReading = (label: string) => ({ label, unit: 'cells/µL', digits: CELL_DIGITS, origin: 'derived' }) as const;
const analyser = (label: string, unit: string, resolution: number, part: number) =>
  ({
    label,
    unit,
    instrument: {
      name: 'Clinical chemistry analyser',
      updateInterval: 1,
      school: { resolution, gain: rectangular(part), source: `maker: ±${100 * part} %, taken as rectangular` },
      research: { resolution, gain: rectangular(part / 2), source: `maker: ±${50 * part} %, taken as rectangular` },
    },
  }) as const;

const photometer = (label: string) =>
  ({
    label,
    unit: '1',
    instrument: {
      name: 'Scanning spectrophotometer',
      updateInterval: 1,
      school: {
        resolution: 0.0001,
        offset: 0.0003,
        spread: 'normal',
        source: 'drift of the baseline: 0.0003 (standard deviation), normal',
      },
      research: {
        resolution: 0.0001,
        offset: 0.0001,
        spread: 'normal',
        source: 'drift of the baseline: 0.0001 (standard deviation), normal',
      },
    },
  }) as const;

export const csfReadings = {
  opening_pressure: {
    label: 'Opening pressure',
    unit: 'cmH₂O',
    instrument: {
      name: 'Water manometer',
      updateInterval: 0.5,
      school: { resolution: 1, source: 'read to whole centimetres of the scale' },
      research: { resolution: 0.5, source: 'read to half centimetres of the scale' },
    },
  },
  appearance: { label: 'Appearance', kind: 'text', unit: 'text', values: APPEARANCES },
  wbc: cellsReading('White cells'),
  wbc_corrected: cellsReading('White cells without those of the blood'),
  pmn_pct: { label: 'Neutrophils', unit: '%', decimals: 1, origin: 'derived' },
  lymph_pct: { label: 'Lymphocytes', unit: '%', decimals: 1, origin: 'derived' },
  rbc: cellsReading('Red cells'),
  rbc_tube1: cellsReading('Red cells, tube 1'),
  rbc_tube4: cellsReading('Red cells, tube 4'),
  count_ci_low: { label: 'White cells counted, lower 95 % limit', unit: 'cells', decimals: 2, origin: 'computed' },
  count_ci_high: { label: 'White cells counted, upper 95 % limit', unit: 'cells', decimals: 2, origin: 'computed' },
  protein: analyser('Protein', 'g/L', 0.01, 0.05),
  protein_corrected: {
    label: 'Protein without that of the blood',
    unit: 'g/L',
    decimals: PROTEIN_DECIMALS,
    origin: 'derived',
  },
  csf_glucose: analyser('Glucose', 'mmol/L', 0.01, 0.03),
  glucose_ratio: { label: 'Glucose ratio to serum', unit: '1', decimals: RATIO_DECIMALS, origin: 'derived' },
  lactate: analyser('Lactate', 'mmol/L', 0.1, 0.04),
  nba_476: photometer('Net absorbance at 476 nm'),
  noa_415: photometer('Haemoglobin: absorbance at 415 nm'),
  nba_adjusted: {
    label: 'The same without serum bilirubin',
    unit: '1',
    decimals: BILIRUBIN_DECIMALS,
    origin: 'derived',
  },
  gram: { label: 'Gram stain', kind: 'text', unit: 'text', values: GRAM_RESULTS },
  pattern: { label: 'Pattern by the rules', kind: 'text', unit: 'text', values: PATTERNS, origin: 'derived' },
} as const satisfies ReadingDefs;
