import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Catalase Test',
  simulation: 'catalase_test',
  model: 'medical-microbiology/catalase-test',
  scene: 'medical-microbiology/catalase-test',
  objective: 'Detect catalase with hydrogen peroxide and separate staphylococci from streptococci.',
  picture: { query: 'actions=0:add_reagent', until: 9, end: 60 },
};
