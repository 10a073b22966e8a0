/** What is read and done at the ripple tank and the double slit, and what with. */
import type { ActionDefs, InstrumentSpec, ReadingDefs, SettingSpec } from '../contract';
import { rectangular } from '../core/uncertainty';

/** Ten spacings are measured at once: errors and divisions of the ruler count a tenth. */
const FRINGE_RULER: InstrumentSpec = {
  name: 'Millimetre ruler across ten fringes',
  updateInterval: 0.5,
  school: {
    resolution: 0.05,
    offset: rectangular(0.05),
    source:
      'Directive 2014/32/EU, annex X (MI-008), accuracy class II: ±0.5 mm up to 1 m, over ten fringes, taken as rectangular; read to half a division',
  },
  research: {
    resolution: 0.02,
    offset: rectangular(0.02),
    source:
      'Directive 2014/32/EU, annex X (MI-008), accuracy class I: ±0.2 mm up to 1 m, over ten fringes, taken as rectangular; read to a fifth of a division',
  },
};

/** Dippers on their bar, slits on their slide. */
export const SOURCES_APART: SettingSpec = {
  name: 'Marks on the bar, print on the slide',
  school: {
    gain: rectangular(0.01),
    source: 'chosen: dippers set by the marks of the bar and slits of a school slide, ±1 % taken as rectangular',
  },
  research: {
    gain: rectangular(0.002),
    source: 'chosen: measured under a microscope, ±0.2 % taken as rectangular',
  },
};

export const readings = {
  wavelength_cm: { label: 'Wavelength of the ripples, as found', unit: 'cm', origin: 'derived' },
  wave_speed_cm_s: { label: 'Wave speed, from the wavelength found', unit: 'cm/s', origin: 'derived' },
  wavelength_nm: { label: 'Wavelength of the light, as found', unit: 'nm', origin: 'derived' },
  first_min_angle_deg: { label: 'Angle of the first minimum, from the wavelength found', unit: '°', origin: 'derived' },
  first_max_angle_deg: { label: 'Angle of the first maximum, from the wavelength found', unit: '°', origin: 'derived' },
  relative_amplitude: {
    label: 'Relative amplitude at the probe',
    unit: '1',
    range: [0, 20],
    instrument: {
      name: 'Lock-in amplifier on the probe',
      updateInterval: 0.1,
      school: {
        resolution: 0.01,
        repeatability: 0.005,
        gain: rectangular(0.01),
        source:
          'Stanford Research Systems SR830 lock-in amplifier, manual: gain accuracy ±1 %, taken as rectangular; repeatability chosen',
      },
      research: {
        resolution: 0.001,
        repeatability: 0.001,
        gain: rectangular(0.002),
        source:
          'Stanford Research Systems SR830 lock-in amplifier, manual: gain accuracy typically ±0.2 %, taken as rectangular; repeatability chosen',
      },
    },
  },
  path_difference_cm: { label: 'Path difference at the probe', unit: 'cm', origin: 'derived' },
  minima_count: { label: 'Number of nodal lines', unit: '1', decimals: 0, origin: 'count' },
  fringe_spacing_mm: { label: 'Fringe spacing', unit: 'mm', instrument: FRINGE_RULER },
} as const satisfies ReadingDefs;

export const actions = {
  drive: {
    label: 'Drive',
    value: { kind: 'toggle', optional: true },
    hint: 'Starts and stops the vibrating bar; with light it switches the laser.',
  },
  probe_x: {
    label: 'Probe, across',
    value: { kind: 'number', unit: 'cm', min: -20, max: 20, step: 0.1, initial: 0 },
  },
  probe_y: {
    label: 'Probe, along',
    value: { kind: 'number', unit: 'cm', min: -5, max: 25, step: 0.1, initial: 15 },
  },
  one_source: {
    label: 'One source only',
    value: { kind: 'toggle', optional: true },
    hint: 'Lifts dipper 2 out of the water; with light it covers slit 2.',
  },
  strobe: {
    label: 'Stroboscope',
    value: { kind: 'toggle', optional: true },
    hint: 'One flash in each period: the pattern stands still.',
  },
  intensity_map: {
    label: 'Still intensity map',
    value: { kind: 'toggle', optional: true },
    hint: 'The settled intensity everywhere, from the exact sum of the two waves.',
  },
  screen_distance: {
    label: 'Distance of the screen',
    value: { kind: 'number', unit: 'm', min: 0.5, max: 3, step: 0.05, initial: 1 },
  },
  found_cm: {
    label: 'Wavelength found, ripples',
    value: { kind: 'number', unit: 'cm', min: 0.5, max: 60, step: 0.01, initial: 1 },
    hint: 'What you measured. Once it fits within 5 %, speed and angles are worked out from it.',
  },
  found_nm: {
    label: 'Wavelength found, light',
    value: { kind: 'number', unit: 'nm', min: 200, max: 4000, step: 1, initial: 200 },
    hint: 'What you measured, tested to 5 %.',
  },
} as const satisfies ActionDefs;
