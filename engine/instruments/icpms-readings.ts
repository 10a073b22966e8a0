/** What the mass spectrometer shows and works out. Its scatter is that of counting, drawn by the model. */
import type { ReadingDefs } from '../contract';

export const icpmsReadings = {
  mass_cps: { label: 'Counts at the mass read', unit: 'cps', origin: 'chance', uncertainty: 'mass_u', digits: 5 },
  mass_u: { label: 'Scatter of the counts', unit: 'cps', origin: 'computed', digits: 2 },
  measured_raw_cps: { label: 'Counts before correction', unit: 'cps', origin: 'chance', digits: 5 },
  dead_loss_pct: { label: 'Lost in the dead time', unit: '%', origin: 'chance', digits: 3 },
  cps_ratio: { label: 'Ratio to the mass read before', unit: '1', origin: 'chance', uncertainty: 'ratio_u', digits: 4 },
  ratio_u: { label: 'Scatter of the ratio', unit: '1', origin: 'computed', digits: 2 },
  analyte_cps: { label: 'Counts of the element', unit: 'cps', origin: 'chance', digits: 5 },
  is_recovery_pct: { label: 'Recovery of the internal standard', unit: '%', origin: 'chance', digits: 4 },
  ceo_pct: { label: 'Oxides, CeO⁺/Ce⁺', unit: '%', origin: 'computed', digits: 3 },
  ba2_pct: { label: 'Double charge, Ba²⁺/Ba⁺', unit: '%', origin: 'computed', digits: 3 },
  slope: { label: 'Slope of the line', unit: 'cps L/µg', origin: 'chance', digits: 4 },
  r2: { label: 'R² of the line', unit: '1', origin: 'chance', decimals: 5 },
  standards_n: { label: 'Standards measured', unit: '1', origin: 'count', decimals: 0 },
  bec: { label: 'Background equivalent concentration, by the blank', unit: 'µg/L', origin: 'chance', digits: 3 },
  lod: { label: 'Limit of detection, by the blank', unit: 'µg/L', origin: 'chance', digits: 2 },
  concentration_calc: {
    label: 'Element in the sample',
    unit: 'µg/L',
    origin: 'chance',
    uncertainty: 'concentration_u',
    digits: 4,
  },
  concentration_u: { label: 'Standard uncertainty of the element', unit: 'µg/L', origin: 'computed', digits: 2 },
  arcl_75_est: { label: 'ArCl on 75, from 77 and 82', unit: 'cps', origin: 'chance', digits: 4 },
  cu_dilution_result: { label: 'Copper by isotope dilution', unit: 'µg/L', origin: 'chance', digits: 4 },
  cu_dilution_raw: { label: 'The same without mass bias', unit: 'µg/L', origin: 'chance', digits: 4 },
  remark: { kind: 'text', label: 'Remark', unit: 'text' },
  not_modelled: { kind: 'text', label: 'Not modelled', unit: 'text' },
} as const satisfies ReadingDefs;
