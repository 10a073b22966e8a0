/** The fits of this page: what is soon done at once, the rest by a worker with a limit of time. Each is reckoned once. */
import type { FitOutcome, FitPoint } from '../../../../engine/core/curve-fit';
import { oneSlice } from '../../../ui/sliced';
import { canStartWorkers, startFitWorker } from '../../run/start-worker';
import { type PlainOutcome, packed, withItsCurve } from './fit-packing';
import { fitWithin, type FitTask, MOST_ALONE, nameOf, tooLong } from './fit-task';

/** More points, or more work than this for fewer, would hold the page up: some 20 ms, on a slow device 80. */
const MANY_POINTS = 200;
const MOST_HERE = 150_000;

/** Nobody waits longer for a curve; it would be one that does not suit its points. */
const LIMIT_MS = 20_000;

/** Why a fit is not there. */
export type Unfinished = 'reckoning' | 'stopped' | 'too long';

export type FitOf = (task: FitTask, points: readonly FitPoint[]) => FitOutcome | Unfinished;

const known = new WeakMap<readonly FitPoint[], Map<string, FitOutcome>>();
const listeners = new Set<() => void>();
let version = 0;

interface Job {
  readonly task: FitTask;
  readonly name: string;
  readonly points: readonly FitPoint[];
}

/** Fits that are not begun by themselves again, for so many points or more. */
const givenUp = new Map<string, { readonly why: 'stopped' | 'too long'; readonly points: number }>();

let worker: Worker | null = null;
let running: Job | null = null;
let limit: ReturnType<typeof setTimeout> | undefined;
/** Asked for while the same was reckoned for other points: the last one is next. */
let next: Job | null = null;

function tell(): void {
  version++;
  for (const listener of listeners) listener();
}

function keep({ name, points }: Job, outcome: FitOutcome): FitOutcome {
  const outcomes = known.get(points) ?? new Map<string, FitOutcome>();
  known.set(points, outcomes.set(name, outcome));
  return outcome;
}

function finish(job: Job, outcome: FitOutcome): void {
  keep(job, outcome);
  clearTimeout(limit);
  running = null;
  if (next) start(next);
  // In a turn of its own: what is made of very many points takes a while.
  setTimeout(tell);
}

/** Ends what is being reckoned. */
function drop(): void {
  clearTimeout(limit);
  worker?.terminate();
  worker = null;
  running = null;
  next = null;
}

function giveUp(why: 'stopped' | 'too long'): void {
  if (running) givenUp.set(running.name, { why, points: running.points.length });
  drop();
  tell();
}

/** Without a worker nothing else is left but to reckon here, and not for long. */
const alone = ({ task, points }: Job): FitOutcome =>
  fitWithin(task, points, MOST_ALONE) ?? { refused: tooLong(task, points.length) };

function start(job: Job): void {
  running = job;
  next = null;
  worker ??= startFitWorker();
  const current = worker;
  current.onmessage = ({ data }: MessageEvent<PlainOutcome>) => finish(job, withItsCurve(job.task, data));
  current.onerror = () => {
    current.terminate();
    worker = null;
    finish(job, alone(job));
  };
  limit = setTimeout(() => giveUp('too long'), LIMIT_MS);
  const packing = packed(job.points);
  const go = (): void => {
    if (running !== job) return;
    const done = oneSlice(packing);
    if (!done) return void setTimeout(go);
    const { x, y, ux, uy, effects } = done.value;
    const columns = [x, y, ux, uy, ...effects.flatMap((effect) => [effect.x, effect.y])];
    current.postMessage(
      { task: job.task, points: done.value },
      columns.map(({ buffer }) => buffer),
    );
  };
  setTimeout(go);
}

const same = (a: Job | null, b: Job): boolean => a !== null && a.name === b.name && a.points === b.points;

export const fitOf: FitOf = (task, points) => {
  const job = { task, name: nameOf(task), points };
  const found = known.get(points)?.get(job.name);
  if (found) return found;
  if (!canStartWorkers()) return keep(job, alone(job));
  if (same(running, job) || same(next, job)) return 'reckoning';
  const outcome = points.length <= MANY_POINTS ? fitWithin(task, points, MOST_HERE) : null;
  if (outcome) return keep(job, outcome);
  const left = givenUp.get(job.name);
  if (left && points.length >= left.points) return left.why;
  if (running?.name === job.name) next = job;
  else {
    // What nobody asks for any more is not waited for.
    if (running) drop();
    start(job);
  }
  return 'reckoning';
};

/** The learner does not want to wait. */
export const stopFit = (): void => giveUp('stopped');

export function fitAgain(): void {
  givenUp.clear();
  tell();
}

/** Told when a fit has come. */
export function subscribeFits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const fitsVersion = (): number => version;
