/**
 * Progress in this browser. The browser's store is read anew before each change, so that two tabs add up and neither
 * overwrites the other.
 */
import { createStore } from 'zustand/vanilla';
import { listingById } from '../../catalogue/index';
import { NO_PROGRESS, type Progress, parseProgress } from './progress';

export const PROGRESS_KEY = 'progress';

export interface ProgressState {
  /** False until the browser's store was read: before, nothing is known. */
  readonly read: boolean;
  readonly progress: Progress;
  /** The browser refused to keep it: it lasts for this visit. */
  readonly blocked: boolean;
}

export const NOTHING_READ: ProgressState = { read: false, progress: NO_PROGRESS, blocked: false };

export const progressStore = createStore<ProgressState>(() => NOTHING_READ);

const isKnown = (id: string): boolean => listingById.has(id);

export const readProgressFile = (text: string) => parseProgress(text, isKnown);

/** Null where the browser lets nobody read. Text that cannot be read counts as none. */
function stored(): Progress | null {
  try {
    const text = localStorage.getItem(PROGRESS_KEY);
    if (text === null) return NO_PROGRESS;
    const parsed = readProgressFile(text);
    return parsed.is === 'read' ? parsed.progress : NO_PROGRESS;
  } catch {
    return null;
  }
}

/** Reads what is kept; again whenever another tab has changed it. */
export function readProgress(): void {
  const { progress, blocked } = progressStore.getState();
  const kept = stored();
  progressStore.setState(
    kept === null || blocked ? { read: true, progress, blocked: true } : { read: true, progress: kept, blocked: false },
  );
}

/** Changes what is kept and returns what was there before. */
export function changeProgress(change: (progress: Progress) => Progress): Progress {
  const state = progressStore.getState();
  const before = (state.blocked ? null : stored()) ?? state.progress;
  const progress = change(before);
  let blocked = false;
  try {
    if (Object.keys(progress.done).length === 0) localStorage.removeItem(PROGRESS_KEY);
    else localStorage.setItem(PROGRESS_KEY, JSON.stringify(progress));
  } catch {
    blocked = true;
  }
  progressStore.setState({ read: true, progress, blocked });
  return before;
}
