/**
 * A notebook in IndexedDB: written at most 0.4 s after a change, merged with what other tabs wrote meanwhile. What could not be written
 * is tried again, and said.
 */
import { del, get, set } from 'idb-keyval';
import { LeftNotebooks } from './left-notebooks';
import type { Fault, Read } from './migrate';
import { emptyNotebook, type Notebook } from './notebook';
import { type Bring, NotebookEntry, type Reader, Unfetched } from './notebook-entry';

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

/** Where what could not be read lies, as it was. */
export const asideKey = (experiment: string): string => `notebook:${experiment}:unreadable`;

const whyOf = (error: unknown): Unkept => {
  if (error instanceof Unfetched) return 'unfetched';
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
};

interface TabChannel {
  tell(): void;
  close(): void;
}

/** Tabs tell each other that something was written; without that they meet at the next write. The last write ends after `close`, and is told too. */
function openChannel(name: string, onWritten: () => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  let channel: BroadcastChannel | null = new BroadcastChannel(name);
  channel.addEventListener('message', onWritten);
  return {
    tell() {
      const told = channel ?? new BroadcastChannel(name);
      told.postMessage('written');
      if (!channel) told.close();
    },
    close() {
      channel?.close();
      channel = null;
    },
  };
}

class StoredNotebook implements NotebookStorage {
  readonly #experiment: string;
  readonly #tab: string;
  readonly #entry: NotebookEntry;
  readonly #left: LeftNotebooks;
  readonly #channel: TabChannel;
  #events: StorageEvents | null = null;
  #waiting: Notebook | null = null;
  /** On its way into the store. */
  #inFlight: Notebook | null = null;
  /** What is stored is being read, in slices: nothing is written meanwhile. */
  #reading = false;
  /** Another tab wrote while this one was writing or reading. */
  #missed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unkept: Unkept | null = null;
  /** Bare rows, as they were kept before there were notebooks, are stored still. */
  #oldStored = false;
  #ended = false;

  constructor(experiment: string, tab: string) {
    const key = `notebook:${experiment}`;
    this.#experiment = experiment;
    this.#tab = tab;
    this.#entry = new NotebookEntry({ key, tab, putAside: (stored, faults) => this.#putAside(stored, faults) });
    this.#left = new LeftNotebooks(experiment);
    this.#channel = openChannel(key, () => void this.#pull());
  }

  async load(events: StorageEvents): Promise<Notebook | null> {
    this.#events = events;
    try {
      return await this.#load();
    } catch (error) {
      if (error instanceof Unfetched) this.#readLater();
      // Anything else is said at the first write, when there is something to lose.
      return null;
    }
  }

  save(notebook: Notebook): void {
    this.#waiting = notebook;
    // After what the page shows of it: where rows are very many, to look which are new takes a weak device a while.
    if (!this.#inFlight && this.#timer === undefined) this.#flushIn(0);
  }

  flush(): void {
    void this.#flush();
  }

  leave(): void {
    const unsure = this.#waiting ?? this.#inFlight;
    if (unsure && this.#unkept !== 'newer') this.#left.put(this.#tab, this.#entry.revision, unsure);
  }

  end(): void {
    this.#ended = true;
    this.leave();
    this.flush();
    this.#channel.close();
  }

  get #oldKey(): string {
    return `rows:${this.#experiment}`;
  }

  async #load(): Promise<Notebook | null> {
    const [stored, old, left] = await Promise.all([
      this.#entry.stored(),
      get<unknown>(this.#oldKey),
      // What is stored is read all the same.
      this.#left.read().catch(() => []),
    ]);
    if (stored === undefined && old === undefined && left.length === 0) return null;
    const reader = await this.#entry.reader();
    const found = await this.#read(stored ?? old, reader);
    if (found.is === 'newer') {
      this.#tellUnkept('newer');
      return null;
    }
    const faults = found.is === 'here' ? found.faults : [];
    if (found.is === 'unreadable' || faults.length > 0) await this.#putAside(stored ?? old, faults);
    const kept = found.is === 'here' ? found.notebook : null;
    // Bare rows are not kept in their new shape yet.
    this.#entry.adopt(stored, stored === undefined ? null : kept);
    this.#oldStored = old !== undefined;
    const { whole, read } = reader.withLeft(kept ?? emptyNotebook, stored, left);
    this.#left.outdate(read);
    if (whole !== this.#entry.base) {
      this.#waiting = whole;
      this.#flushIn(WRITE_EVERY_MS);
    }
    return kept === null && whole === emptyNotebook ? null : whole;
  }

  #flushIn(ms: number): void {
    this.#timer = setTimeout(() => this.flush(), ms);
  }

