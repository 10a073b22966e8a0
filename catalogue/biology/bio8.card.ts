import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Food Web Dynamics',
  simulation: 'food_web',
  model: 'biology/food-web',
  scene: 'biology/food-web',
  objective:
    'Follow grass, rabbits and foxes on one square kilometre and find what makes the web steady, cycle or collapse.',
  picture: { query: 'grass=5000&rabbits=500&foxes=100', until: 155520000, end: 630720000 },
};
