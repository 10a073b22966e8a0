import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Series and Parallel Circuits',
  simulation: 'circuit_complex',
  model: 'physics/circuit-complex',
  scene: 'physics/circuit-complex',
  objective:
    'Measure how current and voltage share between two resistors in series and in parallel, and find faults by measurement.',
  picture: { query: 'configuration=Parallel&actions=0:bulbs=1~0:close_switch', until: 3 },
};
