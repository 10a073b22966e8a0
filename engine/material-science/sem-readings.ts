/** What a scanning electron microscope and its tracks show. */
import type { ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';

export const semReadings = {
  eta: { label: 'Backscattered part η', unit: '1', decimals: 4, origin: 'chance', uncertainty: 'eta_se' },
  eta_se: { label: 'Standard error of η', unit: '1', decimals: 4, origin: 'computed' },
  depth_50: { label: 'Depth that half the electrons reach', unit: 'µm', digits: 3, origin: 'chance' },
  depth_95: { label: 'Depth of the pear (95 %)', unit: 'µm', digits: 3, origin: 'chance' },
  radius_95: { label: 'Radius of the pear (95 %)', unit: 'µm', digits: 3, origin: 'chance' },
  mean_bse_energy: { label: 'Mean energy of backscattered electrons, E/E₀', unit: '1', decimals: 3, origin: 'chance' },
  tracks_done: { label: 'Tracks followed', unit: '1', decimals: 0, origin: 'count' },
  atomic_number: { label: 'Atomic number Z', unit: '1', decimals: 0, origin: 'count' },
  ko_range: { label: 'Range by Kanaya and Okayama', unit: 'µm', digits: 4, origin: 'theory' },
  se_yield: { label: 'Yield of secondary electrons δ', unit: '1', decimals: 4, origin: 'theory' },
  probe_diameter: { label: 'Diameter of the probe', unit: 'nm', digits: 3, origin: 'theory' },
  electron_wavelength: { label: 'Wavelength of the electrons', unit: 'pm', digits: 4, origin: 'computed' },
  snr: { label: 'Signal to noise by its formula', unit: '1', digits: 3, origin: 'theory' },
  rose_ok: { label: 'Contrast of 10 % by Rose: 1 yes, 0 no', unit: '1', decimals: 0, origin: 'computed' },
  edge_width: { label: 'Width of the edge, 20 to 80 %', unit: 'nm', digits: 3, origin: 'chance' },
  contrast_copper_aluminium: { label: 'Contrast copper against aluminium', unit: '%', decimals: 1, origin: 'chance' },
  contrast_gold_copper: { label: 'Contrast gold against copper', unit: '%', decimals: 1, origin: 'chance' },
  pressure: {
    label: 'Pressure in the chamber',
    unit: 'Pa',
    instrument: {
      name: 'Pirani and Penning gauge',
      updateInterval: 1,
      school: {
        resolution: 0.0001,
        counts: 200,
        gain: rectangular(0.3),
        source: 'maker: ±30 %, taken as rectangular; two digits',
      },
      research: {
        resolution: 0.0001,
        counts: 2000,
        gain: rectangular(0.15),
        source: 'maker: ±15 %, taken as rectangular; three digits',
      },
    },
  },
} as const satisfies ReadingDefs;
