/**
 * What reading off a scale leaves in a weighted sum of readings.
 *
 * A value x that scatters by σ and is rounded to steps q shows on average x + b(x), where b repeats from step to step:
 *
 *   b(x) = Σ_k (−1)^k (q/πk) e^(−2(πkσ/q)²) sin(2πk x/q)
 *
 * (B. Widrow and I. Kollár, Quantization Noise, Cambridge University Press 2008). Readings of nearly the same value therefore
 * share their rounding error, and no mean takes it away, unless σ is about a step or more. Where the value lies between two steps
 * is not known; averaged over that, with v_k = (q²/2π²k²) e^(−(2πkσ/q)²),
 *
 *   var Σ w_i y_i = (σ² + q²/12 − Σ_k v_k) Σ w_i² + Σ_k v_k |Σ_i w_i e^(2πik x_i/q)|²
 */

/** The error falls as 1/k; what is beyond counts as independent. */
const HARMONICS = 12;

export interface Scale {
  /** Standard deviation of the scatter before the rounding, in the unit of the readings. */
  readonly sigma: number;
  /** Step of the scale; 0 for none. */
  readonly step: number;
}

/** Standard deviation of Σ w_i y_i of readings y_i of the smooth values x_i. */
export function scatterOfSum(weights: readonly number[], values: readonly number[], { sigma, step }: Scale): number {
  const squares = weights.reduce((sum, weight) => sum + weight * weight, 0);
  if (step === 0) return sigma * Math.sqrt(squares);
  let own = sigma * sigma + (step * step) / 12;
  let shared = 0;
  for (let k = 1; k <= HARMONICS; k++) {
    const damping = Math.exp(-(((2 * Math.PI * k * sigma) / step) ** 2));
    if (damping < 1e-6) break;
    const variance = ((step / (Math.PI * k)) ** 2 / 2) * damping;
    let [even, odd] = [0, 0];
    weights.forEach((weight, i) => {
      const phase = (2 * Math.PI * k * values[i]!) / step;
      even += weight * Math.cos(phase);
      odd += weight * Math.sin(phase);
    });
    own -= variance;
    shared += variance * (even * even + odd * odd);
  }
  return Math.sqrt(own * squares + shared);
}
