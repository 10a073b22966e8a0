/**
 * A turn: the steps of one request, done as their time comes, so that pictures follow each other evenly while the page
 * rests. Which steps are done when is nobody's business but the eye's: a run is its steps, in order.
 */

/** A stage that has not taken a picture after so long is slow: the steps go on without it. */
const PICTURE_MS = 25;
/** Timers of a browser come no sooner. */
const SHORTEST_MS = 4;

export interface TurnOptions {
  readonly steps: number;
  /** Wall milliseconds over which the steps are spread. */
  readonly overMs: number;
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** A picture is on its way to the stage. */
  readonly showing: () => boolean;
  /** Does so many steps; false: the run came to its end. */
  readonly slice: (steps: number) => boolean;
}

export class Turn {
  #cut = false;
  #wake: (() => void) | null = null;

  /** Goes on at once if the turn rests: the stage is ready for the next picture. */
  next(): void {
    this.#wake?.();
  }

  /** Ends the turn where it stands. */
  cut(): void {
    this.#cut = true;
    this.#wake?.();
  }

  /** How many steps had their time before the turn was over or cut short. */
  async play({ steps, overMs, now, showing, slice }: TurnOptions): Promise<number> {
    const start = now();
    let tried = 0;
    for (;;) {
      const due = Math.min(steps, Math.floor((steps * (now() - start)) / overMs + 1e-9));
      if (due > tried) {
        const goesOn = slice(due - tried);
        tried = due;
        if (!goesOn) return tried;
      }
      if (tried >= steps || this.#cut) return tried;
      const untilNext = start + ((tried + 1) * overMs) / steps - now();
      await this.#rest(showing() ? PICTURE_MS : Math.max(SHORTEST_MS, untilNext));
    }
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  }
}
