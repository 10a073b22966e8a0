import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'GC-MS',
  simulation: 'instrument_gcms',
  model: 'instruments/gcms',
  scene: 'instruments/gcms',
  place: 1,
  objective: 'Separate a volatile mixture on a capillary column and name each compound from its mass spectrum.',
  picture: {
    query: 'actions=0:tune~0:load_sample~0:start_run~520:select_peak=2~521:search_library',
    until: 540,
    end: 1100,
  },
};
