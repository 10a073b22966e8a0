/** Every simulation, fetched when it is asked for; which there are, the cards of the catalogue say (`catalogue/card.ts`). */
import { simulations } from './registry.generated';

export { simulations };

export type SimulationKey = keyof typeof simulations;

/** The simulation of a key, as a type. */
export type SimulationFor<K extends SimulationKey> =
  Awaited<ReturnType<(typeof simulations)[K]>> extends { readonly simulation: infer T } ? T : never;

export const isSimulationKey = (key: string): key is SimulationKey => Object.hasOwn(simulations, key);
