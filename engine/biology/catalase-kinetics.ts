/**
 * Catalase and what disturbs it: the rate law, its dependence on warmth and pH, the loss of active enzyme, and the oxygen it makes.
 *
 * v = V E S/(Kₘ + S + S²/Kᵢ) · 1/(1 + I/5 mM), V = 5.0 mM/s · k(T) f(pH)/f(7) at the standard dose
 * k(T) = exp[−(12 kJ/mol)/R (1/T − 1/298.15 K)], f(pH) = 1/(1 + 10^(pK₁−pH) + 10^(pH−pK₂))
 * dE/dt = −(k_d + k_pH) E
 *
 * Kₘ: apparent, human catalase, J. Switala and P. C. Loewen, Arch. Biochem. Biophys. 401, 145 (2002). The others were chosen for teaching.
 */
import type { Quantity } from '../contract';
import { constants } from '../core/constants';
import { celsiusToKelvin } from '../core/units';

const R = constants.gasConstant.value;
export const KM: Quantity<'mmol/L'> = 80;
const KI: Quantity<'mmol/L'> = 3000;
const V_25: Quantity<'mM/s'> = 5;
const BARRIER = 12_000;
const UNFOLDING = { rate: 0.005, barrier: 260_000, kelvin: 333.15, most: 5 } as const;
const PK = { acid: 5, base: 10 } as const;
/** mmol/L of copper that halves the rate. */
const HALF_INHIBITED: Quantity<'mmol/L'> = 5;

/** Litres of the mixture in the cylinder. */
export const MIXTURE_LITRES = 0.01;
/** The burette stands in the room, whatever the bath. */
const BURETTE_KELVIN: Quantity<'K'> = 298.15;
const ATMOSPHERE_KPA = 101.325;

/** What extract and peroxide do to a pH that no buffer holds: they pull it to 6.2. Teaching value. */
const OWN = { ph: 6.2, part: 0.2 } as const;

export const phInCylinder = (set: Quantity<'pH'>, buffered: boolean): Quantity<'pH'> =>
  buffered ? set : OWN.ph + OWN.part * (set - OWN.ph);

/** Part of the enzyme whose two groups are in the right state, 0 to 1. */
const rightlyCharged = (ph: Quantity<'pH'>): number => 1 / (1 + 10 ** (PK.acid - ph) + 10 ** (ph - PK.base));

/** Rate at saturation with the standard dose, mM of H₂O₂ per second. */
export function greatestRate(celsius: Quantity<'°C'>, ph: Quantity<'pH'>): Quantity<'mM/s'> {
  const warmth = Math.exp((-BARRIER / R) * (1 / celsiusToKelvin(celsius) - 1 / 298.15));
  return (V_25 * warmth * rightlyCharged(ph)) / rightlyCharged(7);
}

/** Part of that rate with so much peroxide and copper, mmol/L. */
export const partOfGreatest = (substrate: Quantity<'mmol/L'>, copper: Quantity<'mmol/L'>): number =>
  substrate / (KM + substrate + (substrate * substrate) / KI) / (1 + copper / HALF_INHIBITED);

/** How fast active enzyme is lost by heat and by pH, 1/s. */
export function lossRate(celsius: Quantity<'°C'>, ph: Quantity<'pH'>): Quantity<'1/s'> {
  const { rate, barrier, kelvin, most } = UNFOLDING;
  const heat = rate * Math.exp((-barrier / R) * (1 / celsiusToKelvin(celsius) - 1 / kelvin));
  return Math.min(most, heat) + Math.min(1, 0.01 * (10 ** (3 - ph) + 10 ** (ph - 12)));
}

/** Gas from so many mmol of decomposed peroxide: mL at a temperature and one atmosphere; two H₂O₂ give one O₂. µL from µmol. */
export const oxygenFrom = (amount: Quantity<'mmol'>, kelvin: Quantity<'K'> = BURETTE_KELVIN): Quantity<'mL'> =>
  ((amount / 2) * R * kelvin) / ATMOSPHERE_KPA;

/** The same from so much in the mixture, mmol/L. */
export const gasOf = (decomposed: Quantity<'mmol/L'>, kelvin?: Quantity<'K'>): Quantity<'mL'> =>
  oxygenFrom(decomposed * MIXTURE_LITRES, kelvin);

/** The same for a rate, mL/s. */
export const gasPerSecond = (rate: Quantity<'mM/s'>, kelvin?: Quantity<'K'>): Quantity<'mL/s'> =>
  Number(gasOf(Number(rate), kelvin));
