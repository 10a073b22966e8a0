/** What the spectrometer shows, and what its data system makes of the spectrum. */
import type { InstrumentSpec, ReadingDefs } from '../contract';

const POINTS = 'chosen: a parabola through the top of a spectrum with zeros to 65 536 points; rectangular';
const dataSystem = (resolution: number): InstrumentSpec => ({
  name: 'Data system',
  updateInterval: 0.1,
  school: { resolution, source: POINTS },
  research: { resolution, source: POINTS },
});

export const nmrReadings = {
  b0_tesla: { label: 'Field B₀', unit: 'T', origin: 'computed', decimals: 4 },
  larmor_mhz: { label: 'Larmor frequency of protons', unit: 'MHz', origin: 'computed', decimals: 3 },
  scans_done: { label: 'Scans done', unit: '1', origin: 'count', decimals: 0 },
  lock_level: { label: 'Lock level', unit: '%', origin: 'computed', decimals: 1 },
  peak_ppm: { label: 'Picked peak', unit: 'ppm', instrument: dataSystem(0.0001) },
  peak_height: { label: 'Its height', unit: '1', origin: 'chance', uncertainty: 'noise_rms', digits: 4 },
  noise_rms: { label: 'Noise, root mean square', unit: '1', origin: 'chance', digits: 2 },
  peak_fwhm_hz: {
    label: 'Its width at half height',
    unit: 'Hz',
    origin: 'chance',
    uncertainty: 'peak_fwhm_u',
    digits: 5,
  },
  peak_fwhm_u: { label: 'Standard uncertainty of the width', unit: 'Hz', origin: 'computed', digits: 2 },
  line_count: { label: 'Lines within 0.5 ppm', unit: '1', origin: 'count', decimals: 0 },
  integral: { label: 'Integral', unit: 'H', origin: 'chance', decimals: 3 },
  snr: { label: 'Signal to noise', unit: '1', origin: 'chance', digits: 3 },
  mz_fraction: { label: 'Signal of a scan over that at equilibrium', unit: '1', origin: 'computed', decimals: 4 },
  ernst_angle: { label: 'Ernst angle', unit: '°', origin: 'computed', decimals: 2 },
  remark: { kind: 'text', label: 'Remark', unit: 'text' },
  not_modelled: { kind: 'text', label: 'Not modelled', unit: 'text' },
} as const satisfies ReadingDefs;
