import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'MRI Scanner',
  simulation: 'mri_scanner',
  model: 'instruments/mri/mri-scanner',
  scene: 'instruments/mri-scanner',
  place: 6,
  objective:
    'Choose pulse sequence timings to make chosen tissues bright or dark, watch k-space fill line by line, and recognise the classic artefacts.',
  picture: { query: 'actions=0:screen_patient~0:load_patient~0:shim~4:start_scan', until: 140 },
};
