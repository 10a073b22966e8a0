/** Recorded rows, kept in the browser so that a reload or a crash loses none. */
import { get, set } from 'idb-keyval';
import type { Row } from './row';

export interface RowsStorage {
  load(): Promise<readonly Row[]>;
  /** False where the browser would not store them. */
  save(rows: readonly Row[]): Promise<boolean>;
}

/** Rows of one experiment, under its id. A blocked or full store loses nothing on the page and is reported. */
export function rowsStorage(experiment: string): RowsStorage {
  const key = `rows:${experiment}`;
  return {
    async load() {
      try {
        return (await get<readonly Row[]>(key)) ?? [];
      } catch {
        return [];
      }
    },
    async save(rows) {
      try {
        await set(key, rows);
        return true;
      } catch {
        return false;
      }
    },
  };
}
