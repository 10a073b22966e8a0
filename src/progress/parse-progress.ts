/** Reads progress that was stored or exported. Pure; apart from the rest, since most visitors have none. */
import * as v from 'valibot';
import type { Done, Progress } from './progress';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ten thousand years hence: beyond it a time cannot be shown. */
const LAST_TIME = 253_402_300_799_999;

const amount = (most: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(most));

const done = v.object({
  startedAt: amount(LAST_TIME),
  lastAt: amount(LAST_TIME),
  completedAt: v.nullable(amount(LAST_TIME)),
  seconds: amount(1e9),
  steps: v.pipe(amount(1000), v.integer()),
});

const isDone = (value: unknown): value is Done => v.is(done, value);

export type Parsed =
  | { readonly is: 'read'; readonly progress: Progress; readonly leftOut: number }
  | { readonly is: 'bad'; readonly sentence: string };

const bad = (sentence: string): Parsed => ({ is: 'bad', sentence });

/** Reads what was stored or exported. Entries that are damaged or of no known id are left out and counted. */
export function parseProgress(text: string, isKnown: (id: string) => boolean): Parsed {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return bad('This file is not progress of the laboratory: it is no JSON. Choose a file that Export has saved.');
  }
  if (!isRecord(data) || !isRecord(data['done'])) {
    return bad('This file holds no progress of the laboratory. Choose a file that Export has saved.');
  }
  if (data['version'] !== 1) {
    return bad('This file was saved by another version of the laboratory and cannot be read by this one.');
  }
  const entries = Object.entries(data['done']);
  const done: Record<string, Done> = {};
  for (const [id, value] of entries) {
    if (!isKnown(id) || !isDone(value)) continue;
    const { startedAt, lastAt, completedAt, seconds, steps } = value;
    done[id] = { startedAt, lastAt, completedAt, seconds, steps };
  }
  const kept = Object.keys(done).length;
  if (entries.length > 0 && kept === 0) {
    return bad('No entry of this file could be read: it may be damaged. Choose another file that Export has saved.');
  }
  return { is: 'read', progress: { version: 1, done }, leftOut: entries.length - kept };
}
