/**
 * Volume of a gas at rest.
 *
 * Ideal            p v = R T
 * Van der Waals    (p + a/v²)(v − b) = R T, that is p v³ − (p b + R T) v² + a v − a b = 0; the gas is its largest root
 */
import type { Quantity } from '../contract';
import { constants } from '../core/constants';
import { newton } from '../core/root';
import type { VanDerWaalsGas } from '../data/van-der-waals';

const R = constants.gasConstant.value;
/** 1 L² bar in Pa m⁶, and litres in 1 m³. */
const PA_M6 = 0.1;
const LITRES = 1000;

/**
 * v in m³/mol at p and T; `gas` is null for the ideal gas. For a gas well above its boiling point at p: half of the ideal
 * volume must lie above the two smaller roots (for carbon dioxide at 0 °C to about 15 atm).
 */
export function molarVolume(gas: VanDerWaalsGas | null, p: Quantity<'Pa'>, T: Quantity<'K'>): Quantity<'m³/mol'> {
  const ideal = (R * T) / p;
  if (gas === null) return ideal;
  const a = gas.a * PA_M6;
  const b = gas.b / LITRES;
  return newton(
    (v) => ((p * v - (p * b + R * T)) * v + a) * v - a * b,
    (v) => (3 * p * v - 2 * (p * b + R * T)) * v + a,
    0.5 * ideal,
    ideal + b,
    { tolerance: 1e-15 },
  );
}
