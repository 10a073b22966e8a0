/** Ticks the steps of the procedure that are seen to be done in a run. */
import type { AnyEntry } from '../../../catalogue/define';
import type { PanelValues } from '../../../workers/protocol';
import type { BenchStore } from '../run/store';
import type { Count } from './is-done';

const sameCounts = (a: readonly (Count | null)[], b: readonly (Count | null)[]): boolean =>
  a.length === b.length &&
  a.every((count, index) => count?.have === b[index]?.have && count?.id === b[index]?.id && count?.of === b[index]?.of);

let weigh: typeof import('./weigh')['weigh'] | null = null;

/** Settles when steps can be judged; one that could not be fetched is asked for again by the next. */
export async function readyToJudge(): Promise<void> {
  ({ weigh } = await import('./weigh'));
}

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

  /** Judges what was done. Before anything was, only when it is `asked`: how it is judged is then not fetched yet. */
  judge(asked = false): void {
    if (weigh) this.#judgeBy(weigh);
    else if (asked || this.#isBegun()) {
      readyToJudge().then(
        () => weigh && this.#judgeBy(weigh),
        // The next frame asks again.
        () => {},
      );
    }
  }

  #isBegun(): boolean {
    const { rows, checks } = this.#store.getState().notebook;
    return rows.length > 0 || checks.length > 0 || Object.keys(this.#did).length > 0;
  }

  #judgeBy(by: NonNullable<typeof weigh>): void {
    const state = this.#store.getState();
    const progress = by(this.#entry, state, { did: this.#did, readings: this.#readings });
    const stepCounts = progress.map(({ count }) => count);
    if (!sameCounts(stepCounts, state.stepCounts)) this.#store.setState({ stepCounts });
    const stepsDone = state.stepsDone.map((was, index) => was || (progress[index]?.done ?? false));
    if (stepsDone.some((done, index) => done !== state.stepsDone[index])) this.#store.setState({ stepsDone });
  }
}
