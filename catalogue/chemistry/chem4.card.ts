import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: "Boyle's Law",
  simulation: 'gas_law_boyle',
  model: 'chemistry/gas-law-boyle',
  scene: 'chemistry/gas-law-boyle',
  objective:
    'Show that the volume of a fixed amount of gas at constant temperature is inversely proportional to pressure, and see pressure arise from molecular collisions.',
  picture: { query: 'pressure=1.5&particles=500', until: 12 },
};
