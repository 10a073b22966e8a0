import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Electrical Conductivity',
  simulation: 'electrical_conductivity',
  model: 'material-science/electrical-conductivity',
  scene: 'material-science/electrical-conductivity',
  objective: 'Measure resistivity with two and four probes from insulators to metals and follow it with temperature.',
  picture: { query: 'actions=0:mount~1:source_on~2:reverse~3:sweep_temperature=100%2C600%2C50', until: 700, end: 1800 },
};
