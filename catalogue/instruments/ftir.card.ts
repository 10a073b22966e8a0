import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'FTIR Spectrometer',
  simulation: 'instrument_ftir',
  model: 'instruments/ftir',
  scene: 'instruments/ftir',
  place: 11,
  objective:
    'Record an interferogram, transform it to a spectrum, and identify groups; learn what resolution and apodisation do.',
  picture: {
    query: 'actions=0:close_lid~60:collect_background~78:load_sample~79:collect_sample~97:pick_peak=1601',
    until: 98,
    end: 140,
  },
};
