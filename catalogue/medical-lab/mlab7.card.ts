import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Prothrombin Time',
  simulation: 'prothrombin_time',
  model: 'medical-lab/prothrombin-time',
  scene: 'medical-lab/prothrombin-time',
  objective: 'Measure the prothrombin time, convert it to INR and see which factors it feels.',
  picture: {
    query: 'patient=Patient+2&warfarin_days=4&actions=0:warm_plasma~120:add_thromboplastin',
    until: 133,
    end: 180,
  },
};
