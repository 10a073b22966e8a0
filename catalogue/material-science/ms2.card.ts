import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Rockwell Hardness',
  simulation: 'rockwell_hardness',
  model: 'material-science/rockwell-hardness',
  scene: 'material-science/rockwell-hardness',
  objective: 'Measure Rockwell hardness correctly and see what the number is: a depth.',
  picture: { query: 'actions=0:run_cycle~12:run_cycle~24:run_cycle~36:run_cycle', until: 43 },
};
