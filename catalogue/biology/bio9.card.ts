import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Heart Rate and Activity',
  simulation: 'heart_rate',
  model: 'biology/heart-rate',
  scene: 'biology/heart-rate',
  objective:
    'Record an electrocardiogram at rest, walking and running, with and without caffeine, and work out cardiac output.',
  picture: { query: 'activity=Running&actions=20:stop_paper=1~20:caliper=428', until: 30, end: 60 },
};
