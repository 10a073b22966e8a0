import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../engine/core/rng';
import { habitatCommunities, type SampledHabitat } from '../../../engine/data/habitat-communities';
import { morisita } from '../../../engine/environmental-science/diversity';
import {
  abundanceWeights,
  apportion,
  countIn,
  generateHabitat,
  type Habitat,
  PLOT,
} from '../../../engine/environmental-science/habitat';

const habitats = Object.keys(habitatCommunities) as SampledHabitat[];
const generate = (name: SampledHabitat, clustering: number, seed: number): Habitat =>
  generateHabitat(habitatCommunities[name], clustering, createRng(seed, 'habitat test'));
const sum = (values: ArrayLike<number>): number => Array.from(values).reduce((a, b) => a + b, 0);

/** Individuals in the tiles of a lattice that covers the plot. */
const tiles = (habitat: Habitat, side: number): number[] => {
  const across = PLOT / side;
  return Array.from({ length: across * across }, (_, k) =>
    sum(countIn(habitat, (k % across) * side, Math.floor(k / across) * side, side)),
  );
};

describe('abundances', () => {
  it.each(habitats)('of %s add up to the individuals, commonest first, none absent', (name) => {
    const { abundance, species, individuals } = habitatCommunities[name];
    const counts = apportion(abundanceWeights(abundance, species, individuals), individuals);
    expect(sum(counts)).toBe(individuals);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  });

  it('of the meadow fall by a quarter from rank to rank, the first having (1 − k)/(1 − k¹⁸) of all', () => {
    const { abundances } = generate('Temperate Meadow', 0, 1);
    expect(abundances[0]).toBe(Math.round((6000 * 0.25) / (1 - 0.75 ** 18)));
    for (let rank = 0; rank < 10; rank++) {
      expect((abundances[rank + 1] ?? 0) / (abundances[rank] ?? 1)).toBeCloseTo(0.75, 1);
    }
  });

  it('of the rock pool follow the broken stick: the rarest has 1/S² of all, the commonest H₁₂/12', () => {
    const { abundances } = generate('Tidal Rock Pool', 0, 1);
    expect(Math.abs((abundances[11] ?? 0) - 3000 / 144)).toBeLessThanOrEqual(1);
    expect(Math.abs((abundances[0] ?? 0) - (3000 * 3.103_210_678) / 12)).toBeLessThanOrEqual(1);
  });

  it('of the forest have the α x singletons and α x²/2 doubletons of the log-series, within one species', () => {
    const { abundances } = generate('Rainforest Plot', 0, 1);
    const x = 4000 / 4006.178;
    expect(abundances).toHaveLength(40);
    expect(6.178 * Math.log(1 + 4000 / 6.178)).toBeCloseTo(40, 2);
    expect(Math.abs(abundances.filter((n) => n === 1).length - 6.178 * x)).toBeLessThan(1);
    expect(Math.abs(abundances.filter((n) => n === 2).length - (6.178 * x * x) / 2)).toBeLessThan(1);
  });

  it('of the field are 97, 1.5, 1 and 0.5 % of 8000', () =>
    expect(generate('Wheat Field', 0, 1).abundances).toEqual([7760, 120, 80, 40]));

  it('are whole numbers in proportion, whatever the weights', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 2000, max: 9000 }),
        (weights, total) => {
          const sorted = weights.toSorted((a, b) => b - a);
          const shares = apportion(sorted, total);
          expect(sum(shares)).toBe(total);
          const whole = sum(sorted);
          shares.forEach((share, index) => {
            const quota = (total * (sorted[index] ?? 0)) / whole;
            if (index > 0) expect(Math.abs(share - Math.max(1, quota))).toBeLessThan(1 + 1e-9);
          });
        },
      ),
    );
  });
});

describe('positions', () => {
  it('lie on the plot, and every individual in one tile of a cover', () => {
    fc.assert(
      fc.property(fc.constantFrom(...habitats), fc.constantFrom(0, 0.3, 1), fc.nat(1000), (name, clustering, seed) => {
        const habitat = generate(name, clustering, seed);
        expect(Math.min(...habitat.x, ...habitat.y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...habitat.x, ...habitat.y)).toBeLessThan(PLOT);
        expect(sum(tiles(habitat, 5))).toBe(habitatCommunities[name].individuals);
      }),
      { numRuns: 12 },
    );
  });

  it('are Poisson-like without clumping: Morisita 1 over all tiles of 5 m', { tags: ['rest'] }, () => {
    const seeds = Array.from(
      { length: 20 },
      (_, seed) => morisita(tiles(generate('Temperate Meadow', 0, seed), 5)) ?? 0,
    );
    expect(Math.abs(sum(seeds) / seeds.length - 1)).toBeLessThan(0.002);
  });

  /**
   * Of a Thomas process of μ offspring and spread σ two individuals lie in one square of side s more often than at random
   * by (μA/n) G², G = ∫ (s − |u|)/s² N(u; 0, 2σ²) du (pair correlation: Diggle, Statistical Analysis of Spatial Point
   * Patterns). Over species pᵢ = nᵢ/N: I = 1 + μ A G²/N.
   */
  it.each([2.5, 5])('are clumped as the pair correlation of the Thomas process says, in tiles of %s m', (side) => {
    const variance = 2 * 1.5 ** 2;
    let g = 0;
    const steps = 20_000;
    for (let k = 0; k < steps; k++) {
      const u = -side + (2 * side * (k + 0.5)) / steps;
      g +=
        (((side - Math.abs(u)) / side ** 2) * Math.exp(-(u ** 2) / (2 * variance)) * 2 * side) /
        (steps * Math.sqrt(2 * Math.PI * variance));
    }
    const expected = 1 + (20 * PLOT ** 2 * g * g) / 6000;
    const seeds = Array.from(
      { length: 40 },
      (_, seed) => morisita(tiles(generate('Temperate Meadow', 1, seed), side)) ?? 0,
    );
    // Standard error of the mean of 40 plots: about 0.01; clumping adds 0.15 to 0.25.
    expect(Math.abs(sum(seeds) / seeds.length - expected)).toBeLessThan(0.03);
  });

  it('change nothing about how many there are', () => {
    expect(generate('Rainforest Plot', 1, 3).abundances).toEqual(generate('Rainforest Plot', 0, 9).abundances);
  });
});
