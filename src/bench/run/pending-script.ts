/** What a link's script has yet to do in a run. */
import { CHECK_ACTION } from '../../../engine/runtime/check-action';
import type { ScriptEvent } from '../../../engine/runtime/script';
import { stepAtOrAfter } from '../../../engine/runtime/steps';
import type { AskQueue } from './ask-queue';
import type { SessionOptions } from './session-options';

export class PendingScript {
  readonly #options: Pick<SessionOptions, 'script' | 'mayEnter' | 'resumes'>;
  #events: ScriptEvent[] = [];
  /** How many runs have begun: the first load of the bench begins it as the constructor did. */
  #runs = -1;

  constructor(options: Pick<SessionOptions, 'script' | 'mayEnter' | 'resumes'>) {
    this.#options = options;
    this.beginRun();
  }

  beginRun(): void {
    const isOver = this.#options.resumes === true && ++this.#runs > 1;
    // The truth is told by the bench's own check, after what was measured.
    this.#events = (isOver ? [] : (this.#options.script ?? []))
      .filter((event) => !('action' in event && event.action.do === CHECK_ACTION))
      .sort((a, b) => a.at - b.at);
  }

  get events(): readonly ScriptEvent[] {
    return this.#events;
  }

  /** Something is to be done at this step, or was before it. */
  isDue(step: number, dt: number): boolean {
    const [next] = this.#events;
    return next !== undefined && stepAtOrAfter(next.at, dt) <= step;
  }

  does(action: string | undefined): boolean {
    return this.#events.some((event) => 'action' in event && event.action.do === action);
  }

  /**
   * Of the wanted steps those that may be done before the next event, which then enters exactly at its time; what is due at `step`
   * is asked for now.
   */
  stepsBeforeNext(wanted: number, step: number, dt: number, queue: AskQueue): number {
    for (;;) {
      const [next] = this.#events;
      if (!next) return wanted;
      const at = stepAtOrAfter(next.at, dt);
      if (at > step) return Math.min(wanted, at - step);
      if (this.#options.mayEnter?.(next) === false) return 0;
      this.#events.shift();
      if ('set' in next) {
        queue.enter({ is: 'inputs', patch: next.set });
        continue;
      }
      queue.enter({ is: 'action', action: next.action });
      if (next.action.do === 'record_point') {
        // The row is that of this very step: what comes later waits for the next request.
        queue.enter({ is: 'record' });
        return 0;
      }
    }
  }
}
