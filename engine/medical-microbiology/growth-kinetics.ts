/**
 * How bacteria multiply: growth rate against temperature, lag, crowding, and death by heat.
 *
 * Temperature   cardinal temperature model with inflection (L. Rosso, J. R. Lobry and J. P. Flandrois, J. Theor. Biol. 162,
 *               447 (1993)), for Tmin < T < Tmax, else 0:
 *               μ(T) = μopt (T − Tmax)(T − Tmin)² / {(Topt − Tmin)[(Topt − Tmin)(T − Topt) − (Topt − Tmax)(Topt + Tmin − 2T)]}
 * Lag, crowding (J. Baranyi and T. A. Roberts, Int. J. Food Microbiol. 23, 277 (1994), m = 1), with y = ln N:
 *               dy/dt = μ q/(1 + q) (1 − e^(y − ymax)),  dq/dt = μ q,  lag λ = ln(1 + 1/q₀)/μ = h₀/μ
 * Heat          N falls tenfold in D = D₆₀ 10^((60 − T)/z)
 *
 * Assumptions: one well mixed population, numbers large enough to be continuous; the rate follows the temperature at
 * once. The crowding of one medium is one number, ymax. Rates in 1/h, temperatures in °C, numbers per mL.
 */
import type { Quantity } from '../contract';

export interface CardinalTemperatures {
  readonly min: Quantity<'°C'>;
  readonly opt: Quantity<'°C'>;
  readonly max: Quantity<'°C'>;
  /** Specific growth rate at the optimum. */
  readonly muOpt: Quantity<'1/h'>;
}

/**
 * Escherichia coli in rich broth: Rosso, Lobry and Flandrois (1993), fitted to M. A. Barber, J. Infect. Dis. 5, 379 (1908).
 * `min` is notional: sustained growth stops near 7.5 °C (M. K. Shaw, A. G. Marr and J. L. Ingraham, J. Bacteriol. 105, 683 (1971)).
 */
export const eColi: CardinalTemperatures = { min: 4.9, opt: 41.3, max: 47.5, muOpt: 2.3 };

/** μ(T), 1/h; 0 at and beyond the least and the greatest temperature. */
export function specificGrowthRate(
  temperature: Quantity<'°C'>,
  { min, opt, max, muOpt }: CardinalTemperatures,
): Quantity<'1/h'> {
  if (temperature <= min || temperature >= max) return 0;
  const above = temperature - min;
  const span = opt - min;
  const bracket = span * (temperature - opt) - (opt - max) * (opt + min - 2 * temperature);
  return (muOpt * (temperature - max) * above * above) / (span * bracket);
}

/** Above this q nothing is left to adjust; it is held there, so that long runs cannot overflow. */
const LN_Q_MOST = Math.log(1e12);

/** ln q₀ of a culture whose lag is h₀/μ: q₀ = 1/(e^h₀ − 1). */
export const initialLnQ = (h0: number): number => -Math.log(Math.expm1(h0));

/** q/(1 + q): the share of full speed that the cells have reached. */
export const adjustment = (lnQ: number): number => 1 / (1 + Math.exp(-lnQ));

/** ln q after h hours at the rate μ. */
export const advanceLnQ = (lnQ: number, mu: Quantity<'1/h'>, hours: Quantity<'h'>): number =>
  Math.min(LN_Q_MOST, lnQ + mu * hours);

/** ln N after one step of the classical Runge–Kutta method; q, whose equation is linear, is exact at every stage. */
export function advanceLnNumber(
  y: number,
  lnQ: number,
  mu: Quantity<'1/h'>,
  yMax: number,
  hours: Quantity<'h'>,
): number {
  const half = 0.5 * hours;
  const now = mu * adjustment(lnQ);
  const middle = mu * adjustment(advanceLnQ(lnQ, mu, half));
  const end = mu * adjustment(advanceLnQ(lnQ, mu, hours));
  const k1 = now * -Math.expm1(y - yMax);
  const k2 = middle * -Math.expm1(y + half * k1 - yMax);
  const k3 = middle * -Math.expm1(y + half * k2 - yMax);
  const k4 = end * -Math.expm1(y + hours * k3 - yMax);
  return y + (hours / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
}

export interface HeatResistance {
  /** From this temperature on, heat kills. */
  readonly from: Quantity<'°C'>;
  /** Minutes for a tenfold fall at 60 °C. */
  readonly d60: Quantity<'min'>;
  /** Degrees by which D changes tenfold. */
  readonly z: Quantity<'°C'>;
}

/** Rate at which heat lowers ln N, 1/h; 0 below the least temperature that kills. */
export function heatDeathRate(temperature: Quantity<'°C'>, { from, d60, z }: HeatResistance): Quantity<'1/h'> {
  if (temperature < from) return 0;
  const decimalReduction = d60 * 10 ** ((60 - temperature) / z);
  return (Math.LN10 * 60) / decimalReduction;
}
