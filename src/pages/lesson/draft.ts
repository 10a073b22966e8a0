/** The lesson that is being put together, kept in this browser between visits of benches. */
import { useSyncExternalStore } from 'react';
import type { LessonStep } from '../../../engine/runtime/lesson';
import { encodeLessonFile, readRunFile } from '../../../engine/runtime/run-file';

export const LESSON_KEY = 'lesson-draft';

const EMPTY: readonly LessonStep[] = [];
let steps: readonly LessonStep[] | null = null;
const listeners = new Set<() => void>();

export function presentDraft(): readonly LessonStep[] {
  if (steps) return steps;
  try {
    const kept = readRunFile(localStorage.getItem(LESSON_KEY) ?? '');
    steps = kept.is === 'lesson' ? kept.steps : EMPTY;
  } catch {
    steps = EMPTY;
  }
  return steps;
}

export function changeDraft(change: (steps: readonly LessonStep[]) => readonly LessonStep[]): void {
  steps = change(presentDraft());
  try {
    if (steps.length === 0) localStorage.removeItem(LESSON_KEY);
    else localStorage.setItem(LESSON_KEY, encodeLessonFile(steps));
  } catch {
    // A browser that keeps nothing still has the list on the page.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useDraft = (): readonly LessonStep[] => useSyncExternalStore(subscribe, presentDraft, () => EMPTY);
