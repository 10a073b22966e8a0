import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Salt-Spray Corrosion',
  simulation: 'salt_spray',
  model: 'material-science/salt-spray',
  scene: 'material-science/salt-spray',
  objective: 'Run a neutral salt-spray test, measure mass loss and rust spread, and see what a coating gives.',
  picture: {
    query: 'actions=0:run_coupon~0:start~7200:inspect~14400:inspect~18000:inspect',
    until: 18000,
    end: 180000,
  },
};
