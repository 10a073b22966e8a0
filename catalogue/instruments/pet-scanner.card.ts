import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'PET Scanner',
  simulation: 'pet_scanner',
  model: 'instruments/pet/pet-scanner',
  scene: 'instruments/pet-scanner',
  place: 13,
  objective:
    'Follow positron annihilation pairs into a sinogram and reconstruct the tracer distribution; measure uptake in SUV.',
  picture: { query: 'actions=0:inject~0:load_patient~0:transmission_scan~6:start_scan~620:reconstruct', until: 700 },
};
