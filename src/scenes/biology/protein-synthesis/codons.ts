/** Codons, anticodons and residues of a run, and the run in words. */
import { complement, messageOf, residueOf } from '../../../../engine/biology/sequence';
import { residues as residueTable } from '../../../../engine/data/residue-masses';
import type { Frame } from '../../contract';

export type View = Frame<'protein_synthesis'>['view'];

export const nameOf = (letter: string): string =>
  residueTable.find((residue) => residue.letter === letter)?.name ?? 'stop';
export const anticodonOf = (codon: string): string => messageOf(complement(codon.replaceAll('U', 'T')));

/** The codon last translated into a residue before `read`, or -1: stops in the frame modes are passed over. */
export function residueBefore(chain: string, read: number): number {
  let index = read - 1;
  while (index >= 0 && chain[index] === '*') index--;
  return index;
}

export const codonAt = ({ message, start }: View, index: number): string =>
  start === null ? '' : message.slice(start + 3 * index, start + 3 * index + 3);

/** The codon at work, as an index into the chain; null while there is none. */
export function codonInUse(view: View): number | null {
  if (view.start === null || view.phase === 'transcription' || view.chain.length === 0) return null;
  if (view.phase === 'translation') return view.codonsRead;
  return codonAt(view, view.chain.length) === view.stop ? view.chain.length : view.chain.length - 1;
}

export function describeSynthesis({ view, shown, params, readings }: Frame<'protein_synthesis'>): string {
  const strand = params.strand === "Coding 5'-3'" ? 'coding' : 'template';
  const dna = `The typed ${strand} strand has ${view.dna.length} bases, ${shown.gc_percent.text} % of them G or C${view.isEdited ? ', and has been edited' : ''}.`;
  const lit = codonInUse(view);
  const codon = lit === null ? '' : codonAt(view, lit);
  switch (view.phase) {
    case 'transcription':
      return `${dna} In the nucleus RNA polymerase has opened the helix and copied ${Math.floor(view.bases)} bases; the message so far is ${shown.mrna.text || 'empty'}.`;
    case 'translation':
      return `${dna} The message is complete. In the cytoplasm the ribosome reads the codon ${codon}, ${nameOf(residueOf(codon))}; the chain so far is ${shown.protein.text || 'empty'}.`;
    case 'released': {
      if (view.start === null) return `${dna} The message is complete. No start codon (AUG) found: no protein is made.`;
      const mass = readings.molecular_weight_da === null ? '' : `, mass ${shown.molecular_weight_da.text} Da`;
      const effect = readings.mutation_effect === null ? '' : ` Effect of the edits: ${shown.mutation_effect.text}.`;
      return `${dna} The chain ${shown.protein.text || 'without residues'} has been released: length ${readings.protein_length}${mass}; stop codon ${shown.stop_codon.text}.${effect}`;
    }
  }
}
