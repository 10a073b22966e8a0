import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'NMR Spectrometer',
  simulation: 'instrument_nmr',
  model: 'instruments/nmr',
  scene: 'instruments/nmr',
  place: 3,
  objective: 'Record a proton spectrum: shim, pulse, transform, phase, integrate, and read couplings.',
  picture: {
    query:
      'actions=0:load_sample~0:lock~0:shim_auto~0:start_scan~161:fourier_transform~161:phase_auto~161:reference_tms~161:pick_peak=4.13~161:integrate=3.9%2C4.35',
    until: 162,
    end: 170,
  },
};
