/** What the diffractometer of `xrd_basics` shows and what is worked out from a pattern. Its scatter is that of the counts. */
import type { NumberReading, ReadingDefs, TextReading } from '../contract';
import { LATTICE_TYPES } from '../diffraction/cubic-index';

/** So many fitted peaks have readings of their own. */
export const PEAKS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type PeakNumber = (typeof PEAKS)[number];

type PeakReadings = Readonly<
  Record<`peak_${PeakNumber}_${'two_theta' | 'two_theta_u' | 'intensity' | 'fwhm' | 'fwhm_u' | 'd'}`, NumberReading> &
    Record<`peak_${PeakNumber}_hkl`, TextReading>
>;

const peakReadings = Object.fromEntries(
  PEAKS.flatMap((k): [string, NumberReading | TextReading][] => [
    [
      `peak_${k}_two_theta`,
      {
        label: `Peak ${k}: 2θ`,
        unit: '°',
        origin: 'chance',
        uncertainty: `peak_${k}_two_theta_u`,
        decimals: 4,
      },
    ],
    [
      `peak_${k}_two_theta_u`,
      { label: `Peak ${k}: standard uncertainty of 2θ`, unit: '°', origin: 'computed', digits: 2 },
    ],
    [`peak_${k}_intensity`, { label: `Peak ${k}: intensity`, unit: '%', origin: 'chance', decimals: 1 }],
    [
      `peak_${k}_fwhm`,
      { label: `Peak ${k}: width`, unit: '°', origin: 'chance', uncertainty: `peak_${k}_fwhm_u`, decimals: 4 },
    ],
    [
      `peak_${k}_fwhm_u`,
      { label: `Peak ${k}: standard uncertainty of the width`, unit: '°', origin: 'computed', digits: 2 },
    ],
    [`peak_${k}_d`, { label: `Peak ${k}: spacing d`, unit: 'Å', origin: 'chance', decimals: 4 }],
    [`peak_${k}_hkl`, { kind: 'text', label: `Peak ${k}: planes`, unit: 'text' }],
  ]),
) as PeakReadings;

export const xrdReadings = {
  two_theta: { label: 'Angle 2θ', unit: '°', origin: 'computed', decimals: 2 },
  counts: { label: 'Counts in this step', unit: '1', origin: 'count', decimals: 0 },
  count_rate: { label: 'Count rate', unit: '1/s', origin: 'chance', digits: 4 },
  picked_two_theta: {
    label: 'Picked peak: 2θ',
    unit: '°',
    origin: 'chance',
    uncertainty: 'picked_two_theta_u',
    decimals: 4,
  },
  picked_two_theta_u: { label: 'Standard uncertainty of 2θ', unit: '°', origin: 'computed', digits: 2 },
  picked_ratio: { label: 'Picked peak: sin² θ over that of the first', unit: '1', origin: 'chance', decimals: 3 },
  picked_hkl: { kind: 'text', label: 'Picked peak: planes', unit: 'text' },
  picked_a: { label: 'Picked peak: a', unit: 'Å', origin: 'chance', uncertainty: 'picked_a_u', decimals: 5 },
  picked_a_u: { label: 'Standard uncertainty of a', unit: 'Å', origin: 'computed', digits: 2 },
  picked_along: { label: 'Picked peak: cos² θ/sin θ', unit: '1', origin: 'chance', decimals: 4 },
  n_peaks: { label: 'Peaks above 1 %', unit: '1', origin: 'count', decimals: 0 },
  lattice_type: { kind: 'text', label: 'Lattice', unit: 'text', values: LATTICE_TYPES },
  lattice_a: {
    label: 'Lattice constant at θ = 90°',
    unit: 'Å',
    origin: 'chance',
    uncertainty: 'lattice_a_u',
    decimals: 5,
  },
  lattice_a_u: { label: 'Standard uncertainty of the lattice constant', unit: 'Å', origin: 'computed', digits: 2 },
  scherrer_nm: {
    label: 'Crystallite size (Scherrer)',
    unit: 'nm',
    origin: 'chance',
    uncertainty: 'scherrer_u',
    digits: 3,
  },
  scherrer_u: { label: 'Standard uncertainty of the size', unit: 'nm', origin: 'computed', digits: 2 },
  instrument_fwhm: {
    label: 'Width of the instrument',
    unit: '°',
    origin: 'chance',
    uncertainty: 'instrument_fwhm_u',
    decimals: 4,
  },
  instrument_fwhm_u: {
    label: 'Standard uncertainty of that width',
    unit: '°',
    origin: 'computed',
    digits: 2,
  },
  ...peakReadings,
} as const satisfies ReadingDefs;
