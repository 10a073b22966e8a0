import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Antibiotic Sensitivity Testing',
  simulation: 'antibiotic_sensitivity',
  model: 'medical-microbiology/antibiotic-sensitivity',
  scene: 'medical-microbiology/antibiotic-sensitivity',
  objective:
    'Perform a disc diffusion (Kirby-Bauer) test, measure inhibition zones and interpret them with breakpoints.',
  picture: { query: 'actions=0:add_disc=3~0:add_disc=1~0:add_disc=4', until: 64000, end: 64800 },
};
