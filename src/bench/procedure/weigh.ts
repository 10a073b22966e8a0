/** How far each step of the procedure is, from what was done, recorded and fitted. Fetched once there is something to judge. Pure. */
import type { AnyEntry } from '../../../catalogue/define';
import type { ReadingValue } from '../../../engine/contract';
import { countedRows, isTried } from '../notebook/notebook';
import { settingsFrom } from '../plot/settings';
import type { BenchState } from '../run/store';
import { progressOf, type StepProgress } from './is-done';

interface Done {
  /** How often each action was done. */
  readonly did: Readonly<Record<string, number>>;
  /** True readings of the last frame that the panels saw. */
  readonly readings: Readonly<Record<string, ReadingValue>>;
}

export function weigh(
  entry: AnyEntry,
  { inputs, notebook, seed }: Pick<BenchState, 'inputs' | 'notebook' | 'seed'>,
  { did, readings }: Done,
): readonly StepProgress[] {
  const found = new Set(notebook.checks.filter((check) => check.seed === seed && isTried(check)).map(({ id }) => id));
  const plot = settingsFrom(entry, notebook.plot);
  const evidence = { did, readings, inputs, rows: countedRows(notebook), found, plot, along: entry.plot.along };
  return entry.procedure.map(({ done }) => progressOf(done, evidence));
}
