/** What the particle sizer shows and works out. Its scatter is that of the counts and of the detectors, drawn by the model. */
import type { ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';

const size = (label: string, uncertainty: string) =>
  ({ label, unit: 'µm', origin: 'chance', uncertainty, digits: 4 }) as const;
const spread = (label: string, unit: string) => ({ label, unit, origin: 'computed', digits: 2 }) as const;

export const particleSizerReadings = {
  diffusion_coefficient: { label: 'Diffusion coefficient', unit: 'm²/s', origin: 'theory', digits: 4 },
  scattering_vector: { label: 'Scattering vector q', unit: '1/m', origin: 'computed', digits: 4 },
  decay_rate: { label: 'Decay rate Dq²', unit: '1/s', origin: 'theory', digits: 4 },
  g2_minus_1: { label: 'Correlation, first channel', unit: '1', origin: 'chance', decimals: 4 },
  count_rate_kcps: { label: 'Count rate', unit: 'kcps', origin: 'chance', digits: 4 },
  z_average_nm: { label: 'z-average', unit: 'nm', origin: 'chance', uncertainty: 'z_u', digits: 4 },
  z_u: spread('Standard uncertainty of the z-average', 'nm'),
  pdi: { label: 'Polydispersity index', unit: '1', origin: 'chance', uncertainty: 'pdi_u', decimals: 3 },
  pdi_u: spread('Standard uncertainty of the index', '1'),
  decay_rate_fit: { label: 'Decay rate of the fit', unit: '1/s', origin: 'chance', uncertainty: 'decay_u', digits: 4 },
  decay_u: spread('Standard uncertainty of the decay rate', '1/s'),
  cell_temp: {
    label: 'Cell temperature',
    unit: '°C',
    instrument: {
      name: 'Pt100 in the block of the cell',
      updateInterval: 1,
      school: {
        resolution: 0.1,
        offset: rectangular(0.1),
        source: 'IEC 60751, class AA: ±0.1 °C near 0 °C, taken as rectangular',
      },
      research: { resolution: 0.01, offset: rectangular(0.03), source: 'calibrated: ±0.03 °C, taken as rectangular' },
    },
  },
  d10: size('D10', 'd10_u'),
  d10_u: spread('Standard uncertainty of D10', 'µm'),
  d50: size('D50', 'd50_u'),
  d50_u: spread('Standard uncertainty of D50', 'µm'),
  d90: size('D90', 'd90_u'),
  d90_u: spread('Standard uncertainty of D90', 'µm'),
  span: { label: 'Span (D90 − D10)/D50', unit: '1', origin: 'chance', digits: 4 },
  d32: size('Sauter mean D[3,2]', 'd32_u'),
  d32_u: spread('Standard uncertainty of D[3,2]', 'µm'),
  d43: size('De Brouckere mean D[4,3]', 'd43_u'),
  d43_u: spread('Standard uncertainty of D[4,3]', 'µm'),
  finer_pct: { label: 'Finer than the cut', unit: '%', origin: 'chance', uncertainty: 'finer_u', digits: 4 },
  finer_u: spread('Standard uncertainty of the part', '%'),
  fit_residual_pct: { label: 'Residual of the rings', unit: '%', origin: 'chance', digits: 3 },
  q_ext: { label: 'Efficiency of extinction', unit: '1', origin: 'theory', digits: 4 },
  q_sca: { label: 'Efficiency of scattering', unit: '1', origin: 'theory', digits: 4 },
  asymmetry: { label: 'Mean cosine of scattering', unit: '1', origin: 'theory', digits: 4 },
  size_parameter: { label: 'Size parameter πdn/λ', unit: '1', origin: 'theory', digits: 4 },
  first_minimum_deg: { label: 'First dark ring (Airy)', unit: '°', origin: 'theory', digits: 3 },
  not_modelled: { kind: 'text', label: 'Not modelled', unit: 'text' },
} as const satisfies ReadingDefs;
