import { NO_PROGRESS } from './progress';
import { PROGRESS_KEY, progressStore, setBlocked } from './store';

/** Reads what is kept; again whenever another tab has changed it. What reads it is fetched where something is. */
export async function readProgress(): Promise<void> {
  if (progressStore.getState().blocked) return;
  try {
    if (localStorage.getItem(PROGRESS_KEY) === null) {
      progressStore.setState({ read: true, progress: NO_PROGRESS, blocked: false });
      return;
    }
  } catch {
    setBlocked();
    return;
  }
  const { readKept } = await import('./change-progress');
  readKept();
}
