/** What the console shows of arm, hand and task. */
import type { InstrumentSpec, ReadingDefs } from '../../contract';
import { rectangular } from '../../core/uncertainty';

const joint: InstrumentSpec = {
  name: 'Joint encoder',
  updateInterval: 0.05,
  school: {
    resolution: 0.01,
    offset: rectangular(0.05),
    source: 'Chosen: homed to ±0.05°, taken as rectangular, of an encoder with steps of 0.01°',
  },
  research: {
    resolution: 0.001,
    offset: rectangular(0.01),
    source: 'Chosen: calibrated on a jig to ±0.01°, taken as rectangular',
  },
};

const insertion: InstrumentSpec = {
  name: 'Encoder of the insertion axis',
  updateInterval: 0.05,
  school: {
    resolution: 0.01,
    offset: rectangular(0.1),
    source: 'Chosen: homed to ±0.1 mm, taken as rectangular, of an encoder with steps of 0.01 mm',
  },
  research: {
    resolution: 0.001,
    offset: rectangular(0.02),
    source: 'Chosen: calibrated on a jig to ±0.02 mm, taken as rectangular',
  },
};

const tracker: InstrumentSpec = {
  name: 'Optical tracker, marker at the port',
  updateInterval: 0.05,
  school: {
    resolution: 0.1,
    repeatability: 0.25,
    source: 'Chosen: standard deviation 0.25 mm, as makers state of the volume of a passive tracker (root mean square)',
  },
  research: {
    resolution: 0.01,
    repeatability: 0.1,
    source: 'Chosen: standard deviation 0.1 mm, markers near the camera',
  },
};

const oscillation = (name: string): InstrumentSpec => ({
  name,
  updateInterval: 0.1,
  school: {
    resolution: 0.001,
    repeatability: 0.005,
    gain: rectangular(0.02),
    source: 'Chosen: ±2 % taken as rectangular, standard deviation 0.005 mm of a fit over one second',
  },
  research: {
    resolution: 0.001,
    repeatability: 0.002,
    gain: rectangular(0.005),
    source: 'Chosen: ±0.5 % taken as rectangular, standard deviation 0.002 mm of a fit over one second',
  },
});

/** A distance is never below nothing. */
const DISTANCE = [0, 100] as const;

export const roboticSurgeryReadings = {
  tip_x: { label: 'Tip x', unit: 'mm', decimals: 2, origin: 'derived' },
  tip_y: { label: 'Tip y', unit: 'mm', decimals: 2, origin: 'derived' },
  tip_z: { label: 'Tip z', unit: 'mm', decimals: 2, origin: 'derived' },
  joint_yaw: { label: 'Yaw', unit: '°', instrument: joint },
  joint_pitch: { label: 'Pitch', unit: '°', instrument: joint },
  joint_insertion: { label: 'Insertion', unit: 'mm', instrument: insertion },
  rcm_error: { label: 'Port off the shaft', unit: 'mm', instrument: tracker, range: DISTANCE },
  ik_residual: { label: 'Residual of the kinematics', unit: 'mm', digits: 2, least: 1e-9, origin: 'computed' },
  tremor_hand: { label: 'Tremor of the hand', unit: 'mm', instrument: oscillation('Encoders of the grip') },
  tremor_tip: { label: 'Tremor of the tip', unit: 'mm', instrument: oscillation('Optical tracker, marker at the tip') },
  tremor_attenuation: { label: 'Gain of the tremor filter', unit: '1', digits: 3, origin: 'theory' },
  path_length: { label: 'Path of the tip', unit: 'mm', decimals: 0, origin: 'computed' },
  elapsed: { label: 'Task clock', unit: 's', decimals: 1, origin: 'computed' },
  pegs_done: { label: 'Done', unit: '1', decimals: 0, origin: 'count' },
  drops: { label: 'Drops', unit: '1', decimals: 0, origin: 'count' },
  collisions: { label: 'Collisions', unit: '1', decimals: 0, origin: 'count' },
  fitts_id: { label: 'Index of difficulty', unit: 'bit', digits: 3, origin: 'computed' },
  movement_time: {
    label: 'Movement time, mean',
    unit: 's',
    decimals: 3,
    origin: 'chance',
    uncertainty: 'movement_time_u',
  },
  movement_time_u: { label: 'Standard uncertainty of that mean', unit: 's', decimals: 3, origin: 'computed' },
  score: { label: 'Score', unit: '1', decimals: 0, origin: 'computed' },
  advice: { label: 'The console says', unit: 'text', kind: 'text' },
} as const satisfies ReadingDefs;
