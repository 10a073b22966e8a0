import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'CT Scanner',
  simulation: 'ct_scanner',
  model: 'instruments/ct-scanner',
  scene: 'instruments/ct-scanner',
  place: 7,
  objective:
    'Turn a gantry, record a sinogram, reconstruct by filtered back-projection and learn what views, dose, filter, beam energy and window do to a CT image.',
  picture: { query: 'phantom=Thorax&actions=0:load_patient~0:warm_up~0:start_scan', until: 14 },
};
