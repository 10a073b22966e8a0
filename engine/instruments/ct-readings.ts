/**
 * What is read off a scan. The photons' noise is in the image, and so in its statistics: the model draws it, and says from the
 * counts how much it is. What no scan averages out is the water that the scanner was calibrated with: all its CT numbers share it.
 */
import type { InstrumentSpec, ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';

const waterCalibration: InstrumentSpec = {
  name: 'Water calibration of the scanner',
  updateInterval: 60,
  school: {
    resolution: 1e-5,
    gain: rectangular(0.001),
    source:
      'Chosen: within 0.1 %, taken as rectangular; IEC 61223-3-5:2019 allows ±4 HU for water, which are four times as much',
  },
  research: {
    resolution: 1e-5,
    gain: rectangular(0.0005),
    source: 'Chosen: calibrated anew on the day, within 0.05 %, taken as rectangular',
  },
};

export const ctReadings = {
  gantry_angle: { label: 'Gantry angle', unit: '°', decimals: 1, range: [0, 360], origin: 'computed' },
  views_done: { label: 'Projections recorded', unit: '1', decimals: 0, range: [0, 720], origin: 'count' },
  mu_water: {
    label: 'Attenuation of water, as calibrated',
    unit: '1/cm',
    decimals: 5,
    instrument: waterCalibration,
  },
  hu_roi: { label: 'CT number in the region', unit: 'HU', decimals: 1, origin: 'derived' },
  hu_roi_uncertainty: {
    label: 'Photon noise of the CT number',
    unit: 'HU',
    digits: 2,
    origin: 'computed',
  },
  noise_sd: {
    label: 'Noise in the middle',
    unit: 'HU',
    decimals: 2,
    origin: 'chance',
    uncertainty: 'noise_sd_uncertainty',
  },
  noise_sd_uncertainty: { label: 'Uncertainty of that noise', unit: 'HU', digits: 2, origin: 'computed' },
  cupping: { label: 'Cupping', unit: 'HU', decimals: 2, origin: 'computed' },
  mean_energy: { label: 'Mean photon energy', unit: 'keV', decimals: 1, origin: 'theory' },
  hvl: { label: 'Half-value layer', unit: 'mm Al', decimals: 2, origin: 'theory' },
  ctdi_vol: { label: 'CTDIvol', unit: 'mGy', decimals: 2, origin: 'computed' },
  dlp: { label: 'Dose-length product', unit: 'mGy cm', decimals: 1, origin: 'computed' },
  effective_dose: { label: 'Effective dose', unit: 'mSv', decimals: 3, origin: 'computed' },
} as const satisfies ReadingDefs;
