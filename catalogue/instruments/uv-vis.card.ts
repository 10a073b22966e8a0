import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'UV-Vis Spectrophotometer',
  simulation: 'instrument_uv_vis',
  model: 'instruments/uv-vis-spectrophotometer',
  scene: 'instruments/uv-vis',
  place: 9,
  objective: 'Record absorption spectra, build a calibration line, and follow a reaction by its colour.',
  picture: { query: 'actions=0:lamp_on~0:blank~0:load_sample~1:start_scan~92:pick_peak=525', until: 93, end: 200 },
};
