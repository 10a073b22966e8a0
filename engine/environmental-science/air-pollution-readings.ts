/** What is read beside the street, and what with. */
import type { InstrumentSpec, Quantity, ReadingDefs, SettingSpec } from '../contract';
import { rectangular } from '../core/uncertainty';
import { AQI_BANDS } from './air-quality-index';

const MONITOR: InstrumentSpec = {
  name: 'PM2.5 monitor by scattered light',
  device: 'pm2.5 monitor',
  updateInterval: 60,
  school: {
    resolution: 0.1,
    repeatability: 0.3,
    gain: rectangular(0.08),
    source:
      'chosen: set against a weighed filter once a season, ±8 % taken as rectangular; standard deviation of a minute 0.3 µg/m³',
  },
  research: {
    resolution: 0.1,
    repeatability: 0.1,
    gain: rectangular(0.03),
    source:
      'chosen: set against filters of the same street, ±3 % taken as rectangular; standard deviation of a minute 0.1 µg/m³',
  },
};

/** Its mean of many minutes scatters no more, but is off by the same part. */
const MEAN: InstrumentSpec = {
  ...MONITOR,
  name: 'PM2.5 monitor, its running mean',
  school: { resolution: 0.1, gain: rectangular(0.08), source: MONITOR.school.source },
  research: { resolution: 0.1, gain: rectangular(0.03), source: MONITOR.research.source },
};

/** Of the monitor: more light than from 100 mg/m³ of dust blinds it (chosen, within those of makers, 1 to 400 mg/m³). */
export const MOST_DUST: Quantity<'µg/m³'> = 100_000;

export const readings = {
  plume_concentration: { label: 'PM2.5 of the plume alone', unit: 'µg/m³', decimals: 1, origin: 'derived' },
  pm25: { label: 'PM2.5 at the sampler', unit: 'µg/m³', range: [0, MOST_DUST], instrument: MONITOR },
  pm25_24h: { label: 'PM2.5, running mean of 24 h', unit: 'µg/m³', range: [0, MOST_DUST], instrument: MEAN },
  aqi: { label: 'Air quality index', unit: '1', decimals: 0, origin: 'derived' },
  aqi_category: {
    kind: 'text',
    label: 'Category of the index',
    unit: 'text',
    values: AQI_BANDS.map(({ name }) => name),
    origin: 'derived',
  },
  sigma_y: { label: 'Spread sideways σy at the sampler', unit: 'm', origin: 'theory' },
  sigma_z: { label: 'Spread upwards σz at the sampler', unit: 'm', origin: 'theory' },
  effective_height: { label: 'Effective height of the plume', unit: 'm', origin: 'theory' },
  plume_rise: { label: 'Plume rise', unit: 'm', origin: 'theory' },
  wind_at_stack: { label: 'Wind at the stack top', unit: 'm/s', origin: 'theory' },
  max_ground: { label: 'Largest plume value at the ground', unit: 'µg/m³', origin: 'theory' },
  max_distance: { label: 'Distance of the largest value', unit: 'km', origin: 'theory' },
  filter_mass: {
    label: 'Mass on the filter',
    unit: 'µg',
    instrument: {
      name: 'Microbalance',
      updateInterval: 600,
      school: {
        resolution: 1,
        repeatability: 2,
        source: 'chosen: microbalance in a weighing room, standard deviation 2 µg',
      },
      research: {
        resolution: 0.1,
        repeatability: 0.5,
        source: 'chosen: microbalance on a stone table, weighed by a robot, standard deviation 0.5 µg',
      },
    },
  },
  sample_volume: { label: 'Air sampled, as the pump counts it', unit: 'm³', decimals: 3, origin: 'derived' },
  gravimetric_pm25: { label: 'PM2.5 by weighing', unit: 'µg/m³', origin: 'derived' },
} as const satisfies ReadingDefs;

/** The pump holds what its own meter says; the filter gets what really flows. */
export const pumpFlow: SettingSpec = {
  name: 'Flow meter of the sampler',
  school: {
    gain: 0.02,
    spread: 'normal',
    source: 'chosen: standard deviation 2 %; 4 % is the limit of an audit (40 CFR part 50, appendix L)',
  },
  research: {
    gain: 0.005,
    spread: 'normal',
    source: 'chosen: set against a standard of flow in the field, standard deviation 0.5 %',
  },
};
