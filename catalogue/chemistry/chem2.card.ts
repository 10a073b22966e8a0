import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Making Aspirin',
  simulation: 'synthesis',
  model: 'chemistry/synthesis',
  scene: 'chemistry/synthesis',
  objective:
    'Prepare aspirin from salicylic acid and acetic anhydride, find the limiting reactant, and report yield, purity and melting point.',
  picture: { query: 'actions=0:start_heating~600:quench=20~610:cool', until: 1100 },
};
