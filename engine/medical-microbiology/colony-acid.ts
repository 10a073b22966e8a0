/**
 * A colony on agar: its radius, its dry mass, and what its acid or ammonia does to the pH below it.
 *
 * Edge          r = g max(0, θ − lag), θ = ∫ s dt, s = μ(T)/μ(37 °C) (`growth-kinetics.ts`): nearly constant in speed, as colonies on
 *               rich agar are (S. J. Pirt, J. Gen. Microbiol. 47, 181 (1967)); at most 6 mm
 * Mass          m = 0.25 mg/mm³ · ½ · ⅔ π r³: half a ball of a quarter dry matter
 * pH            dpH/dt = s m/(V β) [−q_a max(0, (pH − 4.6)/2.5) + q_b max(0, (8.2 − pH)/1.1)], V = 0.2 mL of agar, β = 20 mmol/L per pH
 * Neutral red   red share 1/(1 + 10^(pH − 6.8)) (Henderson and Hasselbalch)
 *
 * The brackets stop fermentation at pH 4.6 and ammonia at 8.2. V, β, the start at pH 7.1 being that of the medium, are chosen for teaching.
 */
import type { Quantity } from '../contract';
import { eColi, specificGrowthRate } from './growth-kinetics';

export const START_PH = 7.1;
export const NEUTRAL_RED_PKA = 6.8;
/** Below this bile acids come out of solution. */
export const BILE_HAZE_PH = 5.5;

const DRY: Quantity<'mg/mm³'> = 0.25;
const SHARE: Quantity<'mL'> = 0.2;
/** mmol/L per pH: mg, mmol/g and mL then give pH. */
const BUFFER = 20;
const ACID = { end: 4.6, span: 2.5 } as const;
const AMMONIA = { end: 8.2, span: 1.1 } as const;
const MOST_RADIUS: Quantity<'mm'> = 6;
const REFERENCE: Quantity<'°C'> = 37;

/** s: how much faster than at 37 °C everything goes. */
export const paceAt = (temperature: Quantity<'°C'>): number =>
  specificGrowthRate(temperature, eColi) / specificGrowthRate(REFERENCE, eColi);

/** mm, after θ hours of growth at 37 °C or what comes to that. */
export const radiusAfter = (
  theta: Quantity<'h'>,
  { speed, lag }: { readonly speed: Quantity<'mm/h'>; readonly lag: Quantity<'h'> },
): Quantity<'mm'> => Math.min(MOST_RADIUS, Math.max(0, speed * (theta - lag)));

const massOf = (radius: Quantity<'mm'>): Quantity<'mg'> => DRY * 0.5 * (2 / 3) * Math.PI * radius ** 3;

export interface Metabolism {
  readonly acid: number;
  readonly ammonia: number;
}

/** dpH/dθ, per hour at 37 °C. */
function drift(ph: number, mass: Quantity<'mg'>, { acid, ammonia }: Metabolism): number {
  const sour = acid * Math.max(0, (ph - ACID.end) / ACID.span);
  const alkaline = ammonia * Math.max(0, (AMMONIA.end - ph) / AMMONIA.span);
  return (mass / (SHARE * BUFFER)) * (alkaline - sour);
}

/** pH after one step of the classical Runge–Kutta method, from θ to θ + step. */
export function advancePh(
  ph: number,
  theta: Quantity<'h'>,
  step: Quantity<'h'>,
  colony: { readonly speed: Quantity<'mm/h'>; readonly lag: Quantity<'h'> },
  metabolism: Metabolism,
): number {
  const [now, middle, end] = [0, step / 2, step].map((part) => massOf(radiusAfter(theta + part, colony))) as [
    number,
    number,
    number,
  ];
  if (end === 0) return ph;
  const k1 = drift(ph, now, metabolism);
  const k2 = drift(ph + (step / 2) * k1, middle, metabolism);
  const k3 = drift(ph + (step / 2) * k2, middle, metabolism);
  const k4 = drift(ph + step * k3, end, metabolism);
  return ph + (step / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
}

/** Share of neutral red in its red form. */
export const redShare = (ph: number): number => 1 / (1 + 10 ** (ph - NEUTRAL_RED_PKA));
