/** What was sent last to each toggle of a run, from the run's own log: by the dock, the stage or a link alike. */
import type { LogEntry } from '../../../engine/runtime/host';

/** Reads a log that only grows, or is replaced by a new one at a new run; each entry is looked at once. */
export class ToggleMemory {
  #log: readonly LogEntry[] | null = null;
  #seen = 0;
  #sent = new Map<string, boolean>();

  /** The last value sent to `action` since the run began; undefined for none. */
  sent(log: readonly LogEntry[], action: string): boolean | undefined {
    if (log !== this.#log) {
      this.#log = log;
      this.#seen = 0;
      this.#sent.clear();
    }
    for (; this.#seen < log.length; this.#seen++) {
      const entry = log[this.#seen];
      if (entry?.is === 'reset') this.#sent.clear();
      else if (entry?.is === 'action') this.#sent.set(entry.action.do, Number(entry.action.value) === 1);
    }
    return this.#sent.get(action);
  }
}
