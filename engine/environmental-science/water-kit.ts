/** What measures a river: the sonde that drifts with the water, and the nine tests of a bottle, with their classes. */
import type { ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';
import { CLASSES } from './nsf-index';

/** Standard deviations of one test of a bottle, in the unit of its result: drawn by the model as the bottle is filled. */
export const SCATTER = {
  do: { school: 0.06, research: 0.02 },
  bod: { school: 0.2, research: 0.1 },
  ph: { school: 0.05, research: 0.01 },
  delta_t: { school: 0.1, research: 0.03 },
  phosphate: { school: 0.02, research: 0.005 },
  nitrate: { school: 0.2, research: 0.05 },
  turbidity: { school: 1, research: 0.3 },
  total_solids: { school: 10, research: 6 },
} as const;

/** A bottle is tested once: its display does not change with the clock. */
const ONCE = 600;

export const READINGS = {
  do_mg_l: {
    label: 'Dissolved oxygen',
    unit: 'mg/L',
    range: [0, 30],
    instrument: {
      name: 'Optical oxygen sonde',
      updateInterval: 600,
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
        source:
          'teaching value: standard deviation of 0.01 mg/L; makers of field sondes: ±0.1 mg/L, taken as rectangular',
      },
    },
  },
  do_pct: { label: 'Saturation with oxygen', unit: '%', decimals: 1, origin: 'derived' },
  do_sat: { label: 'Oxygen at saturation', unit: 'mg/L', decimals: 2, origin: 'computed' },
  deficit: { label: 'Oxygen deficit', unit: 'mg/L', decimals: 2, origin: 'derived' },
  bod_mg_l: { label: 'Ultimate oxygen demand left', unit: 'mg/L', decimals: 2, origin: 'theory' },
  bod5: { label: 'Five-day oxygen demand', unit: 'mg/L', decimals: 2, origin: 'theory' },
  bottle_do: {
    label: 'Oxygen in the bottle',
    unit: 'mg/L',
    range: [0, 30],
    instrument: {
      name: 'Winkler titration of the bottle',
      updateInterval: ONCE,
      school: {
        resolution: 0.01,
        drawn: SCATTER.do.school,
        gain: rectangular(0.02),
        source:
          'Standard Methods 4500-O C: standard deviation of 0.06 mg/L in treated sewage; titrant within ±2 %, taken as rectangular',
      },
      research: {
        resolution: 0.01,
        drawn: SCATTER.do.research,
        gain: rectangular(0.005),
        source:
          'Standard Methods 4500-O C: standard deviation of 0.02 mg/L in clean water; titrant within ±0.5 %, taken as rectangular',
      },
    },
  },
  distance_km: { label: 'Way from the outfall', unit: 'km', decimals: 2, origin: 'computed' },
  travel_d: { label: 'Time from the outfall', unit: 'd', decimals: 3, origin: 'computed' },
  kd: { label: 'Rate of decay', unit: '1/d', origin: 'theory' },
  kr: { label: 'Rate of reaeration', unit: '1/d', origin: 'theory' },
  tc_days: { label: 'Time to the lowest oxygen', unit: 'd', origin: 'theory' },
  xc_km: { label: 'Way to the lowest oxygen', unit: 'km', origin: 'theory' },
  do_min: { label: 'Lowest oxygen', unit: 'mg/L', decimals: 2, origin: 'theory' },
  wqi: { label: 'Water quality index', unit: '1', decimals: 1, origin: 'derived' },
  wqi_class: { kind: 'text', label: 'Class of the index', unit: 'text', values: CLASSES, origin: 'derived' },
  q_do: { label: 'Q of oxygen', unit: '1', decimals: 1, origin: 'derived' },
  q_fc: { label: 'Q of fecal coliform', unit: '1', decimals: 1, origin: 'computed' },
  q_ph: { label: 'Q of pH', unit: '1', decimals: 1, origin: 'computed' },
  q_bod: { label: 'Q of five-day demand', unit: '1', decimals: 1, origin: 'computed' },
  q_dt: { label: 'Q of temperature change', unit: '1', decimals: 1, origin: 'computed' },
  q_tp: { label: 'Q of phosphate', unit: '1', decimals: 1, origin: 'computed' },
  q_no3: { label: 'Q of nitrate', unit: '1', decimals: 1, origin: 'computed' },
  q_turb: { label: 'Q of turbidity', unit: '1', decimals: 1, origin: 'computed' },
  q_ts: { label: 'Q of total solids', unit: '1', decimals: 1, origin: 'computed' },
  kit_bod5: {
    label: 'Bottle: five-day demand',
    unit: 'mg/L',
    instrument: {
      name: 'Oxygen before and after five days at 20 °C, diluted and seeded as it needs',
      updateInterval: ONCE,
      school: {
        resolution: 0.1,
        drawn: SCATTER.bod.school,
        gain: rectangular(0.15),
        source:
          'teaching value: standard deviation of 0.2 mg/L; within ±15 % (Standard Methods 5210 B accepts 198 ± 30.5 mg/L), taken as rectangular',
      },
      research: {
        resolution: 0.1,
        drawn: SCATTER.bod.research,
        gain: rectangular(0.05),
        source: 'teaching value: standard deviation of 0.1 mg/L; within ±5 % with seed control, taken as rectangular',
      },
    },
  },
  kit_ph: {
    label: 'Bottle: pH',
    unit: '1',
    range: [0, 14],
    instrument: {
      name: 'pH strip',
      updateInterval: ONCE,
      school: {
        resolution: 0.1,
        drawn: SCATTER.ph.school,
        offset: rectangular(0.2),
        source: 'teaching value: standard deviation of 0.05; colours of the strip within ±0.2, taken as rectangular',
      },
      research: {
        resolution: 0.01,
        drawn: SCATTER.ph.research,
        offset: rectangular(0.05),
        source: 'teaching value: standard deviation of 0.01; pH meter within ±0.05, taken as rectangular',
      },
    },
  },
  kit_delta_t: {
    label: 'Bottle: warmer than upstream',
    unit: '°C',
    instrument: {
      name: 'Two thermometers',
      updateInterval: ONCE,
      school: {
        resolution: 0.1,
        drawn: SCATTER.delta_t.school,
        offset: rectangular(0.3),
        source: 'teaching value: standard deviation of 0.1 °C; the two agree within ±0.3 °C, taken as rectangular',
      },
      research: {
        resolution: 0.01,
        drawn: SCATTER.delta_t.research,
        offset: rectangular(0.05),
        source: 'teaching value: standard deviation of 0.03 °C; the two agree within ±0.05 °C, taken as rectangular',
      },
    },
  },
  kit_phosphate: {
    label: 'Bottle: phosphate as P',
    unit: 'mg/L',
    instrument: {
      name: 'Molybdenum blue, by eye',
      updateInterval: ONCE,
      school: {
        resolution: 0.01,
        drawn: SCATTER.phosphate.school,
        gain: rectangular(0.1),
        source: 'teaching value: standard deviation of 0.02 mg/L; colours within ±10 %, taken as rectangular',
      },
      research: {
        resolution: 0.001,
        drawn: SCATTER.phosphate.research,
        gain: rectangular(0.03),
        source: 'teaching value: standard deviation of 0.005 mg/L; photometer within ±3 %, taken as rectangular',
      },
    },
  },
  kit_nitrate: {
    label: 'Bottle: nitrate as NO₃',
    unit: 'mg/L',
    instrument: {
      name: 'Azo dye of nitrate, by eye',
      updateInterval: ONCE,
      school: {
        resolution: 0.1,
        drawn: SCATTER.nitrate.school,
        gain: rectangular(0.1),
        source: 'teaching value: standard deviation of 0.2 mg/L; colours within ±10 %, taken as rectangular',
      },
      research: {
        resolution: 0.01,
        drawn: SCATTER.nitrate.research,
        gain: rectangular(0.03),
        source: 'teaching value: standard deviation of 0.05 mg/L; photometer within ±3 %, taken as rectangular',
      },
    },
  },
  kit_turbidity: {
    label: 'Bottle: turbidity',
    unit: 'NTU',
    instrument: {
      name: 'Pocket turbidimeter',
      updateInterval: ONCE,
      school: {
        resolution: 1,
        drawn: SCATTER.turbidity.school,
        gain: rectangular(0.1),
        source: 'teaching value: standard deviation of 1 NTU; standards within ±10 %, taken as rectangular',
      },
      research: {
        resolution: 0.1,
        drawn: SCATTER.turbidity.research,
        gain: rectangular(0.02),
        source: 'teaching value: standard deviation of 0.3 NTU; nephelometer within ±2 %, taken as rectangular',
      },
    },
  },
  kit_solids: {
    label: 'Bottle: total solids',
    unit: 'mg/L',
    instrument: {
      name: 'Dish, dried at 104 °C and weighed',
      updateInterval: ONCE,
      school: {
        resolution: 1,
        drawn: SCATTER.total_solids.school,
        source: 'teaching value: standard deviation of 10 mg/L, with a balance that shows milligrams',
      },
      research: {
        resolution: 1,
        drawn: SCATTER.total_solids.research,
        source: 'Standard Methods 2540 B: standard deviation of 6 mg/L',
      },
    },
  },
  /** As far as the number of colonies tells. */
  kit_coliform: {
    label: 'Bottle: fecal coliform',
    unit: 'CFU/100 mL',
    decimals: 0,
    origin: 'chance',
    uncertainty: 'kit_coliform_u',
  },
  kit_coliform_u: { label: 'Uncertainty of the count', unit: 'CFU/100 mL', digits: 2, origin: 'computed' },
  bottle_wqi: { label: 'Bottle: water quality index', unit: '1', decimals: 1, origin: 'derived' },
} as const satisfies ReadingDefs;
