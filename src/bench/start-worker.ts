/** Where the workers come from. The single-file build puts `src/single/start-worker.ts` in this place. */
export const canStartWorkers = (): boolean => typeof Worker !== 'undefined';

export const startSimulationWorker = (): Worker =>
  new Worker(new URL('../../workers/simulation.worker.ts', import.meta.url), { type: 'module', name: 'simulation' });

export const startStageWorker = (): Worker =>
  new Worker(new URL('./stage/stage.worker.ts', import.meta.url), { type: 'module', name: 'stage' });
