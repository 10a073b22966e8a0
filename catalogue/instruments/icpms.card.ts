import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'ICP-MS',
  simulation: 'instrument_icpms',
  model: 'instruments/icpms',
  scene: 'instruments/icpms',
  place: 12,
  objective: 'Measure trace elements by mass and count, remove interferences, and use isotope ratios.',
  picture: {
    query: 'actions=0:ignite_plasma~62:tune~64:load_sample~66:start_scan~98:read_mass=206~100:read_mass=208',
    until: 101,
    end: 200,
  },
};
