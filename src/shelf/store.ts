/**
 * The shelf in this browser, beside the notebooks. Each change reads what is stored and writes it in one transaction, so that two
 * tabs add up; they tell each other that something changed.
 */
import { get, update } from 'idb-keyval';
import { createStore } from 'zustand/vanilla';
import { readShelf } from './schema';
import { EMPTY_SHELF, type Shelf } from './shelf';

const KEY = 'shelf';

export interface ShelfState {
  /** False until the browser's store was read. */
  readonly read: boolean;
  readonly shelf: Shelf;
  /** Stored samples that could not be read. */
  readonly lost: number;
  /** The browser refused to keep it: it lasts for this visit. */
  readonly blocked: boolean;
}

export const shelfStore = createStore<ShelfState>(() => ({
  read: false,
  shelf: EMPTY_SHELF,
  lost: 0,
  blocked: false,
}));

let channel: BroadcastChannel | null = null;

/** Opened with the shelf, not with this file: a page that is written ahead has no other tabs, and would wait for them. */
function listen(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(KEY);
  channel.addEventListener('message', () => void openShelf());
}

/** Reads what is kept. */
export async function openShelf(): Promise<void> {
  if (shelfStore.getState().blocked) return;
  listen();
  try {
    const { shelf, lost } = readShelf(await get<unknown>(KEY)) ?? { shelf: EMPTY_SHELF, lost: 1 };
    shelfStore.setState({ read: true, shelf, lost });
  } catch {
    shelfStore.setState({ read: true, blocked: true });
  }
}

/** Changes the shelf as it is stored by now. */
export async function changeShelf(change: (shelf: Shelf) => Shelf): Promise<void> {
  const inMemory = (): void =>
    shelfStore.setState(({ shelf }) => ({ read: true, shelf: change(shelf), blocked: true }));
  if (shelfStore.getState().blocked) return inMemory();
  listen();
  let next: Shelf = EMPTY_SHELF;
  try {
    await update<unknown>(KEY, (stored) => (next = change(readShelf(stored)?.shelf ?? EMPTY_SHELF)));
  } catch {
    return inMemory();
  }
  shelfStore.setState({ read: true, shelf: next });
  channel?.postMessage('changed');
}
