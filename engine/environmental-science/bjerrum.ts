/** The shares of dissolved CO₂, bicarbonate and carbonate along pH: N. Bjerrum's plot (1914). */
import type { SeawaterConstants } from './carbonate-system';

/** Ends of the curves, and their points. */
export const CURVE_PH = [4, 11] as const;
export const CURVE_POINTS = 81;

export const curvePh = (n: number): number => CURVE_PH[0] + ((CURVE_PH[1] - CURVE_PH[0]) * n) / (CURVE_POINTS - 1);

/** Fills three curves, one after the other. */
export function fillShares({ k1, k2 }: SeawaterConstants, shares: Float32Array): void {
  for (let n = 0; n < CURVE_POINTS; n++) {
    const h = 10 ** -curvePh(n);
    const all = h * h + k1 * h + k1 * k2;
    shares[n] = (h * h) / all;
    shares[CURVE_POINTS + n] = (k1 * h) / all;
    shares[2 * CURVE_POINTS + n] = (k1 * k2) / all;
  }
}
