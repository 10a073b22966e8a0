/** Cells and rows of the notebook's table. */
import type { SharedEffects } from '../../../engine/runtime/uncertain';
import type { NotebookRow } from './notebook';

export interface NotebookCell {
  readonly value: number;
  /** Whole standard uncertainty; null where none is known. */
  readonly uncertainty: number | null;
  /** What of it other cells share, effect by effect; absent where there is none. `scatterOf` gives the rest. */
  readonly shared?: SharedEffects;
}

export interface NotebookTableRow {
  /** The number that the learner sees. */
  readonly row: number;
  /** Names the row in commands. */
  readonly key: string;
  readonly run: number;
  readonly trial: number;
  readonly seed: number;
  /** The learner began a series with it. */
  readonly begins: boolean;
  /** Out of fits and statistics. */
  readonly struck: boolean;
  /** The row of the notebook that it shows. */
  readonly source?: NotebookRow;
  /** Rows with the same object were taken with the same inputs; others may have been too. */
  readonly set?: object;
  readonly cells: Readonly<Record<string, NotebookCell | null>>;
  /** Each cell as it is shown; empty where it had no place, "unknown" where it is to be found. */
  readonly texts: Readonly<Record<string, string>>;
}
