import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Tensile Test',
  simulation: 'tensile_test',
  model: 'material-science/tensile-test',
  scene: 'material-science/tensile-test',
  objective:
    'Pull a round bar to fracture and obtain modulus, 0.2 % proof stress, tensile strength, elongation and reduction of area.',
  picture: { query: 'actions=0:start', until: 185 },
};
