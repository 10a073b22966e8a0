import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Catalase Enzyme Activity',
  simulation: 'enzyme_activity',
  model: 'biology/enzyme-activity',
  scene: 'biology/enzyme-activity',
  objective:
    'Measure how temperature, pH and substrate set the rate at which catalase releases oxygen from hydrogen peroxide.',
  picture: { query: 'substrate=High&actions=0:add_enzyme=1', until: 30, end: 400 },
};
