/** What a slide is measured with: light gate, timer, tape, camera, heat meter. */
import type { InstrumentSpec } from '../contract';
import { rectangular } from '../core/uncertainty';
import { measuringTape } from './measuring-tape';

export const SPEED_GATE: InstrumentSpec = {
  name: 'Light gate and a flag on the body',
  device: 'light gate',
  updateInterval: 0.5,
  school: {
    resolution: 0.01,
    repeatability: 0.03,
    gain: rectangular(0.002),
    source: 'Teaching value: σ = 0.03 m/s; width of the flag within 0.2 %, taken as rectangular',
  },
  research: {
    resolution: 0.001,
    repeatability: 0.002,
    gain: rectangular(0.0002),
    source: 'Teaching value: σ = 2 mm/s; width of the flag within 0.02 %, taken as rectangular',
  },
};

export const TIMER: InstrumentSpec = {
  name: 'Electronic timer',
  device: 'timer',
  updateInterval: 0.5,
  school: {
    resolution: 0.01,
    gain: rectangular(0.0001),
    source: 'Teaching value: shown to 0.01 s, quartz within 100 ppm, taken as rectangular',
  },
  research: {
    resolution: 0.0001,
    gain: rectangular(0.00001),
    source: 'Teaching value: shown to 0.1 ms, quartz within 10 ppm, taken as rectangular',
  },
};

export const TAPE = measuringTape('along the flat');

export const CAMERA: InstrumentSpec = {
  name: 'Video camera, with a scale beside the track',
  device: 'video camera',
  updateInterval: 0.05,
  school: {
    resolution: 0.01,
    repeatability: 0.01,
    gain: rectangular(0.01),
    source: 'Teaching value: σ = 1 cm or 1 cm/s; scale of the picture within 1 %, taken as rectangular',
  },
  research: {
    resolution: 0.001,
    repeatability: 0.001,
    gain: rectangular(0.001),
    source: 'Teaching value: σ = 1 mm or 1 mm/s; scale of the picture within 0.1 %, taken as rectangular',
  },
};

/** Friction warms a thin sole and a thin rail; a landing warms the plate it ends on. */
export const HEAT_METER: InstrumentSpec = {
  name: 'Thermocouples in sole and track, of known heat capacity',
  updateInterval: 0.5,
  school: {
    resolution: 0.01,
    counts: 2000,
    gain: rectangular(0.02),
    source: 'Teaching value: 3½ digits; heat capacity within 2 %, taken as rectangular',
  },
  research: {
    resolution: 0.001,
    counts: 20_000,
    gain: rectangular(0.002),
    source: 'Teaching value: 4½ digits; heat capacity within 0.2 %, taken as rectangular',
  },
};
