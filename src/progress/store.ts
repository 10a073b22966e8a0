/** Progress in this browser, as pages show it. */
import { createStore } from 'zustand/vanilla';
import { NO_PROGRESS, type Progress } from './progress';

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

/** Of a browser that lets nobody read, what was done on this visit is all there is. */
export function setBlocked(): void {
  progressStore.setState(({ progress }) => ({ read: true, progress, blocked: true }));
}
