import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Using a Microscope',
  simulation: 'microscope',
  model: 'biology/microscope',
  scene: 'biology/microscope',
  objective:
    'Bring four prepared slides into focus, relate objective, aperture and light to what can be seen, and measure real cell sizes.',
  picture: { query: 'slide=Blood+Smear&magnification=40x&focus=45&light=100', until: 2 },
};
