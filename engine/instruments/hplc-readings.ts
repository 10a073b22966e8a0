/** What the liquid chromatograph shows, and what its data system works out of the selected peak. */
import type { InstrumentSpec, ReadingDefs } from '../contract';

const CLOCK = 'chosen: a data system that stores ten points a second gives times to a thousandth of a minute';
const dataSystem = (resolution: number): InstrumentSpec => ({
  name: 'Data system',
  updateInterval: 1,
  school: { resolution, source: CLOCK },
  research: { resolution, source: CLOCK },
});

export const hplcReadings = {
  run_time_min: { label: 'Run time', unit: 'min', origin: 'computed', decimals: 2 },
  detector_mau: { label: 'Detector', unit: 'mAU', origin: 'chance', decimals: 2 },
  pressure_bar: { label: 'Pressure', unit: 'bar', origin: 'computed', decimals: 1 },
  phi_now: { label: 'Organic solvent at the column', unit: '%', origin: 'computed', decimals: 1 },
  dead_time_s: { label: 'Dead time t₀', unit: 's', origin: 'computed', decimals: 2 },
  peak_rt_min: { label: 'Retention time', unit: 'min', instrument: dataSystem(0.001) },
  peak_width_min: { label: 'Peak width, 4σ', unit: 'min', instrument: dataSystem(0.0002) },
  peak_area: { label: 'Peak area', unit: 'mAU·min', origin: 'chance', digits: 5 },
  peak_k: { label: 'Retention factor k', unit: '1', origin: 'derived', digits: 5 },
  plates: { label: 'Plates N = 16 (t_R/w)²', unit: '1', origin: 'derived', digits: 4 },
  tailing: { label: 'Tailing (USP)', unit: '1', origin: 'computed', decimals: 2 },
  resolution_next: { label: 'Resolution to the next peak', unit: '1', origin: 'computed', decimals: 2 },
  plate_height_um: { label: 'Plate height L/N', unit: 'µm', origin: 'derived', digits: 4 },
  reduced_height: { label: 'Reduced plate height H/d_p', unit: '1', origin: 'derived', digits: 3 },
  concentration_calc: {
    label: 'Concentration, by the standards',
    unit: 'mg/L',
    origin: 'chance',
    uncertainty: 'concentration_u',
    digits: 5,
  },
  concentration_u: { label: 'Standard uncertainty of the concentration', unit: 'mg/L', origin: 'computed', digits: 2 },
  remark: { kind: 'text', label: 'Remark', unit: 'text' },
  not_modelled: { kind: 'text', label: 'Not modelled', unit: 'text' },
} as const satisfies ReadingDefs;
