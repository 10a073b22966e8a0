/** Plays the steps of a run, at once or spread over the time of a request, and shows the stage where they lead. */
import type { SimulationHost } from '../engine/runtime/host';
import { pictureOf } from './picture';
import type { FrameReply, FrameRequest } from './protocol';
import { StageLine } from './stage-line';
import { timer } from './timer';
import { Turn } from './turn';

export interface Player {
  /** What is left of the turn being played is done at once. */
  hurry(): void;
  stop(): Promise<void>;
  /** Null before a run is loaded. */
  showOn(line: MessagePort, host: SimulationHost | null): void;
  play(host: SimulationHost, asked: FrameRequest): Promise<Pick<FrameReply, 'stepsTried' | 'stepsDone' | 'finished'>>;
}

/** `now`: a clock in milliseconds. */
export function createPlayer(now: () => number): Player {
  let turn: Turn | null = null;
  /** Settles when the turn being played is over. */
  let over: Promise<unknown> = Promise.resolve();
  const stage = new StageLine(() => turn?.next());
  const hurry = (): void => turn?.cut();
  const show = (host: SimulationHost, running: boolean): void =>
    stage.show((buffer) => pictureOf(host, running, buffer));

  return {
    hurry,
    async stop() {
      hurry();
      await over;
    },
    showOn(line, host) {
      stage.open(line);
      if (host) show(host, false);
    },
    async play(host, { steps, spreadMs, budgetMs, running }) {
      const done = { stepsTried: steps, stepsDone: 0, finished: false };
      const slice = (count: number): boolean => {
        const { stepsDone, finished } = host.advance(count, timer(now, budgetMs));
        done.stepsDone += stepsDone;
        done.finished = finished;
        show(host, running);
        return !finished;
      };
      if (steps === 0 || spreadMs === 0) slice(steps);
      else {
        turn = new Turn();
        const played = turn.play({ steps, overMs: spreadMs, now, showing: () => stage.busy, slice });
        over = played.catch(() => {});
        try {
          done.stepsTried = await played;
        } finally {
          turn = null;
        }
      }
      return done;
    },
  };
}
