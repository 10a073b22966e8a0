/** What the ion chromatograph shows, and what its data system works out of the selected peak. */
import type { InstrumentSpec, ReadingDefs } from '../contract';

const CLOCK = 'chosen: a data system that stores five points a second gives times to a thousandth of a minute';
const dataSystem: InstrumentSpec = {
  name: 'Data system',
  updateInterval: 1,
  school: { resolution: 0.001, source: CLOCK },
  research: { resolution: 0.001, source: CLOCK },
};

export const ionReadings = {
  run_time_min: { label: 'Run time', unit: 'min', origin: 'computed', decimals: 2 },
  conductivity: { label: 'Conductivity', unit: 'µS/cm', origin: 'chance', decimals: 3 },
  pressure_bar: { label: 'Pressure', unit: 'bar', origin: 'computed', decimals: 1 },
  dead_time_s: { label: 'Dead time t₀', unit: 's', origin: 'computed', decimals: 1 },
  background: { label: 'Background', unit: 'µS/cm', origin: 'computed', digits: 4 },
  peak_rt_min: { label: 'Retention time', unit: 'min', instrument: dataSystem },
  peak_k: { label: 'Retention factor k', unit: '1', origin: 'derived', digits: 4 },
  peak_height: { label: 'Peak height', unit: 'µS/cm', origin: 'chance', digits: 4 },
  peak_area: { label: 'Peak area', unit: 'µS/cm·min', origin: 'chance', digits: 4 },
  resolution_next: { label: 'Resolution to the next peak', unit: '1', origin: 'computed', decimals: 2 },
  static_conductivity: { label: 'Conductivity of the filled cell', unit: 'µS/cm', origin: 'chance', digits: 4 },
  molar_conductivity: { label: 'Molar conductivity, per charge', unit: 'S cm²/mol', origin: 'chance', digits: 4 },
  slope: { label: 'Slope of the line', unit: 'µS/cm·min·L/mg', origin: 'chance', digits: 4 },
  r2: { label: 'R² of the line', unit: '1', origin: 'chance', decimals: 5 },
  concentration_calc: {
    label: 'Concentration in the sample',
    unit: 'mg/L',
    origin: 'chance',
    uncertainty: 'concentration_u',
    digits: 4,
  },
  concentration_u: { label: 'Standard uncertainty of the concentration', unit: 'mg/L', origin: 'computed', digits: 2 },
  remark: { kind: 'text', label: 'Remark', unit: 'text' },
  not_modelled: { kind: 'text', label: 'Not modelled', unit: 'text' },
} as const satisfies ReadingDefs;
