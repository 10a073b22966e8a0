/**
 * A notebook in IndexedDB: written at most 0.4 s after a change, in one transaction that looks first whether another tab
 * wrote meanwhile. Then both are merged, never one over the other.
 */
import { del, get, set } from 'idb-keyval';
import { type Read, readNotebook } from './migrate';
import { emptyNotebook, type Notebook } from './notebook';
import { type RowStore, rowStore } from './row-chunks';
import { withSharedInputs } from './rows';

/** Least time between two writes: an automatic record may add a row each frame. */
const WRITE_EVERY_MS = 400;
const RETRY_AFTER_MS = 5000;
/** A write that takes longer is not counted on. */
const PATIENCE_MS = 10_000;

/** Why a notebook is not kept. `newer`: a later version of the site wrote the stored one. */
export type Unkept = 'full' | 'blocked' | 'newer';

export type Bring = (mine: Notebook) => Notebook;

export interface StorageEvents {
  /** Another tab wrote: `bring` puts what it did into this tab's notebook. */
  readonly onOther: (bring: Bring) => void;
  /** Null when it is kept again. */
  readonly onUnkept: (why: Unkept | null) => void;
  /** What was stored could not be read: it lies aside. */
  readonly onUnreadable: () => void;
}

export interface NotebookStorage {
  /** Null where nothing was kept. */
  load(events: StorageEvents): Promise<Notebook | null>;
  save(notebook: Notebook): void;
  /** Writes at once what still waits. */
  flush(): void;
  end(): void;
}

type Merge = typeof import('./merge').merged;

const revisionOf = (stored: unknown): string | null =>
  typeof stored === 'object' && stored !== null && 'revision' in stored && typeof stored.revision === 'string'
    ? stored.revision
    : null;

const contentOf = (stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null && 'notebook' in stored ? stored.notebook : stored;

/** What is stored, with rows that share what they have in common; the store knows them again. */
function readFrom(stored: unknown, store: RowStore): Read {
  const read = readNotebook(contentOf(stored));
  if (read.is !== 'here') return read;
  const rows = withSharedInputs(read.notebook.rows);
  store.adopt(rows);
  return { ...read, notebook: { ...read.notebook, rows } };
}

const whyOf = (error: unknown): Unkept =>
  error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'blocked';

/** Tabs tell each other that something was written; without that they meet at the next write. */
function openChannel(name: string, onWritten: () => void): { tell(): void; close(): void } {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', onWritten);
  return { tell: () => channel.postMessage('written'), close: () => channel.close() };
}

/** The notebook of one experiment, under its id. `tab` tells this tab's writes from others'. */
export function notebookStorage(experiment: string, tab: string): NotebookStorage {
  const key = `notebook:${experiment}`;
  /** Bare rows, as they were kept before there were notebooks. */
  const oldKey = `rows:${experiment}`;
  let events: StorageEvents | null = null;
  let base: Notebook = emptyNotebook;
  let revision: string | null = null;
  let writes = 0;
  let waiting: Notebook | null = null;
  let writing = false;
  let missed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unkept: Unkept | null = null;
  let moved = false;
  let ended = false;
  let merge: Merge | null = null;
  const store = rowStore(tab);

  const tellUnkept = (why: Unkept | null): void => {
    if (why === unkept) return;
    unkept = why;
    events?.onUnkept(why);
  };
  const loadMerge = async (): Promise<Merge> => {
    merge ??= (await import('./merge')).merged;
    return merge;
  };
  const tellOther = (bring: Bring): void => {
    if (waiting) waiting = bring(waiting);
    events?.onOther(bring);
  };

  /** One write; `again` where the means to merge has to be fetched first. */
  const write = async (notebook: Notebook): Promise<'again' | 'done' | 'newer'> => {
    const next = `${tab}-${++writes}`;
    let outcome: 'again' | 'done' | 'newer' = 'done';
    let result = notebook;
    await store.prepare(key, notebook.rows);
    await store.update(key, (stored) => {
      if (stored !== undefined && revisionOf(stored) !== revision) {
        const read = readFrom(stored, store);
        if (read.is === 'newer') outcome = 'newer';
        else if (read.is === 'here' && !merge) outcome = 'again';
        else if (read.is === 'here' && merge) result = merge(base, notebook, read.notebook);
      }
      return outcome === 'done' ? { revision: next, notebook: result } : stored;
    });
    if (outcome !== 'done') return outcome;
    revision = next;
    base = result;
    const join = merge;
    if (result !== notebook && join) tellOther((mine) => join(notebook, mine, result));
    return 'done';
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting || writing || unkept === 'newer') return;
    const notebook = waiting;
    waiting = null;
    writing = true;
    const late = setTimeout(() => tellUnkept('blocked'), PATIENCE_MS);
    try {
      let outcome = await write(notebook);
      if (outcome === 'again') {
        await loadMerge();
        outcome = await write(notebook);
      }
      tellUnkept(outcome === 'newer' ? 'newer' : null);
      channel.tell();
      if (moved) await del(oldKey);
      moved = false;
    } catch (error) {
      waiting ??= notebook;
      tellUnkept(whyOf(error));
    } finally {
      clearTimeout(late);
      writing = false;
    }
    if (!ended) timer = setTimeout(() => void flush(), unkept === null ? WRITE_EVERY_MS : RETRY_AFTER_MS);
    else if (waiting && unkept === null) void flush();
    if (missed) void pull();
  };

  const read = async (): Promise<{ readonly stored: unknown; readonly old: unknown }> => {
    const [stored, old] = await Promise.all([store.read(key), get<unknown>(oldKey)]);
    return { stored, old };
  };

  /** Another tab wrote: what it has comes in. */
  const pull = async (): Promise<void> => {
    missed = writing;
    if (writing || ended) return;
    try {
      const join = await loadMerge();
      const { stored } = await read();
      const found = readFrom(stored, store);
      if (writing || ended || revisionOf(stored) === revision || found.is !== 'here') return;
      const before = base;
      base = found.notebook;
      revision = revisionOf(stored);
      tellOther((mine) => join(before, mine, found.notebook));
    } catch {
      // The next write meets what the other tab wrote.
    }
  };
  const channel = openChannel(key, () => void pull());

  return {
    async load(listener) {
      events = listener;
      try {
        const { stored, old } = await read();
        const found = readFrom(stored ?? old, store);
        switch (found.is) {
          case 'none':
            return null;
          case 'newer':
            tellUnkept('newer');
            return null;
          case 'unreadable':
            await set(`${key}:unreadable`, stored ?? old);
            revision = revisionOf(stored);
            listener.onUnreadable();
            return null;
          case 'here':
            revision = revisionOf(stored);
            if (stored === undefined) {
              // Not kept in its new shape yet.
              moved = true;
              waiting = found.notebook;
              timer = setTimeout(() => void flush(), WRITE_EVERY_MS);
            } else base = found.notebook;
            return found.notebook;
        }
      } catch {
        // Said at the first write, when there is something to lose.
        return null;
      }
    },
    save(notebook) {
      waiting = notebook;
      if (!writing && timer === undefined) void flush();
    },
    flush: () => void flush(),
    end() {
      ended = true;
      void flush();
      channel.close();
    },
  };
}
