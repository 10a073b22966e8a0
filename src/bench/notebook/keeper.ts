/** The notebook of one bench at work: what is done to it goes into the bench's store, the history and the storage. */
import type { BenchStore } from '../run/store';
import type { Kept } from './kept';
import type { Fault } from './migrate';
import { emptyNotebook, type ResultCheck } from './notebook';
import { withChecks } from './rows';
import type { NotebookStorage, Unkept } from './storage';
import { createTabRows, type FreshRow } from './tab-rows';

export interface Keeper {
  load(): Promise<void>;
  /** Adds rows of the present run. */
  record(rows: readonly FreshRow[]): void;
  /** The rows recorded from now on are those of a new run. */
  beginRun(): void;
  /** The same, and they are plotted as a series of their own whatever was set. */
  beginSeries(): void;
  /** A command done or taken back: `edit.ts`. */
  change(change: (kept: Kept) => Kept): void;
  /** A result was checked: nothing to be undone. */
  keepCheck(check: ResultCheck): void;
  /** How the plot is left: kept, but nothing to be undone. */
  keepPlot(plot: unknown): void;
  /** Writes at once what still waits. */
  flush(): void;
  /** The page may be gone the next moment. */
  leave(): void;
  end(): void;
}

interface KeeperOptions {
  readonly store: BenchStore;
  readonly storage: NotebookStorage;
  /** Begins the keys of this tab's rows; no other tab has it. */
  readonly tab: string;
  readonly say: (sentence: string) => void;
}

const whyUnkept: Readonly<Record<Unkept, string>> = {
  full: 'The storage of this browser is full',
  blocked: 'This browser does not let the site store the notebook',
  newer: 'A newer version of this site keeps this notebook in another tab or window: reload the page to use it',
  unfetched:
    'The part of the site that reads the stored notebook could not be fetched and is asked for again; what is stored is not touched',
};

export const unkeptSentence = (why: Unkept): string =>
  `${whyUnkept[why]}. Readings stay on this page until it is closed: save the notebook as a file in the Data tab.`;

const MOST_NAMED = 3;

/** What of a stored notebook could not be read; nothing of it where no fault is named. */
function unreadSentence(faults: readonly Fault[]): string {
  const aside = 'As it was it lies aside: under Data, Files it can be saved.';
  if (faults.length === 0) return `The stored notebook could not be read, and a new one was begun. ${aside}`;
  const named = faults.slice(0, MOST_NAMED).map(({ place, why }) => (why === null ? place : `${place} (${why})`));
  const more = faults.length - named.length;
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return `The stored notebook was damaged and was mended: ${list}. ${aside}`;
}

export function createKeeper({ store, storage, tab, say }: KeeperOptions): Keeper {
  const rowsOfTab = createTabRows(tab);
  const bring = (change: (mine: Kept['notebook']) => Kept['notebook']): void =>
    store.setState(({ notebook }) => ({ notebook: change(notebook) }));

  return {
    async load() {
      store.setState({ reading: true });
      const kept = await storage.load({
        onOther: (change) => {
          bring(change);
          say('This experiment is open in another tab too: the notebook holds what is done in both.');
        },
        onUnkept: (why) => {
          store.setState({ unkept: why });
          say(why === null ? 'The notebook is stored again.' : unkeptSentence(why));
        },
        onUnreadable: (faults) => say(unreadSentence(faults)),
      });
      store.setState({ reading: false });
      if (!kept) return;
      const { notebook } = store.getState();
      if (notebook === emptyNotebook) return store.setState({ notebook: kept });
      // It is here: the storage has read with it.
      const { merged } = await import('./reader');
      bring((mine) => merged(emptyNotebook, mine, kept));
      storage.save(store.getState().notebook);
    },
    record(fresh) {
      const { notebook, facts } = store.getState();
      const next = { ...notebook, rows: rowsOfTab.appendedTo(notebook.rows, fresh, facts?.version ?? null) };
      store.setState({ notebook: next });
      storage.save(next);
    },
    beginRun: () => rowsOfTab.beginRun(),
    beginSeries: () => rowsOfTab.beginSeries(),
    change(change) {
      const state = store.getState();
      const { notebook, history } = change(state);
      if (notebook === state.notebook) return;
      store.setState({ notebook, history });
      storage.save(notebook);
    },
    keepCheck(check) {
      const { notebook } = store.getState();
      const next = { ...notebook, checks: withChecks(notebook.checks, [check]) };
      store.setState({ notebook: next });
      storage.save(next);
    },
    keepPlot(plot) {
      const next = { ...store.getState().notebook, plot };
      store.setState({ notebook: next });
      storage.save(next);
    },
    flush: () => storage.flush(),
    leave: () => storage.leave(),
    end: () => storage.end(),
  };
}
