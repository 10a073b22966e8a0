/** What a creep machine shows. */
import type { ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';

export const STAGES = ['Loading', 'Primary', 'Secondary', 'Tertiary', 'Ruptured'] as const;
export const RANGES = {
  within: 'Within range',
  extrapolated: 'Extrapolated',
  below: 'Below creep range',
  overload: 'Fractured on loading',
} as const;

export const creepReadings = {
  time_h: { label: 'Time under load', unit: 'h', digits: 5, origin: 'computed' },
  strain: {
    label: 'Strain',
    unit: '%',
    instrument: {
      name: 'Extensometer with two transducers',
      device: 'extensometer',
      updateInterval: 360,
      school: {
        resolution: 0.001,
        repeatability: 0.001,
        gain: rectangular(0.01),
        source: 'ISO 9513 class 1: ±1 %, taken as rectangular; read to 0.001 %',
      },
      research: {
        resolution: 0.0001,
        repeatability: 0.0002,
        gain: rectangular(0.005),
        source: 'ISO 9513 class 0.5: ±0.5 %, taken as rectangular',
      },
    },
  },
  strain_rate: {
    label: 'Strain rate',
    unit: '%/h',
    instrument: {
      name: 'Slope of the strain by the logger',
      device: 'extensometer',
      updateInterval: 360,
      school: {
        resolution: 1e-9,
        counts: 2000,
        gain: rectangular(0.01),
        source: 'ISO 9513 class 1: ±1 %, taken as rectangular; 3½ digits',
      },
      research: {
        resolution: 1e-10,
        counts: 20000,
        gain: rectangular(0.005),
        source: 'ISO 9513 class 0.5: ±0.5 %, taken as rectangular',
      },
    },
  },
  elastic_strain: { label: 'Elastic strain', unit: '%', digits: 3, origin: 'theory' },
  loading_strain: { label: 'Plastic strain on loading', unit: '%', digits: 2, origin: 'theory' },
  min_creep_rate: { label: 'Smallest creep rate', unit: '%/h', digits: 4, origin: 'derived' },
  rupture_time: {
    label: 'Rupture time',
    unit: 'h',
    instrument: {
      name: 'Hour counter with a switch at the lever',
      updateInterval: 360,
      school: { resolution: 0.001, counts: 20000, source: 'stops within a step of its display' },
      research: { resolution: 0.001, counts: 200000, source: 'stops within a step of its display' },
    },
  },
  rupture_strain: { label: 'Strain at rupture', unit: '%', digits: 3, origin: 'derived' },
  lmp: { label: 'Larson-Miller parameter', unit: '1', decimals: 0, origin: 'derived' },
  damage: { label: 'Damage ω', unit: '1', decimals: 3, origin: 'theory' },
  bars: { label: 'Bars ruptured', unit: '1', decimals: 0, origin: 'count' },
  stage: { kind: 'text', label: 'Stage', unit: 'text', values: STAGES },
  range: { kind: 'text', label: 'Range', unit: 'text', values: Object.values(RANGES) },
} as const satisfies ReadingDefs;
