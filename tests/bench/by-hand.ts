/** Display frames, ports and storage by hand, for sessions in Node. */
import { vi } from 'vitest';
import { emptyNotebook, type Notebook } from '../../src/bench/notebook/notebook';
import type { Port } from '../../src/bench/run/port';
import { createService } from '../../workers/service';

/** Display frames by hand: a clock that ticks when told to. */
export class Display {
  now = 1000;
  #next = 1;
  #waiting = new Map<number, (now: number) => void>();

  readonly requestFrame = (callback: (now: number) => void): number => {
    this.#waiting.set(this.#next, callback);
    return this.#next++;
  };
  readonly cancelFrame = (id: number): void => void this.#waiting.delete(id);

  get asked(): number {
    return this.#waiting.size;
  }

  async show(elapsedMs: number): Promise<void> {
    this.now += elapsedMs;
    const due = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const callback of due) callback(this.now);
    await settled();
  }

  async until(condition: () => boolean, fps = 60): Promise<void> {
    for (let frame = 0; frame < 100_000; frame++) {
      if (condition()) return;
      await this.show(1000 / fps);
    }
    throw new Error('It never came about.');
  }
}

/** Replies of the service on the page take a few turns, no time. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Waits for what comes of itself, for as long as a busy machine may take. */
export const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 60_000, interval: 10 });

/** A port on a service of its own. `budget`: milliseconds that a step seems to take. */
export function pagePort(stepMs = 0): Port {
  let clock = 0;
  const service = createService(() => {
    clock += stepMs;
    return clock;
  });
  return { ...service, home: 'page', onDeath: () => () => {}, end: () => {} };
}

export const memory = () => {
  const kept: { notebook: Notebook } = { notebook: emptyNotebook };
  return {
    kept,
    load: async () => kept.notebook,
    save: (notebook: Notebook) => {
      kept.notebook = notebook;
    },
    flush: () => {},
    leave: () => {},
    end: () => {},
  };
};
