/**
 * Reads and changes the progress that this browser keeps. Its store is read anew before each change, so that two tabs add up and neither
 * overwrites the other.
 */
import { listingById } from '../../catalogue/index';
import { parseProgress } from './parse-progress';
import { NO_PROGRESS, type Progress } from './progress';
import { PROGRESS_KEY, progressStore, setBlocked } from './store';

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

export function readKept(): void {
  const kept = progressStore.getState().blocked ? null : stored();
  if (kept) progressStore.setState({ read: true, progress: kept, blocked: false });
  else setBlocked();
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
