/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */
import { defineSubject } from '../listing';

export const physics = defineSubject('physics', [
  { id: 'phy1', title: 'Projectile Motion', simulationType: 'matterjs_physics', entry: () => import('./phy1') },
  { id: 'phy2', title: 'Ohm\'s Law', simulationType: 'circuit', entry: () => import('./phy2') },
  { id: 'phy3', title: 'Simple Pendulum', simulationType: 'matterjs_physics', entry: () => import('./phy3') },
  { id: 'phy4', title: 'Hooke\'s Law', simulationType: 'hookes_law', entry: () => import('./phy4') },
  { id: 'phy5', title: 'Conservation of Energy', simulationType: 'energy_conservation', entry: () => import('./phy5') },
  { id: 'phy6', title: 'Refraction', simulationType: 'refraction', entry: () => import('./phy6') },
  { id: 'phy7', title: 'Simple Harmonic Motion', simulationType: 'matterjs_physics', entry: () => import('./phy7') },
  { id: 'phy8', title: 'Buoyancy', simulationType: 'buoyancy', entry: () => import('./phy8') },
  { id: 'phy9', title: 'Series and Parallel Circuits', simulationType: 'circuit_complex', entry: () => import('./phy9') },
  { id: 'phy10', title: 'Wave Interference', simulationType: 'wave_interference', entry: () => import('./phy10') },
  { id: 'phy11', title: 'Heat Conduction', simulationType: 'heat_conduction', entry: () => import('./phy11') },
]);
