import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Gel Electrophoresis',
  simulation: 'gel_electrophoresis',
  model: 'instruments/gel-electrophoresis',
  scene: 'instruments/gel-electrophoresis',
  place: 17,
  objective: 'Cut DNA with restriction enzymes, run it on agarose, size the fragments against a ladder.',
  picture: {
    query: 'actions=0:cast_gel~0:digest~0:load_sample~0:start_run~7200:stop_run',
    until: 7200,
    press: ['Gel: stain it', 'Photograph in UV light', 'Sheet: calibrate'],
  },
};
