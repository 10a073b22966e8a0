import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'pH Scale Basics',
  simulation: 'ph_measurement',
  model: 'chemistry/ph-measurement',
  scene: 'chemistry/ph-measurement',
  objective:
    'Measure the pH of everyday liquids with paper and a calibrated glass electrode, and relate pH to composition.',
  picture: {
    query:
      'solution=Vinegar&actions=0:dip_probe=7.00~30:calibrate=7.00~31:rinse_probe~32:dip_probe=4.01~62:calibrate=4.01~63:rinse_probe~64:dip_probe=0~65:dip_paper',
    until: 110,
  },
};
