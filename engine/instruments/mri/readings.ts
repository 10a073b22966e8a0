/** What is read off a scanner. Its noise is drawn in the echoes, so that what comes from the picture has its chance from there. */
import type { ReadingDefs } from '../../contract';

export const mriReadings = {
  signal: { label: 'Signal of the tissue', unit: 'a.u.', decimals: 4, origin: 'theory' },
  contrast_wm_gm: { label: 'Contrast of white and grey matter', unit: '1', decimals: 4, origin: 'theory' },
  effective_te: { label: 'Echo time that sets the contrast', unit: 'ms', decimals: 1, origin: 'computed' },
  scan_time: { label: 'Scan time', unit: 's', decimals: 1, origin: 'computed' },
  lines_acquired: { label: 'Lines acquired', unit: '1', decimals: 0, range: [0, 2048], origin: 'count' },
  snr_predicted: { label: 'Signal to noise, predicted', unit: '1', decimals: 1, origin: 'theory' },
  snr_measured: { label: 'Signal to noise, measured', unit: '1', decimals: 1, origin: 'chance' },
  roi_mean: { label: 'Mean of the region', unit: 'a.u.', decimals: 5, origin: 'chance' },
  roi_sd: { label: 'Standard deviation of the region', unit: 'a.u.', decimals: 5, origin: 'chance' },
  slices_used: { label: 'Slices that fit in TR', unit: '1', decimals: 0, range: [1, 30], origin: 'count' },
  sar: { label: 'Specific absorption rate', unit: 'W/kg', decimals: 3, origin: 'computed' },
  pixel_size: { label: 'Pixel', unit: 'mm', decimals: 3, origin: 'computed' },
  fat_shift: { label: 'Shift of fat', unit: 'px', decimals: 3, origin: 'theory' },
  larmor: { label: 'Larmor frequency', unit: 'MHz', decimals: 3, origin: 'theory' },
  ernst_angle: { label: 'Ernst angle', unit: '°', decimals: 1, origin: 'theory' },
  null_ti: { label: 'Inversion time of no signal', unit: 'ms', decimals: 1, origin: 'theory' },
} as const satisfies ReadingDefs;
