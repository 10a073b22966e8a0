import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Charpy Impact',
  simulation: 'charpy_impact',
  model: 'material-science/charpy-impact',
  scene: 'material-science/charpy-impact',
  objective: 'Measure absorbed impact energy against temperature and find the ductile-brittle transition.',
  picture: {
    query: 'temperature=-10&actions=0:cool~300:place~305:release~330:cool~631:place~636:release~650:inspect_fracture',
    until: 652,
    end: 680,
  },
};
