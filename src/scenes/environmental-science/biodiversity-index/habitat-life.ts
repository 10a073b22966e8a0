/** What lives in a habitat, and how each is drawn. */
import type { GraphicsContext } from 'pixi.js';
import type { HabitatSpecies } from '../../../../engine/data/habitat-species';

export interface HabitatLife {
  /** Commonest first. */
  readonly species: readonly HabitatSpecies[];
  /** Draws one individual of each around its root, reaching about 30 units. */
  readonly drawings: readonly ((pen: GraphicsContext) => void)[];
}
