/** The stage's worker as a resource: begun as soon as the experiment is known, ended with its bench. */
import { releaseProxy, transfer, wrap } from 'comlink';
import type { SimulationKey } from '../../../engine/registry';
import { canStartWorkers, startStageWorker } from '../run/start-worker';
import { density } from './density';
import { likelySize } from './likely-size';
import type { CanvasSize, Dress, Effects, OpenStage, StageService } from './protocol';

export interface WorkerStage {
  readonly stage: OpenStage;
  /** To be put into the page, the first below the second. */
  readonly canvases: readonly HTMLCanvasElement[];
  /** What the scene asked for when it was created. Rejects where it cannot be fetched. */
  readonly opened: Promise<Effects>;
  /** How it was opened; the size is a guess, since the page is not laid out yet. */
  readonly size: CanvasSize;
  readonly dress: Dress;
  /** Calls back when the worker dies by itself. */
  onDeath(listener: () => void): void;
  end(): void;
}

/** Whether this browser can give a canvas over to a worker. */
export const canDrawInWorker = (): boolean =>
  canStartWorkers() &&
  typeof OffscreenCanvas !== 'undefined' &&
  'transferControlToOffscreen' in HTMLCanvasElement.prototype;

const presentDress = (): Dress => ({
  theme: document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark',
  reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
});

function startWorkerStage(key: SimulationKey): WorkerStage {
  const worker = startStageWorker();
  const listeners = new Set<() => void>();
  // It may die before anybody listens: it is begun ahead of the bench.
  let dead = false;
  const die = (): void => {
    dead = true;
    for (const listener of listeners) listener();
  };
  worker.addEventListener('error', die);
  worker.addEventListener('messageerror', die);
  const remote = wrap<StageService>(worker);
  const canvases = [0, 1].map(() => {
    const canvas = document.createElement('canvas');
    canvas.className = 'stage-canvas';
    canvas.ariaHidden = 'true';
    return canvas;
  });
  const [behind, canvas] = canvases.map((element) => element.transferControlToOffscreen());
  if (!behind || !canvas) throw new Error('A stage has two canvases.');
  const size = { ...likelySize(innerWidth, innerHeight, matchMedia('(pointer: coarse)').matches), density: density() };
  const dress = presentDress();
  const opened = remote.open(transfer({ key, canvas, behind, size, dress }, [canvas, behind]));
  // Whoever takes the stage hears of it.
  opened.catch(() => {});
  return {
    canvases,
    opened,
    size,
    dress,
    stage: {
      meet: (facts) => remote.meet(facts),
      dress: (next) => remote.dress(next),
      resize: (next) => remote.resize(next),
      fullDetail: () => remote.fullDetail(),
      coverReadings: (hidden) => remote.coverReadings(hidden),
      hide: (standIns) => remote.hide(standIns),
      watch: (line) => remote.watch(transfer(line, [line])),
      next: () => remote.next(),
      handle: (event) => remote.handle(event),
      attend: (near) => remote.attend(near),
      describe: () => remote.describe(),
      picture: () => remote.picture(),
      inspect: (look) => remote.inspect(look),
    },
    onDeath(listener) {
      if (dead) queueMicrotask(listener);
      else listeners.add(listener);
    },
    end() {
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}

let waiting: { readonly key: SimulationKey; readonly stage: WorkerStage } | null = null;

/** Begins to fetch and create a scene, beside the bench and not after it. */
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
