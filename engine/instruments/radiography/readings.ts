/**
 * What is read off an exposure. An ionisation chamber measures the kerma at the entrance, a flat chamber in the collimator the
 * kerma-area product; the detector says from its own signal, as it was calibrated, what reached it.
 */
import type { InstrumentSpec, ReadingDefs } from '../../contract';
import { rectangular } from '../../core/uncertainty';

const CHAMBER = 'ionisation chamber';

const chamber = (name: string, school: number, research: number): InstrumentSpec => ({
  name,
  device: CHAMBER,
  updateInterval: 0.2,
  school: {
    resolution: school,
    counts: 2000,
    gain: rectangular(0.05),
    source:
      'IEC 61674:2012 (replaced by the edition of 2024): response within ±5 % over the beam qualities of diagnostics, taken as rectangular',
  },
  research: {
    resolution: research,
    counts: 20000,
    gain: 0.008,
    spread: 'normal',
    source: 'Chosen: certificate of a calibration laboratory, standard deviation 0.8 %',
  },
});

const detector: InstrumentSpec = {
  name: 'Exposure index of the detector',
  updateInterval: 0.2,
  school: {
    resolution: 1,
    gain: rectangular(0.05),
    source: 'Chosen: calibrated within ±5 %, taken as rectangular; IEC 62494-1:2008 asks for an uncertainty below 20 %',
  },
  research: {
    resolution: 1,
    gain: rectangular(0.02),
    source: 'Chosen: calibrated on the day within ±2 %, taken as rectangular',
  },
};

const areaMeter: InstrumentSpec = {
  name: 'Kerma-area product meter',
  updateInterval: 0.2,
  school: {
    resolution: 0.1,
    counts: 20000,
    gain: rectangular(0.1),
    source: 'Chosen: ±10 %, taken as rectangular; IEC 60580 allows an uncertainty of 25 % (k = 2)',
  },
  research: {
    resolution: 0.01,
    counts: 200000,
    gain: rectangular(0.05),
    source: 'Chosen: calibrated in place within ±5 %, taken as rectangular',
  },
};

/** Behind the slab and without it, by one chamber: its calibration leaves their ratio alone. */
const twoChambers: InstrumentSpec = {
  name: 'Ionisation chamber behind the slab, narrow beam',
  updateInterval: 0.2,
  school: {
    resolution: 0.0001,
    repeatability: 0.0004,
    source: 'Chosen: standard deviation of a ratio of two readings of one chamber',
  },
  research: {
    resolution: 0.00001,
    repeatability: 0.00008,
    source: 'Chosen: standard deviation of a ratio of two readings of one chamber, mean of ten',
  },
};

export const radiographyReadings = {
  output_per_mas: {
    label: 'Tube output at 100 cm',
    unit: 'µGy/mAs',
    instrument: chamber('Ionisation chamber in air, 100 cm from the focus', 0.1, 0.01),
  },
  incident_kerma: {
    label: 'Incident air kerma',
    unit: 'mGy',
    instrument: chamber('Ionisation chamber at the entrance, without back-scatter', 0.0001, 0.00001),
  },
  entrance_kerma: { label: 'Entrance-surface kerma', unit: 'mGy', digits: 4, origin: 'derived' },
  hvl: { label: 'Half-value layer, by the sheets', unit: 'mm Al', decimals: 2, origin: 'computed' },
  mean_energy: { label: 'Mean photon energy', unit: 'keV', decimals: 1, origin: 'theory' },
  transmission: { label: 'Transmission of the slab', unit: '1', instrument: twoChambers, range: [0, 2] },
  contrast: { label: 'Contrast of 1 cm bone', unit: '1', decimals: 4, origin: 'computed' },
  spr_object: { label: 'Scatter to primary behind the object', unit: '1', decimals: 3, origin: 'theory' },
  spr: { label: 'Scatter to primary behind the grid', unit: '1', decimals: 3, origin: 'theory' },
  bucky_factor: { label: 'Bucky factor', unit: '1', decimals: 3, origin: 'theory' },
  snr: { label: 'Signal to noise', unit: '1', digits: 3, origin: 'theory' },
  detector_kerma: { label: 'Air kerma at the detector', unit: 'µGy', digits: 4, origin: 'theory' },
  exposure_index: { label: 'Exposure index', unit: '1', instrument: detector },
  deviation_index: { label: 'Deviation index', unit: '1', decimals: 2, origin: 'derived' },
  kap: { label: 'Kerma-area product', unit: 'mGy cm²', instrument: areaMeter },
  kap_sum: { label: 'Kerma-area product of all exposures of it', unit: 'mGy cm²', digits: 4, origin: 'computed' },
} as const satisfies ReadingDefs;
