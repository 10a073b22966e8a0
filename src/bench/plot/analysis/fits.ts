/** The fits of this page: those of few points at once, those of very many by a worker, each reckoned once. */
import { fitCurve, type FitOutcome, type FitPoint } from '../../../../engine/core/curve-fit';
import type { FitKind } from '../../../../engine/core/fit-kinds';
import { oneSlice } from '../../../ui/sliced';
import { canStartWorkers, startFitWorker } from '../../run/start-worker';
import { type PlainOutcome, packed, withItsCurve } from './fit-packing';

/** More points than this would hold the page up. */
export const MANY_POINTS = 2000;

/** Null while it is being reckoned. */
export type FitOf = (kind: FitKind, points: readonly FitPoint[]) => FitOutcome | null;

const known = new WeakMap<readonly FitPoint[], Map<FitKind, FitOutcome>>();
const listeners = new Set<() => void>();
let version = 0;

interface Job {
  readonly kind: FitKind;
  readonly points: readonly FitPoint[];
}

let worker: Worker | null = null;
let running: Job | null = null;
/** Asked for while another ran: the last one is next. */
let next: Job | null = null;

function keep({ kind, points }: Job, outcome: FitOutcome): void {
  const outcomes = known.get(points) ?? new Map<FitKind, FitOutcome>();
  known.set(points, outcomes.set(kind, outcome));
}

function finish(job: Job, outcome: FitOutcome): void {
  keep(job, outcome);
  running = null;
  if (next) start(next);
  version++;
  for (const tell of listeners) tell();
}

/** Without a worker nothing else is left but to reckon here. */
const here = ({ kind, points }: Job): FitOutcome => fitCurve(kind, points);

function start(job: Job): void {
  running = job;
  next = null;
  worker ??= startFitWorker();
  const current = worker;
  current.onmessage = ({ data }: MessageEvent<PlainOutcome>) => finish(job, withItsCurve(job.kind, data));
  current.onerror = () => {
    current.terminate();
    worker = null;
    finish(job, here(job));
  };
  const packing = packed(job.points);
  const go = (): void => {
    const done = oneSlice(packing);
    if (!done) return void setTimeout(go);
    const { x, y, ux, uy, effects } = done.value;
    const columns = [x, y, ux, uy, ...effects.flatMap((effect) => [effect.x, effect.y])];
    current.postMessage(
      { kind: job.kind, points: done.value },
      columns.map(({ buffer }) => buffer),
    );
  };
  setTimeout(go);
}

const same = (a: Job | null, b: Job): boolean => a !== null && a.kind === b.kind && a.points === b.points;

export const fitOf: FitOf = (kind, points) => {
  const found = known.get(points)?.get(kind);
  if (found) return found;
  const job = { kind, points };
  if (points.length <= MANY_POINTS || !canStartWorkers()) {
    const outcome = here(job);
    keep(job, outcome);
    return outcome;
  }
  if (running === null) start(job);
  else if (!same(running, job)) next = job;
  return null;
};

/** Told when a fit has come. */
export function subscribeFits(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const fitsVersion = (): number => version;
