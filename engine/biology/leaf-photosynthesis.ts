/**
 * Photosynthesis of a C3 leaf: G. D. Farquhar, S. von Caemmerer and J. A. Berry, Planta 149, 78 (1980).
 *
 * A = (1 − Γ*⁄Cᵢ) min(W_c, W_j) − R_d
 * W_c = V_cmax Cᵢ/(Cᵢ + K_c(1 + O/K_o)), W_j = (J/4) Cᵢ/(Cᵢ + 2Γ*)
 * θJ² − (αI + J_max)J + αI J_max = 0, the smaller root
 *
 * Γ*, K_c, K_o and their warmth: C. J. Bernacchi et al., Plant Cell Environ. 24, 253 (2001). Peaked warmth of V_cmax and J_max:
 * R. Leuning, Plant Cell Environ. 25, 1205 (2002). Cᵢ = 0.7 Cₐ: S. C. Wong, I. R. Cowan and G. D. Farquhar, Nature 282, 424 (1979).
 * Lux in a micromole: R. W. Thimijan and R. D. Heins, HortScience 18, 818 (1983). The leaf is a shade plant's: chosen.
 */
import type { Quantity } from '../contract';
import { constants } from '../core/constants';
import { celsiusToKelvin } from '../core/units';

/** Per m² of leaf. */
type Flux = Quantity<'µmol m⁻² s⁻¹'>;

const R = constants.gasConstant.value;
const T_REF = 298.15;
const OXYGEN = 210;
const INSIDE = 0.7;
const LEAF = { vcmax: 15, jmax: 30, respiration: 0.25 } as const;
const ALPHA = 0.24;
const THETA = 0.85;

export const LUX_PER_MICROMOLE = {
  Sunlight: 54,
  'Cool white fluorescent': 74,
  'High pressure sodium': 82,
} as const;
export type Lamp = keyof typeof LUX_PER_MICROMOLE;

export interface LeafPlace {
  readonly ppfd: Flux;
  /** In the air around the leaf. */
  readonly co2: Quantity<'ppm'>;
  readonly celsius: Quantity<'°C'>;
}

/** Arrhenius, J/mol, 1 at 25 °C. */
const warmed = (energy: number, kelvin: number): number => Math.exp((energy * (kelvin - T_REF)) / (T_REF * R * kelvin));

/** With deactivation above an optimum. */
const peaked = (energy: number, lost: number, entropy: number, kelvin: number): number =>
  (warmed(energy, kelvin) * (1 + Math.exp((T_REF * entropy - lost) / (T_REF * R)))) /
  (1 + Math.exp((entropy * kelvin - lost) / (R * kelvin)));

export interface Assimilation {
  /** A_c and A_j: gross, as Rubisco and as the light reactions would allow; negative below Γ*. */
  readonly rubisco: Flux;
  readonly electrons: Flux;
  readonly respiration: Flux;
  /** What Rubisco fixes at most is less than what the light pays for. */
  readonly byRubisco: boolean;
  /** Gross rate, min(W_c, W_j) less photorespiration. */
  readonly gross: Flux;
  readonly net: Flux;
  /** d ln J / d ln I: 1 where the electrons rise as the light does, 0 where more light moves no more of them. */
  readonly lightShare: number;
}

export function assimilationAt({ ppfd, co2, celsius }: LeafPlace): Assimilation {
  const kelvin = celsiusToKelvin(celsius);
  const ci = INSIDE * co2;
  const gammaStar = 42.75 * warmed(37_830, kelvin);
  const kc = 404.9 * warmed(79_430, kelvin);
  const ko = 278.4 * warmed(36_380, kelvin);
  const vcmax = LEAF.vcmax * peaked(73_637, 149_252, 486, kelvin);
  const jmax = LEAF.jmax * peaked(50_300, 152_044, 495, kelvin);
  const respiration = LEAF.respiration * 2 ** ((celsius - 25) / 10);
  const sum = ALPHA * ppfd + jmax;
  const j = (sum - Math.sqrt(sum * sum - 4 * THETA * ALPHA * ppfd * jmax)) / (2 * THETA);
  const lightShare = (ALPHA * ppfd * (jmax - j)) / (j * (sum - 2 * THETA * j));
  const wc = (vcmax * ci) / (ci + kc * (1 + OXYGEN / ko));
  const wj = ((j / 4) * ci) / (ci + 2 * gammaStar);
  const kept = 1 - gammaStar / ci;
  const gross = kept * Math.min(wc, wj);
  return {
    rubisco: kept * wc,
    electrons: kept * wj,
    respiration,
    byRubisco: wc < wj,
    gross,
    net: gross - respiration,
    lightShare: ppfd > 0 ? lightShare : 1,
  };
}

export const LIMITS = ['light', 'carbon dioxide', 'temperature'] as const;
export type Limit = (typeof LIMITS)[number];

const GRID = Array.from({ length: 31 }, (_, k) => 10 + k);
/** Of the best gross rate at another temperature: below it, temperature is what limits. */
const FAR_BELOW = 0.7;
/** Where light sets the rate, and the rate rises at least half in proportion to it, light is what limits. */
const BY_LIGHT = 0.5;

/**
 * What holds photosynthesis back, by gross rates: respiration, which a colder leaf has less of, is no part of it. Net rates would call
 * the cold a gain in weak light, where warmth changes hardly anything.
 */
export function limitAt(place: LeafPlace): Limit {
  if (place.ppfd === 0) return 'light';
  const { gross, byRubisco, lightShare } = assimilationAt(place);
  if (gross > 0 && !byRubisco && lightShare > BY_LIGHT) return 'light';
  const best = Math.max(...GRID.map((celsius) => assimilationAt({ ...place, celsius }).gross));
  if (best > 0 && gross < FAR_BELOW * best) return 'temperature';
  return byRubisco ? 'carbon dioxide' : 'light';
}

/** Light at which a leaf's net rate is 0, by halving; µmol m⁻² s⁻¹. */
export function compensationPoint(co2: Quantity<'ppm'>, celsius: Quantity<'°C'>): Flux {
  let [low, high] = [0, 200];
  for (let k = 0; k < 60; k++) {
    const middle = (low + high) / 2;
    if (assimilationAt({ ppfd: middle, co2, celsius }).net < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
