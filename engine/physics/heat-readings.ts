/** What is read at the conducting bar, and what with. */
import type { InstrumentSpec, ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';

const thermocouple = (place: string): InstrumentSpec => ({
  name: `Thermocouple type K at ${place}`,
  updateInterval: 0.5,
  school: {
    resolution: 0.1,
    repeatability: 0.05,
    offset: rectangular(0.5),
    source: 'chosen: a matched set with cold junction, agreeing to ±0.5 °C, taken as rectangular',
  },
  research: {
    resolution: 0.01,
    repeatability: 0.01,
    offset: rectangular(0.05),
    source: 'chosen: calibrated in a bath against a standard platinum thermometer, ±0.05 °C taken as rectangular',
  },
});

const WATTMETER: InstrumentSpec = {
  name: 'Wattmeter of the heater',
  device: 'wattmeter',
  updateInterval: 0.5,
  school: {
    resolution: 1e-5,
    counts: 2000,
    gain: rectangular(0.015),
    source: 'chosen: ±1.5 %, taken as rectangular; display of 2000 counts, which takes its range by itself',
  },
  research: {
    resolution: 1e-6,
    counts: 20_000,
    gain: rectangular(0.003),
    source: 'chosen: power analyser, ±0.3 % taken as rectangular',
  },
};

const FLUX_PLATE: InstrumentSpec = {
  name: 'Heat-flux plate under the cold end',
  device: 'heat-flux plate',
  updateInterval: 0.5,
  school: {
    resolution: 1e-5,
    counts: 2000,
    gain: rectangular(0.03),
    source: 'chosen: ±3 %, taken as rectangular; display of 2000 counts',
  },
  research: {
    resolution: 1e-6,
    counts: 20_000,
    gain: 0.004,
    spread: 'normal',
    source: 'chosen: calibrated in a guarded hot plate, standard deviation 0.4 %',
  },
};

/** Heats are the counters of the same devices: off by the same part as their powers. */
const counter = (of: InstrumentSpec): InstrumentSpec => ({
  ...of,
  name: `${of.name}, its energy counter`,
  school: { ...of.school, resolution: 0.1, counts: 20_000 },
  research: { ...of.research, resolution: 0.01, counts: 200_000 },
});

export const readings = {
  t1_c: { label: 'Temperature at 0', unit: '°C', instrument: thermocouple('0') },
  t2_c: { label: 'Temperature at L/4', unit: '°C', instrument: thermocouple('L/4') },
  t3_c: { label: 'Temperature at L/2', unit: '°C', instrument: thermocouple('L/2') },
  t4_c: { label: 'Temperature at 3L/4', unit: '°C', instrument: thermocouple('3L/4') },
  t5_c: { label: 'Temperature at L', unit: '°C', instrument: thermocouple('L') },
  probe_c: { label: 'Movable probe', unit: '°C', instrument: thermocouple('the probe') },
  power_w: { label: 'Power into the hot end', unit: 'W', instrument: WATTMETER },
  power_out_w: { label: 'Power out of the cold end', unit: 'W', instrument: FLUX_PLATE },
  gradient_k_m: {
    label: 'Temperature gradient, L/4 to 3L/4',
    unit: 'K/m',
    instrument: {
      name: 'Differential thermocouple',
      updateInterval: 0.5,
      school: {
        resolution: 1,
        repeatability: 2,
        gain: rectangular(0.01),
        source:
          'chosen: standard deviation 0.1 K between two junctions 5 cm apart, their distance within ±0.5 mm taken as rectangular',
      },
      research: {
        resolution: 0.1,
        repeatability: 0.2,
        gain: rectangular(0.001),
        source:
          'chosen: standard deviation 0.01 K between two junctions 5 cm apart, their distance within ±0.05 mm taken as rectangular',
      },
    },
  },
  k_measured: { label: 'Conductivity from power and gradient', unit: 'W/(m K)', origin: 'derived' },
  front_cm: { label: 'Front: half of the final rise', unit: 'cm', origin: 'theory' },
  heat_in_j: { label: 'Heat into the bar', unit: 'J', instrument: counter(WATTMETER) },
  heat_out_j: { label: 'Heat out of the bar', unit: 'J', instrument: counter(FLUX_PLATE) },
} as const satisfies ReadingDefs;
