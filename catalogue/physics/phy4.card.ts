import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: "Hooke's Law",
  simulation: 'hookes_law',
  model: 'physics/hookes-law',
  scene: 'physics/hookes-law',
  objective: 'Find the spring constant by static loading and by timing oscillations.',
  picture: { query: 'mass=0.8&actions=0:hang_gently~0.2:pull=0.08', until: 1 },
};
