/** What a spring is measured with: ruler, motion sensor, force sensor, light gate; and what is hung on it. */
import type { InstrumentSpec, SettingSpec } from '../contract';
import { rectangular } from '../core/uncertainty';

export const ruler = (unit: number, updateInterval: number): InstrumentSpec => ({
  name: 'Mirror-scale ruler with pointer',
  device: 'ruler',
  updateInterval,
  school: {
    resolution: unit,
    repeatability: 0.5 * unit,
    gain: rectangular(0.0002),
    source:
      'Read to 1 mm with σ = 0.5 mm; scale within 0.2 mm/m (Directive 2014/32/EU, class II), taken as rectangular',
  },
  research: {
    resolution: 0.1 * unit,
    repeatability: 0.05 * unit,
    gain: rectangular(0.0001),
    source:
      'Teaching value: vernier to 0.1 mm with σ = 0.05 mm; scale within 0.1 mm/m (Directive 2014/32/EU, class I), taken as rectangular',
  },
});

export const MOTION_SENSOR: InstrumentSpec = {
  name: 'Ultrasonic motion sensor under the mass',
  updateInterval: 0.05,
  school: {
    resolution: 0.001,
    repeatability: 0.001,
    gain: rectangular(0.01),
    source: 'Teaching value: σ = 1 mm; speed of sound within 1 %, taken as rectangular',
  },
  research: {
    resolution: 0.0001,
    repeatability: 0.0001,
    gain: rectangular(0.0002),
    source: 'Teaching value: laser sensor with σ = 0.1 mm, scale within 0.02 %, taken as rectangular',
  },
};

export const FORCE_SENSOR: InstrumentSpec = {
  name: 'Force sensor in the clamp, 50 N',
  updateInterval: 0.05,
  school: {
    resolution: 0.05,
    gain: rectangular(0.01),
    source: 'Teaching value: shown to 0.05 N; within 1 %, taken as rectangular',
  },
  research: {
    resolution: 0.001,
    gain: rectangular(0.0005),
    source: 'Teaching value: load cell shown to 1 mN; within 0.05 %, taken as rectangular',
  },
};

export const LIGHT_GATE: InstrumentSpec = {
  name: 'Light gate at the place of rest',
  updateInterval: 0.5,
  school: {
    resolution: 0.001,
    repeatability: 0.001,
    gain: rectangular(0.0001),
    source: 'Teaching value: σ = 1 ms on the mean period, shown to 1 ms; quartz within 100 ppm, taken as rectangular',
  },
  research: {
    resolution: 0.0001,
    repeatability: 0.0001,
    gain: rectangular(0.00001),
    source:
      'Teaching value: σ = 0.1 ms on the mean period, shown to 0.1 ms; quartz within 10 ppm, taken as rectangular',
  },
};

/** One relative error for all: slotted masses of one set come from one mould. */
export const SLOTTED_MASSES: SettingSpec = {
  name: 'Slotted masses of 100 g',
  school: {
    gain: rectangular(0.005),
    source: 'Teaching value: slotted masses of a school set, within 0.5 % of their label, taken as rectangular',
  },
  research: {
    gain: rectangular(0.00005),
    source: 'OIML R 111-1 (2004), class M1: ±5 mg at 100 g, taken as rectangular',
  },
};
