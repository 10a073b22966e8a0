/** What the gas chromatograph with mass spectrometer shows, and what its data system works out of the selected peak. */
import type { InstrumentSpec, ReadingDefs } from '../contract';

const SCANS = 'chosen: the top of a peak of some twenty scans of 0.1 s is placed to a hundredth of a scan; triangular';
const dataSystem = (resolution: number): InstrumentSpec => ({
  name: 'Data system',
  updateInterval: 1,
  school: { resolution, source: SCANS },
  research: { resolution, source: SCANS },
});

export const gcmsReadings = {
  run_time_min: { label: 'Run time', unit: 'min', origin: 'computed', decimals: 2 },
  oven_temp: { label: 'Oven', unit: '°C', origin: 'computed', decimals: 1 },
  tic: { label: 'Total ion current', unit: 'counts', origin: 'chance', decimals: 0 },
  dead_time_s: { label: 'Dead time t_M', unit: 's', origin: 'computed', decimals: 2 },
  peak_rt_min: { label: 'Retention time', unit: 'min', instrument: dataSystem(0.001) },
  peak_width_s: { label: 'Peak width, 4σ', unit: 's', instrument: dataSystem(0.01) },
  peak_area: { label: 'Peak area', unit: 'counts', origin: 'chance', decimals: 0 },
  peak_ri: { label: 'Retention index', unit: '1', origin: 'derived', decimals: 1 },
  plates: { label: 'Plates N = 16 (t_R/w)², at one temperature', unit: '1', origin: 'derived', digits: 4 },
  plate_height_mm: { label: 'Plate height L/N, at one temperature', unit: 'mm', origin: 'derived', digits: 4 },
  resolution_next: { label: 'Resolution to the next peak', unit: '1', origin: 'computed', decimals: 2 },
  base_peak_mz: { label: 'Base peak', unit: 'm/z', origin: 'count', decimals: 0 },
  molecular_ion_mz: { label: 'Molecular ion M', unit: 'm/z', origin: 'count', decimals: 0 },
  m_plus_1_pct: { label: 'M+1 of M', unit: '%', origin: 'chance', uncertainty: 'm_plus_1_u', digits: 4 },
  m_plus_1_u: { label: 'Standard uncertainty of M+1', unit: '%', origin: 'computed', digits: 2 },
  m_plus_2_pct: { label: 'M+2 of M', unit: '%', origin: 'chance', uncertainty: 'm_plus_2_u', digits: 4 },
  m_plus_2_u: { label: 'Standard uncertainty of M+2', unit: '%', origin: 'computed', digits: 2 },
  match_name: { kind: 'text', label: 'Best hit of the library', unit: 'text' },
  match_score: { label: 'Score of the hit', unit: '1', origin: 'chance', decimals: 0 },
  eic: { label: 'Extracted ion', unit: 'counts', origin: 'chance', decimals: 0 },
  remark: { kind: 'text', label: 'Remark', unit: 'text' },
  not_modelled: { kind: 'text', label: 'Not modelled', unit: 'text' },
} as const satisfies ReadingDefs;
