/** Whether a step of the procedure was done, from what the run shows. Pure. */
import type { AnyDone } from '../../catalogue/define';
import type { ReadingValue } from '../../engine/contract';
import type { RunInputs } from '../../engine/runtime/host';
import type { Row } from './row';

export interface Evidence {
  /** How often each action was done. */
  readonly did: Readonly<Record<string, number>>;
  readonly readings: Readonly<Record<string, ReadingValue>>;
  readonly inputs: RunInputs;
  readonly rows: readonly Row[];
}

const valueIn = (row: Row, id: string): ReadingValue | boolean => row.inputs[id] ?? row.readings[id]?.value ?? null;

export function isDone(done: AnyDone, evidence: Evidence): boolean {
  if ('did' in done) return (evidence.did[done.did] ?? 0) >= (done.times ?? 1);
  if ('is' in done) return evidence.readings[done.reading] === done.is;
  if ('reading' in done) {
    const value = evidence.readings[done.reading];
    if (typeof value !== 'number') return false;
    return value >= (done.from ?? Number.NEGATIVE_INFINITY) && value <= (done.to ?? Number.POSITIVE_INFINITY);
  }
  if ('input' in done) return evidence.inputs[done.input] === done.equals;
  if ('recorded' in done) {
    const { where = {}, distinct } = done;
    const rows = evidence.rows.filter((row) => Object.entries(where).every(([id, value]) => row.inputs[id] === value));
    const count = distinct === undefined ? rows.length : new Set(rows.map((row) => valueIn(row, distinct))).size;
    return count >= done.recorded;
  }
  if ('all' in done) return done.all.every((part) => isDone(part, evidence));
  return false;
}
