import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Ultrasound Machine',
  simulation: 'ultrasound_imaging',
  model: 'instruments/ultrasound',
  scene: 'instruments/ultrasound',
  place: 14,
  objective: 'Form a B-mode image from echoes, choose frequency, focus and gain, and measure flow by Doppler.',
  picture: {
    query: 'phantom=Heart&transducer=Curvilinear&mode=M-mode&depth=12&focus=60&actions=0:apply_gel',
    until: 6,
  },
};
