/** What the parts of one bench share: the session, the entry it runs, and what the link asked for. */
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { AnyEntry } from '../../catalogue/define';
import type { Listing } from '../../catalogue/listing';
import type { LinkedRun } from '../../engine/runtime/link';
import type { BenchSession } from './run/session';
import type { BenchState } from './run/store';

export interface BenchValue {
  readonly session: BenchSession;
  readonly listing: Listing;
  readonly entry: AnyEntry;
  readonly run: LinkedRun;
  /** Reads a sentence out, politely. */
  readonly announce: (sentence: string) => void;
  /** The stage now: its picture, where one can be made, and the same in words. */
  readonly photograph: () => Promise<{ readonly picture: Blob | null; readonly words: string }>;
  readonly openReport: () => void;
  readonly openSheet: () => void;
  readonly openCheck: () => void;
  readonly openShelf: () => void;
}

export const BenchContext = createContext<BenchValue | null>(null);

export function useBench(): BenchValue {
  const value = use(BenchContext);
  if (!value) throw new Error('A part of the bench was used outside a bench.');
  return value;
}

/** A part of the bench's state; renders again only when the selected value changes. */
export const useBenchState = <T>(selector: (state: BenchState) => T): T => useStore(useBench().session.store, selector);
