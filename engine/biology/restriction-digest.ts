/**
 * Restriction digests carried to completion: every site of every enzyme is cut. A linear molecule with n sites gives
 * n + 1 fragments, a circular one n, or the whole circle where there is no site.
 */
import type { Quantity } from '../contract';
import { type EnzymeName, restrictionEnzymes } from '../data/restriction-enzymes';

export interface Molecule {
  readonly name: 'Lambda' | 'pUC19';
  readonly length: Quantity<'bp'>;
  readonly form: 'linear' | 'circular';
}

/** Lengths: GenBank NC_001416 and L09137. */
export const molecules = {
  Lambda: { name: 'Lambda', length: 48502, form: 'linear' },
  pUC19: { name: 'pUC19', length: 2686, form: 'circular' },
} as const satisfies Readonly<Record<string, Molecule>>;

/** Where the molecule is cut, in rising order, each place once. */
export function cutPositions(molecule: Molecule, enzymes: readonly EnzymeName[]): readonly Quantity<'bp'>[] {
  const cuts = restrictionEnzymes.flatMap(({ name, cuts: of }): readonly number[] =>
    enzymes.includes(name) ? of[molecule.name] : [],
  );
  return [...new Set(cuts)].sort((a, b) => a - b);
}

/** Sizes of the fragments, the largest first. */
export function digest(molecule: Molecule, enzymes: readonly EnzymeName[]): readonly Quantity<'bp'>[] {
  const cuts = cutPositions(molecule, enzymes);
  const first = cuts[0];
  const last = cuts.at(-1);
  if (first === undefined || last === undefined) return [molecule.length];
  const inner = cuts.slice(1).map((cut, i) => cut - (cuts[i] ?? 0));
  const ends = molecule.form === 'linear' ? [first, molecule.length - last] : [molecule.length - last + first];
  return [...inner, ...ends].sort((a, b) => b - a);
}
