import { describe, expect, it } from 'vitest';
import { habitatCommunities, type SampledHabitat } from '../../../engine/data/habitat-species';
import { createOrganisms, ORGANISM_REACH, organismDrawings } from '../../../src/scenes/kit/organisms';

const habitats = Object.keys(habitatCommunities) as SampledHabitat[];

describe.each(habitats)('%s', (habitat) => {
  const { species } = habitatCommunities[habitat];

  it('has one drawing for each species, all different, under names that differ', () => {
    expect(organismDrawings[habitat]).toHaveLength(species.length);
    expect(new Set(organismDrawings[habitat]).size).toBe(species.length);
    expect(new Set(species.map(({ name }) => name)).size).toBe(species.length);
    expect(new Set(species.map(({ marks }) => marks)).size).toBe(species.length);
  });

  it('draws each within reach of its root', () => {
    const organisms = createOrganisms();
    species.forEach(({ name }, rank) => {
      const { minX, minY, maxX, maxY } = organisms.drawing(habitat, rank).bounds;
      expect(Math.max(-minX, -minY, maxX, maxY), name).toBeLessThan(1.4 * ORGANISM_REACH);
      expect(Math.max(maxX - minX, maxY - minY), name).toBeGreaterThan(ORGANISM_REACH);
    });
    organisms.destroy();
  });
});
