/**
 * Rate constant of a first-order decay from absorbances: the slope of ln A against t, each point with the weight A², since a
 * reading scatters by the same amount in A (R. de Levie, When, why, and how to use weighted least squares, J. Chem. Educ. 63
 * (1986) 10).
 */
import type { Quantity } from '../contract';

/** Below this what is left is scatter. */
const LEAST: Quantity<'1'> = 0.02;
const LEAST_POINTS = 5;

export interface DecayConstant {
  readonly k: Quantity<'1/s'>;
  /** Standard uncertainty from the scatter about the line. */
  readonly u: Quantity<'1/s'>;
}

/** Null while there are fewer than five points above 0.02. */
export function decayConstant(times: readonly number[], absorbances: readonly number[]): DecayConstant | null {
  let [n, weight, meanT, meanY] = [0, 0, 0, 0];
  const each = (take: (t: number, y: number, w: number) => void): void => {
    for (let i = 0; i < times.length; i++) {
      const absorbance = absorbances[i] ?? 0;
      if (absorbance >= LEAST) take(times[i] ?? 0, Math.log(absorbance), absorbance * absorbance);
    }
  };
  each((t, y, w) => {
    n++;
    weight += w;
    meanT += w * t;
    meanY += w * y;
  });
  if (n < LEAST_POINTS) return null;
  meanT /= weight;
  meanY /= weight;
  let [spread, product, squares] = [0, 0, 0];
  each((t, y, w) => {
    spread += w * (t - meanT) ** 2;
    product += w * (t - meanT) * (y - meanY);
  });
  const slope = product / spread;
  each((t, y, w) => {
    squares += w * (y - meanY - slope * (t - meanT)) ** 2;
  });
  return { k: -slope, u: Math.sqrt(squares / (n - 2) / spread) };
}
