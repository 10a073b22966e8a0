/** What the bench for densities holds: samples, sinker and cylinder, at 20.0 °C. */
import type { Quantity } from '../contract';
import type { SubstanceId } from './samples/substances';

export type SampleForm =
  | { readonly is: 'block'; readonly length: number; readonly width: number; readonly height: number }
  | { readonly is: 'rod'; readonly diameter: number; readonly length: number }
  | { readonly is: 'liquid' };

export interface DensitySample<Name extends string = string> {
  readonly name: Name;
  /** What it is made of, in a word. */
  readonly material: string;
  readonly density: Quantity<'g/cm³'>;
  /** Edges and diameter in mm. */
  readonly form: SampleForm;
  readonly source: string;
}

const crc = 'CRC Handbook of Chemistry and Physics, 20 °C';

export const densitySamples = [
  {
    name: 'Aluminum Block',
    material: 'aluminium',
    density: 2.699,
    form: { is: 'block', length: 40, width: 15, height: 15 },
    source: crc,
  },
  { name: 'Water', material: 'water', density: 0.99821, form: { is: 'liquid' }, source: crc },
  { name: 'Ethanol', material: 'ethanol', density: 0.78937, form: { is: 'liquid' }, source: crc },
  {
    name: 'Lead Weight',
    material: 'lead',
    density: 11.34,
    form: { is: 'rod', diameter: 20, length: 32 },
    source: crc,
  },
] as const satisfies readonly DensitySample[];

export type DensitySampleName = (typeof densitySamples)[number]['name'];

/** What they are, in the table of substances. */
export const DENSITY_SUBSTANCES: Readonly<Record<DensitySampleName, SubstanceId>> = {
  'Aluminum Block': 'aluminium-metal',
  Water: 'water',
  Ethanol: 'ethanol',
  'Lead Weight': 'lead-metal',
};

export const WATER_DENSITY: Quantity<'g/cm³'> = 0.99821;
export const AIR_DENSITY: Quantity<'g/cm³'> = 0.0012;
/** Of the weights by which balances are adjusted. */
export const WEIGHTS_DENSITY: Quantity<'g/cm³'> = 8;
export const SINKER = { mass: 25, volume: 10 } as const;
/** Of the 50 mL cylinder, as the balance shows it. */
export const CYLINDER_TARE: Quantity<'g'> = 62.4;
export const CYLINDER_ML: Quantity<'mL'> = 50;
export const CYLINDER_BORE: Quantity<'cm'> = 2.4;
