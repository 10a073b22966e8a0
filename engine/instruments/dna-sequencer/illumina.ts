/**
 * A read by synthesis on a flow cell: clusters of one molecule each, photographed in four colours in every cycle.
 *
 * In each cycle a strand of a cluster stays behind with the chance of phasing, goes two bases ahead with that of pre-phasing, else one:
 * a distribution over 25 places about the cycle. Its intensity of a base is the weight of the strands that stand at it, times
 * exp(−0.003 n), with cross-talk between A and C and between G and T, and noise.
 */
import { pairLetter } from '../../biology/pairwise-alignment';
import type { Rng } from '../../core/rng';
import { BASES, errorOf, qualityOf, type Call } from './base-calls';

export const REACH = 12;
const PLACES = 2 * REACH + 1;
const DECAY = 0.003;
const CROSS = 0.25;
/** The partner in cross-talk of A, C, G, T. */
const PARTNER: readonly number[] = [1, 0, 3, 2];
/** Random sequences by which the share of miscalls out of step is found. */
const SEQUENCES = 2000;
/** Clusters whose own reads are kept; with 5 steps at a time those of both copies take turns. */
const SAMPLED = 12;
const TURN = 5;
/** From this part of the clusters on a second letter is reported beside the first. */
const SECOND_PART = 0.25;

export interface Cycle {
  readonly call: Call;
  /** Clusters that call A, C, G, T. */
  readonly votes: readonly number[];
  /** What each cluster of a sample calls. */
  readonly sampled: string;
  /** Qualities of the clusters, each by itself: of a tenth, a quarter, a half, three quarters and nine tenths of them it is not higher. */
  readonly spread: readonly number[];
}

const SHARES = [0.1, 0.25, 0.5, 0.75, 0.9] as const;
/** Numbers of `spread`. */
export const SPREAD = SHARES.length;

/** Weights of the strands by place, −12 to +12 about the cycle; all of them together are 1. */
export type Weights = Float64Array;

export function firstWeights(): Weights {
  const weights = new Float64Array(PLACES);
  weights[REACH] = 1;
  return weights;
}

/** One cycle further; phasing and pre-phasing in %. What would leave the places kept stays at their ends. */
export function stepped(weights: Weights, phasing: number, prephasing: number): Weights {
  const next = new Float64Array(PLACES);
  const [p, q] = [phasing / 100, prephasing / 100];
  weights.forEach((weight, k) => {
    next[Math.max(0, k - 1)]! += p * weight;
    next[k]! += (1 - p - q) * weight;
    next[Math.min(PLACES - 1, k + 1)]! += q * weight;
  });
  return next;
}

/** Pure intensities of A, C, G, T in cycle `n` (from 1). */
function intensities(copy: string, weights: Weights, n: number): number[] {
  const sum = [0, 0, 0, 0];
  for (let k = 0; k < PLACES; k++) {
    const base = BASES.indexOf(copy[n - 1 + k - REACH] ?? ' ');
    if (base >= 0) sum[base]! += weights[k]!;
  }
  const left = Math.exp(-DECAY * n);
  return sum.map((part) => part * left);
}

/** Share of miscalls among random sequences with these weights and no noise; 0 as long as half of the strands are in step. */
export function outOfStep(weights: Weights, rng: Rng): number {
  if (weights[REACH]! >= 0.5) return 0;
  let wrong = 0;
  for (let s = 0; s < SEQUENCES; s++) {
    const sum = [0, 0, 0, 0];
    let own = 0;
    for (let k = 0; k < PLACES; k++) {
      const base = rng.int(0, 3);
      if (k === REACH) own = base;
      sum[base]! += weights[k]!;
    }
    if (sum.indexOf(Math.max(...sum)) !== own) wrong++;
  }
  return wrong / SEQUENCES;
}

/** How many clusters come from the first copy: each with a chance of one half. */
export const ofFirstCopy = (clusters: number, rng: Rng): number => rng.binomial(clusters, 0.5);

/** The clusters of the sample, evenly among all of them. */
const sampledOf = (clusters: number): readonly number[] => {
  const count = Math.min(SAMPLED, clusters);
  return Array.from({ length: count }, (_, k) => Math.floor(((((TURN * k) % count) + 0.5) * clusters) / count));
};

/** What all clusters together say: the letter of most, or that of two bases where a quarter of them and more call the second. */
export function consensus(votes: readonly number[]): string {
  const all = votes.reduce((sum, count) => sum + count, 0);
  const [one, two] = [0, 1, 2, 3].sort((a, b) => votes[b]! - votes[a]!) as [number, number, number, number];
  return votes[two]! >= SECOND_PART * all ? pairLetter(BASES[one]!, BASES[two]!) : BASES[one]!;
}

export interface CycleInput {
  readonly copies: readonly [string, string];
  readonly first: number;
  readonly clusters: number;
  readonly noise: number;
  readonly calibrated: boolean;
}

/** Photographs and calls cycle `n`, whose strands stand as `weights` say. */
export function runCycle(input: CycleInput, weights: Weights, n: number, rng: Rng): Cycle {
  const { copies, first, clusters, noise, calibrated } = input;
  const sigma = noise / 100;
  const pure = copies.map((copy) => intensities(copy, weights, n));
  const votes = [0, 0, 0, 0];
  const seen = [0, 0, 0, 0];
  const clean = [0, 0, 0, 0];
  // Noise of a level that was freed of cross-talk.
  const after = calibrated ? (sigma * Math.sqrt(1 + CROSS * CROSS)) / (1 - CROSS * CROSS) : sigma;
  const called = new Uint8Array(clusters);
  const doubts = new Float64Array(clusters);
  let doubt = 0;
  for (let i = 0; i < clusters; i++) {
    const own = pure[i < first ? 0 : 1]!;
    for (let b = 0; b < 4; b++) seen[b] = own[b]! + CROSS * own[PARTNER[b]!]! + sigma * rng.normal();
    for (let b = 0; b < 4; b++)
      clean[b] = calibrated ? (seen[b]! - CROSS * seen[PARTNER[b]!]!) / (1 - CROSS * CROSS) : seen[b]!;
    let [best, one, two] = [0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let b = 0; b < 4; b++) {
      if (clean[b]! > one) [best, one, two] = [b, clean[b]!, one];
      else if (clean[b]! > two) two = clean[b]!;
    }
    votes[best]!++;
    called[i] = best;
    doubts[i] = errorOf(one, two, after);
    doubt += doubts[i]!;
  }
  const letter = consensus(votes);
  const shared = outOfStep(weights, rng.stream(`out of step ${n}`));
  const probability = Math.max(doubt / clusters, shared);
  doubts.sort();
  return {
    call: { letter, q: qualityOf(probability) },
    votes,
    sampled: sampledOf(clusters)
      .map((i) => BASES[called[i]!])
      .join(''),
    spread: SHARES.map((share) => qualityOf(Math.max(shared, doubts[Math.floor((1 - share) * (clusters - 1))]!))),
  };
}
