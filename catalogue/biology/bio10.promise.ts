import { chainMass } from '../../engine/biology/sequence';
import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'mass of the chain MAIVMGR',
  unit: 'Da',
  truth: chainMass('MAIVMGR') ?? Number.NaN,
  steps: [{ wait: 2 }, { record: 1 }],
  analysis: { result: 'molecular_weight_da' },
  outside:
    'Nothing is measured here: message, chain and mass follow from the letters that are typed, and no uncertainty is stated.',
};
