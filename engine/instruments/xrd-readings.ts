/** What the diffractometer shows and works out. Its scatter is that of the counts, drawn by the model. */
import type { ReadingDefs } from '../contract';

export const xrdInstrumentReadings = {
  two_theta_now: { label: 'Angle 2θ', unit: '°', origin: 'computed', decimals: 2 },
  counts_now: { label: 'Count rate', unit: '1/s', origin: 'chance', digits: 4 },
  peak_2theta: { label: 'Picked line: 2θ', unit: '°', origin: 'chance', uncertainty: 'peak_2theta_u', decimals: 4 },
  peak_2theta_u: { label: 'Standard uncertainty of 2θ', unit: '°', origin: 'computed', digits: 2 },
  d_spacing: { label: 'Picked line: spacing d', unit: 'Å', origin: 'chance', uncertainty: 'd_u', decimals: 5 },
  d_u: { label: 'Standard uncertainty of d', unit: 'Å', origin: 'computed', digits: 2 },
  peak_intensity_pct: {
    label: 'Picked line: intensity',
    unit: '%',
    origin: 'chance',
    uncertainty: 'intensity_u',
    decimals: 2,
  },
  intensity_u: { label: 'Standard uncertainty of the intensity', unit: '%', origin: 'computed', digits: 2 },
  peak_fwhm: { label: 'Picked line: width', unit: '°', origin: 'chance', uncertainty: 'fwhm_u', decimals: 4 },
  fwhm_u: { label: 'Standard uncertainty of the width', unit: '°', origin: 'computed', digits: 2 },
  hkl: { kind: 'text', label: 'Picked line: planes', unit: 'text' },
  lattice_a: { label: 'Lattice constant a', unit: 'Å', origin: 'chance', uncertainty: 'lattice_a_u', decimals: 5 },
  lattice_a_u: { label: 'Standard uncertainty of a', unit: 'Å', origin: 'computed', digits: 2 },
  scherrer_nm: {
    label: 'Crystallite size (Scherrer)',
    unit: 'nm',
    origin: 'chance',
    uncertainty: 'scherrer_u',
    digits: 3,
  },
  scherrer_u: { label: 'Standard uncertainty of the size', unit: 'nm', origin: 'computed', digits: 2 },
  phase_match: { kind: 'text', label: 'Phase found', unit: 'text' },
  line_count: { label: 'Lines of 1 % and more', unit: '1', origin: 'count', decimals: 0 },
  not_modelled: { kind: 'text', label: 'Not modelled', unit: 'text' },
} as const satisfies ReadingDefs;
