/**
 * Liquids that particles are dispersed in: viscosity and refractive index.
 *
 * Water: CRC Handbook of Chemistry and Physics, viscosity at the temperatures of the table (20 °C: 1.0016 mPa s, ISO/TR 3666), ln η between them
 * straight in 1/T; index at 25 °C (IAPWS). Ethanol and toluene: CRC Handbook, one value at 25 °C and an Arrhenius slope; index near 590 nm.
 */
import type { Quantity } from '../contract';
import { createLinear } from '../core/interpolate';
import { celsiusToKelvin } from '../core/units';

export type Dispersant = 'Water' | 'Ethanol' | 'Toluene';

const WATER: readonly (readonly [Quantity<'°C'>, Quantity<'mPa s'>])[] = [
  [70, 0.4035],
  [60, 0.466],
  [50, 0.5465],
  [40, 0.6527],
  [35, 0.7191],
  [30, 0.7972],
  [25, 0.89],
  [20, 1.0016],
  [15, 1.1375],
  [10, 1.3059],
  [5, 1.5182],
];
const water = createLinear(
  WATER.map(([celsius]) => 1 / celsiusToKelvin(celsius)),
  WATER.map(([, viscosity]) => Math.log(viscosity)),
);
const ROOM = 298.15;

export function dispersantViscosity(dispersant: Dispersant, kelvin: Quantity<'K'>): Quantity<'Pa s'> {
  switch (dispersant) {
    case 'Water':
      return 1e-3 * Math.exp(water.value(1 / kelvin));
    case 'Ethanol':
      return 1.074e-3 * Math.exp(1600 * (1 / kelvin - 1 / ROOM));
    case 'Toluene':
      return 0.555e-3 * Math.exp(1050 * (1 / kelvin - 1 / ROOM));
  }
}

export type LaserLine = '532' | '633' | '780';
const WATER_INDEX: Readonly<Record<LaserLine, number>> = { '532': 1.335, '633': 1.332, '780': 1.329 };

export const dispersantIndex = (dispersant: Dispersant, wavelength: LaserLine): number =>
  dispersant === 'Water' ? WATER_INDEX[wavelength] : dispersant === 'Ethanol' ? 1.36 : 1.494;
