import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Buoyancy',
  simulation: 'buoyancy',
  model: 'physics/buoyancy',
  scene: 'physics/buoyancy',
  objective: "Test Archimedes' principle and decide when and how deep bodies float.",
  picture: { query: 'volume=0.004&object_density=2700&actions=0:lower_on_string', until: 6 },
};
