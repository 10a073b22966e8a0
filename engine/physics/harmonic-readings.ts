/** What is read and done at the air track, and what with. */
import type { ActionDefs, InstrumentSpec, Quantity, ReadingDefs, SettingSpec } from '../contract';
import { rectangular } from '../core/uncertainty';
import { GATE_TIMER } from './timing-instruments';

const MOST_KICK: Quantity<'N s'> = 5;

const SENSOR_SCHOOL =
  'chosen: speed of sound taken within 1 %, rectangular, the same for place, velocity and acceleration';
const SENSOR_RESEARCH = 'chosen: corrected for temperature within 0.1 %, rectangular';

/** Velocity and acceleration are slopes of the sensor's record: they scatter more, and share its scale. */
const sensor = (
  name: string,
  school: { readonly resolution: number; readonly repeatability?: number },
  research: { readonly resolution: number; readonly repeatability?: number },
): InstrumentSpec => ({
  name,
  device: 'motion sensor',
  updateInterval: 0.1,
  school: { ...school, gain: rectangular(0.01), source: SENSOR_SCHOOL },
  research: { ...research, gain: rectangular(0.001), source: SENSOR_RESEARCH },
});

const SCALE: InstrumentSpec = {
  name: 'Scale along the track, read at the turning points',
  device: 'scale',
  updateInterval: 0.5,
  school: {
    resolution: 0.001,
    repeatability: 0.001,
    source: 'chosen: marks 1 mm apart, read on the moving glider with a standard deviation of 1 mm',
  },
  research: {
    resolution: 0.0001,
    repeatability: 0.0001,
    source: 'chosen: read from the motion record with a standard deviation of 0.1 mm',
  },
};

export const GLIDER_WEIGHTS: SettingSpec = {
  name: 'Glider and its slotted weights',
  school: { gain: rectangular(0.005), source: 'chosen: weights stamped within ±0.5 %, taken as rectangular' },
  research: { gain: rectangular(0.0005), source: 'chosen: weighed within ±0.05 %, taken as rectangular' },
};

export const readings = {
  period_s: { label: 'Period, by the light gate', unit: 's', decimals: 5, instrument: GATE_TIMER },
  displacement_m: {
    label: 'Displacement now',
    unit: 'm',
    decimals: 4,
    instrument: sensor(
      'Ultrasonic motion sensor at the end of the track',
      { resolution: 0.001 },
      { resolution: 0.0001 },
    ),
  },
  velocity_m_s: {
    label: 'Velocity now',
    unit: 'm/s',
    decimals: 3,
    instrument: sensor(
      'Motion sensor, slope of its record',
      { resolution: 0.001, repeatability: 0.005 },
      { resolution: 0.0001, repeatability: 0.0005 },
    ),
  },
  acceleration_m_s2: {
    label: 'Acceleration now',
    unit: 'm/s²',
    decimals: 2,
    instrument: sensor(
      'Motion sensor, slope of its velocity',
      { resolution: 0.01, repeatability: 0.05 },
      { resolution: 0.001, repeatability: 0.005 },
    ),
  },
  amplitude_now_m: { label: 'Amplitude, last turning point', unit: 'm', decimals: 4, range: [0, 1], instrument: SCALE },
  steady_amplitude_m: {
    label: 'Amplitude, last 5 drive periods',
    unit: 'm',
    decimals: 4,
    range: [0, 1],
    instrument: SCALE,
  },
  log_decrement: { label: 'Logarithmic decrement', unit: '1', decimals: 3, origin: 'derived' },
  kinetic_j: { label: 'Kinetic energy', unit: 'J', origin: 'derived' },
  elastic_j: { label: 'Elastic energy', unit: 'J', origin: 'derived' },
  total_energy_j: { label: 'Energy, both', unit: 'J', origin: 'derived' },
} as const satisfies ReadingDefs;

export const actions = {
  release: {
    label: 'Release the glider',
    hint: 'From rest at the amplitude that is set. A second release starts again.',
  },
  drive: {
    label: 'Motor',
    value: { kind: 'toggle' },
    hint: 'Pushes with the driving force, first to the right. A glider in the hand is put at its place of rest.',
  },
  kick: {
    label: 'Kick the glider',
    value: { kind: 'number', unit: 'N s', min: -MOST_KICK, max: MOST_KICK, step: 0.01, initial: 0.2 },
    hint: 'Adds this momentum at once. A glider in the hand is put at its place of rest.',
  },
  mark_resonance: {
    label: 'Mark on the resonance curve',
    hint: 'Puts the amplitude of the last five drive periods over the driving frequency on the stage.',
  },
  clear_marks: { label: 'Clear the resonance curve' },
  hold: { label: 'Stop the glider', hint: 'Back into the hand. What was measured still stands.' },
} as const satisfies ActionDefs;
