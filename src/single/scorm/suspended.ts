/** A run as a learning platform keeps it until the next visit, at most 4,096 characters: its link, its time, what counts so far. */
import type { Verdict } from './result';

export interface Suspended {
  /** The query of the run's link. */
  readonly query: string;
  /** Lab seconds. */
  readonly time: number;
  readonly stepsDone: readonly boolean[];
  readonly verdict: Verdict;
  /** How many rows there were, in this run and before; null where an earlier version did not count them. */
  readonly rows: number | null;
}

/** What `cmi.suspend_data` takes (SCORM 1.2, run-time environment). */
export const MOST_SUSPENDED = 4096;

const VERDICTS: readonly Verdict[] = ['none', 'open', 'right', 'wrong'];
/** The first form had no number of rows. */
const FORM = /^(?:1|2;(\d+));([\d.e+-]*);([01]*);(\w+);(.*)$/s;

export const encodeSuspended = ({ query, time, stepsDone, verdict, rows }: Suspended): string =>
  ['2', rows ?? 0, Number(time.toPrecision(9)), stepsDone.map(Number).join(''), verdict, query].join(';');

/** Null for what is not ours, or empty. */
export function decodeSuspended(text: string): Suspended | null {
  const [whole, rows, time, bits = '', word, query = ''] = FORM.exec(text) ?? [];
  const verdict = VERDICTS.find((known) => known === word);
  if (whole === undefined || verdict === undefined || !Number.isFinite(Number(time))) return null;
  const stepsDone = [...bits].map((bit) => bit === '1');
  return { query, time: Number(time), stepsDone, verdict, rows: rows === undefined ? null : Number(rows) };
}
