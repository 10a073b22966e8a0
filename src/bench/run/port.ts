/**
 * The worker as a resource: started lazily, watched, ended. Callers see one `Port`, whether the simulation runs in a
 * worker or, where workers are missing, on the page.
 */
import { releaseProxy, transfer, wrap } from 'comlink';
import type { SimulationKey } from '../../../engine/registry';
import type { SimulationService } from '../../../workers/protocol';
import { canStartWorkers, startSimulationWorker } from './start-worker';

export interface Port extends SimulationService {
  readonly home: 'worker' | 'page';
  /** Calls back when the worker dies by itself; returns how to stop waiting for that. */
  onDeath(listener: () => void): () => void;
  end(): void;
}

/** Milliseconds without a reply after which a worker is taken for hung. */
export const WATCHDOG_MS = 4000;

async function inlinePort(): Promise<Port> {
  const { createService } = await import('../../../workers/service');
  const service = createService(() => performance.now());
  return { ...service, home: 'page', onDeath: () => () => {}, end: () => {} };
}

function workerPort(): Port {
  const worker = startSimulationWorker();
  const remote = wrap<SimulationService>(worker);
  // Each look-up on the proxy makes another one: sixty times a second is once too often.
  const { frame, hurry } = remote;
  const listeners = new Set<() => void>();
  // It may die before anybody listens: it is begun ahead of the bench.
  let dead = false;
  const die = (): void => {
    dead = true;
    for (const listener of listeners) listener();
  };
  worker.addEventListener('error', die);
  worker.addEventListener('messageerror', die);
  return {
    home: 'worker',
    onDeath(listener) {
      listeners.add(listener);
      if (dead) queueMicrotask(() => listeners.has(listener) && listener());
      return () => listeners.delete(listener);
    },
    prepare: (key) => remote.prepare(key),
    load: (request) => remote.load(request),
    frame: (request) => frame(request),
    hurry: () => hurry(),
    showOn: (line) => remote.showOn(transfer(line, [line])),
    restore: (log, step, budgetMs) => remote.restore(log, step, budgetMs),
    end() {
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}

let waiting: { readonly key: SimulationKey; readonly port: Promise<Port> } | null = null;

/** Begins to fetch a simulation, beside the bench and not after it. */
export function preparePort(key: SimulationKey): void {
  if (waiting?.key === key) return;
  waiting?.port.then((port) => port.end()).catch(() => {});
  const port = startPort();
  port.then((ready) => ready.prepare(key)).catch(() => {});
  waiting = { key, port };
}

/** The port that was prepared for a simulation, or a fresh one; whoever takes it ends it. */
export function openPort(key: SimulationKey): Promise<Port> {
  const taken = waiting?.key === key ? waiting.port : null;
  if (taken) waiting = null;
  return taken ?? startPort();
}

/** A port on a worker; on the page where the browser has no workers or refuses to start one. */
async function startPort(): Promise<Port> {
  if (!canStartWorkers()) return inlinePort();
  try {
    return workerPort();
  } catch {
    return inlinePort();
  }
}

export type Answer<T> =
  | { readonly is: 'answer'; readonly value: T }
  | { readonly is: 'lost'; readonly why: 'hung' | 'died' };

/** A call that was made and not answered yet. */
interface Waiting {
  beatsLeft: number;
  readonly lost: () => void;
}

/** One timer watches all calls: a timer of its own for each of sixty calls a second would cost more than they do. */
const BEAT_MS = 250;
/** How long after its limit a reply still counts. */
const GRACE_MS = 500;
const waitingCalls = new Set<Waiting>();
let beating: ReturnType<typeof setInterval> | undefined;

function onBeat(): void {
  if (waitingCalls.size === 0) {
    clearInterval(beating);
    beating = undefined;
  }
  for (const call of waitingCalls) if (--call.beatsLeft <= 0) call.lost();
}

/**
 * Waits for a reply under the watchdog. What counts is beats that this page was awake for: a laptop that slept through the
 * limit has lost nothing.
 */
export function watched<T>(port: Pick<Port, 'onDeath'>, call: Promise<T>, limitMs = WATCHDOG_MS): Promise<Answer<T>> {
  beating ??= setInterval(onBeat, BEAT_MS);
  return new Promise((resolve) => {
    const settle = (answer: Answer<T>): void => {
      waitingCalls.delete(waiting);
      stopWaiting();
      resolve(answer);
    };
    const waiting: Waiting = {
      beatsLeft: Math.ceil((limitMs + GRACE_MS) / BEAT_MS),
      lost: () => settle({ is: 'lost', why: 'hung' }),
    };
    const stopWaiting = port.onDeath(() => settle({ is: 'lost', why: 'died' }));
    waitingCalls.add(waiting);
    call.then(
      (value) => settle({ is: 'answer', value }),
      () => settle({ is: 'lost', why: 'died' }),
    );
  });
}
