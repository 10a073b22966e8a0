/**
 * What monitor, ventilator and laboratory show, and how far each may be off: school is a bedside device as its makers or its
 * standard allow, research the same device under the best conditions or just checked against a calibrator.
 *
 * The sensors' scatter (electrode noise, sway with the breath) is in the signals, so these instruments have none: gain and zero
 * error are fixed for a run and the numbers stand still. A zero error of the arterial line is the model's, until `calibrate`.
 */
import type { InstrumentSpec, ReadingDefs } from '../../contract';
import { ALARMS, NO_ALARM } from './alarms';
import { ARDS_CLASSES } from './ards';
import { rectangular } from '../../core/uncertainty';

/** s: monitor and ventilator renew their numbers. */
const RENEWED = 1;

const heartRate: InstrumentSpec = {
  name: 'Electrocardiograph of the monitor',
  updateInterval: RENEWED,
  school: {
    resolution: 1,
    gain: rectangular(0.01),
    source: '±1 % as makers of monitors state it, taken as rectangular; IEC 60601-2-27 allows ±10 % or ±5 /min',
  },
  research: {
    resolution: 1,
    gain: rectangular(0.001),
    source: 'Teaching value: beats timed by a quartz clock, within 0.1 %, taken as rectangular',
  },
};

const transducer = (name: string): InstrumentSpec => ({
  name,
  device: name,
  updateInterval: RENEWED,
  school: {
    resolution: 1,
    gain: rectangular(0.04),
    source: 'IEC 60601-2-34: ±4 % of the reading, taken as rectangular; the zero is set by Calibrate',
  },
  research: {
    resolution: 1,
    gain: rectangular(0.01),
    source: 'Teaching value: transducer checked with a pressure calibrator, within 1 %, taken as rectangular',
  },
});
const arterialLine = transducer('Pressure transducer of the arterial line');

const oximeter: InstrumentSpec = {
  name: 'Pulse oximeter',
  updateInterval: RENEWED,
  school: {
    resolution: 1,
    offset: 2,
    spread: 'normal',
    source:
      'root mean square error of 2 % between 70 and 100 % as makers state it, taken as a standard deviation; ISO 80601-2-61 allows 4 %',
  },
  research: {
    resolution: 1,
    offset: 1,
    spread: 'normal',
    source: 'Teaching value: oximeter compared with a laboratory CO-oximeter, a standard deviation of 1 %',
  },
};

const capnometer: InstrumentSpec = {
  name: 'Mainstream capnometer',
  updateInterval: RENEWED,
  // 0.3 kPa are 2.25 mmHg, 0.2 % of 760 mmHg are 1.5 mmHg.
  school: {
    resolution: 1,
    offset: rectangular(2.25),
    gain: rectangular(0.04),
    source:
      '±(0.3 kPa + 4 % of the reading) under all conditions, as makers of mainstream analysers state it, taken as rectangular; ISO 80601-2-55 allows ±(0.43 % of the gas + 8 %)',
  },
  research: {
    resolution: 1,
    offset: rectangular(1.5),
    gain: rectangular(0.02),
    source:
      '±(0.2 % of the gas + 2 % of the reading) under standard conditions, as makers of mainstream analysers state it, taken as rectangular',
  },
};

const AIRWAY_PRESSURE = {
  school: 'ISO 80601-2-12: ±(2 cmH2O + 4 % of the reading), taken as rectangular',
  research: 'Teaching value: checked with a ventilator tester, ±(0.1 cmH2O + 0.5 %), taken as rectangular',
} as const;

const airwayPressure: InstrumentSpec = {
  name: 'Airway pressure sensor of the ventilator',
  device: 'airway pressure',
  updateInterval: RENEWED,
  school: {
    resolution: 0.1,
    gain: rectangular(0.04),
    offset: rectangular(2),
    source: AIRWAY_PRESSURE.school,
  },
  research: {
    resolution: 0.1,
    gain: rectangular(0.005),
    offset: rectangular(0.1),
    source: AIRWAY_PRESSURE.research,
  },
};

const pressureDifference: InstrumentSpec = {
  ...airwayPressure,
  name: 'Difference of two pressures of the ventilator’s sensor',
  school: {
    resolution: 0.1,
    gain: rectangular(0.04),
    source: `${AIRWAY_PRESSURE.school}; the zero error cancels`,
  },
  research: {
    resolution: 0.1,
    gain: rectangular(0.005),
    source: `${AIRWAY_PRESSURE.research}; the zero error cancels`,
  },
};

const flowSensor = (resolution: number): InstrumentSpec => ({
  name: 'Flow sensor of the ventilator',
  device: 'flow',
  updateInterval: RENEWED,
  school: {
    resolution,
    gain: rectangular(0.08),
    source: '±8 % as makers of ventilators state it, taken as rectangular; ISO 80601-2-12 allows ±(4 mL + 15 %)',
  },
  research: {
    resolution,
    gain: rectangular(0.02),
    source: 'Teaching value: checked with a ventilator tester, within 2 %, taken as rectangular',
  },
});

