import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'HPLC',
  simulation: 'instrument_hplc',
  model: 'instruments/hplc',
  scene: 'instruments/hplc',
  place: 2,
  objective: 'Separate dissolved compounds on a C18 column and tune solvent, flow and particle size for resolution.',
  picture: {
    query: 'actions=0:equilibrate~0:load_sample~0:start_run~500:select_peak=Ethylparaben',
    until: 560,
    end: 1100,
  },
};
