import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Electrolysis of Water',
  simulation: 'electrolysis',
  model: 'chemistry/electrolysis',
  scene: 'chemistry/electrolysis',
  objective: "Split water in a Hofmann voltameter, measure the 2:1 gas ratio and test Faraday's law.",
  picture: { query: 'actions=0:add_bromothymol~0:switch_on~400:set_voltage=12', until: 900 },
};
