import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Ion Chromatograph',
  simulation: 'instrument_ion_chromatograph',
  model: 'instruments/ion-chromatograph',
  scene: 'instruments/ion-chromatograph',
  place: 19,
  objective: 'Separate anions of a water sample, detect them by suppressed conductivity and quantify them.',
  picture: {
    query: 'actions=0:start_pump~0:equilibrate~0:load_sample~0:inject~560:select_peak=Nitrate',
    until: 640,
    end: 1200,
  },
};
