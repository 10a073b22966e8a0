/** Calls, their error probabilities, and the letters of a FASTQ file. Phred: Q = −10 log₁₀ P (Ewing and Green, Genome Res. 8, 186, 1998). */
export const BASES = 'ACGT';
export const LEAST_Q = 2;
export const MOST_Q = 40;

export interface Call {
  readonly letter: string;
  readonly q: number;
}

/** Complementary error function, to 1.2e-7 of itself (W. H. Press et al., Numerical Recipes, 2nd ed., 6.2). */
export function erfc(x: number): number {
  const z = Math.abs(x);
  const t = 1 / (1 + 0.5 * z);
  const polynomial = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ].reduceRight((sum, c) => sum * t + c, 0);
  const tail = t * Math.exp(-z * z + polynomial);
  return x >= 0 ? tail : 2 - tail;
}

/** That the second of two intensities was the first: ½ erfc((I₁ − I₂)/2σ); 0 without noise. */
export const errorOf = (one: number, two: number, sigma: number): number =>
  sigma === 0 ? (one > two ? 0 : 0.5) : 0.5 * erfc((one - two) / (2 * sigma));

/** Within Q 2 to 40. */
export const qualityOf = (probability: number): number =>
  probability <= 0 ? MOST_Q : Math.min(MOST_Q, Math.max(LEAST_Q, -10 * Math.log10(probability)));

export const fastqLetter = (q: number): string => String.fromCharCode(33 + Math.round(q));

export const fastqRecord = (name: string, calls: readonly Call[]): string =>
  [`@${name}`, calls.map(({ letter }) => letter).join(''), '+', calls.map(({ q }) => fastqLetter(q)).join('')].join(
    '\n',
  );
