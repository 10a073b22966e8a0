/** The planets whose radiation is balanced. */
import type { Quantity } from '../contract';

export type Planet = 'Earth' | 'Venus' | 'Mars' | 'Moon';

/** Solar constant (W/m²) and Bond albedo (NASA planetary fact sheets, nssdc.gsfc.nasa.gov/planetary/factsheet). */
export const PLANETS: Readonly<
  Record<Planet, { readonly solar_constant: Quantity<'W/m²'>; readonly albedo: Quantity<'1'> }>
> = {
  Earth: { solar_constant: 1361, albedo: 0.3 },
  Venus: { solar_constant: 2601.3, albedo: 0.77 },
  Mars: { solar_constant: 586.2, albedo: 0.25 },
  Moon: { solar_constant: 1361, albedo: 0.11 },
};
