import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'ELISA',
  simulation: 'elisa',
  model: 'medical-lab/elisa',
  scene: 'medical-lab/elisa',
  objective:
    'Measure a cytokine (IL-6) by sandwich ELISA with a four-parameter standard curve and find out what washing does.',
  picture: { query: 'actions=0:run_protocol', until: 9100, end: 12000 },
};
