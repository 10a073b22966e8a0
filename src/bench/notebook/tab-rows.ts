/** The rows that one tab records: each gets its number, its run and its key, which no other tab gives. */
import { appended } from './incremental';
import type { NotebookRow } from './notebook';
import type { Row } from './row';
import { lastNumber, withSharedInputs } from './rows';

/** A row before it has its place in the notebook. */
export type FreshRow = Omit<Row, 'id' | 'run'>;

export interface TabRows {
  beginRun(): void;
  /** The same, and the rows of the new run are plotted as a series of their own whatever was set. */
  beginSeries(): void;
  /** The rows of the notebook and after them these, with the version of the simulation that gave them. */
  appendedTo(rows: readonly NotebookRow[], fresh: readonly FreshRow[], version: number | null): readonly NotebookRow[];
}

export function createTabRows(tab: string): TabRows {
  let recorded = 0;
  let lastNumberGiven = 0;
  /** Rows of which `lastNumberGiven` is known to be the greatest number. */
  let numbered: readonly NotebookRow[] = [];
  /** Key of the newest row of the present run: tells its number even if the run was renumbered. */
  let newest: string | null = null;
  /** The next row begins a series. */
  let begins = false;

  const presentRun = (rows: readonly NotebookRow[]): number => {
    const same = newest === null ? undefined : rows.findLast(({ key }) => key === newest)?.run;
    return same ?? rows.reduce((last, { run }) => Math.max(last, run), 0) + 1;
  };
  const beginRun = (): void => {
    newest = null;
  };

  return {
    beginRun,
    beginSeries() {
      beginRun();
      begins = true;
    },
    appendedTo(rows, fresh, version) {
      const run = presentRun(rows);
      if (rows !== numbered) lastNumberGiven = Math.max(lastNumberGiven, lastNumber(rows));
      const placed = withSharedInputs(fresh, rows.at(-1)).map((row, index) => ({
        ...row,
        id: ++lastNumberGiven,
        run,
        key: `${tab}-${++recorded}`,
        version,
        note: '',
        struck: null,
        ...(begins && index === 0 && { begins }),
      }));
      if (placed.length > 0) begins = false;
      newest = placed.at(-1)?.key ?? newest;
      // Keys and numbers are new, so that nothing has to be looked for among the others.
      numbered = appended(rows, placed);
      return numbered;
    },
  };
}
