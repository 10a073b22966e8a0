/** Parts of the program that were wanted and could not be fetched: the page offers to fetch them again. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export interface MissingPart {
  readonly again: () => void;
  /** It is not wanted any more. */
  readonly giveUp: () => void;
}

const store = createStore<readonly MissingPart[]>(() => []);

/** Says that a part is missing; what is returned takes that back. */
export function sayMissing(part: MissingPart): () => void {
  store.setState((parts) => [...parts, part], true);
  return () => store.setState((parts) => parts.filter((other) => other !== part), true);
}

export const useMissingParts = (): readonly MissingPart[] => useStore(store);
