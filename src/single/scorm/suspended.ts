/** A run as a learning platform keeps it until the next visit, at most 4,096 characters: its link, its time, what counts so far. */
import * as v from 'valibot';
import type { ResultCheck } from '../../bench/notebook/notebook';
import { attempt } from '../../bench/notebook/schema';
import type { Verdict } from './result';

/** What was used up of a check, without its truth. */
export interface TriedResult extends Pick<ResultCheck, 'key' | 'tries'> {
  /** The truth was told, or found. */
  readonly told: boolean;
}

const triedResult = v.object({ key: v.pipe(v.string(), v.maxLength(500)), tries: v.array(attempt), told: v.boolean() });

export interface Suspended {
  /** The query of the run's link. */
  readonly query: string;
  /** Lab seconds. */
  readonly time: number;
  readonly stepsDone: readonly boolean[];
  readonly verdict: Verdict;
  /** How many rows there were, in this run and before; null where an earlier version did not count them. */
  readonly rows: number | null;
  /** Results that were checked in this run; none where an earlier version did not keep them. */
  readonly tried: readonly TriedResult[];
}

/** What `cmi.suspend_data` takes (SCORM 1.2, run-time environment). */
export const MOST_SUSPENDED = 4096;

const VERDICTS: readonly Verdict[] = ['none', 'open', 'right', 'wrong'];
/** A word that was tried is cut to so many letters. */
const MOST_LETTERS = 60;
/** The first form had no number of rows, the second no checks. */
const FORM = /^(?:1|2;(\d+)|3;(\d+);(\[[^;]*\]));([\d.e+-]*);([01]*);(\w+);(.*)$/s;

const triedText = (tried: readonly TriedResult[]): string => {
  const cut = (value: string | number) => (typeof value === 'string' ? value.slice(0, MOST_LETTERS) : value);
  const short = tried.map(({ key, tries, told }) => ({
    key,
    told,
    tries: tries.map((each) => ({ ...each, value: cut(each.value) })),
  }));
  // The semicolon separates the parts; within a word of JSON it may be written otherwise.
  return JSON.stringify(short).replaceAll(';', String.raw`\u003b`);
};

function triedFrom(text: string): readonly TriedResult[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((each) => v.is(triedResult, each)) : [];
  } catch {
    return [];
  }
}

export const encodeSuspended = ({ query, time, stepsDone, verdict, rows, tried }: Suspended): string => {
  const bits = stepsDone.map(Number).join('');
  return ['3', rows ?? 0, triedText(tried), Number(time.toPrecision(9)), bits, verdict, query].join(';');
};

/** Null for what is not ours, or empty. */
export function decodeSuspended(text: string): Suspended | null {
  const [whole, rowsOfSecond, rowsOfThird, tried, time, bits = '', word, query = ''] = FORM.exec(text) ?? [];
  const verdict = VERDICTS.find((known) => known === word);
  if (whole === undefined || verdict === undefined || !Number.isFinite(Number(time))) return null;
  const stepsDone = [...bits].map((bit) => bit === '1');
  const rows = rowsOfThird ?? rowsOfSecond;
  return {
    query,
    time: Number(time),
    stepsDone,
    verdict,
    rows: rows === undefined ? null : Number(rows),
    tried: tried === undefined ? [] : triedFrom(tried),
  };
}
