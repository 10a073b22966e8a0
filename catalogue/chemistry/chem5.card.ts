import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Reaction Rate Factors',
  simulation: 'reaction_rate',
  model: 'chemistry/reaction-rate',
  scene: 'chemistry/reaction-rate',
  objective:
    'Measure how concentration, temperature and a catalyst change the rate of a clock reaction, and obtain orders and activation energy.',
  picture: { query: 'concentration=0.5&actions=0:mix', until: 26.2 },
};
