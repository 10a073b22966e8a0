/** What the machine shows: intervals by its program, heights by its amplifier, what follows from them. */
import { CALLIPERS } from '../../biology/ecg-callipers';
import { rectangular } from '../../core/uncertainty';

/** Intervals of one program: from beat to beat the onsets of waves are found a little early or late. */
const INTERVALS = {
  name: 'Interval program of the machine',
  updateInterval: 10,
  school: {
    resolution: 2,
    repeatability: 4,
    source: 'chosen: standard deviation 4 ms, within what IEC 60601-2-25 allows for PR, QRS and QT',
  },
  research: {
    resolution: 1,
    repeatability: 1.5,
    source: 'chosen: averaged beats, standard deviation 1.5 ms',
  },
} as const;

const AMPLIFIER = {
  name: 'Amplifier, checked by its pulse of 1 mV',
  device: 'amplifier',
  updateInterval: 10,
  school: {
    resolution: 0.005,
    repeatability: 0.005,
    gain: rectangular(0.05),
    source: 'IEC 60601-2-25: gain within ±5 %, taken as rectangular; chosen: standard deviation 5 µV',
  },
  research: {
    resolution: 0.001,
    repeatability: 0.002,
    gain: rectangular(0.01),
    source: 'chosen: gain within ±1 %, taken as rectangular; standard deviation 2 µV',
  },
} as const;

export const readings = {
  heart_rate_measured: { label: 'Heart rate', unit: '/min', origin: 'derived', decimals: 1 },
  rr_mean: {
    label: 'RR interval, mean',
    unit: 'ms',
    instrument: {
      name: 'Clock of the machine',
      updateInterval: 10,
      school: {
        resolution: 1,
        repeatability: 0.5,
        gain: rectangular(0.001),
        source: 'maker: clock within ±0.1 %, taken as rectangular; chosen: standard deviation 0.5 ms',
      },
      research: {
        resolution: 0.1,
        repeatability: 0.2,
        gain: rectangular(0.0001),
        source: 'maker: clock within ±0.01 %, taken as rectangular; chosen: standard deviation 0.2 ms',
      },
    },
  },
  rr_sd: { label: 'RR intervals, standard deviation', unit: 'ms', origin: 'chance', decimals: 1 },
  pr_interval: { label: 'PR interval', unit: 'ms', instrument: INTERVALS },
  qrs_duration: { label: 'QRS duration', unit: 'ms', instrument: INTERVALS },
  qt_interval: { label: 'QT interval', unit: 'ms', instrument: INTERVALS },
  qtc_bazett: { label: 'QTc, Bazett', unit: 'ms', origin: 'derived', decimals: 0 },
  qtc_fridericia: { label: 'QTc, Fridericia', unit: 'ms', origin: 'derived', decimals: 0 },
  axis: {
    label: 'Frontal axis',
    unit: '°',
    instrument: {
      name: 'Axis from the areas of QRS',
      updateInterval: 10,
      school: { resolution: 1, repeatability: 2, source: 'chosen: standard deviation 2°' },
      research: { resolution: 0.1, repeatability: 0.5, source: 'chosen: standard deviation 0.5°' },
    },
  },
  qrs_detected: { label: 'Beats found', unit: 'beats', origin: 'count', decimals: 0 },
  r_amplitude: { label: 'R in the chosen lead', unit: 'mV', instrument: AMPLIFIER },
  st_level: { label: 'ST level 60 ms after J, chosen lead', unit: 'mV', instrument: AMPLIFIER },
  st_threshold: { label: 'ST threshold of the lead', unit: 'mV', origin: 'computed', decimals: 2 },
  rr_large_squares: { label: 'Large squares in RR', unit: '1', origin: 'derived', decimals: 2 },
  strip_box_ms: { label: 'One large square', unit: 'ms', origin: 'computed', decimals: 0 },
  hum_residual: { label: 'Hum after the filters, rms', unit: 'mV', origin: 'chance', decimals: 4 },
  caliper_ms: { label: 'Callipers', unit: 'ms', instrument: CALLIPERS },
} as const;
