/** What measures a lake, with the classes of the instruments. */
import type { InstrumentSpec, ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';
import { LIMITS, STATES } from './lake-model';
import { LAYERINGS } from './lake-seasons';

const DAY = 86_400;

const photometer = (name: string, school: number, research: number): InstrumentSpec => ({
  name,
  updateInterval: DAY,
  school: {
    resolution: 0.1,
    repeatability: school,
    gain: rectangular(0.05),
    source: `teaching value: standard deviation of ${school} µg/L; standards within ±5 %, taken as rectangular`,
  },
  research: {
    resolution: 0.1,
    repeatability: research,
    gain: rectangular(0.02),
    source: `teaching value: standard deviation of ${research} µg/L; standards within ±2 %, taken as rectangular`,
  },
});

const SECCHI: Pick<InstrumentSpec, 'school' | 'research'> = {
  school: {
    resolution: 0.01,
    repeatability: 0.03,
    gain: rectangular(0.03),
    source: 'teaching value: standard deviation of 0.03 m; marks of the line within ±3 %, taken as rectangular',
  },
  research: {
    resolution: 0.01,
    repeatability: 0.02,
    gain: rectangular(0.01),
    source: 'teaching value: standard deviation of 0.02 m; marks of the line within ±1 %, taken as rectangular',
  },
};

const OXYGEN: Pick<InstrumentSpec, 'school' | 'research'> = {
  school: {
    resolution: 0.01,
    repeatability: 0.03,
    offset: rectangular(0.2),
    source:
      'teaching value: standard deviation of 0.03 mg/L; makers of school probes: ±0.2 mg/L below 10 mg/L, taken as rectangular',
  },
  research: {
    resolution: 0.01,
    repeatability: 0.01,
    offset: rectangular(0.1),
    source: 'teaching value: standard deviation of 0.01 mg/L; makers of field sondes: ±0.1 mg/L, taken as rectangular',
  },
};

const TEMPERATURE: Pick<InstrumentSpec, 'school' | 'research'> = {
  school: {
    resolution: 0.1,
    repeatability: 0.05,
    offset: rectangular(0.5),
    source: 'teaching value: standard deviation of 0.05 °C; makers of school probes: ±0.5 °C, taken as rectangular',
  },
  research: {
    resolution: 0.01,
    repeatability: 0.01,
    offset: rectangular(0.1),
    source: 'teaching value: standard deviation of 0.01 °C; makers of field sondes: ±0.1 °C, taken as rectangular',
  },
};

export const LAKE_READINGS = {
  phosphate: {
    label: 'Dissolved phosphorus',
    unit: 'µg/L',
    range: [0, 1e5],
    instrument: photometer('Molybdenum blue, photometer', 1, 0.3),
  },
  nitrogen: {
    label: 'Dissolved nitrogen',
    unit: 'µg/L',
    range: [0, 1e6],
    instrument: photometer('Ion chromatograph', 5, 2),
  },
  chlorophyll: {
    label: 'Chlorophyll',
    unit: 'µg/L',
    range: [0, 1e5],
    instrument: photometer('Fluorometer', 0.3, 0.1),
  },
  total_p: {
    label: 'Total phosphorus',
    unit: 'µg/L',
    range: [0, 1e5],
    instrument: photometer('Digestion and molybdenum blue', 1, 0.3),
  },
  secchi: {
    label: 'Secchi depth',
    unit: 'm',
    range: [0, 60],
    instrument: { name: 'Secchi disc on a marked line', device: 'secchi', updateInterval: DAY, ...SECCHI },
  },
  deep_oxygen: {
    label: 'Deep oxygen',
    unit: 'mg/L',
    range: [0, 30],
    instrument: { name: 'Oxygen sonde in the deep layer', updateInterval: DAY, ...OXYGEN },
  },
  mud_p: { label: 'Phosphorus that the mud can give', unit: 'mg/m²', origin: 'theory' },
  mud_demand: { label: 'Oxygen that the mud takes', unit: 'g/m²/d', digits: 3, origin: 'theory' },
  mud_release: { label: 'Release from the mud', unit: 'mg/m²/d', origin: 'theory' },
  tsi_secchi: { label: 'TSI of Secchi depth', unit: '1', decimals: 1, origin: 'derived' },
  tsi_chl: { label: 'TSI of chlorophyll', unit: '1', decimals: 1, origin: 'derived' },
  tsi_tp: { label: 'TSI of total phosphorus', unit: '1', decimals: 1, origin: 'derived' },
  tsi_mean: { label: 'Mean TSI', unit: '1', decimals: 1, origin: 'derived' },
  trophic_state: { kind: 'text', label: 'Trophic state', unit: 'text', values: STATES, origin: 'derived' },
  limiting: { kind: 'text', label: 'What limits growth', unit: 'text', values: LIMITS, origin: 'derived' },
  tp_vollenweider: { label: 'Total phosphorus after Vollenweider', unit: 'µg/L', origin: 'computed' },
  growth_rate: { label: 'Growth rate of algae', unit: '1/d', origin: 'theory' },
  age_yr: { label: 'Years gone by', unit: 'yr', decimals: 2, origin: 'computed' },
  load_now: { label: 'Load now', unit: 'g/m²/yr', decimals: 2, origin: 'computed' },
  disc_depth: {
    label: 'Disc, last read',
    unit: 'm',
    instrument: {
      name: 'Secchi disc on a marked line',
      device: 'secchi',
      updateInterval: 100 * DAY,
      ...SECCHI,
    },
  },
  bottle_oxygen: {
    label: 'Oxygen of the deep bottle',
    unit: 'mg/L',
    range: [0, 30],
    instrument: { name: 'Oxygen probe in the bottle', updateInterval: 100 * DAY, ...OXYGEN },
  },
  surface_temperature: {
    label: 'Temperature at the surface',
    unit: '°C',
    range: [-5, 50],
    instrument: { name: 'Thermistor at the surface', updateInterval: DAY, ...TEMPERATURE },
  },
  bottom_temperature: {
    label: 'Temperature at the bottom',
    unit: '°C',
    range: [-5, 50],
    instrument: { name: 'Thermistor at the bottom', updateInterval: DAY, ...TEMPERATURE },
  },
  ice: {
    label: 'Ice',
    unit: 'm',
    range: [0, 10],
    instrument: {
      name: 'Auger and rule',
      updateInterval: DAY,
      school: {
        resolution: 0.01,
        repeatability: 0.01,
        source: 'teaching value: read to a centimetre, standard deviation 0.01 m',
      },
      research: {
        resolution: 0.005,
        repeatability: 0.005,
        source: 'teaching value: read to half a centimetre, standard deviation 0.005 m',
      },
    },
  },
  calendar: { kind: 'text', label: 'Day of the year', unit: 'text' },
  layering: { kind: 'text', label: 'Layers', unit: 'text', values: LAYERINGS },
  probe_depth: { label: 'Probe hangs at', unit: 'm', decimals: 2, origin: 'computed' },
  probe_temperature: {
    label: 'Temperature at the probe',
    unit: '°C',
    range: [-5, 50],
    instrument: { name: 'Thermistor of the probe', device: 'probe', updateInterval: DAY, ...TEMPERATURE },
  },
  probe_oxygen: {
    label: 'Oxygen at the probe',
    unit: 'mg/L',
    range: [0, 30],
    instrument: { name: 'Oxygen sensor of the probe', updateInterval: DAY, ...OXYGEN },
  },
  calc_tsi_sd: { label: 'Calculator: TSI of Secchi depth', unit: '1', decimals: 1, origin: 'computed' },
  calc_tsi_chl: { label: 'Calculator: TSI of chlorophyll', unit: '1', decimals: 1, origin: 'computed' },
  calc_tsi_tp: { label: 'Calculator: TSI of total phosphorus', unit: '1', decimals: 1, origin: 'computed' },
} as const satisfies ReadingDefs;
