/**
 * The communities of the four teaching habitats: how many individuals of how many species, and by which law they are shared
 * out. All of it is chosen for teaching. The species themselves are listed beside, one file a habitat, in the same order.
 */

export type SampledHabitat = 'Rainforest Plot' | 'Temperate Meadow' | 'Tidal Rock Pool' | 'Wheat Field';

/** The law that gives the abundances their shape. */
export type AbundanceModel =
  /** Fisher's log-series of parameter α. */
  | { readonly is: 'log-series'; readonly alpha: number }
  /** Each species has this part of the one before it. */
  | { readonly is: 'geometric'; readonly ratio: number }
  /** MacArthur's broken stick. */
  | { readonly is: 'broken-stick' }
  | { readonly is: 'shares'; readonly shares: readonly number[] };

export interface HabitatCommunity {
  /** Individuals on the plot. */
  readonly individuals: number;
  readonly abundance: AbundanceModel;
  /** Number of species. */
  readonly species: number;
  /** Rank, from 0, of the commonest animal: the one that is marked and caught again. */
  readonly animal: number;
  /** What it is called: many of it. */
  readonly animals: string;
}

export const habitatCommunities: Readonly<Record<SampledHabitat, HabitatCommunity>> = {
  'Rainforest Plot': {
    individuals: 4000,
    abundance: { is: 'log-series', alpha: 6.178 },
    species: 40,
    animal: 4,
    animals: 'beetles',
  },
  'Temperate Meadow': {
    individuals: 6000,
    abundance: { is: 'geometric', ratio: 0.75 },
    species: 18,
    animal: 2,
    animals: 'snails',
  },
  'Tidal Rock Pool': {
    individuals: 3000,
    abundance: { is: 'broken-stick' },
    species: 12,
    animal: 0,
    animals: 'snails',
  },
  'Wheat Field': {
    individuals: 8000,
    abundance: { is: 'shares', shares: [97, 1.5, 1, 0.5] },
    species: 4,
    animal: 1,
    animals: 'beetles',
  },
};

export const isSampledHabitat = (habitat: string): habitat is SampledHabitat =>
  Object.hasOwn(habitatCommunities, habitat);
