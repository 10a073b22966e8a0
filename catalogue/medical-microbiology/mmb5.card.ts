import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Oxidase Test',
  simulation: 'oxidase_test',
  model: 'medical-microbiology/oxidase-test',
  scene: 'medical-microbiology/oxidase-test',
  objective: "Show cytochrome c oxidase with Kovács' reagent and read it within the valid time.",
  picture: { query: 'actions=0:apply_colony', until: 6, end: 90 },
};
