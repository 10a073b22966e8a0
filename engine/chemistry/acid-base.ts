/**
 * Equilibrium of one monoprotic acid HA and a strong base NaOH in water at 25 °C.
 *
 * Electroneutrality   [Na⁺] + [H⁺] = [OH⁻] + [A⁻]
 * Water               Kw = [H⁺][OH⁻]
 * Acid                Ka = [H⁺][A⁻]/[HA], [HA] + [A⁻] = cA   (a strong acid is all A⁻)
 *
 * so g(h) = cNa + h − Kw/h − cA α(h) = 0 with α = 1 or Ka/(Ka + h). g rises strictly with h: one root.
 *
 * Davies (C. W. Davies, "Ion Association", 1962, with the coefficient 0.3):
 * log₁₀ γ = −0.509 z² (√I/(1 + √I) − 0.3 I). All ions here have |z| = 1, so Ka and Kw become Ka/γ², Kw/γ² on the
 * concentration scale, I = ½ Σ c z² = cNa + h, and pH = −log₁₀(γ h). Good to about I = 0.5 mol/L.
 *
 * Concentrations in mol/L, the standard state of the constants.
 */
import { ModelError, type Quantity } from '../contract';
import { newton } from '../core/root';
import { ionProductOfWater } from '../data/acids';

export interface AcidBaseMixture {
  /** Total concentration of Na⁺ from the base. */
  readonly sodium: Quantity<'mol/L'>;
  /** Total concentration of the acid, HA and A⁻ together. */
  readonly acid: Quantity<'mol/L'>;
  /** null for an acid that ionises completely. */
  readonly pKa: Quantity<'1'> | null;
}

export interface AcidBaseEquilibrium {
  readonly ph: Quantity<'1'>;
  readonly ionicStrength: Quantity<'mol/L'>;
}

const KW = 10 ** -ionProductOfWater.pKw;
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

/** −log₁₀[H⁺] for constants on the concentration scale. */
function logHydrogen({ sodium, acid }: AcidBaseMixture, ka: number | null, kw: number): number {
  const excess = sodium - acid;
  const charge = (p: number): number => {
    const h = 10 ** -p;
    const undissociated = ka === null ? 0 : (acid * h) / (ka + h);
    return excess + h - kw / h + undissociated;
  };
  const slope = (p: number): number => {
    const h = 10 ** -p;
    const buffer = ka === null ? 0 : (acid * ka * h) / (ka + h) ** 2;
    return -Math.LN10 * (h + kw / h + buffer);
  };
  return newton(charge, slope, LOWEST_PH, HIGHEST_PH, { tolerance: PH_TOLERANCE });
}

/** pH and ionic strength at equilibrium; with `activity`, by Davies activity coefficients. */
export function equilibrate(mixture: AcidBaseMixture, activity: boolean): AcidBaseEquilibrium {
  const ka = mixture.pKa === null ? null : 10 ** -mixture.pKa;
  let p = logHydrogen(mixture, ka, KW);
  let ionicStrength = mixture.sodium + 10 ** -p;
  if (!activity) return { ph: p, ionicStrength };
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const logGamma = daviesLogGamma(ionicStrength);
    const square = 10 ** (2 * logGamma);
    p = logHydrogen(mixture, ka === null ? null : ka / square, KW / square);
    const next = mixture.sodium + 10 ** -p;
    const change = Math.abs(next - ionicStrength);
    ionicStrength = next;
    if (change <= IONIC_STRENGTH_TOLERANCE) return { ph: p - logGamma, ionicStrength };
  }
  throw new ModelError('ionic-strength', 'The ionic strength of the mixture could not be found.');
}
