import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Complete Blood Count',
  simulation: 'cbc',
  model: 'medical-lab/cbc',
  scene: 'medical-lab/complete-blood-count',
  objective: 'Count and size blood cells by electrical impedance, measure haemoglobin and derive the red cell indices.',
  picture: { query: 'patient=Patient+2&actions=0:mix_sample~7:aspirate~8:run_all', until: 14, end: 20 },
};
