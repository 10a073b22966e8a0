import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Endospore Staining',
  simulation: 'endospore_stain',
  model: 'medical-microbiology/endospore-stain',
  scene: 'medical-microbiology/endospore-stain',
  objective: 'Stain endospores green in red cells (Schaeffer-Fulton) and see why heat and culture age matter.',
  picture: {
    query: 'actions=0:heat=100~0:malachite_green=300~301:heat=25~350:rinse=30~381:safranin=60~442:count_cells=100',
    until: 444,
    end: 470,
  },
};
