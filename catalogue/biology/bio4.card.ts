import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Cellular Respiration',
  simulation: 'cellular_respiration',
  model: 'biology/cellular-respiration',
  scene: 'biology/cellular-respiration',
  objective:
    'Follow glucose and oxygen through aerobic respiration and fermentation and count the ATP each pathway yields.',
  picture: { query: 'oxygen=12', until: 200, end: 600 },
};
