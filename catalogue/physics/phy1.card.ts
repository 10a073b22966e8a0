import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Projectile Motion',
  simulation: 'matterjs_physics/projectile',
  model: 'physics/projectile',
  scene: 'physics/projectile',
  objective:
    'Predict and measure range, height and time of flight, and find the best launch angle with and without air.',
  picture: { query: 'angle=55&velocity=22&actions=0:launch', until: 2.6 },
};
