import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Photosynthesis Rate',
  simulation: 'photosynthesis',
  model: 'biology/photosynthesis',
  scene: 'biology/photosynthesis',
  objective: 'Measure how light, carbon dioxide and temperature limit the rate at which a leaf gives off oxygen.',
  picture: { query: 'light=6000', until: 900 },
};
