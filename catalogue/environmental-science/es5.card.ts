import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Deforestation',
  simulation: 'deforestation',
  model: 'environmental-science/deforestation',
  scene: 'environmental-science/deforestation',
  objective:
    'Clear a forest in different patterns and measure area, fragments, carbon and species lost, then let it regrow.',
  picture: { query: 'pattern=Fishbone+Roads&protected_pct=15&actions=0:start', until: 694267200, end: 1893456000 },
};
