/** What the instruments of the buoyancy bench show, and how well. */
import type { ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';

const balance = {
  device: 'hanging balance',
  updateInterval: 0.25,
} as const;
const BALANCE_SCHOOL = 'chosen: ±0.5 % taken as rectangular, σ = 0.01 N between repeats';
const BALANCE_RESEARCH = 'chosen: load cell, ±0.02 % taken as rectangular, σ = 0.5 mN between repeats';

const MOTION_SENSOR = {
  name: 'Motion sensor',
  device: 'motion sensor',
  updateInterval: 0.02,
  school: {
    resolution: 0.001,
    repeatability: 0.004,
    gain: 0.005,
    spread: 'normal',
    source: 'chosen: one standard deviation of 4 mm/s and 0.5 %',
  },
  research: {
    resolution: 0.001,
    repeatability: 0.001,
    gain: 0.001,
    spread: 'normal',
    source: 'chosen: one standard deviation of 1 mm/s and 0.1 %',
  },
} as const;

/** Of the level at which the spout stops dripping, mL: one standard deviation, drawn as the tank is filled. */
export const SPOUT = { school: 3, research: 0.5 } as const;

export const readings = {
  weight_n: {
    label: 'Weight in air',
    unit: 'N',
    instrument: {
      name: 'Hanging balance',
      ...balance,
      school: { resolution: 0.02, repeatability: 0.01, gain: rectangular(0.005), source: BALANCE_SCHOOL },
      research: { resolution: 0.001, repeatability: 0.0005, gain: rectangular(0.0002), source: BALANCE_RESEARCH },
    },
  },
  apparent_weight_n: {
    label: 'Balance on the string',
    unit: 'N',
    range: [0, 2000],
    instrument: {
      name: 'Hanging balance',
      ...balance,
      school: { resolution: 0.02, repeatability: 0.01, gain: rectangular(0.005), source: BALANCE_SCHOOL },
      research: { resolution: 0.001, repeatability: 0.0005, gain: rectangular(0.0002), source: BALANCE_RESEARCH },
    },
  },
  /** Also where the balance is misled: by drag while the body moves, by the bottom that carries it. */
  buoyant_force_n: { label: 'Buoyant force: loss of weight on the string', unit: 'N', origin: 'derived' },
  displaced_ml: {
    label: 'Fluid in the overflow can',
    unit: 'mL',
    instrument: {
      name: 'Overflow can on a balance',
      updateInterval: 0.5,
      school: {
        resolution: 1,
        drawn: SPOUT.school,
        source: 'chosen: the level at which the spout stops dripping, standard deviation 3 mL for each filling',
      },
      research: {
        resolution: 0.1,
        drawn: SPOUT.research,
        source: 'chosen: the level at which the spout stops dripping, standard deviation 0.5 mL for each filling',
      },
    },
  },
  waterline: {
    label: 'Mark at the waterline',
    unit: '1',
    range: [0, 1],
    instrument: {
      name: 'Volume marks on the ball',
      updateInterval: 0.5,
      school: {
        resolution: 0.01,
        repeatability: 0.01,
        source:
          'chosen: marks at every hundredth of the volume, read by eye through a meniscus, standard deviation 0.01',
      },
      research: {
        resolution: 0.001,
        repeatability: 0.002,
        source: 'chosen: photograph of the waterline, standard deviation 0.002',
      },
    },
  },
  submerged_fraction: { label: 'Submerged fraction', unit: '1', decimals: 3, origin: 'derived' },
  velocity_m_s: {
    label: 'Velocity, upwards positive',
    unit: 'm/s',
    instrument: MOTION_SENSOR,
  },
  fastest_m_s: {
    label: 'Greatest speed so far',
    unit: 'm/s',
    range: [0, 100],
    instrument: MOTION_SENSOR,
  },
  depth_m: {
    label: 'Depth of the centre',
    unit: 'm',
    instrument: {
      name: 'Scale on the tank',
      updateInterval: 0.1,
      school: { resolution: 0.005, source: 'chosen: read to half a centimetre' },
      research: { resolution: 0.001, source: 'chosen: read to a millimetre' },
    },
  },
  terminal_speed: { label: 'Terminal speed from the balance of forces', unit: 'm/s', origin: 'theory' },
  body_state: {
    kind: 'text',
    label: 'The body',
    unit: 'text',
    values: ['in air', 'on the string', 'free', 'floating', 'hovering', 'on the bottom'],
  },
} as const satisfies ReadingDefs;
