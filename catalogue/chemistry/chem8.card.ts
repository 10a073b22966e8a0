import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Density Determination',
  simulation: 'density',
  model: 'chemistry/density',
  scene: 'chemistry/density',
  objective:
    'Determine density by direct measurement and by displacement, with honest uncertainties, and identify the material.',
  picture: { query: 'substance=Lead+Weight&volume_method=Water+Displacement&actions=0:weigh~3:immerse', until: 8 },
};
