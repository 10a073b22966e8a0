/** What a throw is measured with: tape, timer, camera. */
import type { InstrumentSpec } from '../contract';
import { rectangular } from '../core/uncertainty';
import { measuringTape } from './measuring-tape';

export const TAPE = measuringTape('along the field');

export const TIMER: InstrumentSpec = {
  name: 'Timer between launcher and landing pad',
  updateInterval: 0.5,
  school: {
    resolution: 0.01,
    gain: rectangular(0.0001),
    source: 'Teaching value: electronic timer shown to 0.01 s, quartz within 100 ppm, taken as rectangular',
  },
  research: {
    resolution: 0.0001,
    gain: rectangular(0.00001),
    source: 'Teaching value: electronic timer shown to 0.1 ms, quartz within 10 ppm, taken as rectangular',
  },
};

export const CAMERA: InstrumentSpec = {
  name: 'Video camera, with a scale in the plane of flight',
  updateInterval: 0.5,
  school: {
    resolution: 0.01,
    gain: rectangular(0.01),
    source: 'Teaching value: scale of the picture within 1 %, taken as rectangular; read to 1 cm',
  },
  research: {
    resolution: 0.001,
    gain: rectangular(0.001),
    source: 'Teaching value: surveyed scale and corrected lens, within 0.1 %, taken as rectangular; read to 1 mm',
  },
};
