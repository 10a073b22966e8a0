import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Types of Chemical Bonds',
  simulation: 'bonding_types',
  model: 'chemistry/bonding-types',
  scene: 'chemistry/bonding-types',
  objective:
    'Connect electron arrangement with bond type and test how bonding decides conductivity, melting point, hardness and solubility.',
  picture: { query: 'compound=Fe+%28Metallic%29&actions=0:apply_voltage=6~0:set_temperature=900', until: 3 },
};
