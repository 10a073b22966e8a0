import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Calorimetry (heat of solution)',
  simulation: 'calorimetry',
  model: 'chemistry/calorimetry',
  scene: 'chemistry/calorimetry',
  objective:
    'Measure the enthalpy of solution of three salts in a coffee-cup calorimeter, correcting for heat exchanged with the room.',
  picture: { query: 'salt_type=NH4NO3&salt_mass=8&actions=0:stir=1~60:add_salt', until: 420 },
};
