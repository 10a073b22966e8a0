/**
 * A generated habitat: a plot of 50 m × 50 m with the individuals of a community scattered over it.
 *
 * Abundances nᵣ of S species, commonest first, scaled to N by largest remainders:
 *   geometric      pᵣ ∝ kʳ                                     (I. Motomura 1932)
 *   broken stick   pᵣ = (1/S) Σ_{j=r..S} 1/j                    (R. H. MacArthur 1957)
 *   log-series     rank r has the largest n with Σ_{k≥n} α xᵏ/k ≥ r − ½, x = N/(N + α)   (R. A. Fisher et al. 1943)
 * Positions of each species: a share 1 − c uniform; the rest by a Thomas process (M. Thomas 1949): parents uniform, each
 * with a Poisson number of offspring, mean 20, scattered normally with 1.5 m in x and in y around it.
 *
 * Assumptions: a plot without inner structure whose opposite edges meet (offspring wrap round); species independent.
 */
import type { Quantity } from '../contract';
import type { Rng } from '../core/rng';
import type { AbundanceModel, HabitatCommunity } from '../data/habitat-communities';

/** Side of the plot. */
export const PLOT: Quantity<'m'> = 50;
const OFFSPRING_MEAN = 20;
const OFFSPRING_SPREAD: Quantity<'m'> = 1.5;

/** Individuals one by one, species by species; coordinates in metres from the lower left corner, 0 ≤ x, y < 50. */
export interface Habitat {
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Rank of the species, from 0. */
  readonly species: Uint8Array;
  /** Individuals of each species. */
  readonly abundances: readonly number[];
}

/** Relative abundances of `species` species, commonest first. */
export function abundanceWeights(model: AbundanceModel, species: number, individuals: number): readonly number[] {
  switch (model.is) {
    case 'geometric':
      return Array.from({ length: species }, (_, rank) => model.ratio ** rank);
    case 'shares':
      return model.shares;
    case 'broken-stick': {
      const weights = Array.from({ length: species }, () => 0);
      let sum = 0;
      for (let j = species; j >= 1; j--) {
        sum += 1 / j;
        weights[j - 1] = sum / species;
      }
      return weights;
    }
    case 'log-series':
      return logSeriesRanks(model.alpha, species, individuals);
  }
}

function logSeriesRanks(alpha: number, species: number, individuals: number): readonly number[] {
  const x = individuals / (individuals + alpha);
  const weights: number[] = [];
  // Species expected with n individuals or more; all of them, −α ln(1 − x), for n = 1.
  const tails = new Float64Array(individuals + 2);
  let below = 0;
  let power = 1;
  for (let n = 1; n <= individuals + 1; n++) {
    tails[n] = -alpha * Math.log1p(-x) - below;
    power *= x;
    below += (alpha * power) / n;
  }
  let n = individuals + 1;
  for (let rank = 1; rank <= species; rank++) {
    while (n > 1 && tails[n]! < rank - 0.5) n--;
    weights.push(n);
  }
  return weights;
}

/** Whole numbers that add up to `total`, in proportion to the weights, by largest remainders; none below 1. */
export function apportion(weights: readonly number[], total: number): readonly number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  const quotas = weights.map((weight) => (total * weight) / sum);
  const shares = quotas.map((quota) => Math.max(1, Math.floor(quota)));
  let rest = total - shares.reduce((before, share) => before + share, 0);
  const byRemainder = quotas
    .map((quota, index) => ({ index, remainder: quota - (shares[index] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (rest <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    rest--;
  }
  // Species raised to 1 may have taken more than there was: the commonest gives it back.
  shares[0] = (shares[0] ?? 0) + Math.min(0, rest);
  return shares;
}

/** Brings a coordinate onto the plot as it is stored, in 32 bits. */
const wrapped = (position: number): number => {
  const inside = Math.fround(((position % PLOT) + PLOT) % PLOT);
  return inside < PLOT ? inside : 0;
};

/** Scatters a community. `clustering`: the share of each species that stands in clumps, 0 to 1. */
export function generateHabitat(community: HabitatCommunity, clustering: number, rng: Rng): Habitat {
  const { abundance, individuals } = community;
  const abundances = apportion(abundanceWeights(abundance, community.species, individuals), individuals);
  const x = new Float32Array(individuals);
  const y = new Float32Array(individuals);
  const species = new Uint8Array(individuals);
  let next = 0;
  const put = (rank: number, atX: number, atY: number): void => {
    x[next] = wrapped(atX);
    y[next] = wrapped(atY);
    species[next] = rank;
    next++;
  };
  abundances.forEach((count, rank) => {
    const end = next + count;
    const alone = next + Math.round((1 - clustering) * count);
    while (next < alone) put(rank, rng.uniform(0, PLOT), rng.uniform(0, PLOT));
    while (next < end) {
      const parentX = rng.uniform(0, PLOT);
      const parentY = rng.uniform(0, PLOT);
      const offspring = Math.min(rng.poisson(OFFSPRING_MEAN), end - next);
      for (let k = 0; k < offspring; k++) {
        put(rank, rng.normal(parentX, OFFSPRING_SPREAD), rng.normal(parentY, OFFSPRING_SPREAD));
      }
    }
  });
  return { x, y, species, abundances };
}

/** Individuals of each species rooted in the square of side `side` whose lower left corner is (left, bottom). */
export function countIn(habitat: Habitat, left: number, bottom: number, side: number): Uint16Array {
  const { x, y, species, abundances } = habitat;
  const counts = new Uint16Array(abundances.length);
  const right = left + side;
  const top = bottom + side;
  for (let i = 0; i < x.length; i++) {
    const atX = x[i]!;
    const atY = y[i]!;
    if (atX >= left && atX < right && atY >= bottom && atY < top) counts[species[i]!]!++;
  }
  return counts;
}
