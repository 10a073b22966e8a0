import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Ecological Succession',
  simulation: 'ecological_succession',
  model: 'biology/ecological-succession',
  scene: 'biology/ecological-succession',
  objective:
    'Watch a community change from bare ground, or from an abandoned field, towards forest and compare the pace of the two.',
  picture: { query: 'type=Secondary&years=100', until: 694267200, end: 3155760000 },
};
