/**
 * A notebook in IndexedDB: written at most 0.4 s after a change, in one transaction that looks first whether another tab
 * wrote meanwhile. Then both are merged, never one over the other.
 */
import { createStore, del, get, getMany, keys, set } from 'idb-keyval';
import type { Sliced } from '../../ui/sliced';
import type { Fault, Read } from './migrate';
import { emptyNotebook, type Notebook, type NotebookRow } from './notebook';
import { type RowStore, rowStore } from './row-chunks';
import { withSharedInputs } from './rows';

/** Least time between two writes: an automatic record may add a row each frame. */
const WRITE_EVERY_MS = 400;
const RETRY_AFTER_MS = 5000;
/** A write that takes longer is not counted on. */
const PATIENCE_MS = 10_000;

/**
 * Why a notebook is not kept. `newer`: a later version of the site wrote the stored one; `unfetched`: what reads the stored one could
 * not be fetched.
 */
export type Unkept = 'full' | 'blocked' | 'newer' | 'unfetched';

export type Bring = (mine: Notebook) => Notebook;

export interface StorageEvents {
  /** Another tab wrote: `bring` puts what it did into this tab's notebook. */
  readonly onOther: (bring: Bring) => void;
  /** Null when it is kept again. */
  readonly onUnkept: (why: Unkept | null) => void;
  /** Of what was stored these could not be read, or, without any named, nothing: as it was it lies aside. */
  readonly onUnreadable: (faults: readonly Fault[]) => void;
}

export interface NotebookStorage {
  /** Null where nothing was kept. */
  load(events: StorageEvents): Promise<Notebook | null>;
  save(notebook: Notebook): void;
  /** Writes at once what still waits. */
  flush(): void;
  /** The page may be gone the next moment: what is not surely written is left where the next visit finds it. */
  leave(): void;
  end(): void;
}

/** What reads a stored notebook and brings two together: fetched where something is stored. */
type Reader = typeof import('./reader');

/** Where what could not be read lies, as it was. */
export const asideKey = (experiment: string): string => `notebook:${experiment}:unreadable`;
/** Where pages that were left put what they had not written yet, one entry for each tab. */
const leftPrefix = (experiment: string): string => `notebook:${experiment}:left:`;

const revisionOf = (stored: unknown): string | null =>
  typeof stored === 'object' && stored !== null && 'revision' in stored && typeof stored.revision === 'string'
    ? stored.revision
    : null;

