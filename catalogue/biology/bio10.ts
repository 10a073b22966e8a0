import { MAX_BASES, refuseDna } from '../../engine/biology/protein-synthesis';
import { cleanSequence, complement, messageOf } from '../../engine/biology/sequence';
import { defineExperiment } from '../define';

const DEFAULT_DNA = 'ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG';

/** Of a text from a link the first 600 bases. */
const nearestDna = (text: string): string => {
  const first = cleanSequence(text).slice(0, MAX_BASES);
  return refuseDna(first) === null ? first : DEFAULT_DNA;
};

export const entry = defineExperiment({
  id: 'bio10',
  simulation: 'protein_synthesis',
  texts: () => import('./bio10.texts'),
  inputs: [
    {
      id: 'dna_sequence',
      label: 'DNA snippet',
      type: 'text',
      applies: 'restart',
      apparatus: true,
      defaultValue: DEFAULT_DNA,
      hint: 'Three to 600 bases. Spaces, digits and line breaks are dropped, U is read as T.',
      validate: refuseDna,
      nearest: nearestDna,
    },
    {
      id: 'strand',
      label: 'Strand typed',
      type: 'select',
      applies: 'restart',
      options: ["Coding 5'-3'", "Template 3'-5'"],
      defaultValue: "Coding 5'-3'",
      hint: 'The message equals the coding strand with U for T; of a template it is the base-by-base complement.',
    },
    {
      id: 'reading_frame',
      label: 'Translate from',
      type: 'select',
      applies: 'restart',
      options: ['First AUG', 'Frame 1', 'Frame 2', 'Frame 3'],
      defaultValue: 'First AUG',
      hint: 'A frame reads the whole message from base 1, 2 or 3 and writes a stop as *.',
    },
  ],
  mainReadings: [
    'protein',
    'protein_length',
    'molecular_weight_da',
    'stop_codon',
    'mutation_effect',
    'start_position',
    'gc_percent',
    'mrna',
  ],
  mainActions: ['substitute', 'insert', 'delete', 'restore'],
  plot: {
    x: { column: 'time' },
    y: { column: 'protein_length' },
    sampleEvery: 1 / 45,
  },
  procedure: [
    {
      text: 'Run the DNA as it stands and wait until the ribosome releases the chain. Read the protein: MAIVMGR.',
      done: { reading: 'protein', is: 'MAIVMGR' },
      hint: 'Press Run. Transcription takes 39/45 s of lab time, translation 7/15 s; the clock is slowed ten times.',
    },
    {
      text: "Write the template strand under the DNA on paper, type it, choose Template 3'-5' and run again. The protein must be the same.",
      done: {
        all: [
          { input: 'strand', equals: "Template 3'-5'" },
          { reading: 'protein', is: 'MAIVMGR' },
        ],
      },
      hint: 'A stands opposite T and G opposite C: the template starts TACCGG… Do not turn it round.',
    },
    {
      text: "Now do it badly: type the first DNA again, ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG, but leave Template 3'-5' chosen, and run. Where is the protein?",
      done: {
        all: [
          { input: 'dna_sequence', equals: DEFAULT_DNA },
          { input: 'strand', equals: "Template 3'-5'" },
          { reading: 'mrna', is: messageOf(complement(DEFAULT_DNA)) },
          { reading: 'protein_length', to: 0 },
        ],
      },
      badly: true,
      hint: 'The message is UACCGG… and has no AUG: nothing is made. The same letters mean another message on the other strand. Always say which strand and which end.',
    },
    {
      text: 'Go back to the coding strand and the first DNA. Change one base so that the protein stays the same: a silent mutation.',
      done: { reading: 'mutation_effect', is: 'silent' },
      hint: 'Click a base on the stage, or use Substitute a base. GCC, GCU, GCA and GCG all mean alanine: try 6:T.',
    },
    {
      text: 'Restore the DNA. Change one base so that one amino acid becomes another: a missense mutation.',
      done: { reading: 'mutation_effect', is: 'missense' },
      hint: 'The second base of a codon always matters: 5:A turns GCC into GAC, alanine into aspartate.',
    },
    {
      text: 'Restore the DNA. Make the chain end too early: a nonsense mutation.',
      done: { reading: 'mutation_effect', is: 'nonsense' },
      hint: 'In this DNA no single base will do: make UGA out of GGC with 16:T and 18:A.',
    },
    {
      text: 'Restore the DNA. Take out or put in one base behind the start codon: a frameshift. From where on is the protein another one?',
      done: { reading: 'mutation_effect', is: 'frameshift' },
      hint: 'Delete base 5, or insert 4:C.',
    },
    {
      text: 'Sickle cell: type ATGGTGCATCTGACTCCTGAGGAGAAGTCTGCCGTTACTGCCTAA, the beginning of β globin with a stop put behind it, run it and record a row. Then change base 20 from A to T, run and record again.',
      done: {
        all: [
          { did: 'substitute' },
          { reading: 'protein', is: 'MVHLTPVEKSAVTA' },
          { recorded: 2, distinct: 'molecular_weight_da' },
        ],
      },
      hint: 'Substitute 20:T. GAG becomes GTG: glutamate becomes valine. Record when the chain has been released.',
    },
    {
      text: 'Work out the difference of the two masses and compare it with the difference of the residue masses of glutamate and valine.',
      done: { byLearner: true },
      hint: '129.1155 − 99.1326 = 29.98 Da.',
    },
    {
      text: 'Try all changes of one codon, place by place, and note which are silent. Which place of a codon is most often silent?',
      done: { byLearner: true },
      hint: 'Of all single changes of the 61 sense codons 8 are silent at the first place, none at the second and 126 at the third.',
    },
  ],
  predict: {
    question: 'One base of the coding part, picked by chance, is exchanged for another. Does the protein change?',
    options: ['always', 'mostly, but not always', 'hardly ever'],
  },
  demo: [
    {
      at: 0,
      do: 'restore',
      says: 'RNA polymerase opens the helix, reads the template strand and builds the message.',
    },
    {
      at: 0.88,
      do: 'record_point',
      says: 'The message leaves by a pore, and a ribosome finds the first AUG.',
    },
    {
      at: 1.34,
      do: 'record_point',
      says: 'At UGA no tRNA fits: the chain MAIVMGR is released.',
    },
    {
      at: 1.5,
      do: 'substitute',
      value: '5:A',
      says: 'One base is changed: GCC becomes GAC.',
    },
    {
      at: 2.9,
      do: 'record_point',
      says: 'Alanine has become aspartate: a missense mutation.',
    },
  ],
});
