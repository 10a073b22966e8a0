import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Osmosis in Cells',
  simulation: 'osmosis',
  model: 'biology/osmosis',
  scene: 'biology/osmosis',
  objective:
    'See how cells in hypotonic, isotonic and hypertonic solutions gain or lose water, and find the points of lysis and of incipient plasmolysis.',
  picture: { query: 'actions=0:set_osmolarity=150', until: 3, end: 8 },
};
