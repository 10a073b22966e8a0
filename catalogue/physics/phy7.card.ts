import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Simple Harmonic Motion',
  simulation: 'matterjs_physics/harmonic',
  model: 'physics/harmonic',
  scene: 'physics/harmonic',
  objective:
    'Show that the period of a mass on a spring depends on mass and stiffness but not on amplitude, and follow its energy and damping.',
  picture: { query: 'amplitude=0.3&damping=0.1&actions=0:release', until: 4.3 },
};