  async #flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#waiting || this.#inFlight || this.#reading || this.#unkept === 'newer') return;
    const notebook = this.#waiting;
    this.#waiting = null;
    this.#inFlight = notebook;
    const late = setTimeout(() => this.#tellUnkept('blocked'), PATIENCE_MS);
    try {
      await this.#write(notebook);
    } catch (error) {
      this.#waiting ??= notebook;
      this.#tellUnkept(whyOf(error));
    } finally {
      clearTimeout(late);
      this.#inFlight = null;
    }
    if (!this.#ended) this.#flushIn(this.#unkept === null ? WRITE_EVERY_MS : RETRY_AFTER_MS);
    else if (this.#waiting && this.#unkept === null) void this.#flush();
    if (this.#missed) void this.#pull();
  }

  async #write(notebook: Notebook): Promise<void> {
    const written = await this.#entry.write(notebook);
    if (written.is === 'written' && written.bring) this.#tellOther(written.bring);
    this.#tellUnkept(written.is === 'newer' ? 'newer' : null);
    this.#channel.tell();
    if (written.is === 'newer') return;
    await this.#left.drop();
    if (!this.#oldStored) return;
    this.#oldStored = false;
    await del(this.#oldKey);
  }

  async #read(stored: unknown, reader: Reader): Promise<Read> {
    this.#reading = true;
    try {
      return await this.#entry.read(stored, reader);
    } finally {
      this.#reading = false;
      if (this.#waiting && this.#timer === undefined) this.#flushIn(WRITE_EVERY_MS);
      if (this.#missed) setTimeout(() => void this.#pull());
    }
  }

  /** Another tab wrote: what it has comes in. True where it was met. */
  async #pull(): Promise<boolean> {
    this.#missed = this.#inFlight !== null || this.#reading;
    if (this.#missed || this.#ended) return false;
    try {
      const reader = await this.#entry.reader();
      const stored = await this.#entry.stored();
      this.#missed = this.#reading;
      if (this.#missed) return false;
      // A write that is on its way meets it.
      if (this.#inFlight || this.#ended || this.#entry.isKnown(stored)) return true;
      const found = await this.#read(stored, reader);
      if (this.#ended || found.is !== 'here') return true;
      const { base } = this.#entry;
      this.#entry.adopt(stored, found.notebook);
      this.#tellOther((mine) => reader.merged(base, mine, found.notebook));
      return true;
    } catch {
      // The next write meets what the other tab wrote.
      return false;
    }
  }

  /** What is stored is still to be read: asked for until it can be. */
  #readLater(): void {
    this.#tellUnkept('unfetched');
    setTimeout(async () => {
      if (this.#ended || this.#unkept !== 'unfetched') return;
      if (await this.#pull()) this.#tellUnkept(null);
      else this.#readLater();
    }, RETRY_AFTER_MS);
  }

  #tellUnkept(why: Unkept | null): void {
    if (why === this.#unkept) return;
    this.#unkept = why;
    this.#events?.onUnkept(why);
  }

  #tellOther(bring: Bring): void {
    if (this.#waiting) this.#waiting = bring(this.#waiting);
    this.#events?.onOther(bring);
  }

  async #putAside(stored: unknown, faults: readonly Fault[]): Promise<void> {
    await set(asideKey(this.#experiment), stored);
    this.#events?.onUnreadable(faults);
  }
}

/** The notebook of one experiment, under its id. `tab` tells this tab's writes from others'. */
export const notebookStorage = (experiment: string, tab: string): NotebookStorage =>
  new StoredNotebook(experiment, tab);
