import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Glucose Tolerance Test',
  simulation: 'glucose_tolerance',
  model: 'medical-lab/glucose-tolerance',
  scene: 'medical-lab/glucose-tolerance',
  objective: 'Perform a 75 g oral glucose tolerance test and classify the curve by WHO criteria.',
  picture: {
    query: 'patient=Patient+3&actions=0:draw_sample~0:drink_glucose~1800:draw_sample~3600:draw_sample~5400:draw_sample',
    until: 5460,
    end: 10800,
  },
};
