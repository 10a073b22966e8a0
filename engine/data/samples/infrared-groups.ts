/**
 * Where groups absorb in the infrared, cm⁻¹, whatever the molecule: B. C. Smith, Infrared Spectral Interpretation, CRC Press 1998,
 * rounded; carbon dioxide of the air and carbon monoxide with the branches of their rotation.
 */
import type { Quantity } from '../../contract';

export interface GroupRegion {
  readonly name: string;
  readonly from: Quantity<'1/cm'>;
  readonly to: Quantity<'1/cm'>;
}

export const GROUP_REGIONS: readonly GroupRegion[] = [
  { name: 'O–H of alcohols', from: 3200, to: 3650 },
  { name: 'O–H of acids', from: 2500, to: 3300 },
  { name: 'C–H at C=C', from: 3000, to: 3100 },
  { name: 'C–H of chains', from: 2840, to: 3000 },
  { name: 'CO₂ of the air', from: 2290, to: 2390 },
  { name: 'CO gas', from: 2050, to: 2230 },
  { name: 'C=O', from: 1650, to: 1800 },
  { name: 'H–O–H', from: 1625, to: 1650 },
  { name: 'ring C=C', from: 1430, to: 1620 },
  { name: 'CH₃', from: 1350, to: 1390 },
  { name: 'C–O', from: 1000, to: 1300 },
  { name: 'ring C–H', from: 680, to: 900 },
];
