import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Soil Composition',
  simulation: 'soil_composition',
  model: 'environmental-science/soil-composition',
  scene: 'environmental-science/soil-composition',
  objective:
    'Separate a soil into sand, silt and clay by settling, name its texture, and read its fertility and water capacity.',
  picture: {
    query: 'actions=0:add_dispersant~0:read_blank~0:shake~0:test_ph~0:test_npk~40:read_hydrometer',
    until: 420,
    end: 86400,
  },
};
