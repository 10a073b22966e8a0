/**
 * pH of a mixture of weak acids and bases in water at 25 °C, from the balance of charges:
 *
 * Σ strong ions + h − Kw/h + Σ cᵢ (zᵢ − n̄ᵢ(h)) − open = 0
 *
 * zᵢ is the charge of an acid with all its protons on, n̄ᵢ the mean number it has lost:
 * n̄ = Σ k βₖ/hᵏ ÷ Σ βₖ/hᵏ with βₖ = K₁ … Kₖ. An acid whose undissociated part is held constant by the air adds
 * K₁ c/h + 2 K₁ K₂ c/h². The sum falls strictly with the pH: one root, found by bisection.
 *
 * Activities are left out (concentration scale). Concentrations in mol/L, the standard state of the constants.
 */
import type { Quantity } from '../contract';
import { bisect } from '../core/root';
import { ionProductOfWater } from '../data/acids';

export interface DissolvedAcid {
  /** All its forms together. */
  readonly total: Quantity<'mol/L'>;
  /** Steps of dissociation, the strongest first. */
  readonly pKa: readonly Quantity<'1'>[];
  /** Charge with all protons on: 0 for acetic acid, 1 for ammonium. */
  readonly charge: 0 | 1;
}

export interface WaterMixture {
  /** Strong cations less strong anions, as single charges. */
  readonly strongCations: Quantity<'mol/L'>;
  readonly acids: readonly DissolvedAcid[];
  /** An acid of two steps whose undissociated form the air holds constant. */
  readonly open?: { readonly undissociated: Quantity<'mol/L'>; readonly pKa: readonly [number, number] };
}

const KW = 10 ** -ionProductOfWater.pKw;
const LOWEST_PH = -1;
const HIGHEST_PH = 15;
const TOLERANCE = { tolerance: 1e-11 } as const;

/** Mean number of protons lost by an acid of these steps. */
export function protonsLost(pKa: readonly number[], ph: number): number {
  let weight = 1;
  let sum = 1;
  let lost = 0;
  pKa.forEach((step, index) => {
    weight *= 10 ** (ph - step);
    sum += weight;
    lost += (index + 1) * weight;
  });
  return lost / sum;
}

/** Net charge of the mixture at a pH, mol/L; it falls strictly with the pH. */
export function chargeAt({ strongCations, acids, open }: WaterMixture, ph: Quantity<'1'>): Quantity<'mol/L'> {
  const h = 10 ** -ph;
  let sum = strongCations + h - KW / h;
  for (const { total, pKa, charge: full } of acids) sum += total * (full - protonsLost(pKa, ph));
  if (open) {
    const once = open.undissociated * 10 ** (ph - open.pKa[0]);
    sum -= once + 2 * once * 10 ** (ph - open.pKa[1]);
  }
  return sum;
}

/** pH at equilibrium. */
export const chargeBalancePh = (mixture: WaterMixture): Quantity<'1'> =>
  bisect((ph) => chargeAt(mixture, ph), LOWEST_PH, HIGHEST_PH, TOLERANCE);
