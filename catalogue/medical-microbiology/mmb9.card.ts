import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'MacConkey Agar Culture',
  simulation: 'macconkey_agar',
  model: 'medical-microbiology/macconkey-agar',
  scene: 'medical-microbiology/macconkey-agar',
  objective: 'Grow bacteria on a selective and differential medium and tell lactose fermenters from non-fermenters.',
  picture: {
    query: 'organism=Mixed+E.+coli+and+Salmonella&inoculum_cfu=60&actions=79200:measure_colony~82800:pick_colony=1',
    until: 86400,
    end: 172800,
  },
};
