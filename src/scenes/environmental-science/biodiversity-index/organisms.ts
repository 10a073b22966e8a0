/** The organisms of the four habitats, fetched when a habitat is first shown; one shared drawing for each species. */
import { GraphicsContext } from 'pixi.js';
import type { SampledHabitat } from '../../../../engine/data/habitat-communities';
import type { HabitatLife } from './habitat-life';

/** Distance from the root to the tips of most drawings. */
export const ORGANISM_REACH = 30;

export const habitatLife: Readonly<Record<SampledHabitat, () => Promise<{ readonly life: HabitatLife }>>> = {
  'Rainforest Plot': () => import('./rainforest-life'),
  'Temperate Meadow': () => import('./meadow-life'),
  'Tidal Rock Pool': () => import('./rock-pool-life'),
  'Wheat Field': () => import('./wheat-field-life'),
};

export interface Organisms {
  /** The drawing of a species by its rank, with a soft shadow to the lower right; made when it is first asked for. */
  drawing(life: HabitatLife, rank: number): GraphicsContext;
  destroy(): void;
}

export function createOrganisms(): Organisms {
  const made = new Map<HabitatLife['drawings'][number], GraphicsContext>();
  return {
    drawing({ drawings }, rank) {
      const draw = drawings[rank];
      if (!draw) throw new RangeError(`There is no species of rank ${rank}.`);
      const known = made.get(draw);
      if (known) return known;
      const pen = new GraphicsContext();
      for (const [radius, alpha] of [
        [22, 0.05],
        [17, 0.06],
        [12, 0.07],
      ] as const) {
        pen.circle(3, 4, radius).fill({ color: 0x0a1206, alpha });
      }
      draw(pen);
      made.set(draw, pen);
      return pen;
    },
    destroy() {
      for (const pen of made.values()) pen.destroy();
      made.clear();
    },
  };
}
