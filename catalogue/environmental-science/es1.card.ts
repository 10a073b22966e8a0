import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Water Quality',
  simulation: 'water_quality',
  model: 'environmental-science/water-quality',
  scene: 'environmental-science/water-quality',
  objective:
    'Measure a river below a wastewater outfall, find the oxygen sag, and rate the water with the nine-test index.',
  picture: {
    query:
      'waste_bod=120&actions=0:start~0:place_bottle=40~140000:test=do~140000:test=fecal_coliform~140000:test=ph~140000:test=bod~140000:test=delta_t~140000:test=phosphate~140000:test=nitrate~140000:place_bottle=200',
    until: 400000,
    end: 1036800,
  },
};
