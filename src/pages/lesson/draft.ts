/** The lesson that is being put together, kept in this browser between visits of benches. */
import { useSyncExternalStore } from 'react';
import type { LessonStep } from '../../../engine/runtime/lesson';
import { encodeLessonFile, readRunFile } from '../../../engine/runtime/run-file';

export const LESSON_KEY = 'lesson-draft';

/** A kept lesson that could not be read, as it was. */
const ASIDE_KEY = 'lesson-draft:unreadable';

const EMPTY: readonly LessonStep[] = [];
let steps: readonly LessonStep[] | null = null;
const listeners = new Set<() => void>();

export function presentDraft(): readonly LessonStep[] {
  if (steps) return steps;
  try {
    const text = localStorage.getItem(LESSON_KEY);
    const kept = readRunFile(text ?? '');
    steps = kept.is === 'lesson' ? kept.steps : EMPTY;
    if (text !== null && kept.is === 'bad') localStorage.setItem(ASIDE_KEY, text);
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

/** The text of a kept lesson that could not be read; null where there is none. */
export function damagedDraft(): string | null {
  try {
    // Read first: what is damaged is put aside then.
    presentDraft();
    return localStorage.getItem(ASIDE_KEY);
  } catch {
    return null;
  }
}

export function dropDamagedDraft(): void {
  try {
    localStorage.removeItem(ASIDE_KEY);
  } catch {
    // A blocked store keeps none.
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useDraft = (): readonly LessonStep[] => useSyncExternalStore(subscribe, presentDraft, () => EMPTY);
