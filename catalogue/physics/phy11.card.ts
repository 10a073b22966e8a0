import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Heat Conduction',
  simulation: 'heat_conduction',
  model: 'physics/heat-conduction',
  scene: 'physics/heat-conduction',
  objective: 'Watch a temperature profile develop in a bar, reach steady state, and determine thermal conductivity.',
  picture: { query: 'actions=0:start', until: 14 },
};
