/** What is read at the treadmill: chest strap, recorder, cuff, impedance, breath. */
import { rectangular } from '../core/uncertainty';
import { CALLIPERS } from './ecg-callipers';

const CUFF = {
  name: 'Arm cuff, oscillometric',
  device: 'cuff',
  updateInterval: 15,
  school: {
    resolution: 1,
    repeatability: 2,
    offset: rectangular(3),
    source:
      'maker: cuff pressure within ±3 mmHg (IEC 80601-2-30), taken as rectangular; standard deviation of repeats 2 mmHg',
  },
  research: {
    resolution: 1,
    repeatability: 0.6,
    offset: rectangular(1),
    source: 'calibrated against a column of mercury: within ±1 mmHg, taken as rectangular; mean of several inflations',
  },
} as const;

export const readings = {
  heart_rate: {
    label: 'Heart rate (mean)',
    unit: 'beats/min',
    instrument: {
      name: 'Chest electrodes, mean of the last beats',
      updateInterval: 1,
      school: { resolution: 1, repeatability: 0.5, source: 'maker: ±1 beat/min; chosen: standard deviation 0.5' },
      research: { resolution: 0.1, repeatability: 0.1, source: 'chosen: longer mean, standard deviation 0.1' },
    },
  },
  instant_rate: { label: 'Beat-to-beat rate', unit: 'beats/min', origin: 'chance', decimals: 1 },
  rr_interval_ms: { label: 'Last RR interval', unit: 'ms', origin: 'chance', decimals: 0 },
  mean_rr_ms: { label: 'Mean RR interval', unit: 'ms', origin: 'derived', decimals: 0 },
  speed_km_h: { label: 'Treadmill speed', unit: 'km/h', origin: 'computed', decimals: 1 },
  qt_interval_ms: { label: 'QT interval (Bazett)', unit: 'ms', origin: 'derived', decimals: 0 },
  stroke_volume_ml: {
    label: 'Stroke volume',
    unit: 'mL',
    instrument: {
      name: 'Impedance cardiograph',
      updateInterval: 1,
      school: {
        resolution: 1,
        repeatability: 1.5,
        gain: rectangular(0.05),
        source: 'chosen: within ±5 % of the echocardiogram, taken as rectangular; standard deviation 1.5 mL',
      },
      research: {
        resolution: 0.1,
        repeatability: 0.5,
        gain: rectangular(0.02),
        source: 'chosen: calibrated by dye dilution within ±2 %, taken as rectangular; standard deviation 0.5 mL',
      },
    },
  },
  cardiac_output_l_min: { label: 'Cardiac output', unit: 'L/min', origin: 'derived', decimals: 2 },
  systolic_mmhg: { label: 'Systolic pressure', unit: 'mmHg', instrument: CUFF },
  diastolic_mmhg: { label: 'Diastolic pressure', unit: 'mmHg', instrument: CUFF },
  mean_arterial_mmhg: { label: 'Mean arterial pressure', unit: 'mmHg', origin: 'derived', decimals: 0 },
  vo2: {
    label: 'Oxygen uptake',
    unit: 'mL/kg/min',
    instrument: {
      name: 'Breath analyser',
      updateInterval: 5,
      school: {
        resolution: 0.1,
        repeatability: 0.3,
        gain: rectangular(0.03),
        source: 'maker: ±3 %, taken as rectangular; chosen: standard deviation 0.3',
      },
      research: {
        resolution: 0.01,
        repeatability: 0.1,
        gain: rectangular(0.01),
        source: 'calibrated with known gas: ±1 %, taken as rectangular; chosen: standard deviation 0.1',
      },
    },
  },
  caffeine_mg_l: { label: 'Caffeine in plasma', unit: 'mg/L', origin: 'theory', decimals: 2 },
  caliper_ms: {
    label: 'Callipers',
    unit: 'ms',
    instrument: CALLIPERS,
  },
  caliper_rate: { label: 'Rate by the callipers', unit: 'beats/min', origin: 'derived', decimals: 1 },
  beats_counted: { label: 'Beats counted', unit: 'beats', origin: 'count', decimals: 0 },
  counted_rate: { label: 'Rate by counting', unit: 'beats/min', origin: 'count', decimals: 0 },
} as const;
