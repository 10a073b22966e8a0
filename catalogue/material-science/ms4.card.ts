import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Creep Test',
  simulation: 'creep_test',
  model: 'material-science/creep-test',
  scene: 'material-science/creep-test',
  objective: 'Record creep curves, separate the three stages and predict life with the Larson-Miller parameter.',
  picture: { query: 'actions=0:heat~7200:load', until: 4300000, end: 4500000 },
};
