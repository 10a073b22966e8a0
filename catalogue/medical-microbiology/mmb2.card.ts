import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Bacterial Growth Curve',
  simulation: 'bacterial_growth',
  model: 'medical-microbiology/bacterial-growth',
  scene: 'medical-microbiology/bacterial-growth',
  objective:
    'Grow E. coli in broth, sample it by dilution plating and optical density, and read lag, growth rate and yield.',
  picture: {
    query: 'medium=LB+broth&actions=9000:take_sample=1~16200:take_sample=2~21600:take_sample=4',
    until: 26000,
  },
};
