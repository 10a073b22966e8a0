/** How far the ribosome has come on its message: what its picture is drawn from. */
import { mid, smooth } from './chain-path';
import { residueBefore, type View } from './codons';

export interface RibosomeStep {
  readonly released: boolean;
  /** The residues of the chain, and how many of them are joined. */
  readonly letters: string;
  readonly made: number;
  /** Done of the residue that is being joined, 0 to 1. */
  readonly part: number;
  /** The codon that is read, or null; that of the last residue; and where between them the ribosome stands. */
  readonly current: number | null;
  readonly before: number;
  readonly site: number;
  /** There is no residue yet: the ribosome joins its message. How much of that is done. */
  readonly first: boolean;
  readonly arriving: number;
}

export function ribosomeStep(view: View, reducedMotion: boolean): RibosomeStep {
  const released = view.phase === 'released';
  const letters = view.chain.replaceAll('*', '');
  const made = released ? letters.length : Math.floor(view.residues);
  const part = released ? 0 : reducedMotion ? 0.5 : view.residues - made;
  const current = released ? null : view.codonsRead;
  const before = residueBefore(view.chain, view.codonsRead);
  const first = made === 0;
  const site = first || current === null ? (current ?? before) : mid(before, current, smooth((part - 0.62) / 0.34));
  return { released, letters, made, part, current, before, site, first, arriving: first ? smooth(part / 0.45) : 1 };
}
