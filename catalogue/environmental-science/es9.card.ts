import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Eutrophication',
  simulation: 'eutrophication',
  model: 'environmental-science/eutrophication',
  scene: 'environmental-science/eutrophication',
  objective: 'Load a lake with phosphorus and watch algae, clarity and deep oxygen change; then rescue it.',
  picture: { query: 'p_load=2.5&actions=0:start~63072000:lower_secchi', until: 63072000, end: 315576000 },
};
