import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Conservation of Energy',
  simulation: 'energy_conservation',
  model: 'physics/energy-conservation',
  scene: 'physics/energy-conservation',
  objective:
    'Follow the exchange of potential, kinetic and thermal energy of a body that falls, slides or swings in a half-pipe.',
  picture: { query: 'track=Half-pipe&friction=0.05&actions=0:release', until: 5.6 },
};
