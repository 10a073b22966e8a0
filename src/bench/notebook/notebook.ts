/** What a learner keeps of one experiment: rows with notes, names of runs, computed columns, texts. Plain data, stored as it is. */
import type { Judgement } from '../../../engine/runtime/judgement';
import { appended, incremental } from './incremental';
import type { Row } from './row';

/** Raised when the stored shape changes; `migrate.ts` brings older ones here. Since 3 older rows lie beside the notebook (`row-chunks.ts`). */
export const NOTEBOOK_VERSION = 3;

export interface NotebookRow extends Row {
  /** Names the row for good, in whichever tab it was recorded; its number may change when two tabs meet. */
  readonly key: string;
  /** Version of the model that the row came from; null for rows older than notebooks. */
  readonly version: number | null;
  readonly note: string;
  /** Why the row does not count, or null where it does. */
  readonly struck: string | null;
  /** The learner began a series with it. */
  readonly begins?: true;
}

export interface RunSettings {
  /** Empty for "Run 3". */
  readonly name: string;
  readonly shown: boolean;
}

export interface ComputedColumn {
  readonly id: string;
  /** The name by which other formulas call it. */
  readonly symbol: string;
  readonly label: string;
  readonly unit: string;
  readonly formula: string;
}

export const TEXTS = ['hypothesis', 'observations', 'conclusion'] as const;
export type TextName = (typeof TEXTS)[number];

/** What a learner expected before a run. Each kind of question keeps its own fields beside these. */
export interface Prediction {
  readonly id: string;
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** Tries until the truth is told. */
export const MOST_TRIES = 3;

export interface ResultTry {
  readonly value: number | string;
  /** Standard uncertainty; null beside a word. */
  readonly uncertainty: number | null;
  readonly judgement: Judgement;
}

/** A result that was checked. Its key names what was to be found: another seed, or another setup, is another one. */
export interface ResultCheck {
  readonly key: string;
  /** Of what is to be found: an input, an unknown of the model, a constant. */
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly seed: number;
  readonly tries: readonly ResultTry[];
  /** Null until it was found, shown on the bench or, where no link hides it, the last try was used. */
  readonly truth: { readonly value: number | string; readonly tolerance: number | null } | null;
}

export const isFound = ({ tries }: ResultCheck): boolean => tries.some(({ judgement }) => judgement === 'right');

/** Found, or tried as often as one may. */
export const isTried = (check: ResultCheck): boolean => isFound(check) || check.tries.length >= MOST_TRIES;

/** The same, or told otherwise. */
export const isOver = (check: ResultCheck): boolean => isTried(check) || check.truth !== null;

/** The bench said it before it was found. */
export const isTold = (check: ResultCheck): boolean => check.truth !== null && !isFound(check);

export interface Notebook {
  readonly version: typeof NOTEBOOK_VERSION;
  readonly rows: readonly NotebookRow[];
  /** By number of the run; only those that were named or put out of sight. */
  readonly runs: Readonly<Record<number, RunSettings>>;
  readonly columns: readonly ComputedColumn[];
  readonly texts: Readonly<Record<TextName, string>>;
  readonly predictions: readonly Prediction[];
  /** Results that were checked: a try is never taken back. */
  readonly checks: readonly ResultCheck[];
  /** How the plot was left, as `plot/settings.ts` reads it; null where it is as the experiment begins. */
  readonly plot: unknown;
}

export const emptyNotebook: Notebook = {
  version: NOTEBOOK_VERSION,
  rows: [],
  runs: {},
  columns: [],
  texts: { hypothesis: '', observations: '', conclusion: '' },
  predictions: [],
  checks: [],
  plot: null,
};

const PLAIN: RunSettings = { name: '', shown: true };

export const runSettings = ({ runs }: Notebook, run: number): RunSettings => runs[run] ?? PLAIN;

export const runName = (notebook: Notebook, run: number): string => runSettings(notebook, run).name || `Run ${run}`;

const counted = incremental<NotebookRow, { rows: readonly NotebookRow[] }, readonly NotebookRow[]>(
  () => ({ rows: [] }),
  (made, added) => {
    made.rows = appended(
      made.rows,
      added.filter(({ struck }) => struck === null),
    );
    return made.rows;
  },
);

/** Rows that count: for the procedure, fits and statistics. */
export const countedRows = ({ rows }: Notebook): readonly NotebookRow[] => counted(rows);
