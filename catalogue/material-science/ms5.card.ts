import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Fatigue Test',
  simulation: 'fatigue_test',
  model: 'material-science/fatigue-test',
  scene: 'material-science/fatigue-test',
  objective: "Build an S-N curve with scatter, find a fatigue limit and add damage by Miner's rule.",
  picture: { query: 'amplitude=700&mean_stress=0&actions=0:staircase=700%2C60~1:start', until: 320, end: 400 },
};
