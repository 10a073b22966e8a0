/** The stage's worker as a resource: begun as soon as the experiment is known, ended with its bench. */
import { type Remote, releaseProxy, transfer, wrap } from 'comlink';
import type { SimulationKey } from '../../../engine/registry';
import type { OpenStage, StageService } from './protocol';

export interface WorkerStage {
  readonly stage: OpenStage;
  open: StageService['open'];
  /** Rejects where the scene cannot be fetched. */
  readonly prepared: Promise<void>;
  /** Calls back when the worker dies by itself. */
  onDeath(listener: () => void): void;
  end(): void;
}

/** Whether this browser can give a canvas over to a worker. */
export const canDrawInWorker = (): boolean =>
  typeof Worker !== 'undefined' &&
  typeof OffscreenCanvas !== 'undefined' &&
  'transferControlToOffscreen' in HTMLCanvasElement.prototype;

function startWorkerStage(key: SimulationKey): WorkerStage {
  const worker = new Worker(new URL('./stage.worker.ts', import.meta.url), { type: 'module', name: 'stage' });
  const remote: Remote<StageService> = wrap<StageService>(worker);
  const prepared = remote.prepare(key);
  // Whoever opens the stage hears of it.
  prepared.catch(() => {});
  return {
    stage: {
      dress: (dress) => remote.dress(dress),
      resize: (size) => remote.resize(size),
      draw: (picture, now, running) =>
        remote.draw(
          picture && picture.buffer.byteLength > 0 ? transfer(picture, [picture.buffer]) : picture,
          now,
          running,
        ),
      handle: (event) => remote.handle(event),
      describe: () => remote.describe(),
    },
    open: (request) => remote.open(transfer(request, [request.canvas, request.behind])),
    prepared,
    onDeath(listener) {
      worker.addEventListener('error', listener);
      worker.addEventListener('messageerror', listener);
    },
    end() {
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}

let waiting: { readonly key: SimulationKey; readonly stage: WorkerStage } | null = null;

/** Begins to fetch a scene, beside the bench and not after it. */
export function prepareStage(key: SimulationKey): void {
  if (!canDrawInWorker() || waiting?.key === key) return;
  waiting?.stage.end();
  waiting = { key, stage: startWorkerStage(key) };
}

/** The stage that was prepared, or a fresh one; whoever takes it ends it. */
export function takeStage(key: SimulationKey): WorkerStage {
  const taken = waiting?.key === key ? waiting.stage : null;
  if (taken) waiting = null;
  return taken ?? startWorkerStage(key);
}
