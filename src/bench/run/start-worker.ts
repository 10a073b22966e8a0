/** Where the workers come from. The single-file build puts `src/single/start-worker.ts` in this place. */

type Role = 'simulation' | 'stage';

/** A worker that the page's own file has started, before the site's code was here. */
interface BegunWorker {
  readonly worker: Worker;
  readonly failed: boolean;
}

declare global {
  var begunWorkers: Partial<Record<Role, BegunWorker>> | undefined;
}

/** Each can be had once; null where there is none or it could not be fetched. */
function takeBegun(role: Role): Worker | null {
  const begun = globalThis.begunWorkers?.[role];
  if (!begun) return null;
  delete globalThis.begunWorkers?.[role];
  begun.worker.onerror = null;
  return begun.failed ? null : begun.worker;
}

export const canStartWorkers = (): boolean => typeof Worker !== 'undefined';

export const startSimulationWorker = (): Worker =>
  takeBegun('simulation') ??
  new Worker(new URL('../../../workers/simulation.worker.ts', import.meta.url), { type: 'module', name: 'simulation' });

/** Fits of very many points. */
export const startFitWorker = (): Worker =>
  new Worker(new URL('../plot/analysis/fit.worker.ts', import.meta.url), { type: 'module', name: 'fit' });

export const startStageWorker = (): Worker =>
  takeBegun('stage') ??
  new Worker(new URL('../stage/stage.worker.ts', import.meta.url), { type: 'module', name: 'stage' });
