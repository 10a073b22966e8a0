/** The simulation service: the host of one run behind the messages of the protocol. Runs in the worker or on the page. */
import { ModelError } from '../engine/contract';
import type { SimulationKey, simulations } from '../engine/registry';
import { type LoadedRun, loadedRun } from './loaded-run';
import { createPlayer } from './player';
import type { Failure, LoadReply, Reply, RestoreReply, SimulationService } from './protocol';
import { timer } from './timer';
import { twice } from './twice';

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

const NOT_LOADED = { is: 'failed', code: 'not-loaded', sentence: 'No experiment is loaded.' } as const;

/** `now`: a clock in milliseconds, for the budget only. */
export function createService(now: () => number, fetch = fetchModel): SimulationService {
  const player = createPlayer(now);
  let run: LoadedRun | null = null;

  return {
    async prepare(key): Promise<void> {
      // Where it cannot be fetched now, `load` tries again and says so.
      await fetch(key).catch(() => {});
    },

    async load(request): Promise<LoadReply> {
      await player.stop();
      try {
        const { simulation } = await twice<Model>(() => fetch(request.key));
        const codeOf = simulation.samples
          ? (await twice(() => import('../engine/data/samples/sample-code'))).sampleCode
          : null;
        run = loadedRun({ request, simulation, codeOf });
        return { is: 'loaded', facts: run.facts };
      } catch (error) {
        run = null;
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
      const current = run;
      if (!current) return NOT_LOADED;
      try {
        current.enter(asked);
        return current.frame(asked, await player.play(current.host, asked));
      } catch (error) {
        return failure(error);
      }
    },

    async hurry(): Promise<void> {
      player.hurry();
    },

    async showOn(line): Promise<void> {
      player.showOn(line, run?.host ?? null);
    },

    async restore(log, step, budgetMs): Promise<RestoreReply> {
      if (!run) return NOT_LOADED;
      try {
        const isThere = run.restore(log, step, timer(now, budgetMs));
        return isThere ? { is: 'restored' } : { is: 'restoring', step: run.host.step };
      } catch (error) {
        return failure(error);
      }
    },
  };
}
