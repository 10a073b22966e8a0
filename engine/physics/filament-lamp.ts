/**
 * The filament of a 12 V, 0.10 A lamp: its resistance rises with its temperature, electrical power heats it, radiation cools it.
 *
 *   R(T) = 120 Ω (T / 2700 K)^1.2          C dT/dt = P − σ′ (T⁴ − T₀⁴)
 *
 * Range: from room temperature up; conduction along the wires and evaporation are left out.
 */
import type { Quantity } from '../contract';

export const FILAMENT = {
  hotTemperature: 2700 as Quantity<'K'>,
  hotResistance: 120 as Quantity<'Ω'>,
  exponent: 1.2,
  roomTemperature: 293 as Quantity<'K'>,
  heatCapacity: 1.4e-4 as Quantity<'J/K'>,
  ratedPower: 1.2 as Quantity<'W'>,
} as const;

const { hotTemperature, hotResistance, exponent, roomTemperature, heatCapacity, ratedPower } = FILAMENT;
/** W/K⁴ */
const RADIATION = ratedPower / (hotTemperature ** 4 - roomTemperature ** 4);

export const filamentResistance = (temperature: number): number =>
  hotResistance * (temperature / hotTemperature) ** exponent;

/** dT/dt in K/s at a temperature and an electrical power. */
export const filamentHeating = (temperature: number, power: number): number =>
  (power - RADIATION * (temperature ** 4 - roomTemperature ** 4)) / heatCapacity;

/** Temperature at which the filament radiates a power. */
export const filamentTemperatureAt = (power: number): number => (power / RADIATION + roomTemperature ** 4) ** 0.25;
