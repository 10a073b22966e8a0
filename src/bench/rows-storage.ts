/** Recorded rows, kept in the browser so that a reload or a crash loses none. */
import { get, set } from 'idb-keyval';
import type { Row } from './row';

/** Least time between two writes: an automatic record may add a row each frame. */
const WRITE_EVERY_MS = 400;

export interface RowsStorage {
  load(): Promise<readonly Row[]>;
  /** Keeps these rows; `onFailure` where the browser would not store them. */
  save(rows: readonly Row[], onFailure: () => void): void;
  /** Writes at once what still waits. */
  flush(): void;
}

/** Rows of one experiment, under its id. A blocked or full store loses nothing on the page and is reported. */
export function rowsStorage(experiment: string): RowsStorage {
  const key = `rows:${experiment}`;
  let waiting: { readonly rows: readonly Row[]; readonly onFailure: () => void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    const { rows, onFailure } = waiting;
    waiting = null;
    set(key, rows).catch(onFailure);
    timer = setTimeout(flush, WRITE_EVERY_MS);
  };
  return {
    async load() {
      try {
        return (await get<readonly Row[]>(key)) ?? [];
      } catch {
        return [];
      }
    },
    save(rows, onFailure) {
      waiting = { rows, onFailure };
      if (timer === undefined) flush();
    },
    flush,
  };
}
