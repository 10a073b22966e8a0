import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Advanced X-Ray',
  simulation: 'xray_radiography',
  model: 'instruments/radiography/xray-radiography',
  scene: 'instruments/xray-radiography',
  place: 8,
  objective: 'Expose a radiograph and trade contrast, noise and dose with kVp, mAs, filtration, grid and distance.',
  picture: { query: 'mas=0.3&actions=0:position_patient~0:prep~1.5:expose', until: 4 },
};
