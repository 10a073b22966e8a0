import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'XRD Basics',
  simulation: 'xrd_basics',
  model: 'material-science/xrd-basics',
  scene: 'material-science/xrd-basics',
  objective: 'Record a powder pattern, index it, find lattice type and constant, and crystallite size.',
  picture: {
    query: 'crystal=Silicon&actions=0:load_sample~1:start_scan~4260:fit_peaks~4261:pick_peak=28.4',
    until: 4262,
    end: 4265,
  },
};
