import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'WBC Differential',
  simulation: 'wbc_differential',
  model: 'medical-lab/wbc-differential',
  scene: 'medical-lab/wbc-differential',
  objective: 'Classify 100 or more white cells on a stained smear and judge how far the percentages can be trusted.',
  picture: {
    query:
      'patient=Patient+6&mode=Automatic&smear_area=Monolayer&actions=0:count_cells=60~1:new_count~2:count_cells=63',
    until: 3,
    end: 8,
  },
};
