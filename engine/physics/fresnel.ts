/**
 * A plane wave at a smooth boundary of two clear, non-magnetic media: Snell's law and Fresnel's equations.
 *
 *   n₁ sin θ₁ = n₂ sin θ₂,   cos θ₂ = √(1 − (n₁ sin θ₁ / n₂)²)
 *   r_s = (n₁ c₁ − n₂ c₂)/(n₁ c₁ + n₂ c₂),   r_p = (n₂ c₁ − n₁ c₂)/(n₂ c₁ + n₁ c₂),   R = r²
 *
 * Beyond the critical angle cos θ₂ is imaginary, both |r| are 1, and the field behind the boundary fades as
 * exp(−z/d) in intensity, d = λ/(4π √(n₁² sin²θ₁ − n₂²)).
 * Source: M. Born and E. Wolf, Principles of Optics, 7th ed., §1.5.
 */
import type { Quantity } from '../contract';

export interface Boundary {
  /** Cosine on the far side; null where the light is totally reflected. */
  readonly cosine: number | null;
  /** Reflected share of the power, polarised across the plane of incidence and in it. */
  readonly rs: number;
  readonly rp: number;
}

/** What counts as nothing under the root: the critical angle itself is met, not missed by a rounding. */
const ROUNDING = 1e-12;

/** Light that meets the boundary from index `n1` at an angle whose sine and cosine are given (0 ≤ both ≤ 1). */
export function boundary(n1: number, n2: number, sine: number, cosine: number): Boundary {
  const across = (n1 / n2) * sine;
  const square = 1 - across * across;
  if (square < -ROUNDING) return { cosine: null, rs: 1, rp: 1 };
  const c2 = square < ROUNDING ? 0 : Math.sqrt(square);
  if (n1 === n2) return { cosine: c2, rs: 0, rp: 0 };
  if (c2 === 0) return { cosine: 0, rs: 1, rp: 1 };
  const s = (n1 * cosine - n2 * c2) / (n1 * cosine + n2 * c2);
  const p = (n2 * cosine - n1 * c2) / (n2 * cosine + n1 * c2);
  return { cosine: c2, rs: s * s, rp: p * p };
}

/** arcsin(n₂/n₁) in degrees; null where the second medium is not the thinner one. */
export const criticalAngle = (n1: number, n2: number): Quantity<'°'> | null =>
  n1 > n2 ? (Math.asin(n2 / n1) * 180) / Math.PI : null;

/** arctan(n₂/n₁) in degrees: light polarised in the plane of incidence is not reflected there. */
export const brewsterAngle = (n1: number, n2: number): Quantity<'°'> => (Math.atan(n2 / n1) * 180) / Math.PI;

/** Depth at which the intensity behind a totally reflecting boundary has fallen to 1/e, in the unit of the wavelength. */
export const evanescentDepth = (n1: number, n2: number, sine: number, wavelength: number): number =>
  wavelength / (4 * Math.PI * Math.sqrt(n1 * n1 * sine * sine - n2 * n2));
