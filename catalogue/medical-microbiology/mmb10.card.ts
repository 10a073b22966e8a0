import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Viral Lytic Cycle',
  simulation: 'viral_lytic_cycle',
  model: 'medical-microbiology/viral-lytic-cycle',
  scene: 'medical-microbiology/viral-lytic-cycle',
  objective:
    'Follow phage through adsorption, eclipse, assembly and lysis, and measure latent period and burst size in a one-step growth experiment.',
  picture: {
    query: 'moi=1&actions=300:dilute=4~420:plate=1~420:plate_chloroform=0~1560:plate=3',
    until: 1570,
    end: 4500,
  },
};
