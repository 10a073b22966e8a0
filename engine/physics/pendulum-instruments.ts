/** What a pendulum is measured with besides clocks: sensor at the pivot, protractor, force sensor; and what it is set by. */
import type { InstrumentSpec, SettingSpec } from '../contract';
import { rectangular } from '../core/uncertainty';

export const ENCODER: InstrumentSpec = {
  name: 'Rotary motion sensor at the pivot',
  updateInterval: 0.1,
  school: {
    resolution: 0.1,
    offset: rectangular(0.1),
    source: 'Teaching value: 4000 marks a turn, zero set within 0.1°, taken as rectangular',
  },
  research: {
    resolution: 0.01,
    offset: rectangular(0.01),
    source: 'Teaching value: 40 000 marks a turn, zero set within 0.01°, taken as rectangular',
  },
};

/** The marks of the sensor over its clock: its zero does not matter here. */
export const RATE: InstrumentSpec = {
  name: 'Rotary motion sensor at the pivot, rate of turning',
  updateInterval: 0.1,
  school: {
    resolution: 0.01,
    repeatability: 0.01,
    source: 'Teaching value: marks counted over a tenth of a second, with a standard deviation of 0.01 rad/s',
  },
  research: {
    resolution: 0.001,
    repeatability: 0.001,
    source: 'Teaching value: marks counted over a tenth of a second, with a standard deviation of 1 mrad/s',
  },
};

export const PROTRACTOR: InstrumentSpec = {
  name: 'Protractor, read at the turning point',
  updateInterval: 0.5,
  school: {
    resolution: 0.1,
    repeatability: 0.15,
    source: 'Teaching value: marks 1° apart, read against the moving string with a standard deviation of 0.15°',
  },
  research: {
    resolution: 0.01,
    repeatability: 0.02,
    source: 'Teaching value: read from the motion sensor with a standard deviation of 0.02°',
  },
};

export const FORCE_SENSOR: InstrumentSpec = {
  name: 'Force sensor at the clamp',
  updateInterval: 0.1,
  school: {
    resolution: 0.01,
    gain: rectangular(0.01),
    source: 'Teaching value: within 1 % of the reading, taken as rectangular; shown to 0.01 N',
  },
  research: {
    resolution: 0.001,
    gain: rectangular(0.001),
    source: 'Teaching value: within 0.1 % of the reading, taken as rectangular; shown to 1 mN',
  },
};

/** Every length is off by the same: the centre of the bob is judged once. */
export const LENGTH_SET: SettingSpec = {
  name: 'Metre rule, laid to the centre of the bob',
  school: { offset: rectangular(0.002), source: 'Teaching value: centre of the bob within 2 mm, taken as rectangular' },
  research: {
    offset: rectangular(0.0002),
    source: 'Teaching value: centre of the bob within 0.2 mm, taken as rectangular',
  },
};

export const ANGLE_SET: SettingSpec = {
  name: 'Protractor behind the string',
  school: {
    offset: rectangular(0.25),
    source: 'Teaching value: set to a quarter of a degree against marks of 1°, taken as rectangular',
  },
  research: {
    offset: rectangular(0.025),
    source: 'Teaching value: set to a fortieth of a degree by the motion sensor, taken as rectangular',
  },
};
