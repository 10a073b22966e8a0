/** The rows that one tab records: each gets its number, its run and its key, which no other tab gives. */
import { appended } from './incremental';
import type { NotebookRow } from './notebook';
import type { Row } from './row';
import { lastNumber, withSharedInputs } from './rows';

/** A row before it has its place in the notebook. */
export type FreshRow = Omit<Row, 'id' | 'run'>;

export class TabRows {
  readonly #tab: string;
  #recorded = 0;
  #lastNumber = 0;
  /** Rows of which `#lastNumber` is known to be the greatest number. */
  #numbered: readonly NotebookRow[] = [];
  /** Key of the newest row of the present run: tells its number even if the run was renumbered. */
  #newest: string | null = null;
  /** The next row begins a series. */
  #begins = false;

  constructor(tab: string) {
    this.#tab = tab;
  }

  beginRun(): void {
    this.#newest = null;
  }

  /** The rows of the new run are plotted as a series of their own whatever was set. */
  beginSeries(): void {
    this.beginRun();
    this.#begins = true;
  }

  /** The rows of the notebook and after them these, with the version of the simulation that gave them. */
  appendedTo(rows: readonly NotebookRow[], fresh: readonly FreshRow[], version: number | null): readonly NotebookRow[] {
    const run = this.#presentRun(rows);
    if (rows !== this.#numbered) this.#lastNumber = Math.max(this.#lastNumber, lastNumber(rows));
    const placed = withSharedInputs(fresh, rows.at(-1)).map((row, index) => ({
      ...row,
      id: ++this.#lastNumber,
      run,
      key: `${this.#tab}-${++this.#recorded}`,
      version,
      note: '',
      struck: null,
      ...(this.#begins && index === 0 && { begins: true as const }),
    }));
    if (placed.length > 0) this.#begins = false;
    this.#newest = placed.at(-1)?.key ?? this.#newest;
    // Keys and numbers are new, so that nothing has to be looked for among the others.
    this.#numbered = appended(rows, placed);
    return this.#numbered;
  }

  #presentRun(rows: readonly NotebookRow[]): number {
    const same = this.#newest === null ? undefined : rows.findLast(({ key }) => key === this.#newest)?.run;
    return same ?? rows.reduce((last, { run }) => Math.max(last, run), 0) + 1;
  }
}
