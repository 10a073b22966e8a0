/** One point of a sweep, in a worker thread: plain data in, plain data out. */
import type { ReadingValue } from '../../engine/contract';
import { perform } from './run';
import { readSetup, type RunOptions } from './options';
import { type Target, targetOf } from './target';

export interface SweepPoint {
  readonly target: string;
  readonly options: RunOptions;
}

const targets = new Map<string, Promise<Target>>();

export default async function sweepPoint({
  target: name,
  options,
}: SweepPoint): Promise<Readonly<Record<string, ReadingValue>>> {
  const loading = targets.get(name) ?? targetOf(name);
  targets.set(name, loading);
  const target = await loading;
  return perform(readSetup(target, options)).end.readings;
}
