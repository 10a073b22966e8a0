import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Limiting Reactants',
  simulation: 'limiting_reactant',
  model: 'chemistry/limiting-reactant',
  scene: 'chemistry/limiting-reactant',
  objective: 'Predict and verify which reactant runs out and how much product forms for three real reactions.',
  picture: { query: 'stoichiometry=1:2&reactant_a=2&reactant_b=3&actions=0:predict=1~0:mix', until: 5 },
};
