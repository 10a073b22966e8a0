import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: "Ohm's Law",
  simulation: 'circuit',
  model: 'physics/circuit',
  scene: 'physics/circuit',
  objective: 'Verify that current is proportional to voltage for a resistor, and see components for which it is not.',
  picture: { query: 'component=Filament+Lamp&resistance=10&voltage=10&actions=0:sweep', until: 9 },
};
