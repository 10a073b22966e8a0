/** The simulation service: the host of one run behind the messages of the protocol. Runs in the worker or on the page. */
import { ModelError } from '../engine/contract';
import type { Sample } from '../engine/data/samples/sample';
import type { SimulationKey, simulations } from '../engine/registry';
import { type LogEntry, SimulationHost } from '../engine/runtime/host';
import { settingsOf } from '../engine/runtime/settings';
import { panelsOf, pictureOf } from './picture';
import { StageLine } from './stage-line';
import { Turn } from './turn';
import { twice } from './twice';
import { rowWithout, told } from './untold';
import type {
  Failure,
  FrameReply,
  FrameRequest,
  LoadReply,
  LoadRequest,
  Reply,
  RestoreReply,
  SimulationService,
} from './protocol';

export type Model = Awaited<ReturnType<(typeof simulations)[SimulationKey]>>;

/** From the list of all, which only whoever asks for it needs. */
export async function fetchModel(key: SimulationKey): Promise<Model> {
  const registry = await import('../engine/registry');
  return registry.simulations[key]();
}

/** An error as data, in a sentence for the learner. */
function failure(error: unknown): { readonly is: 'failed' } & Failure {
  if (error instanceof ModelError) return { is: 'failed', code: error.code, sentence: error.message };
  const detail = error instanceof Error ? error.message : String(error);
  return { is: 'failed', code: 'model', sentence: `The model stopped with an error: ${detail}` };
}

/** `now`: a clock in milliseconds, for the budget only. */
export function createService(now: () => number, fetch = fetchModel): SimulationService {
  let host: SimulationHost | null = null;
  let request: LoadRequest | null = null;
  let columns: readonly string[] = [];
  let logSent = 0;
  /** What makes samples into codes; fetched for models that give any. */
  let codeOf: ((sample: Sample) => string) | null = null;
  /** Of the samples of a trial, those that the page has. */
  let samplesSent = { trial: 0, count: 0 };
  let replayed = 0;
  let turn: Turn | null = null;
  /** Settles when the turn being played is over. */
  let turnOver: Promise<unknown> = Promise.resolve();
  const stage = new StageLine(() => turn?.next());

  const sampleSteps = (seconds: number, dt: number): number => Math.max(1, Math.round(seconds / dt));

  function newSamples(current: SimulationHost): readonly string[] {
    if (!codeOf) return [];
    const { trial } = current;
    const samples = current.samples();
    const had = samplesSent.trial === trial ? samplesSent.count : 0;
    samplesSent = { trial, count: samples.length };
    return samples.slice(had).map(codeOf);
  }

  function frameOf(
    current: SimulationHost,
    asked: FrameRequest,
    stepping: Pick<FrameReply, 'stepsTried' | 'stepsDone' | 'finished'>,
  ): FrameReply {
    const hidden = request?.hidden ?? [];
    const records = Array.from({ length: asked.records }, () => rowWithout(current.record(), hidden));
    const log = current.log.slice(logSent);
    logSent = current.log.length;
    return {
      is: 'frame',
      step: current.step,
      time: current.time,
      trial: current.trial,
      ...stepping,
      rate: current.rate,
      done: current.finished,
      busy: current.busy,
      queued: current.queued.length,
      panels: asked.panels ? told(panelsOf(current), hidden) : null,
      notices: current.takeNotices(),
      trace: current.takeTrace(),
      rows: current.takeRows().map((row) => rowWithout(row, hidden)),
      records,
      taken: newSamples(current),
      log,
    };
  }

  /** Does the steps of a request, at once or spread over its time, and shows where they lead. */
  async function stepping(current: SimulationHost, { steps, spreadMs, budgetMs, running }: FrameRequest) {
    const done = { stepsTried: steps, stepsDone: 0, finished: false };
    const slice = (count: number): boolean => {
      const start = now();
      const { stepsDone, finished } = current.advance(count, () => now() - start > budgetMs);
      done.stepsDone += stepsDone;
      done.finished = finished;
      stage.show((buffer) => pictureOf(current, running, buffer));
      return !finished;
    };
    if (steps === 0 || spreadMs === 0) slice(steps);
    else {
      turn = new Turn();
      const played = turn.play({ steps, overMs: spreadMs, now, showing: () => stage.busy, slice });
      turnOver = played.catch(() => {});
      try {
        done.stepsTried = await played;
      } finally {
        turn = null;
      }
    }
    return done;
  }

  return {
    async prepare(key): Promise<void> {
      // Where it cannot be fetched now, `load` tries again and says so.
      await fetch(key).catch(() => {});
    },

    async load(asked): Promise<LoadReply> {
      turn?.cut();
      await turnOver;
      try {
        const { simulation } = await twice<Model>(() => fetch(asked.key));
        codeOf = simulation.samples
          ? (await twice(() => import('../engine/data/samples/sample-code'))).sampleCode
          : null;
        host = new SimulationHost({ ...asked, simulation });
        request = asked;
        columns = Object.entries(simulation.readings)
          .filter(([, def]) => def.kind !== 'text')
          .map(([id]) => id);
        logSent = 0;
        samplesSent = { trial: 0, count: 0 };
        replayed = 0;
        const { version, dt, readings, actions } = simulation;
        const hasAnswers = simulation.answers !== undefined;
        const settings = settingsOf(simulation);
        return { is: 'loaded', facts: { version, dt, readings, actions, settings, hasAnswers, columns } };
      } catch (error) {
        host = null;
        return error instanceof ModelError
          ? failure(error)
          : {
              is: 'failed',
              code: 'chunk',
              sentence: 'This experiment could not be fetched. Check the connection and try again.',
            };
      }
    },

    async frame(asked): Promise<Reply> {
      if (!host || !request) return { is: 'failed', code: 'not-loaded', sentence: 'No experiment is loaded.' };
      try {
        const { dt } = host.simulation;
        host.sample({
          columns,
          traceEvery: sampleSteps(request.sampleEvery, dt),
          logEvery: asked.logEvery > 0 ? sampleSteps(asked.logEvery, dt) : 0,
        });
        for (const change of asked.changes) {
          if (change.is === 'action') host.act(change.action);
          else host.change(change.patch);
        }
        const current = host;
        return frameOf(current, asked, await stepping(current, asked));
      } catch (error) {
        return failure(error);
      }
    },

    async hurry(): Promise<void> {
      turn?.cut();
    },

    async showOn(line): Promise<void> {
      stage.open(line);
      const current = host;
      if (current) stage.show((buffer) => pictureOf(current, false, buffer));
    },

    async restore(log: readonly LogEntry[], step: number, budgetMs: number): Promise<RestoreReply> {
      if (!host) return { is: 'failed', code: 'not-loaded', sentence: 'No experiment is loaded.' };
      try {
        const start = now();
        while (host.step < step) {
          replayed += host.enter(log, replayed);
          const next = log[replayed];
          const until = Math.min(step, next && next.step > host.step ? next.step : step);
          host.advance(until - host.step, () => now() - start > budgetMs);
          if (now() - start > budgetMs) return { is: 'restoring', step: host.step };
        }
        replayed += host.enter(log, replayed);
        // What the learner was told before stays told: notices of the replay are not news.
        host.takeNotices();
        logSent = host.log.length;
        samplesSent = { trial: host.trial, count: host.samples().length };
        return { is: 'restored' };
      } catch (error) {
        return failure(error);
      }
    },
  };
}
