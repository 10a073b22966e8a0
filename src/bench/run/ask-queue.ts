/** What the learner and a link's script asked for and the simulation does not know yet, in order. */
import type { Change } from '../../../workers/protocol';

export type Asked = Change | { readonly is: 'record' };

/** What one request carries. */
export interface Errand {
  readonly changes: readonly Change[];
  /** Records of the frame that answers it, after the changes. */
  readonly records: number;
}

export class AskQueue {
  #asked: Asked[] = [];
  /** Not null while a new run waits for records of the old one; what the learner asks for meanwhile is for the new one. */
  #ofNextRun: Asked[] | null = null;

  get isEmpty(): boolean {
    return this.#asked.length === 0;
  }

  get hasRecord(): boolean {
    return this.#asked.some(({ is }) => is === 'record');
  }

  /** A new run waits until the old one has given its records. */
  get nextRunWaits(): boolean {
    return this.#ofNextRun !== null;
  }

  /** The learner asks. */
  push(asked: Asked): void {
    (this.#ofNextRun ?? this.#asked).push(asked);
  }

  /** A script asks: of the present run, whatever waits. */
  enter(asked: Asked): void {
    this.#asked.push(asked);
  }

  keepForNextRun(): void {
    this.#ofNextRun = [];
  }

  /** What was not sent in the old run is dropped. */
  beginRun(): void {
    this.#asked = this.#ofNextRun ?? [];
    this.#ofNextRun = null;
  }

  /** What the next request carries. What is shown is what is recorded: what was asked for after a record waits. */
  take(): Errand {
    const changes: Change[] = [];
    let records = 0;
    for (let next = this.#asked[0]; next && (records === 0 || next.is === 'record'); next = this.#asked[0]) {
      if (next.is === 'record') records++;
      else changes.push(next);
      this.#asked.shift();
    }
    return { changes, records };
  }

  /** A request was lost: what it carried comes first again. */
  putBack({ changes, records }: Errand): void {
    const owed = Array.from({ length: records }, (): Asked => ({ is: 'record' }));
    this.#asked = [...changes, ...owed, ...this.#asked];
  }
}
