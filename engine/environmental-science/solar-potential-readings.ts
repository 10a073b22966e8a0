/** What is read on the roof, and what with. */
import type { InstrumentSpec, ReadingDefs, SettingSpec } from '../contract';
import { rectangular } from '../core/uncertainty';

const pyranometer = (name: string, device: string): InstrumentSpec => ({
  name,
  device,
  updateInterval: 60,
  school: {
    resolution: 1,
    repeatability: 1,
    gain: rectangular(0.05),
    source:
      'chosen for a small thermopile of class C (ISO 9060): ±5 %, taken as rectangular; standard deviation 1 W/m²',
  },
  research: {
    resolution: 0.1,
    repeatability: 0.3,
    gain: rectangular(0.015),
    source: 'chosen for class A (ISO 9060): ±1.5 %, taken as rectangular; standard deviation 0.3 W/m²',
  },
});

const METER: InstrumentSpec = {
  name: 'Power meter of the panel',
  device: 'panel power meter',
  updateInterval: 60,
  school: {
    resolution: 0.1,
    counts: 10_000,
    repeatability: 0.4,
    gain: rectangular(0.015),
    source: 'chosen: display of 10 000 counts, ±1.5 % taken as rectangular; standard deviation 0.4 W',
  },
  research: {
    resolution: 0.01,
    counts: 100_000,
    repeatability: 0.05,
    gain: rectangular(0.002),
    source: 'chosen: ±0.2 %, taken as rectangular; standard deviation 0.05 W',
  },
};

/** Its counter adds up what it shows: off by the same part, its scatter averaged away. */
const COUNTER: InstrumentSpec = {
  ...METER,
  name: 'Power meter, its energy counter',
  school: { resolution: 1, gain: rectangular(0.015), source: METER.school.source },
  research: { resolution: 0.1, gain: rectangular(0.002), source: METER.research.source },
};

export const readings = {
  zenith: { label: 'Zenith angle of the sun', unit: '°', origin: 'computed' },
  elevation: { label: 'Height of the sun', unit: '°', origin: 'computed' },
  sun_azimuth: { label: 'Azimuth of the sun', unit: '°', origin: 'computed' },
  incidence: { label: 'Angle of incidence on the panel', unit: '°', origin: 'computed' },
  declination: { label: 'Declination of the sun', unit: '°', origin: 'computed' },
  day_length: { label: 'Day length', unit: 'h', origin: 'computed' },
  ghi: {
    label: 'Light on level ground',
    unit: 'W/m²',
    range: [0, 4000],
    instrument: pyranometer('Level pyranometer', 'level pyranometer'),
  },
  dni: {
    label: 'Beam, facing the sun',
    unit: 'W/m²',
    range: [0, 4000],
    instrument: pyranometer('Pyrheliometer on a tracker', 'pyrheliometer'),
  },
  dhi: {
    label: 'Light of the sky alone',
    unit: 'W/m²',
    range: [0, 4000],
    instrument: pyranometer('Pyranometer behind a shading ball', 'shaded pyranometer'),
  },
  poa: {
    label: 'Light on the panel',
    unit: 'W/m²',
    range: [0, 4000],
    instrument: pyranometer('Pyranometer in the plane of the panel', 'tilted pyranometer'),
  },
  cell_temp: {
    label: 'Cell temperature',
    unit: '°C',
    instrument: {
      name: 'Thermocouple on the back of the panel',
      updateInterval: 60,
      school: {
        resolution: 0.1,
        repeatability: 0.2,
        offset: rectangular(1),
        source: 'chosen: type K, ±1 °C taken as rectangular; standard deviation 0.2 °C',
      },
      research: {
        resolution: 0.01,
        repeatability: 0.03,
        offset: rectangular(0.2),
        source: 'chosen: platinum film, ±0.2 °C taken as rectangular; standard deviation 0.03 °C',
      },
    },
  },
  power: { label: 'Power of the panel', unit: 'W', range: [0, 4000], instrument: METER },
  energy_wh: { label: 'Energy since the start', unit: 'Wh', instrument: COUNTER },
  day_ghi: { label: 'Light on level ground in the whole day', unit: 'kWh/m²', origin: 'computed' },
  day_energy: { label: 'Energy of the whole day', unit: 'kWh', origin: 'derived' },
  optimum_tilt: { label: 'Best tilt of the year', unit: '°', decimals: 0, origin: 'computed' },
} as const satisfies ReadingDefs;

/** What a panel gives differs from panel to panel. */
export const ratedPower: SettingSpec = {
  name: 'Label of the panel',
  school: { gain: rectangular(0.03), source: 'makers sort panels to ±3 % of the label, taken as rectangular' },
  research: { gain: rectangular(0.01), source: 'chosen: flash-tested panel, ±1 % taken as rectangular' },
};
