/** One gene with two alleles: genotypes, their chances in a cross, the classes that look alike, counts that a learner types. */
export const GENOTYPES = ['AA', 'Aa', 'aa'] as const;
export type Genotype = (typeof GENOTYPES)[number];
export type Dominance = 'Complete' | 'Incomplete';

export interface Cross {
  readonly parent1: Genotype;
  readonly parent2: Genotype;
  readonly dominance: Dominance;
}

/** The two alleles of a parent, of which each child gets one. */
export const allelesOf = (genotype: Genotype): readonly ['A' | 'a', 'A' | 'a'] =>
  genotype === 'AA' ? ['A', 'A'] : genotype === 'Aa' ? ['A', 'a'] : ['a', 'a'];

/** Place of the genotype of two alleles in `GENOTYPES`. */
export const united = (one: 'A' | 'a', two: 'A' | 'a'): 0 | 1 | 2 =>
  one === 'A' && two === 'A' ? 0 : one === 'a' && two === 'a' ? 2 : 1;

/** Chances of AA, Aa, aa: products of the chances ½ of the alleles (the Punnett square). */
export function genotypeChances({ parent1, parent2 }: Pick<Cross, 'parent1' | 'parent2'>): [number, number, number] {
  const chances: [number, number, number] = [0, 0, 0];
  for (const one of allelesOf(parent1)) for (const two of allelesOf(parent2)) chances[united(one, two)] += 0.25;
  return chances;
}

/** Three numbers by genotype, gathered by what is seen: dominant and recessive, or each for itself. */
export const byLook = (
  [first, mixed, last]: readonly [number, number, number],
  dominance: Dominance,
): readonly number[] => (dominance === 'Complete' ? [first + mixed, last] : [first, mixed, last]);

/** Chances of the classes that look different. */
export const lookChances = (cross: Cross): readonly number[] => byLook(genotypeChances(cross), cross.dominance);

const UNREADABLE = 'Enter counts as whole numbers separated by commas, one per class.';
const IMPOSSIBLE = 'Counts impossible for this cross: a class that it never gives must be 0.';
const NOTHING = 'All counts are 0: there is nothing to test.';
/** Whole numbers of up to seven digits. */
const WHOLE = /^\d{1,7}$/u;

/**
 * Counts by look as they were typed: one for each class that the cross can give, or for all classes with 0 for those it cannot. Or
 * the sentence that refuses them.
 */
export function typedLooks(text: string, cross: Cross): readonly number[] | string {
  const fields = text.split(',').map((field) => field.trim());
  if (!fields.every((field) => WHOLE.test(field))) return UNREADABLE;
  const typed = fields.map(Number);
  const chances = lookChances(cross);
  const possible = chances.filter((chance) => chance > 0).length;
  if (typed.length !== chances.length && typed.length !== possible) return UNREADABLE;
  let next = 0;
  const counts =
    typed.length === chances.length ? typed : chances.map((chance) => (chance > 0 ? (typed[next++] ?? 0) : 0));
  if (counts.some((count, n) => count > 0 && chances[n] === 0)) return IMPOSSIBLE;
  return counts.every((count) => count === 0) ? NOTHING : counts;
}

/** Counts in words: "3.02 : 1", "all dominant"; with incomplete dominance the three of them. */
export function ratioWords(counts: readonly number[], dominance: Dominance): string {
  if (dominance === 'Incomplete') return counts.join(' : ');
  const [dominant = 0, recessive = 0] = counts;
  if (recessive === 0) return 'all dominant';
  return dominant === 0 ? 'all recessive' : `${(dominant / recessive).toFixed(2)} : 1`;
}
