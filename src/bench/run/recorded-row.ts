/** What a frame brought to keep: rows of the notebook, and the live trace. */
import type { AnyEntry } from '../../../catalogue/define';
import type { Grade } from '../../../engine/contract';
import type { LogEntry, LoggedRow } from '../../../engine/runtime/host';
import type { FrameReply } from '../../../workers/protocol';
import type { Keeper } from '../notebook/keeper';
import type { FreshRow } from '../notebook/tab-rows';
import type { Trace } from './trace';

export function recordedRow(
  { seed, grade }: { readonly seed: number; readonly grade: Grade },
  { time, trial, inputs, settings, shown }: LoggedRow,
): FreshRow {
  const readings = Object.fromEntries(
    Object.entries(shown).map(([id, { value, text, uncertainty, shared }]) => [
      id,
      { value, text, uncertainty, ...(shared && { shared }) },
    ]),
  );
  return { time, inputs, settings, seed, trial, grade, readings };
}

/** Whether a fresh specimen came before what a frame recorded by hand, or after it; null where none came. */
function freshIn(
  log: readonly LogEntry[],
  fresh: readonly string[],
  refused: readonly string[],
): 'before' | 'after' | null {
  const at = log.findLastIndex(
    (entry) => entry.is === 'action' && fresh.includes(entry.action.do) && !refused.includes(entry.action.do),
  );
  if (at === -1) return null;
  return log.findLastIndex(({ is }) => is === 'record') > at ? 'before' : 'after';
}

const momentOf = ({ seed, trial, time }: Pick<FreshRow, 'seed' | 'trial' | 'time'>): string =>
  `${seed} ${trial} ${Number(time.toPrecision(9))}`;

/** Tells rows of a run that is done again from those that are new: each that is known is known once. */
export function knownAmong(rows: readonly FreshRow[]): (row: FreshRow) => boolean {
  const left = new Map<string, number>();
  for (const row of rows) left.set(momentOf(row), (left.get(momentOf(row)) ?? 0) + 1);
  return (row) => {
    const moment = momentOf(row);
    const count = left.get(moment) ?? 0;
    left.set(moment, count - 1);
    return count > 0;
  };
}

interface Keeping {
  readonly seed: number;
  readonly grade: Grade;
  readonly entry: AnyEntry;
  readonly trace: Trace;
  readonly notebook: Keeper;
  /** Rows that the notebook has already. */
  readonly isKnown?: (row: FreshRow) => boolean;
}

/** Rows and trace of a frame; a fresh specimen begins a run of the notebook and lifts the pen of the trace. */
export function keepFrame(frame: FrameReply, { entry, trace, notebook, isKnown, ...begun }: Keeping): void {
  trace.push(frame.trace);
  const refused = frame.notices.flatMap((notice) => (notice.refused ? [notice.do] : []));
  const fresh = freshIn(frame.log, entry.freshActions ?? [], refused);
  if (fresh !== null) trace.lift();
  if (fresh === 'before') notebook.beginRun();
  const rows = [...frame.records, ...frame.rows].map((row) => recordedRow(begun, row));
  const unknown = isKnown ? rows.filter((row) => !isKnown(row)) : rows;
  if (unknown.length > 0) notebook.record(unknown);
  if (fresh === 'after') notebook.beginRun();
}
