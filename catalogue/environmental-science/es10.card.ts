import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Biodiversity Index',
  simulation: 'biodiversity_index',
  model: 'environmental-science/biodiversity-index',
  scene: 'environmental-science/biodiversity-index',
  objective: 'Throw quadrats in four habitats, count species and compare diversity indices and sampling effort.',
  picture: { query: 'actions=0:throw_all', until: 900 },
};
