/** Every scene, one lazy line each. A missing scene, or the scene of another simulation, is a compile error. */
import type { SimulationKey } from '../../engine/registry';
import type { CreateScene } from './contract';

export const scenes = {
  titration: () => import('./chemistry/titration'),
  circuit_complex: () => import('./physics/circuit-complex'),
  wave_interference: () => import('./physics/wave-interference'),
  protein_synthesis: () => import('./biology/protein-synthesis'),
} as const satisfies { readonly [K in SimulationKey]: () => Promise<{ readonly createScene: CreateScene<K> }> };
