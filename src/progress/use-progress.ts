import { useEffect, useSyncExternalStore } from 'react';
import { readProgress } from './read-progress';
import { NOTHING_READ, PROGRESS_KEY, type ProgressState, progressStore } from './store';

/** Progress as it is kept in this browser; nothing at first, so that a prerendered page and its first render agree. */
export function useProgress(): ProgressState {
  useEffect(() => {
    const read = (): void => {
      // What reads it could not be fetched: it stays unknown until the page is opened again.
      readProgress().catch(() => {});
    };
    read();
    const onStorage = (event: StorageEvent): void => {
      if (event.key === PROGRESS_KEY || event.key === null) read();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  return useSyncExternalStore(
    (listener) => progressStore.subscribe(listener),
    () => progressStore.getState(),
    () => NOTHING_READ,
  );
}
