import { chainMass, complement } from '../../engine/biology/sequence';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'mass of the chain MAIVMGR',
  unit: 'Da',
  truth: chainMass('MAIVMGR') ?? Number.NaN,
  steps: [{ wait: 2 }, { record: 1 }],
  analysis: { result: 'molecular_weight_da' },
  outside:
    'Nothing is measured here: message, chain and mass follow from the letters that are typed, and no uncertainty is stated.',
};

const FIRST = 'ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG';
const GLOBIN = 'ATGGTGCATCTGACTCCTGAGGAGAAGTCTGCCGTTACTGCCTAA';

/** Until the ribosome releases the chain: the run stands still then. */
const released: WorkedAct = { wait: 4 };

export const worked: Worked = {
  minutes: 15,
  steps: [
    [released],
    [
      { set: { dna_sequence: complement(FIRST), strand: "Template 3'-5'" }, says: 'A opposite T, G opposite C.' },
      released,
    ],
    [{ set: { dna_sequence: FIRST } }, released],
    [{ set: { strand: "Coding 5'-3'" } }, { do: 'substitute', value: '6:T' }, released],
    [{ do: 'restore' }, { do: 'substitute', value: '5:A' }, released],
    [{ do: 'restore' }, { do: 'substitute', value: '16:T' }, { do: 'substitute', value: '18:A' }, released],
    [{ do: 'restore' }, { do: 'delete', value: '5' }, released],
    [
      { set: { dna_sequence: GLOBIN } },
      released,
      { record: 1 },
      { do: 'substitute', value: '20:T' },
      released,
      { record: 1 },
    ],
    [{ tick: true }],
    [{ tick: true }],
  ],
};
