/**
 * The entry of one notebook in the store, as this tab last met it. Each write looks first whether another tab wrote meanwhile, in one
 * transaction; then both are merged, never one over the other.
 */
import type { Fault, Read } from './migrate';
import { emptyNotebook, type Notebook } from './notebook';
import { type RowStore, revisionOf, rowStore } from './row-chunks';

/** What reads a stored notebook and brings two together: fetched where something is stored. */
export type Reader = typeof import('./reader');

/** Puts what another tab did into a notebook of this tab. */
export type Bring = (mine: Notebook) => Notebook;

/** What reads a stored notebook could not be fetched. */
export class Unfetched extends Error {}

/** What a write found in the store, and what it wrote there. */
type Meeting =
  /** `stored` is null where nothing had to be met. */
  | { readonly is: 'written'; readonly notebook: Notebook; readonly stored: unknown; readonly faults: readonly Fault[] }
  | { readonly is: 'newer' }
  /** What reads it is not here yet. */
  | { readonly is: 'unread' }
  | { readonly is: 'damaged'; readonly stored: unknown };

/** `bring` where another tab had written; `newer` where a later version of the site had, and nothing was written. */
export type Written = { readonly is: 'written'; readonly bring: Bring | null } | { readonly is: 'newer' };

interface EntryOptions {
  readonly key: string;
  /** Tells this tab's writes from others'. */
  readonly tab: string;
  /** Keeps what could not be read, as it was. */
  readonly putAside: (stored: unknown, faults: readonly Fault[]) => Promise<void>;
}

export class NotebookEntry {
  readonly #options: EntryOptions;
  readonly #store: RowStore;
  /** What was last read or written: others' changes are told from it. */
  #base: Notebook = emptyNotebook;
  #revision: string | null = null;
  #writes = 0;
  #reader: Reader | null = null;

  constructor(options: EntryOptions) {
    this.#options = options;
    this.#store = rowStore(options.tab);
  }

  get base(): Notebook {
    return this.#base;
  }

  /** Of what was last read or written. */
  get revision(): string | null {
    return this.#revision;
  }

  async reader(): Promise<Reader> {
    try {
      this.#reader ??= await import('./reader');
    } catch {
      throw new Unfetched();
    }
    return this.#reader;
  }

  stored(): Promise<unknown> {
    return this.#store.read(this.#options.key);
  }

  /** Whether this tab has met what is stored. */
  isKnown(stored: unknown): boolean {
    return revisionOf(stored) === this.#revision;
  }

  /** What is stored, read while the page answers. */
  read(stored: unknown, reader: Reader): Promise<Read> {
    return reader.inSlices(reader.slicedFrom(stored, this.#store));
  }

  /** What is stored was read, as this notebook where it could be. */
  adopt(stored: unknown, notebook: Notebook | null): void {
    this.#revision = revisionOf(stored);
    if (notebook) this.#base = notebook;
  }

  async write(notebook: Notebook): Promise<Written> {
    const revision = `${this.#options.tab}-${++this.#writes}`;
    let met = { is: 'unread' } as Meeting;
    await this.#store.prepare(this.#options.key, notebook.rows);
    await this.#store.update(this.#options.key, (stored) => {
      met = this.#meet(stored, notebook);
      return met.is === 'written' ? { revision, notebook: met.notebook } : stored;
    });
    switch (met.is) {
      case 'newer':
        return met;
      case 'unread':
        await this.reader();
        return this.write(notebook);
      case 'damaged':
        await this.#options.putAside(met.stored, []);
        this.#revision = revisionOf(met.stored);
        return this.write(notebook);
      case 'written': {
        const { notebook: written, stored, faults } = met;
        if (faults.length > 0) await this.#options.putAside(stored, faults);
        this.#revision = revision;
        this.#base = written;
        const reader = this.#reader;
        return {
          is: 'written',
          bring: written !== notebook && reader ? (mine) => reader.merged(notebook, mine, written) : null,
        };
      }
    }
  }

  /** What is to stand in the place of `stored`. In one go, since the transaction would end with a pause. */
  #meet(stored: unknown, notebook: Notebook): Meeting {
    if (stored === undefined || this.isKnown(stored)) return { is: 'written', notebook, stored: null, faults: [] };
    if (!this.#reader) return { is: 'unread' };
    const { atOnce, merged, slicedFrom } = this.#reader;
    const read = atOnce(slicedFrom(stored, this.#store));
    if (read.is === 'newer') return read;
    if (read.is !== 'here') return { is: 'damaged', stored };
    return { is: 'written', notebook: merged(this.#base, notebook, read.notebook), stored, faults: read.faults };
  }
}
