import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Thyroid Function',
  simulation: 'thyroid_function',
  model: 'medical-lab/thyroid-function',
  scene: 'medical-lab/thyroid-function',
  objective: 'Follow TSH, T4 and T3 in health and disease and titrate levothyroxine.',
  picture: {
    query: 'patient=Patient+2&actions=0:draw_blood~600:set_dose=100~604800:draw_blood~1814400:draw_blood',
    until: 1900800,
    end: 5184000,
  },
};