const ANALYSER_MAKERS = 'standard deviation within a run, of the size that makers of cartridge analysers state';

export const bedsideReadings = {
  hr: { label: 'Heart rate', unit: '/min', decimals: 0, instrument: heartRate },
  map: { label: 'Mean arterial pressure', unit: 'mmHg', decimals: 0, instrument: arterialLine },
  sbp: { label: 'Systolic pressure', unit: 'mmHg', decimals: 0, instrument: arterialLine },
  dbp: { label: 'Diastolic pressure', unit: 'mmHg', decimals: 0, instrument: arterialLine },
  cvp: {
    label: 'Central venous pressure',
    unit: 'mmHg',
    decimals: 0,
    instrument: transducer('Pressure transducer of the central line'),
  },
  co: { label: 'Cardiac output', unit: 'L/min', decimals: 2, origin: 'theory' },
  spo2: { label: 'SpO2', unit: '%', decimals: 0, range: [0, 100], instrument: oximeter },
  pao2: {
    label: 'PaO2',
    unit: 'mmHg',
    decimals: 0,
    instrument: {
      name: 'Blood gas analyser',
      updateInterval: 60,
      school: {
        resolution: 1,
        repeatability: 5,
        source: 'standard deviation: a third of the limit for proficiency tests, ±15 mmHg (US 42 CFR 493.931)',
      },
      research: { resolution: 1, repeatability: 1.5, source: ANALYSER_MAKERS },
    },
  },
  paco2: {
    label: 'PaCO2',
    unit: 'mmHg',
    decimals: 1,
    instrument: {
      name: 'Blood gas analyser',
      updateInterval: 60,
      school: {
        resolution: 1,
        repeatability: 1.7,
        source: 'standard deviation: a third of the limit for proficiency tests, ±5 mmHg (US 42 CFR 493.931)',
      },
      research: { resolution: 0.1, repeatability: 0.5, source: ANALYSER_MAKERS },
    },
  },
  etco2: { label: 'EtCO2', unit: 'mmHg', decimals: 0, range: [0, 150], instrument: capnometer },
  ph: {
    label: 'pH',
    unit: '1',
    decimals: 3,
    instrument: {
      name: 'Blood gas analyser',
      updateInterval: 60,
      school: {
        resolution: 0.01,
        repeatability: 0.013,
        source: 'standard deviation: a third of the limit for proficiency tests, ±0.04 (US 42 CFR 493.931)',
      },
      research: { resolution: 0.001, repeatability: 0.004, source: ANALYSER_MAKERS },
    },
  },
  pao2_alveolar: { label: 'Alveolar PO2', unit: 'mmHg', decimals: 1, origin: 'derived' },
  ppeak: { label: 'Peak pressure', unit: 'cmH2O', decimals: 1, instrument: airwayPressure },
  pplat: { label: 'Plateau pressure', unit: 'cmH2O', decimals: 1, instrument: airwayPressure },
  total_peep: { label: 'Total PEEP', unit: 'cmH2O', decimals: 1, instrument: airwayPressure },
  driving_pressure: { label: 'Driving pressure', unit: 'cmH2O', decimals: 1, origin: 'derived' },
  auto_peep: { label: 'Auto-PEEP', unit: 'cmH2O', decimals: 1, instrument: pressureDifference },
  compliance: { label: 'Compliance', unit: 'mL/cmH2O', decimals: 1, origin: 'derived' },
  resistance: { label: 'Resistance', unit: 'cmH2O s/L', decimals: 1, origin: 'derived' },
  vte: { label: 'Expired tidal volume', unit: 'mL', decimals: 0, instrument: flowSensor(1) },
  minute_volume: { label: 'Minute volume', unit: 'L/min', decimals: 1, instrument: flowSensor(0.1) },
  insp_flow: { label: 'Inspiratory flow', unit: 'L/min', decimals: 1, instrument: flowSensor(0.1) },
  pf_ratio: { label: 'PaO2/FiO2', unit: 'mmHg', decimals: 0, origin: 'derived' },
  ards_class: { kind: 'text', label: 'ARDS by P/F (Berlin)', unit: 'text', origin: 'derived', values: ARDS_CLASSES },
  sf_ratio: { label: 'SpO2/FiO2', unit: '%', decimals: 0, origin: 'derived' },
  ards_class_global: {
    kind: 'text',
    label: 'ARDS by S/F (global)',
    unit: 'text',
    origin: 'derived',
    values: ARDS_CLASSES,
  },
  vt_per_kg: { label: 'Tidal volume per kg', unit: 'mL/kg', decimals: 1, origin: 'derived' },
  alarms: { kind: 'text', label: 'All alarms', unit: 'text' },
  alarm: {
    kind: 'text',
    label: 'Alarm',
    unit: 'text',
    values: [...ALARMS.map(({ text }) => text), NO_ALARM],
  },
} as const satisfies ReadingDefs;
