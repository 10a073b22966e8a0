/**
 * The worker as a resource: started lazily, watched, ended. Callers see one `Port`, whether the simulation runs in a
 * worker or, where workers are missing, on the page.
 */
import { releaseProxy, transfer, wrap } from 'comlink';
import type { SimulationService } from '../../workers/protocol';

export interface Port extends SimulationService {
  readonly home: 'worker' | 'page';
  /** Settles when the worker died by itself. */
  readonly died: Promise<void>;
  end(): void;
}

/** Milliseconds without a reply after which a worker is taken for hung. */
export const WATCHDOG_MS = 4000;

async function inlinePort(): Promise<Port> {
  const { createService } = await import('../../workers/service');
  const service = createService(() => performance.now());
  return { ...service, home: 'page', died: new Promise(() => {}), end: () => {} };
}

function workerPort(): Port {
  const worker = new Worker(new URL('../../workers/simulation.worker.ts', import.meta.url), { type: 'module', name: 'simulation' });
  const remote = wrap<SimulationService>(worker);
  const died = new Promise<void>((resolve) => {
    worker.addEventListener('error', () => resolve());
    worker.addEventListener('messageerror', () => resolve());
  });
  return {
    home: 'worker',
    died,
    load: (request) => remote.load(request),
    frame: (request) => remote.frame(request.buffer ? transfer(request, [request.buffer]) : request),
    restore: (log, step, budgetMs) => remote.restore(log, step, budgetMs),
    end() {
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}

/** A port on a worker; on the page where the browser has no workers or refuses to start one. */
export async function openPort(): Promise<Port> {
  if (typeof Worker === 'undefined') return inlinePort();
  try {
    return workerPort();
  } catch {
    return inlinePort();
  }
}

export type Answer<T> = { readonly is: 'answer'; readonly value: T } | { readonly is: 'lost'; readonly why: 'hung' | 'died' };

/**
 * Waits for a reply under the watchdog. A late timer alone proves nothing (the laptop may have slept), so a reply that is
 * there half a second later still counts.
 */
export function watched<T>(port: Port, call: Promise<T>, limitMs = WATCHDOG_MS): Promise<Answer<T>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => setTimeout(() => resolve({ is: 'lost', why: 'hung' }), 500), limitMs);
    const settle = (answer: Answer<T>): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    void port.died.then(() => settle({ is: 'lost', why: 'died' }));
    call.then(
      (value) => settle({ is: 'answer', value }),
      () => settle({ is: 'lost', why: 'died' }),
    );
  });
}
