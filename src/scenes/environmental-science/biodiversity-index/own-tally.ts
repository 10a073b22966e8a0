/** What a learner counted by hand: which individual of which frame was named as what. It lasts as long as the scene. */
import type { PinnedOrganism } from './quadrat-closeup';

export interface OwnTally {
  /** Rank of the species by individual. */
  names(frame: string): ReadonlyMap<number, number>;
  /** Names an individual, or takes the same name away again: then false. */
  name(frame: string, individual: number, rank: number): boolean;
  /** Individuals by rank. */
  counts(frame: string): Map<number, number>;
  /** Place of the next individual inside the frame that has no name, going round; `after` where all have one. */
  nextUnnamed(frame: string, organisms: readonly PinnedOrganism[], after: number): number;
  /** The comparison with what is there, in words. */
  verdict(frame: string, organisms: readonly PinnedOrganism[]): string;
}

export function createOwnTally(): OwnTally {
  const frames = new Map<string, Map<number, number>>();
  const of = (frame: string): Map<number, number> => {
    const known = frames.get(frame) ?? new Map<number, number>();
    frames.set(frame, known);
    return known;
  };
  return {
    names: of,
    name(frame, individual, rank) {
      const given = of(frame);
      if (given.get(individual) === rank) {
        given.delete(individual);
        return false;
      }
      given.set(individual, rank);
      return true;
    },
    counts(frame) {
      const tallied = new Map<number, number>();
      for (const rank of of(frame).values()) tallied.set(rank, (tallied.get(rank) ?? 0) + 1);
      return tallied;
    },
    nextUnnamed(frame, organisms, after) {
      const given = of(frame);
      for (let k = 1; k <= organisms.length; k++) {
        const place = (after + k + organisms.length) % organisms.length;
        const item = organisms[place];
        if (item?.inside && !given.has(item.index)) return place;
      }
      return after;
    },
    verdict(frame, organisms) {
      const given = of(frame);
      const inside = organisms.filter((item) => item.inside);
      const right = inside.filter((item) => given.get(item.index) === item.species).length;
      const missed = inside.filter((item) => !given.has(item.index)).length;
      if (inside.length === 0 && given.size === 0) return 'Nothing is rooted in this frame';
      const wrong = given.size - right;
      return `${right} of ${inside.length} right${wrong > 0 ? `, ${wrong} wrong` : ''}${missed > 0 ? `, ${missed} missed` : ''}`;
    },
  };
}
