/**
 * What is read off a PET scanner. The counts' chance is in the sinogram and so in all that comes from the picture. The activity in the body is
 * reckoned from a vial of the same batch that stays in a dose calibrator: a body does not fit into one.
 */
import type { InstrumentSpec, ReadingDefs } from '../../contract';
import { rectangular } from '../../core/uncertainty';

const calibrator: InstrumentSpec = {
  name: 'Dose calibrator',
  updateInterval: 5,
  school: {
    resolution: 0.1,
    gain: rectangular(0.05),
    repeatability: 0.6,
    source:
      'Chosen: within ±5 %, taken as rectangular, as IAEA Technical Reports Series 454 asks for; standard deviation of repeats 0.6 MBq',
  },
  research: {
    resolution: 0.01,
    gain: rectangular(0.02),
    repeatability: 0.15,
    source: 'Chosen: calibrated within ±2 %, taken as rectangular; standard deviation of repeats 0.15 MBq',
  },
};

export const petReadings = {
  activity_now: { label: 'Activity injected, by a vial of the batch', unit: 'MBq', instrument: calibrator },
  trues_rate: { label: 'True coincidences', unit: 'kcps', decimals: 2, origin: 'computed' },
  randoms_rate: { label: 'Random coincidences', unit: 'kcps', decimals: 2, origin: 'computed' },
  scatter_rate: { label: 'Scattered coincidences', unit: 'kcps', decimals: 2, origin: 'computed' },
  necr: { label: 'Noise-equivalent count rate', unit: 'kcps', decimals: 2, origin: 'computed' },
  counts: { label: 'Prompt counts', unit: 'Mcounts', decimals: 3, origin: 'chance' },
  attenuation_factor: { label: 'Survival along 20 cm', unit: '1', decimals: 4, origin: 'theory' },
  tof_fwhm: { label: 'Time of flight: width along the line', unit: 'mm', decimals: 2, origin: 'computed' },
  suv_background: { label: 'SUV of the background', unit: 'g/mL', decimals: 3, origin: 'chance' },
  suv_lesion: { label: 'SUV of the sphere, mean', unit: 'g/mL', decimals: 3, origin: 'chance' },
  suv_max: { label: 'SUV of the sphere, highest', unit: 'g/mL', decimals: 3, origin: 'chance' },
  contrast_recovery: { label: 'Contrast recovery', unit: '%', decimals: 1, origin: 'chance' },
  background_cov: { label: 'Variation of the background', unit: '%', decimals: 2, origin: 'chance' },
  effective_dose: { label: 'Effective dose', unit: 'mSv', decimals: 2, origin: 'computed' },
  centre_edge_ratio: { label: 'Centre over edge', unit: '1', decimals: 3, origin: 'chance' },
  log_likelihood: { label: 'Log-likelihood below a perfect fit', unit: '1', digits: 6, origin: 'computed' },
  iterations_done: { label: 'Iterations done', unit: '1', decimals: 0, range: [0, 40], origin: 'count' },
  decay_fraction: { label: 'Part of the activity left', unit: '1', decimals: 4, origin: 'theory' },
} as const satisfies ReadingDefs;
