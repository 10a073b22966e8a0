import { describe, expect, it } from 'vitest';
import { habitatCommunities, type SampledHabitat } from '../../../../engine/data/habitat-communities';
import {
  createOrganisms,
  habitatLife,
  ORGANISM_REACH,
} from '../../../../src/scenes/environmental-science/biodiversity-index/organisms';

const habitats = Object.keys(habitatCommunities) as SampledHabitat[];

describe.each(habitats)('%s', (habitat) => {
  it('has one drawing for each species, all different, under names and marks that differ', async () => {
    const { species, drawings } = (await habitatLife[habitat]()).life;
    expect(species).toHaveLength(habitatCommunities[habitat].species);
    expect(new Set(drawings).size).toBe(species.length);
    expect(new Set(species.map(({ name }) => name)).size).toBe(species.length);
    expect(new Set(species.map(({ marks }) => marks)).size).toBe(species.length);
  });

  it('marks and catches the commonest animal', async () => {
    const { species } = (await habitatLife[habitat]()).life;
    expect(species.findIndex(({ kind }) => kind === 'animal')).toBe(habitatCommunities[habitat].animal);
  });

  it('draws each within reach of its root', async () => {
    const { life } = await habitatLife[habitat]();
    const organisms = createOrganisms();
    life.species.forEach(({ name }, rank) => {
      const { minX, minY, maxX, maxY } = organisms.drawing(life, rank).bounds;
      expect(Math.max(-minX, -minY, maxX, maxY), name).toBeLessThan(1.4 * ORGANISM_REACH);
      expect(Math.max(maxX - minX, maxY - minY), name).toBeGreaterThan(ORGANISM_REACH);
    });
    organisms.destroy();
  });
});
