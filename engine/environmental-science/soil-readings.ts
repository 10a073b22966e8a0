/** What is read of a jar of soil, and by which instruments. */
import type { ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';
import { TEXTURES } from './soil-texture';

export const RATINGS = ['Low', 'Medium', 'High'] as const;

const hydrometer = {
  name: 'Soil hydrometer ASTM 152H, read to a fifth of a division',
  device: 'hydrometer',
  updateInterval: 1,
  school: {
    resolution: 0.2,
    offset: rectangular(1),
    repeatability: 0.3,
    source: 'ASTM E100: scale error up to ±1 g/L, taken as rectangular; the rim of the meniscus is read to ±0.3',
  },
  research: {
    resolution: 0.1,
    offset: rectangular(0.3),
    repeatability: 0.1,
    source: 'calibrated: ±0.3 g/L, taken as rectangular; read with a lens to ±0.1',
  },
} as const;

const ruler = {
  name: 'Ruler beside the jar',
  device: 'ruler',
  updateInterval: 1,
  school: {
    resolution: 0.5,
    repeatability: 0.3,
    gain: rectangular(0.002),
    source: 'read to half a millimetre at a blurred edge; maker: ±0.2 %, rectangular',
  },
  research: {
    resolution: 0.1,
    repeatability: 0.1,
    gain: rectangular(0.001),
    source: 'cathetometer: 0.1 mm; maker: ±0.1 %, rectangular',
  },
} as const;

export const readings = {
  settling_time: { label: 'Time since shaking', unit: 's', decimals: 0, origin: 'computed' },
  hydrometer_g_l: { label: 'Hydrometer reading', unit: 'g/L', instrument: hydrometer },
  hydrometer_depth_cm: { label: 'Depth of the hydrometer', unit: 'cm', decimals: 2, origin: 'derived' },
  blank_g_l: { label: 'Hydrometer in the blank', unit: 'g/L', instrument: hydrometer },
  suspended_pct: {
    label: 'In suspension at the pipette',
    unit: '%',
    range: [0, 110],
    instrument: {
      name: 'Pipette of 25 mL, dried and weighed',
      updateInterval: 1,
      school: {
        resolution: 0.1,
        repeatability: 0.4,
        gain: rectangular(0.01),
        source: 'ISO 11277: weighings of 5 mg in 1.25 g; volume of the pipette ±1 %, rectangular',
      },
      research: {
        resolution: 0.1,
        repeatability: 0.1,
        gain: rectangular(0.003),
        source: 'weighings of 1 mg; volume of the pipette ±0.3 %, rectangular',
      },
    },
  },
  max_diameter_um: { label: 'Largest grain left at the pipette', unit: 'µm', origin: 'theory' },
  settle_speed_clay: { label: 'Fall of a 2 µm grain', unit: 'm/s', origin: 'theory' },
  sand_found_pct: { label: 'Sand by hydrometer', unit: '%', decimals: 1, origin: 'derived' },
  silt_found_pct: { label: 'Silt by hydrometer', unit: '%', decimals: 1, origin: 'derived' },
  clay_found_pct: { label: 'Clay by hydrometer', unit: '%', decimals: 1, origin: 'derived' },
  silt_pct: { label: 'Silt', unit: '%', decimals: 0, origin: 'computed' },
  texture_class: {
    kind: 'text',
    label: 'Texture (USDA)',
    unit: 'text',
    values: Object.keys(TEXTURES),
  },
  sand_mm: { label: 'Layer of sand', unit: 'mm', instrument: ruler },
  silt_mm: { label: 'Layer of silt', unit: 'mm', instrument: ruler },
  clay_mm: { label: 'Layer of clay', unit: 'mm', instrument: ruler },
  field_capacity_pct: { label: 'Field capacity', unit: 'vol %', decimals: 1, origin: 'theory' },
  wilting_point_pct: { label: 'Wilting point', unit: 'vol %', decimals: 1, origin: 'theory' },
  available_water_pct: { label: 'Available water', unit: 'vol %', decimals: 1, origin: 'theory' },
  saturation_pct: { label: 'Saturation', unit: 'vol %', decimals: 1, origin: 'theory' },
  ksat_mm_h: { label: 'Saturated conductivity', unit: 'mm/h', digits: 3, origin: 'theory' },
  bulk_density: { label: 'Bulk density', unit: 'g/cm³', decimals: 2, origin: 'theory' },
  cec: { label: 'Cation exchange capacity', unit: 'cmol/kg', decimals: 1, origin: 'theory' },
  water_range: {
    kind: 'text',
    label: 'Water constants',
    unit: 'text',
    values: ['within the fitted range', 'outside the fitted range'],
  },
  soil_ph_now: {
    label: 'Soil pH',
    unit: '1',
    instrument: {
      name: 'pH meter in a slurry of soil and water',
      updateInterval: 1,
      school: {
        resolution: 0.1,
        offset: rectangular(0.1),
        repeatability: 0.05,
        source: 'maker: ±0.1, taken as rectangular; repeat slurries differ by 0.05',
      },
      research: {
        resolution: 0.01,
        offset: rectangular(0.02),
        repeatability: 0.02,
        source: 'maker: ±0.02, taken as rectangular; ISO 10390 asks for repeats within 0.15',
      },
    },
  },
  n_rating: { kind: 'text', label: 'Nitrogen', unit: 'text', values: RATINGS },
  p_rating: { kind: 'text', label: 'Phosphorus', unit: 'text', values: RATINGS },
  k_rating: { kind: 'text', label: 'Potassium', unit: 'text', values: RATINGS },
} as const satisfies ReadingDefs;
