/** What is read off the screen of an ultrasound machine. */
import type { InstrumentSpec, ReadingDefs } from '../../contract';
import { rectangular } from '../../core/uncertainty';

/** Electronic callipers reckon with 1540 m/s whatever the tissue; both diameters and distances share that. */
const callipers: InstrumentSpec = {
  name: 'Electronic callipers',
  device: 'callipers',
  updateInterval: 0.1,
  school: {
    resolution: 0.1,
    repeatability: 0.2,
    gain: rectangular(0.015),
    source:
      'Chosen: ±1.5 % of the distance, taken as rectangular (makers state 1 to 2 %; real tissue carries sound at 1450 to 1590 m/s), and a standard deviation of 0.2 mm for placing the marks',
  },
  research: {
    resolution: 0.1,
    repeatability: 0.1,
    gain: rectangular(0.005),
    source: 'Chosen: checked on a phantom, ±0.5 % taken as rectangular; standard deviation 0.1 mm for the marks',
  },
};

const trace: InstrumentSpec = {
  name: 'Cursor on the Doppler trace',
  updateInterval: 0.1,
  school: {
    resolution: 0.1,
    repeatability: 3,
    gain: rectangular(0.03),
    source:
      'Chosen: standard deviation 3 cm/s for setting the cursor on the edge of the trace, and ±3 % (taken as rectangular) for the width of the spectrum',
  },
  research: {
    resolution: 0.1,
    repeatability: 1,
    gain: rectangular(0.01),
    source: 'Chosen: standard deviation 1 cm/s, ±1 % taken as rectangular, checked on a string phantom',
  },
};

export const ultrasoundReadings = {
  wavelength: { label: 'Wavelength', unit: 'mm', digits: 3, origin: 'theory' },
  axial_resolution: { label: 'Axial resolution', unit: 'mm', digits: 3, origin: 'theory' },
  lateral_resolution: { label: 'Lateral resolution at the focus', unit: 'mm', digits: 3, origin: 'theory' },
  frame_rate: { label: 'Frame rate', unit: 'Hz', digits: 3, origin: 'computed' },
  attenuation_db: { label: 'Attenuation to the lower edge and back', unit: 'dB', digits: 3, origin: 'theory' },
  penetration_depth: { label: 'Penetration', unit: 'mm', digits: 3, origin: 'theory' },
  mi: { label: 'Mechanical index', unit: '1', decimals: 2, origin: 'computed' },
  ti: { label: 'Thermal index', unit: '1', decimals: 2, origin: 'computed' },
  speckle_snr: { label: 'Speckle, mean over deviation', unit: '1', decimals: 2, origin: 'chance' },
  doppler_shift: { label: 'Doppler shift of the peak', unit: 'Hz', digits: 4, origin: 'theory' },
  nyquist_velocity: { label: 'Nyquist velocity', unit: 'cm/s', digits: 3, origin: 'computed' },
  displayed_velocity: { label: 'Peak as sampling shows it', unit: 'cm/s', digits: 3, origin: 'theory' },
  measured_velocity: { label: 'Peak velocity, measured', unit: 'cm/s', instrument: trace },
  prf_limit: { label: 'Highest PRF for this gate', unit: 'kHz', digits: 3, origin: 'computed' },
  pressure_gradient: { label: 'Pressure gradient', unit: 'mmHg', digits: 3, origin: 'derived' },
  diameter_diastole: { label: 'Diameter, end of diastole', unit: 'mm', instrument: callipers },
  diameter_systole: { label: 'Diameter, end of systole', unit: 'mm', instrument: callipers },
  fractional_shortening: { label: 'Fractional shortening', unit: '%', digits: 3, origin: 'derived' },
  caliper_distance: { label: 'Between the callipers', unit: 'mm', instrument: callipers },
  lesion_contrast: { label: 'Cyst against tissue beside it', unit: 'dB', decimals: 1, origin: 'chance' },
  advice: { label: 'The machine says', unit: 'text', kind: 'text' },
} as const satisfies ReadingDefs;
