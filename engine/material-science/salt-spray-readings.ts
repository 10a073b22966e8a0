/** What is read at a salt-spray cabinet. */
import type { InstrumentSpec, ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';

const BALANCE: InstrumentSpec = {
  name: 'Analytical balance, ±0.1 mg',
  device: 'balance',
  updateInterval: 1800,
  school: {
    resolution: 0.0001,
    repeatability: 0.0001,
    gain: rectangular(2e-6),
    source: 'maker: standard deviation of repeats 0.1 mg, linearity ±2 ppm taken as rectangular',
  },
  research: {
    resolution: 0.00001,
    repeatability: 0.00002,
    gain: rectangular(1e-6),
    source: 'maker: standard deviation of repeats 0.02 mg, linearity ±1 ppm taken as rectangular',
  },
};

export const saltSprayReadings = {
  hours: { label: 'Hours of spray', unit: 'h', decimals: 1, origin: 'computed' },
  mass_start: { label: 'Mass of the panel before', unit: 'g', instrument: BALANCE },
  mass_end: { label: 'Mass after cleaning', unit: 'g', instrument: BALANCE },
  mass_loss: { label: 'Mass loss', unit: 'g/m²', decimals: 2, origin: 'derived' },
  corrosion_rate: { label: 'Corrosion rate', unit: 'mm/y', digits: 4, origin: 'derived' },
  red_rust_area: { label: 'Red rust', unit: '%', digits: 3, origin: 'chance' },
  white_rust_area: { label: 'White rust', unit: '%', digits: 3, origin: 'chance' },
  d610_grade: { label: 'Rust grade (ASTM D610)', unit: '1', decimals: 0, origin: 'count' },
  zinc_left: {
    label: 'Zinc left',
    unit: 'µm',
    instrument: {
      name: 'Magnetic coating gauge',
      updateInterval: 1800,
      school: {
        resolution: 0.1,
        repeatability: 0.3,
        gain: rectangular(0.02),
        source: 'maker: ±2 % taken as rectangular, standard deviation of repeats 0.3 µm',
      },
      research: {
        resolution: 0.1,
        repeatability: 0.1,
        gain: rectangular(0.01),
        source: 'maker: ±1 % taken as rectangular, standard deviation of repeats 0.1 µm',
      },
    },
  },
  scribe_creep: {
    label: 'Creep from the scribe',
    unit: 'mm',
    instrument: {
      name: 'Scale under a lens',
      updateInterval: 1800,
      school: {
        resolution: 0.1,
        offset: rectangular(0.05),
        source: 'scale read to 0.1 mm, set to the scribe within ±0.05 mm, rectangular',
      },
      research: {
        resolution: 0.01,
        offset: rectangular(0.01),
        source: 'measuring microscope, set to the scribe within ±0.01 mm, rectangular',
      },
    },
  },
  first_red_rust: { label: 'First red rust', unit: 'h', decimals: 1, origin: 'chance' },
  spots: { label: 'Rust spots', unit: '1', decimals: 0, origin: 'count' },
  coupon_loss: { label: 'Loss of the coupon', unit: 'g/m²', decimals: 2, origin: 'derived' },
  cabinet_ok: { kind: 'text', label: 'Cabinet within the standard', unit: 'text', values: ['Yes', 'No'] },
} as const satisfies ReadingDefs;
