/** A run as a learning platform keeps it until the next visit, at most 4,096 characters: its link, its time, what counts so far. */
import type { Verdict } from './result';

export interface Suspended {
  /** The query of the run's link. */
  readonly query: string;
  /** Lab seconds. */
  readonly time: number;
  readonly stepsDone: readonly boolean[];
  readonly verdict: Verdict;
}

const VERDICTS: readonly Verdict[] = ['none', 'open', 'right', 'wrong'];
const FORM = /^1;([\d.e+-]*);([01]*);(\w+);(.*)$/s;

export const encodeSuspended = ({ query, time, stepsDone, verdict }: Suspended): string =>
  ['1', Number(time.toPrecision(9)), stepsDone.map(Number).join(''), verdict, query].join(';');

/** Null for what is not ours, or empty. */
export function decodeSuspended(text: string): Suspended | null {
  const [whole, time, bits = '', word, query = ''] = FORM.exec(text) ?? [];
  const verdict = VERDICTS.find((known) => known === word);
  if (whole === undefined || verdict === undefined || !Number.isFinite(Number(time))) return null;
  return { query, time: Number(time), stepsDone: [...bits].map((bit) => bit === '1'), verdict };
}

/** Rows that this browser still has are not to be recorded once more. */
export function withoutRecords(query: string): string {
  const parts = query.split('&').map((part) => {
    if (!part.startsWith('actions=')) return part;
    const rest = part
      .slice('actions='.length)
      .split(/~|%7E/i)
      .filter((item) => !/^[\d.e+-]+(?::|%3A)record_point$/i.test(item));
    return `actions=${rest.join('~')}`;
  });
  return parts.filter((part) => part !== 'actions=').join('&');
}
