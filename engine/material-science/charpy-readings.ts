/** What a Charpy tester and its bench show. */
import type { ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';

export const VALIDITY = {
  valid: 'Valid',
  slow: 'Transfer longer than 5 s',
  large: 'Above 80 % of capacity',
  stopped: 'Hammer stopped: use a larger pendulum',
} as const;

export const charpyReadings = {
  absorbed_energy: { label: 'Absorbed energy K', unit: 'J', decimals: 1, origin: 'derived' },
  rise_angle: {
    label: 'Rise angle β',
    unit: '°',
    range: [0, 180],
    instrument: {
      name: 'Dial with a drag pointer',
      updateInterval: 0.1,
      school: {
        resolution: 0.1,
        offset: rectangular(0.1),
        source: 'read to 0.1°; zero within ±0.1°, taken as rectangular',
      },
      research: {
        resolution: 0.01,
        offset: rectangular(0.01),
        source: 'encoder of 0.01°; zero within ±0.01°, taken as rectangular',
      },
    },
  },
  impact_speed: { label: 'Speed at impact', unit: 'm/s', decimals: 3, origin: 'theory' },
  specimen_temperature: {
    label: 'Bar temperature',
    unit: '°C',
    instrument: {
      name: 'Thermocouple in a bar of the same size',
      updateInterval: 0.5,
      school: {
        resolution: 0.1,
        offset: rectangular(1),
        source: 'ISO 148-1: bath known within ±1 °C, taken as rectangular',
      },
      research: {
        resolution: 0.1,
        offset: rectangular(0.3),
        source: 'calibrated within ±0.3 °C, taken as rectangular',
      },
    },
  },
  lateral_expansion: {
    label: 'Lateral expansion',
    unit: 'mm',
    range: [0, 3],
    instrument: {
      name: 'Expansion gauge',
      updateInterval: 0.5,
      school: { resolution: 0.01, offset: rectangular(0.02), source: 'dial of 0.01 mm; within ±0.02 mm, rectangular' },
      research: { resolution: 0.001, offset: rectangular(0.004), source: 'within ±0.004 mm, taken as rectangular' },
    },
  },
  shear_fracture: {
    label: 'Torn share of the face',
    unit: '%',
    range: [0, 100],
    instrument: {
      name: 'Eye beside the chart of ISO 148-1',
      updateInterval: 1,
      school: { resolution: 5, offset: rectangular(5), source: 'by eye within ±5 %, taken as rectangular' },
      research: { resolution: 1, offset: rectangular(2), source: 'from a photograph within ±2 %, rectangular' },
    },
  },
  friction_loss: { label: 'Friction of a free swing', unit: 'J', decimals: 2, origin: 'derived' },
  bars: { label: 'Bars broken of this kind', unit: '1', decimals: 0, origin: 'count' },
  fit_upper: { label: 'Fit: upper shelf U', unit: 'J', decimals: 1, origin: 'derived' },
  fit_lower: { label: 'Fit: lower shelf L', unit: 'J', decimals: 1, origin: 'derived' },
  fit_t0: { label: 'Fit: middle T₀', unit: '°C', decimals: 1, origin: 'derived' },
  fit_c: { label: 'Fit: half width C', unit: '°C', decimals: 1, origin: 'derived' },
  t_20j: { label: 'Temperature of 20 J', unit: '°C', decimals: 1, origin: 'derived' },
  t_27j: { label: 'Temperature of 27 J', unit: '°C', decimals: 1, origin: 'derived' },
  valid: { kind: 'text', label: 'Validity', unit: 'text', origin: 'derived', values: Object.values(VALIDITY) },
} as const satisfies ReadingDefs;
