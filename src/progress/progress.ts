/** What a visitor has done in the laboratory, as it is kept, exported and imported. Pure. */

/** One experiment or instrument. Times are milliseconds since 1970. */
export interface Done {
  readonly startedAt: number;
  readonly lastAt: number;
  /** When all steps of the procedure were done for the first time. */
  readonly completedAt: number | null;
  /** Seconds with the bench open and in sight. */
  readonly seconds: number;
  /** The most steps of the procedure that were done at a time. */
  readonly steps: number;
}

export interface Progress {
  readonly version: 1;
  /** By the id of the catalogue. */
  readonly done: Readonly<Record<string, Done>>;
}

export const NO_PROGRESS: Progress = { version: 1, done: {} };

/** What a bench reports. */
export interface Report {
  readonly id: string;
  readonly at: number;
  /** Seconds since the report before. */
  readonly seconds: number;
  readonly steps: number;
  readonly allSteps: number;
}

export function withReport(progress: Progress, { id, at, seconds, steps, allSteps }: Report): Progress {
  const before = progress.done[id];
  const completed = allSteps > 0 && steps >= allSteps;
  const done: Done = {
    startedAt: before?.startedAt ?? at,
    lastAt: Math.max(at, before?.lastAt ?? at),
    completedAt: before?.completedAt ?? (completed ? at : null),
    seconds: (before?.seconds ?? 0) + seconds,
    steps: Math.max(before?.steps ?? 0, steps),
  };
  return { ...progress, done: { ...progress.done, [id]: done } };
}

const earlier = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.min(a, b);

/** Both together, nothing lost and nothing counted twice: the same file imported again changes nothing. */
export function merge(ours: Progress, theirs: Progress): Progress {
  const done: Record<string, Done> = { ...ours.done };
  for (const [id, their] of Object.entries(theirs.done)) {
    const our = done[id];
    done[id] = our
      ? {
          startedAt: Math.min(our.startedAt, their.startedAt),
          lastAt: Math.max(our.lastAt, their.lastAt),
          completedAt: earlier(our.completedAt, their.completedAt),
          seconds: Math.max(our.seconds, their.seconds),
          steps: Math.max(our.steps, their.steps),
        }
      : their;
  }
  return { version: 1, done };
}

export interface Tally {
  readonly started: number;
  readonly completed: number;
  readonly seconds: number;
}

export function tally(progress: Progress, ids: readonly string[]): Tally {
  const done = ids.flatMap((id) => progress.done[id] ?? []);
  return {
    started: done.length,
    completed: done.filter(({ completedAt }) => completedAt !== null).length,
    seconds: done.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

/** Ids, the last used first. */
export const lastUsed = (progress: Progress): readonly string[] =>
  Object.entries(progress.done)
    .toSorted(([, a], [, b]) => b.lastAt - a.lastAt)
    .map(([id]) => id);

/** `2 h 5 min`, `12 min`, `under a minute`. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return seconds > 0 ? 'under a minute' : '0 min';
  if (minutes < 60) return `${minutes} min`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
