/** What pages that were left had not stored of a notebook: one entry for each tab, which the next visit reads and a write makes superfluous. */
import { createStore, del, getMany, keys } from 'idb-keyval';
import type { Notebook } from './notebook';
import type { Left } from './stored-notebook';

export class LeftNotebooks {
  readonly #prefix: string;
  /**
   * Beside the library's own store, in which a write that the page began and cannot end any more would hold the last one up, until
   * both are dropped with the page.
   */
  readonly #store = createStore('notebook-left', 'left');
  readonly #superfluous = new Set<string>();

  constructor(experiment: string) {
    this.#prefix = `notebook:${experiment}:left:`;
  }

  /** Asked for also so that the store stands open when the page is left: opening it then would take too long. */
  async read(): Promise<readonly Left[]> {
    const names = (await keys<string>(this.#store)).filter((name) => String(name).startsWith(this.#prefix));
    const values = names.length === 0 ? [] : await getMany<unknown>(names, this.#store);
    return names.map((name, index) => ({ name, value: values[index] }));
  }

  /** The next write makes these superfluous. */
  outdate(names: readonly string[]): void {
    for (const name of names) this.#superfluous.add(name);
  }

  /** Leaves a notebook that went on from this revision. */
  put(tab: string, revision: string | null, notebook: Notebook): void {
    const name = `${this.#prefix}${tab}`;
    this.outdate([name]);
    const put = async (): Promise<void> =>
      this.#store('readwrite', (objects) => {
        // Nothing is read first, and the transaction is closed at once: neither needs this page any more.
        objects.put({ revision, notebook }, name);
        objects.transaction.commit();
      });
    // Where nothing can be stored, that is said already.
    put().catch(() => {});
  }

  /** A write holds what was left until now, so that it may go. */
  async drop(): Promise<void> {
    const names = [...this.#superfluous];
    this.#superfluous.clear();
    for (const name of names) await del(name, this.#store);
  }
}