const contentOf = (stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null && 'notebook' in stored ? stored.notebook : stored;

/** Rows between two pauses. */
const SLICE = 500;

/** What is stored, with rows that share what they have in common; the store knows them again. */
function* slicedFrom(stored: unknown, store: RowStore, { slicedNotebook }: Reader): Sliced<Read> {
  const read = yield* slicedNotebook(contentOf(stored));
  if (read.is !== 'here') return read;
  const rows: NotebookRow[] = [];
  for (let from = 0; from < read.notebook.rows.length; from += SLICE) {
    rows.push(...withSharedInputs(read.notebook.rows.slice(from, from + SLICE), rows.at(-1)));
    yield;
  }
  // What was mended is written anew, all of it.
  if (read.faults.length === 0) store.adopt(revisionOf(stored), rows);
  return { ...read, notebook: { ...read.notebook, rows } };
}

/** An entry of the store. */
interface Stored {
  readonly key: string;
  readonly value: unknown;
}

class Unfetched extends Error {}

const whyOf = (error: unknown): Unkept => {
  if (error instanceof Unfetched) return 'unfetched';
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
};

/**
 * Where a page that is left puts what it had not stored: beside the library's own store, in which a write that the page began and
 * cannot end any more would hold the last one up, until both are dropped with the page.
 */
const openLeft = (): ReturnType<typeof createStore> => createStore('notebook-left', 'left');

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
  /** On its way into the store. */
  let inFlight: Notebook | null = null;
  /** What is stored is being read, in slices: nothing is written meanwhile. */
  let reading = false;
  let missed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unkept: Unkept | null = null;
  /** What a write that succeeded makes superfluous. */
  let outdated: string[] = [];
  let outdatedLeft: string[] = [];
  let ended = false;
  let reader: Reader | null = null;
  const store = rowStore(tab);
  const leftStore = openLeft();

  const tellUnkept = (why: Unkept | null): void => {
    if (why === unkept) return;
    unkept = why;
    events?.onUnkept(why);
  };
  const loadReader = async (): Promise<Reader> => {
    try {
      reader ??= await import('./reader');
    } catch {
      throw new Unfetched();
    }
    return reader;
  };
  const tellOther = (bring: Bring): void => {
    if (waiting) waiting = bring(waiting);
    events?.onOther(bring);
  };
  const putAside = async (stored: unknown, faults: readonly Fault[]): Promise<void> => {
    await set(asideKey(experiment), stored);
    events?.onUnreadable(faults);
  };

  type Outcome = 'done' | 'newer' | 'unread' | 'damaged';

  /** One write, which meets what another tab wrote meanwhile. */
  const write = async (notebook: Notebook): Promise<Exclude<Outcome, 'unread' | 'damaged'>> => {
    const next = `${tab}-${++writes}`;
    let outcome: Outcome = 'done';
    let result = notebook;
    let met: unknown;
    let faults: readonly Fault[] = [];
    await store.prepare(key, notebook.rows);
    await store.update(key, (stored) => {
      if (stored === undefined || revisionOf(stored) === revision) return { revision: next, notebook };
      met = stored;
      if (!reader) outcome = 'unread';
      else {
        // In one go, since the transaction would end with a pause.
        const read = reader.atOnce(slicedFrom(stored, store, reader));
        if (read.is === 'newer') outcome = 'newer';
        else if (read.is !== 'here') outcome = 'damaged';
        else {
          faults = read.faults;
          result = reader.merged(base, notebook, read.notebook);
        }
      }
      return outcome === 'done' ? { revision: next, notebook: result } : stored;
    });
    switch (outcome as Outcome) {
      case 'newer':
        return 'newer';
      case 'unread':
        await loadReader();
        return write(notebook);
      case 'damaged':
        await putAside(met, []);
        revision = revisionOf(met);
        return write(notebook);
      case 'done':
        if (faults.length > 0) await putAside(met, faults);
        revision = next;
        base = result;
        if (result !== notebook && reader) {
          const join = reader.merged;
          tellOther((mine) => join(notebook, mine, result));
        }
        return 'done';
    }
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting || inFlight || reading || unkept === 'newer') return;
    const notebook = waiting;
    waiting = null;
    inFlight = notebook;
    const late = setTimeout(() => tellUnkept('blocked'), PATIENCE_MS);
    try {
      const outcome = await write(notebook);
      tellUnkept(outcome === 'newer' ? 'newer' : null);
      channel.tell();
      if (outcome === 'done') {
        const [gone, goneLeft] = [outdated, outdatedLeft];
        outdated = [];
        outdatedLeft = [];
        for (const name of gone) await del(name);
        for (const name of goneLeft) await del(name, leftStore);
      }
    } catch (error) {
      waiting ??= notebook;
      tellUnkept(whyOf(error));
    } finally {
      clearTimeout(late);
      inFlight = null;
    }
    if (!ended) timer = setTimeout(() => void flush(), unkept === null ? WRITE_EVERY_MS : RETRY_AFTER_MS);
    else if (waiting && unkept === null) void flush();
    if (missed) void pull();
  };

  /** Asked for also so that the store stands open when the page is left: opening it then would take too long. */
  const leftNames = async (): Promise<readonly string[]> =>
    (await keys<string>(leftStore)).filter((name) => String(name).startsWith(leftPrefix(experiment)));

  /** What is stored, and what pages that were left had not stored yet. */
  const read = async (): Promise<{ readonly stored: unknown; readonly old: unknown; readonly left: Stored[] }> => {
    const [stored, old, leftKeys] = await Promise.all([
      store.read(key),
      get<unknown>(oldKey),
      // What is stored is read all the same.
      leftNames().catch((): readonly string[] => []),
    ]);
    const left = leftKeys.length === 0 ? [] : await getMany<unknown>([...leftKeys], leftStore);
    return { stored, old, left: leftKeys.map((name, index) => ({ key: name, value: left[index] })) };
  };

  /** The same as `slicedFrom`, while the page answers. */
  const readFrom = async (stored: unknown, means: Reader): Promise<Read> => {
    reading = true;
    try {
      return await means.inSlices(slicedFrom(stored, store, means));
    } finally {
      reading = false;
      if (waiting && timer === undefined) timer = setTimeout(() => void flush(), WRITE_EVERY_MS);
      if (missed) setTimeout(() => void pull());
    }
  };

  /** Another tab wrote: what it has comes in. True where it was met. */
  const pull = async (): Promise<boolean> => {
    missed = inFlight !== null || reading;
    if (missed || ended) return false;
    try {
      const means = await loadReader();
      const { merged: join } = means;
      const stored = await store.read(key);
      missed = reading;
      if (missed) return false;
      // A write that is on its way meets it.
      if (inFlight || ended || revisionOf(stored) === revision) return true;
      const found = await readFrom(stored, means);
      if (ended || found.is !== 'here') return true;
      const before = base;
      base = found.notebook;
      revision = revisionOf(stored);
      tellOther((mine) => join(before, mine, found.notebook));
      return true;
    } catch {
      // The next write meets what the other tab wrote.
      return false;
    }
  };
  const channel = openChannel(key, () => void pull());

  /** What is stored is still to be read: asked for until it can be. */
  const readLater = (): void => {
    tellUnkept('unfetched');
    setTimeout(async () => {
      if (ended || unkept !== 'unfetched') return;
      if (await pull()) tellUnkept(null);
      else readLater();
    }, RETRY_AFTER_MS);
  };

  /** With what left pages had not stored: they went on from what is stored, or beside it. */
  const withLeft = (stored: unknown, notebook: Notebook, left: readonly Stored[], means: Reader): Notebook => {
    let whole = notebook;
    for (const { key: name, value } of left) {
      const found = means.atOnce(means.slicedNotebook(contentOf(value)));
      if (found.is !== 'here') continue;
      outdatedLeft.push(name);
      const follows = whole === notebook && revisionOf(value) === revisionOf(stored);
      whole = follows ? found.notebook : means.merged(emptyNotebook, found.notebook, whole);
    }
    return whole;
  };

  const leave = (): void => {
    const unsure = waiting ?? inFlight;
    if (!unsure || unkept === 'newer') return;
    const name = `${leftPrefix(experiment)}${tab}`;
    if (!outdatedLeft.includes(name)) outdatedLeft.push(name);
    const put = async (): Promise<void> =>
      leftStore('readwrite', (objects) => {
        // Nothing is read first, and the transaction is closed at once: neither needs this page any more.
        objects.put({ revision, notebook: unsure }, name);
        objects.transaction.commit();
      });
    // Where nothing can be stored, that is said already.
    put().catch(() => {});
  };

  return {
    async load(listener) {
      events = listener;
      try {
        const { stored, old, left } = await read();
        if (stored === undefined && old === undefined && left.length === 0) return null;
        const means = await loadReader();
        const found = await readFrom(stored ?? old, means);
        if (found.is === 'newer') {
          tellUnkept('newer');
          return null;
        }
        const faults = found.is === 'here' ? found.faults : [];
        if (found.is === 'unreadable' || faults.length > 0) await putAside(stored ?? old, faults);
        revision = revisionOf(stored);
        if (found.is === 'here' && stored !== undefined) base = found.notebook;
        // Not kept in its new shape yet.
        if (old !== undefined) outdated.push(oldKey);
        const kept = found.is === 'here' ? found.notebook : null;
        const whole = withLeft(stored, kept ?? emptyNotebook, left, means);
        if (whole !== base) {
          waiting = whole;
          timer = setTimeout(() => void flush(), WRITE_EVERY_MS);
        }
        return kept === null && whole === emptyNotebook ? null : whole;
      } catch (error) {
        if (error instanceof Unfetched) readLater();
        // Anything else is said at the first write, when there is something to lose.
        return null;
      }
    },
    save(notebook) {
      waiting = notebook;
      // After what the page shows of it: where rows are very many, to look which are new takes a weak device a while.
      if (!inFlight && timer === undefined) timer = setTimeout(() => void flush());
    },
    flush: () => void flush(),
    leave,
    end() {
      ended = true;
      leave();
      void flush();
      channel.close();
    },
  };
}
