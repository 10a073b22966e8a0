import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Greenhouse Effect',
  simulation: 'greenhouse_effect',
  model: 'environmental-science/greenhouse-effect',
  scene: 'environmental-science/greenhouse-effect',
  objective: 'Find why the surface is warmer than sunlight alone allows, and how fast it warms when CO₂ rises.',
  picture: { query: 'layers=2&co2=560&actions=0:start~1:fire_photon', until: 1262304000, end: 15778800000 },
};
