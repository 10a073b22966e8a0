/**
 * Equilibrium of one monoprotic acid HA and a strong base NaOH, with or without carbonate in it, in water at 25 °C.
 *
 * Electroneutrality   [Na⁺] + [H⁺] = [OH⁻] + [A⁻] + [HCO₃⁻] + 2[CO₃²⁻]
 * Water               Kw = [H⁺][OH⁻]
 * Acid                Ka = [H⁺][A⁻]/[HA], [HA] + [A⁻] = cA   (a strong acid is all A⁻)
 *
 * Carbonate           K₁ = [H⁺][HCO₃⁻]/[CO₂], K₂ = [H⁺][CO₃²⁻]/[HCO₃⁻], all three together cC, none given off
 *
 * so g(h) = cNa + h − Kw/h − cA α(h) − cC (K₁h + 2K₁K₂)/(h² + K₁h + K₁K₂) = 0 with α = 1 or Ka/(Ka + h). g rises strictly with h:
 * one root.
 *
 * Davies (C. W. Davies, "Ion Association", 1962, with the coefficient 0.3):
 * log₁₀ γ = −0.509 z² (√I/(1 + √I) − 0.3 I). With γ that of a single charge, Ka, Kw and K₁ become Ka/γ², Kw/γ², K₁/γ² on the
 * concentration scale and K₂ becomes K₂/γ⁴, I = ½ Σ c z² = cNa + h + [CO₃²⁻], and pH = −log₁₀(γ h). Good to about I = 0.5 mol/L.
 *
 * Concentrations in mol/L, the standard state of the constants.
 */
import { ModelError, type Quantity } from '../contract';
import { newton } from '../core/root';
import { ionProductOfWater, weakAcidSteps } from '../data/acids';

export interface AcidBaseMixture {
  /** Total concentration of Na⁺ from the base. */
  readonly sodium: Quantity<'mol/L'>;
  /** Total concentration of the acid, HA and A⁻ together. */
  readonly acid: Quantity<'mol/L'>;
  /** null for an acid that ionises completely. */
  readonly pKa: Quantity<'1'> | null;
  /** Carbonate, hydrogencarbonate and carbon dioxide together; default none. */
  readonly carbon?: Quantity<'mol/L'>;
}

export interface AcidBaseEquilibrium {
  readonly ph: Quantity<'1'>;
  readonly ionicStrength: Quantity<'mol/L'>;
}

const KW = 10 ** -ionProductOfWater.pKw;
const [K1, K2] = weakAcidSteps.carbonic.pKa.map((step) => 10 ** -step) as [number, number];
const LOWEST_PH = -1;
const HIGHEST_PH = 15;
/** Far below any display and any step of the dosing, so that pH rises with every drop. */
const PH_TOLERANCE = 1e-12;
const DAVIES_A = 0.509;
const DAVIES_LINEAR = 0.3;
const IONIC_STRENGTH_TOLERANCE = 1e-9;
/** Each pass shrinks the error of I at least tenfold in the range of the inputs; this many means a fault. */
const MAX_PASSES = 60;

/** log₁₀ of the activity coefficient of an ion of charge ±1 (Davies). */
export function daviesLogGamma(ionicStrength: Quantity<'mol/L'>): number {
  const root = Math.sqrt(ionicStrength);
  return -DAVIES_A * (root / (1 + root) - DAVIES_LINEAR * ionicStrength);
}

interface Constants {
  readonly ka: number | null;
  readonly kw: number;
  readonly k1: number;
  readonly k2: number;
}

/** Constants on the concentration scale where a single charge has this activity coefficient. */
function constantsAt(ka: number | null, gamma: number): Constants {
  const square = gamma ** 2;
  return { ka: ka === null ? null : ka / square, kw: KW / square, k1: K1 / square, k2: K2 / square ** 2 };
}

/** Parts of the dissolved carbon that are hydrogencarbonate and carbonate. */
function carbonForms(h: number, { k1, k2 }: Constants): { readonly single: number; readonly twofold: number } {
  const all = h * h + k1 * h + k1 * k2;
  return { single: (k1 * h) / all, twofold: (k1 * k2) / all };
}

/** −log₁₀[H⁺] for constants on the concentration scale. */
function logHydrogen({ sodium, acid, carbon = 0 }: AcidBaseMixture, constants: Constants): number {
  const { ka, kw } = constants;
  const excess = sodium - acid;
  const charge = (p: number): number => {
    const h = 10 ** -p;
    const undissociated = ka === null ? 0 : (acid * h) / (ka + h);
    const { single, twofold } = carbonForms(h, constants);
    return excess + h - kw / h + undissociated - carbon * (single + 2 * twofold);
  };
  const slope = (p: number): number => {
    const h = 10 ** -p;
    const buffer = ka === null ? 0 : (acid * ka * h) / (ka + h) ** 2;
    const { single, twofold } = carbonForms(h, constants);
    // The mean charge of the carbon falls with ln h by the variance of that charge.
    const ofCarbon = carbon * (single + 4 * twofold - (single + 2 * twofold) ** 2);
    return -Math.LN10 * (h + kw / h + buffer + ofCarbon);
  };
  return newton(charge, slope, LOWEST_PH, HIGHEST_PH, { tolerance: PH_TOLERANCE });
}

/** pH and ionic strength at equilibrium; with `activity`, by Davies activity coefficients. */
export function equilibrate(mixture: AcidBaseMixture, activity: boolean): AcidBaseEquilibrium {
  const ka = mixture.pKa === null ? null : 10 ** -mixture.pKa;
  const strength = (p: number, constants: Constants): number =>
    mixture.sodium + 10 ** -p + (mixture.carbon ?? 0) * carbonForms(10 ** -p, constants).twofold;
  const dilute = constantsAt(ka, 1);
  let p = logHydrogen(mixture, dilute);
  let ionicStrength = strength(p, dilute);
  if (!activity) return { ph: p, ionicStrength };
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const logGamma = daviesLogGamma(ionicStrength);
    const constants = constantsAt(ka, 10 ** logGamma);
    p = logHydrogen(mixture, constants);
    const next = strength(p, constants);
    const change = Math.abs(next - ionicStrength);
    ionicStrength = next;
    if (change <= IONIC_STRENGTH_TOLERANCE) return { ph: p - logGamma, ionicStrength };
  }
  throw new ModelError('ionic-strength', 'The ionic strength of the mixture could not be found.');
}
