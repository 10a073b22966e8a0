/** Between which shares the true value is to lie within what is stated, and what a smaller number of seeds can tell of that. */

/**
 * Shares of the seeds within one standard uncertainty, and least share within two. A normal distribution has 0.683 and 0.954; a tolerance
 * alone, which is a limit, 0.577 and 1; what few steps of a scale decide may have more than either.
 */
export const GATE = { one: [0.54, 0.8], two: 0.9 } as const;

export interface Counted {
  readonly seeds: number;
  /** How many seeds lie within one and within two standard uncertainties. */
  readonly within: readonly [one: number, two: number];
}

export const isInside = ({ seeds, within: [one, two] }: Counted): boolean =>
  one / seeds >= GATE.one[0] && one / seeds <= GATE.one[1] && two / seeds >= GATE.two;

/** Probability of at most `most` successes in `count` trials that succeed with `share` each. */
export function binomialUpTo(most: number, count: number, share: number): number {
  let term = (1 - share) ** count;
  let sum = 0;
  for (let successes = 0; successes <= Math.min(most, count); successes++) {
    sum += term;
    term *= ((count - successes) / (successes + 1)) * (share / (1 - share));
  }
  return sum;
}

/** Chance of being called outside while on the edge of the gate, on each side. */
const DOUBT = 0.0005;

/** Whether so few seeds leave it open that many would lie inside: within the 99.9 % interval about the gate. */
export const mayBeInside = ({ seeds, within: [one, two] }: Counted): boolean =>
  binomialUpTo(one, seeds, GATE.one[0]) > DOUBT &&
  1 - binomialUpTo(one - 1, seeds, GATE.one[1]) > DOUBT &&
  binomialUpTo(two, seeds, GATE.two) > DOUBT;
