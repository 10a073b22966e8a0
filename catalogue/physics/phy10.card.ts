import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Wave Interference',
  simulation: 'wave_interference',
  model: 'physics/wave-interference',
  scene: 'physics/wave-interference',
  objective:
    'Observe two-source interference in a ripple tank, relate minima to path difference, and carry the result over to light.',
  picture: { query: 'frequency=8&separation=6&actions=0:drive=1', until: 5 },
};
