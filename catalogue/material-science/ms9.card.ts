import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Thermal Expansion',
  simulation: 'thermal_expansion',
  model: 'material-science/thermal-expansion',
  scene: 'material-science/thermal-expansion',
  objective: 'Measure expansion with a push-rod dilatometer, correct for the rod and obtain α(T).',
  picture: { query: 'actions=0:mount~1:zero~2:join_bimetal~2:start', until: 5700, end: 5902 },
};
