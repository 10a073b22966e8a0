import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Capsule Staining',
  simulation: 'capsule_stain',
  model: 'medical-microbiology/capsule-stain',
  scene: 'medical-microbiology/capsule-stain',
  objective: 'Make bacterial and yeast capsules visible by negative stain and measure them.',
  picture: { query: 'actions=0:apply_stain=30~31:measure_cells=20', until: 32, end: 60 },
};
