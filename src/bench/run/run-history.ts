/** A run as it began, and as a script of what was done since. */
import type { Grade } from '../../../engine/contract';
import type { RunInputs } from '../../../engine/inputs';
import type { LogEntry } from '../../../engine/runtime/host';
import { eventsOfLog } from '../../../engine/runtime/link';
import type { ScriptEvent } from '../../../engine/runtime/script';
import type { SimulationFacts } from '../../../workers/protocol';

/** With what a run began: what a replay starts from. */
export interface Begun {
  readonly inputs: RunInputs;
  readonly seed: number;
  /** A reset within the run begins the next. */
  readonly trial: number;
  readonly grade: Grade;
}

export interface RunHistory {
  readonly inputs: RunInputs;
  readonly trial: number;
  readonly events: readonly ScriptEvent[];
}

/** Whether a fresh specimen came before what a frame recorded by hand, or after it; null where none came. */
export function freshIn(
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

/** Something was done in a run or recorded: another one is a repeat of it. */
export const wasUsed = (log: readonly LogEntry[], steps: number): boolean =>
  steps > 0 || log.some(({ is }) => is !== 'inputs');

/** Null facts: the simulation is not loaded, nothing was done. `pending`: what a link has yet to do. */
export function historyOf(
  { inputs, trial }: Begun,
  log: readonly LogEntry[],
  facts: SimulationFacts | null,
  pending: readonly ScriptEvent[],
): RunHistory {
  // Where a simulation has an action for it, the action says that something was recorded.
  const isSaid = facts?.actions['record_point'] !== undefined;
  const done = isSaid ? log.filter(({ is }) => is !== 'record') : log;
  return { inputs, trial, events: [...(facts ? eventsOfLog(done, facts.dt) : []), ...pending] };
}
