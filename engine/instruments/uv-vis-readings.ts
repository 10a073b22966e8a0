/** What the spectrophotometer shows and works out. Its scatter is that of the light, drawn by the model. */
import type { ReadingDefs } from '../contract';

export const uvVisReadings = {
  absorbance: { label: 'Absorbance', unit: '1', origin: 'chance', uncertainty: 'absorbance_u', decimals: 4 },
  transmittance_pct: { label: 'Transmittance', unit: '%', origin: 'chance', digits: 4 },
  absorbance_u: { label: 'Scatter of the absorbance', unit: '1', origin: 'computed', digits: 2 },
  peak_nm: { label: 'Wavelength of the peak', unit: 'nm', origin: 'chance', decimals: 1 },
  peak_abs: { label: 'Absorbance of the peak', unit: '1', origin: 'chance', decimals: 4 },
  slope: { label: 'Slope of the line', unit: 'L/mmol', origin: 'chance', digits: 4 },
  intercept: { label: 'Intercept of the line', unit: '1', origin: 'chance', decimals: 4 },
  r2: { label: 'R² of the line', unit: '1', origin: 'chance', decimals: 5 },
  standards_n: { label: 'Standards measured', unit: '1', origin: 'count', decimals: 0 },
  unknown_conc: {
    label: 'Unknown, by the line',
    unit: 'mmol/L',
    origin: 'chance',
    uncertainty: 'unknown_u',
    digits: 4,
  },
  unknown_u: { label: 'Standard uncertainty of the unknown', unit: 'mmol/L', origin: 'computed', digits: 2 },
  epsilon_calc: {
    label: 'Molar absorptivity, by the line',
    unit: 'L/(mol cm)',
    origin: 'chance',
    uncertainty: 'epsilon_u',
    digits: 4,
  },
  epsilon_u: {
    label: 'Standard uncertainty of the absorptivity',
    unit: 'L/(mol cm)',
    origin: 'computed',
    digits: 2,
  },
  rate_k: { label: 'Rate constant so far', unit: '1/s', origin: 'chance', uncertainty: 'rate_k_u', digits: 4 },
  rate_k_u: { label: 'Standard uncertainty of the rate constant', unit: '1/s', origin: 'computed', digits: 2 },
  absorbance_limit: {
    label: 'Absorbance that cannot be passed',
    unit: '1',
    origin: 'theory',
    decimals: 3,
  },
  not_modelled: { kind: 'text', label: 'Not modelled', unit: 'text' },
} as const satisfies ReadingDefs;
