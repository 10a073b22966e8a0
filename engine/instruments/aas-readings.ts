/** What the absorption spectrometer shows and works out. Its scatter is that of light and flame, drawn by the model. */
import type { ReadingDefs } from '../contract';

export const FLAGS = { below: 'below LOD', above: 'above standards', within: 'in range' } as const;

export const aasReadings = {
  absorbance: { label: 'Absorbance', unit: '1', origin: 'chance', uncertainty: 'absorbance_u', decimals: 4 },
  absorbance_u: { label: 'Scatter of the absorbance', unit: '1', origin: 'computed', digits: 2 },
  transmittance_pct: { label: 'Transmittance', unit: '%', origin: 'chance', digits: 4 },
  rsd_pct: { label: 'Relative scatter of ten readings', unit: '%', origin: 'chance', digits: 2 },
  wavelength_nm: { label: 'Wavelength of the line', unit: 'nm', origin: 'theory', decimals: 1 },
  char_conc: { label: 'Characteristic concentration', unit: 'mg/L', origin: 'theory', digits: 2 },
  slope: { label: 'Slope of the calibration', unit: 'L/mg', origin: 'chance', digits: 4 },
  intercept: { label: 'Intercept of the calibration', unit: '1', origin: 'chance', decimals: 4 },
  r2: { label: 'R² of the calibration', unit: '1', origin: 'chance', decimals: 5 },
  standards_n: { label: 'Standards measured', unit: '1', origin: 'count', decimals: 0 },
  sample_conc: {
    label: 'Sample, by the calibration',
    unit: 'mg/L',
    origin: 'chance',
    uncertainty: 'sample_u',
    digits: 4,
  },
  sample_u: { label: 'Standard uncertainty of the sample', unit: 'mg/L', origin: 'computed', digits: 2 },
  unknown_conc: {
    label: 'Unknown as measured',
    unit: 'mg/L',
    origin: 'chance',
    uncertainty: 'unknown_u',
    digits: 4,
  },
  unknown_u: { label: 'Standard uncertainty of the unknown', unit: 'mg/L', origin: 'computed', digits: 2 },
  unknown_flag: { kind: 'text', label: 'Unknown is', unit: 'text', values: Object.values(FLAGS) },
  dilution_factor: { label: 'Dilution of the unknown', unit: '1', origin: 'count', decimals: 0 },
  unknown_original: {
    label: 'Unknown before dilution',
    unit: 'mg/L',
    origin: 'chance',
    uncertainty: 'unknown_original_u',
    digits: 4,
  },
  unknown_original_u: {
    label: 'Standard uncertainty before dilution',
    unit: 'mg/L',
    origin: 'computed',
    digits: 2,
  },
  addition_conc: {
    label: 'Unknown, by standard addition',
    unit: 'mg/L',
    origin: 'chance',
    uncertainty: 'addition_u',
    digits: 4,
  },
  addition_u: { label: 'Standard uncertainty of the addition', unit: 'mg/L', origin: 'computed', digits: 2 },
  lod: { label: 'Limit of detection', unit: 'mg/L', origin: 'chance', digits: 2 },
  loq: { label: 'Limit of quantification', unit: 'mg/L', origin: 'chance', digits: 2 },
  max_absorbance: { label: 'Absorbance that cannot be passed', unit: '1', origin: 'theory', decimals: 3 },
  not_modelled: { kind: 'text', label: 'Not modelled', unit: 'text' },
} as const satisfies ReadingDefs;
