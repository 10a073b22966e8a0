import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Chromatography Basics',
  simulation: 'chromatography',
  model: 'chemistry/chromatography',
  scene: 'chemistry/chromatography',
  objective: 'Separate coloured mixtures on paper, measure Rf values and choose a solvent.',
  picture: { query: 'mixture=Food+Coloring&actions=0:spot~10:spot~20:start', until: 1500 },
};
