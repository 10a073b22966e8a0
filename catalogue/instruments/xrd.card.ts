import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'XRD',
  simulation: 'instrument_xrd',
  model: 'instruments/xrd',
  scene: 'instruments/xrd',
  place: 5,
  objective: 'Record a powder pattern, index it, and find lattice constant, phase and crystallite size.',
  picture: { query: 'actions=0:close_doors~0:load_sample~1:start_scan~850:pick_peak=31.7', until: 851, end: 855 },
};
