/** Plays the steps of a run, at once or spread over the time of a request, and shows the stage where they lead. */
import type { SimulationHost } from '../engine/runtime/host';
import { pictureOf } from './picture';
import type { FrameReply, FrameRequest } from './protocol';
import { StageLine } from './stage-line';
import { timer } from './timer';
import { Turn } from './turn';

export class Player {
  /** A clock in milliseconds. */
  readonly #now: () => number;
  readonly #stage = new StageLine(() => this.#turn?.next());
  #turn: Turn | null = null;
  /** Settles when the turn being played is over. */
  #over: Promise<unknown> = Promise.resolve();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** What is left of the turn being played is done at once. */
  hurry(): void {
    this.#turn?.cut();
  }

  async stop(): Promise<void> {
    this.hurry();
    await this.#over;
  }

  showOn(line: MessagePort, host: SimulationHost | null): void {
    this.#stage.open(line);
    if (host) this.#show(host, false);
  }

  async play(
    host: SimulationHost,
    { steps, spreadMs, budgetMs, running }: FrameRequest,
  ): Promise<Pick<FrameReply, 'stepsTried' | 'stepsDone' | 'finished'>> {
    const done = { stepsTried: steps, stepsDone: 0, finished: false };
    const slice = (count: number): boolean => {
      const { stepsDone, finished } = host.advance(count, timer(this.#now, budgetMs));
      done.stepsDone += stepsDone;
      done.finished = finished;
      this.#show(host, running);
      return !finished;
    };
    if (steps === 0 || spreadMs === 0) slice(steps);
    else {
      this.#turn = new Turn();
      const showing = (): boolean => this.#stage.busy;
      const played = this.#turn.play({ steps, overMs: spreadMs, now: this.#now, showing, slice });
      this.#over = played.catch(() => {});
      try {
        done.stepsTried = await played;
      } finally {
        this.#turn = null;
      }
    }
    return done;
  }

  #show(host: SimulationHost, running: boolean): void {
    this.#stage.show((buffer) => pictureOf(host, running, buffer));
  }
}
