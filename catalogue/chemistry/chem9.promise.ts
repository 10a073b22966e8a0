import type { Promised, PromiseStep } from '../promise';

export const promise: Promised = {
  quantity: 'mass of BaSO₄ for each mole of BaCl₂: the slope of the rising branch',
  unit: 'g/mol',
  truth: 233.39,
  inputs: { stoichiometry: '1:1', reactant_b: 2 },
  steps: [0.4, 0.8, 1.2, 1.6, 2].flatMap((reactant_a): readonly PromiseStep[] => [
    { set: { reactant_a } },
    { do: 'mix' },
    { wait: 30 },
    { do: 'weigh_product' },
    { record: 1 },
  ]),
  analysis: { fit: { kind: 'line', x: 'reactant_a', y: 'product_g' }, result: 'm' },
};
