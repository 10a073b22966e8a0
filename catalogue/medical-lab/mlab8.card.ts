import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Semen Analysis',
  simulation: 'semen_analysis',
  model: 'medical-lab/semen-analysis',
  scene: 'medical-lab/semen-analysis',
  objective:
    'Measure volume, concentration, motility, vitality and form of a semen sample and compare with the WHO 2021 reference limits.',
  picture: {
    query:
      'actions=0:measure_volume~0:liquefy~1801:load_chamber~1802:count_squares=25~1803:load_chamber~1804:count_squares=25~1805:stain_vitality~1806:score_morphology~1807:wet_preparation~1808:track',
    until: 1812,
    end: 1830,
  },
};
