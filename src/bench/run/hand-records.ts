/** Readings that the learner records by hand in one run, and the rows of the notebook that come of readings. */
import type { Grade } from '../../../engine/contract';
import type { RunInputs } from '../../../engine/inputs';
import type { LogEntry } from '../../../engine/runtime/host';
import { observeOne, tickOf } from '../../../engine/runtime/instrument';
import { eventsOfLog } from '../../../engine/runtime/link';
import type { ScriptEvent } from '../../../engine/runtime/script';
import type { PanelValues, SimulationFacts } from '../../../workers/protocol';
import type { FreshRow } from '../notebook/keeper';

/** What the readings of a run depend on beside the true values. */
interface Begun {
  readonly seed: number;
  readonly trial: number;
  readonly grade: Grade;
}

/** When a record was made: lab seconds, whole steps, and its place in the log. */
interface Moment {
  readonly time: number;
  readonly step: number;
  readonly after: number;
}

/** A row of the notebook; `inputs` are those in force at `time`, in lab seconds. */
export function rowOf(
  { seed, trial, grade }: Begun,
  inputs: RunInputs,
  time: number,
  shown: FreshRow['readings'],
): FreshRow {
  const readings = Object.fromEntries(
    Object.entries(shown).map(([id, { value, text, uncertainty, shared }]) => [
      id,
      { value, text, uncertainty, ...(shared && { shared }) },
    ]),
  );
  return { time, inputs, settings: {}, seed, trial, grade, readings };
}

export class HandRecords {
  #moments: Moment[] = [];
  /** How often each reading was recorded within the present update of its instrument. */
  readonly #inTick = new Map<string, { readonly tick: number; readonly count: number }>();

  /** A new run begins. */
  clear(): void {
    this.#moments = [];
    this.#inTick.clear();
  }

  /** What the instruments show of the true `readings`; further records within one update are independent repeats. */
  take(
    moment: Moment,
    { facts, readings }: { readonly facts: SimulationFacts; readonly readings: PanelValues['readings'] },
    { seed, trial, grade }: Begun,
  ): FreshRow['readings'] {
    this.#moments.push(moment);
    const { time } = moment;
    const shown: Record<string, FreshRow['readings'][string]> = {};
    for (const [id, def] of Object.entries(facts.readings)) {
      const interval = def.kind !== 'text' && def.instrument ? def.instrument.updateInterval : facts.dt;
      const tick = tickOf(time, interval);
      const before = this.#inTick.get(id);
      const ordinal = before?.tick === tick ? before.count : 0;
      this.#inTick.set(id, { tick, count: ordinal + 1 });
      shown[id] = observeOne(id, readings[id] ?? null, def, { grade, seed, trial, time, ordinal }, readings);
    }
    return shown;
  }

  /** The log as a script, with the records in their places; not where a simulation logs them as an action of its own. */
  events(log: readonly LogEntry[], facts: SimulationFacts): readonly ScriptEvent[] {
    const moments = facts.actions['record_point'] ? [] : this.#moments;
    const upTo = (from: number, to: number) => eventsOfLog(log.slice(from, to), facts.dt);
    const done = moments.flatMap(({ after, step }, index): readonly ScriptEvent[] => [
      ...upTo(moments[index - 1]?.after ?? 0, after),
      ...eventsOfLog([{ step, is: 'action', action: { do: 'record_point' } }], facts.dt),
    ]);
    return [...done, ...upTo(moments.at(-1)?.after ?? 0, log.length)];
  }
}
