/** The parts of the file's script once more, as a worker: nothing is fetched, and nothing is in the file twice. */
import { PART_ATTRIBUTE } from './preset';

/** Some browsers refuse workers to a page of the file system; then everything runs on the page. */
let refused = false;

const PATIENCE_MS = 2000;

const workerOf = (texts: readonly string[], name: string): Worker => {
  const address = URL.createObjectURL(new Blob([texts.join('\n')], { type: 'text/javascript' }));
  return new Worker(address, { name });
};

const start = (name: string): Worker => {
  const parts = [...document.querySelectorAll(`[${PART_ATTRIBUTE}]`)];
  return workerOf(
    parts.map(({ textContent }) => textContent ?? ''),
    name,
  );
};

export const canStartWorkers = (): boolean => typeof Worker !== 'undefined' && !refused;

export const startSimulationWorker = (): Worker => start('simulation');

export const startFitWorker = (): Worker => start('fit');

export const startStageWorker = (): Worker => start('stage');

/** Finds out by starting one: a browser may refuse at once, or by an event. */
export async function tryWorkers(): Promise<void> {
  if (!canStartWorkers()) return;
  let worker: Worker | null = null;
  try {
    const tried = workerOf(['postMessage(0)'], 'trial');
    worker = tried;
    refused = !(await new Promise<boolean>((resolve) => {
      tried.addEventListener('message', () => resolve(true));
      tried.addEventListener('error', () => resolve(false));
      setTimeout(() => resolve(false), PATIENCE_MS);
    }));
  } catch {
    refused = true;
  }
  worker?.terminate();
}
