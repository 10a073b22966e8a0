import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Cryo-TEM',
  simulation: 'cryo_tem',
  model: 'instruments/cryo-tem/cryo-tem',
  scene: 'instruments/cryo-tem',
  place: 4,
  objective:
    'Take low-dose images of frozen protein, see why one noisy image is useless and thousands averaged show a structure, and learn what defocus, dose and particle number do to resolution.',
  picture: {
    query: 'actions=0:load_grid~4:auto_focus~7:record_movie~13:pick_particles~15:classify~19:refine',
    until: 14,
    end: 22,
  },
};
