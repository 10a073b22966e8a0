/** Ticks the steps of the procedure that are seen to be done in a run. */
import type { AnyEntry } from '../../../catalogue/define';
import type { PanelValues } from '../../../workers/protocol';
import { countedRows, isOver } from '../notebook/notebook';
import { settingsFrom } from '../plot/settings';
import type { BenchStore } from '../run/store';
import { type Count, progressOf, type StepProgress } from './is-done';

const sameCounts = (a: readonly (Count | null)[], b: readonly (Count | null)[]): boolean =>
  a.length === b.length &&
  a.every((count, index) => count?.have === b[index]?.have && count?.id === b[index]?.id && count?.of === b[index]?.of);

export class ProcedureJudge {
  readonly #entry: AnyEntry;
  readonly #store: BenchStore;
  #did: Record<string, number> = {};
  /** True readings of the last frame that the panels saw. */
  #readings: PanelValues['readings'] = {};

  constructor(entry: AnyEntry, store: BenchStore) {
    this.#entry = entry;
    this.#store = store;
  }

  /** A new run: nothing has been done in it. */
  beginRun(): void {
    this.#did = {};
  }

  /** How often an action was done in this run. */
  timesDone(action: string): number {
    return this.#did[action] ?? 0;
  }

  /** Counts what was done; a refused action takes its count back. */
  count(action: string, by: 1 | -1): void {
    this.#did[action] = Math.max(0, this.timesDone(action) + by);
  }

  /** As if it had not been done. */
  forget(action: string): void {
    this.#did[action] = 0;
  }

  see(readings: PanelValues['readings']): void {
    this.#readings = readings;
    this.judge();
  }

  judge(): void {
    const { inputs, notebook, seed, stepsDone: before } = this.#store.getState();
    const plot = settingsFrom(this.#entry, notebook.plot);
    const found = new Set(notebook.checks.filter((check) => check.seed === seed && isOver(check)).map(({ id }) => id));
    const evidence = {
      did: this.#did,
      readings: this.#readings,
      inputs,
      rows: countedRows(notebook),
      found,
      plot,
      along: this.#entry.plot.along,
    };
    const progress = this.#entry.procedure.map(({ done }): StepProgress => progressOf(done, evidence));
    const stepCounts = progress.map(({ count }) => count);
    if (!sameCounts(stepCounts, this.#store.getState().stepCounts)) this.#store.setState({ stepCounts });
    const stepsDone = before.map((was, index) => was || (progress[index]?.done ?? false));
    if (stepsDone.some((done, index) => done !== before[index])) this.#store.setState({ stepsDone });
  }
}
