/**
 * Enthalpy of solution at a finite strength: that of infinite dilution and the apparent molar enthalpy φL by Pitzer's equations,
 *
 *   φL = ν |z₊z₋| (A_H/2b) ln(1 + b√I) − 2 ν₊ν₋ R T² (m B + m² C),  B = β₀ + β₁ g(2√I),  g(x) = 2 (1 − (1 + x) e^(−x))/x²
 *
 * at 25 °C for a salt of two single charges, whose I is its molality. L. F. Silvester and K. S. Pitzer, J. Phys. Chem. 81 (1977) 1822.
 */
import type { Quantity } from '../contract';
import { constants } from '../core/constants';
import type { Salt } from '../data/calorimetry-salts';

/** kJ kg^½/mol^(3/2); kg^½/mol^½. */
const A_H = 1.986;
const B = 1.2;
const RT2 = (constants.gasConstant.value / 1000) * 298.15 ** 2;

/** kJ/mol at so many mol in a kilogram of water. */
export function apparentEnthalpy({ enthalpy, pitzer }: Salt, molality: Quantity<'mol/kg'>): Quantity<'kJ/mol'> {
  if (!pitzer || molality <= 0) return enthalpy;
  const root = Math.sqrt(molality);
  const x = 2 * root;
  const second = pitzer.beta0 + (pitzer.beta1 * 2 * (1 - (1 + x) * Math.exp(-x))) / (x * x);
  return (
    enthalpy + (A_H / B) * Math.log(1 + B * root) - 2 * RT2 * (molality * second + (molality * molality * pitzer.c) / 2)
  );
}
