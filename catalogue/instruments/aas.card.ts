import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'AAS',
  simulation: 'instrument_aas',
  model: 'instruments/aas',
  scene: 'instruments/aas',
  place: 10,
  objective:
    'Measure a metal in solution by the light its free atoms absorb in a flame, and deal with curvature and interferences.',
  picture: {
    query:
      'actions=0:lamp_on~0:light_flame~0:align~300:aspirate_blank~311:aspirate_standard=1~322:aspirate_standard=2~333:aspirate_standard=3~344:aspirate_standard=4~355:fit_line~356:aspirate_unknown~367:aspirate_standard=5',
    until: 373,
    end: 520,
  },
};
