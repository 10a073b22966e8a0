import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Simple Pendulum',
  simulation: 'matterjs_physics/pendulum',
  model: 'physics/pendulum',
  scene: 'physics/pendulum',
  objective: 'Measure how the period depends on length, gravity and amplitude, and determine g.',
  picture: { query: 'initial_angle=40&actions=0:count=3~0:release', until: 7.1 },
};
