/** What the infrared spectrometer shows and works out. Its scatter is that of the interferogram, drawn by the model. */
import type { ReadingDefs } from '../contract';

export const ftirReadings = {
  mirror_opd_cm: { label: 'Path difference', unit: 'cm', origin: 'computed', digits: 4 },
  interferogram_v: { label: 'Signal of the detector', unit: 'V', origin: 'chance', decimals: 4 },
  scans_done: { label: 'Scans done', unit: '1', origin: 'count', decimals: 0 },
  peak_wavenumber: {
    label: 'Wavenumber of the band',
    unit: '1/cm',
    origin: 'chance',
    uncertainty: 'peak_u',
    decimals: 2,
  },
  peak_u: { label: 'Standard uncertainty of the wavenumber', unit: '1/cm', origin: 'computed', digits: 2 },
  peak_transmittance: { label: 'Transmittance of the band', unit: '%', origin: 'chance', digits: 4 },
  peak_absorbance: { label: 'Absorbance of the band', unit: '1', origin: 'chance', decimals: 4 },
  peak_fwhm: { label: 'Width of the band', unit: '1/cm', origin: 'chance', digits: 4 },
  line_fwhm_theory: { label: 'Line width of the instrument', unit: '1/cm', origin: 'theory', digits: 4 },
  max_opd_cm: { label: 'Greatest path difference', unit: 'cm', origin: 'theory', digits: 4 },
  points: { label: 'Points of the interferogram', unit: '1', origin: 'count', decimals: 0 },
  noise_pct: { label: 'Noise of the 100 % line', unit: '%', origin: 'chance', digits: 3 },
  match_name: { kind: 'text', label: 'Best match of the library', unit: 'text' },
  not_modelled: { kind: 'text', label: 'Not modelled', unit: 'text' },
} as const satisfies ReadingDefs;
