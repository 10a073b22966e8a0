/** The student's side of a set before it is given out. Pure. */
import type { AnyEntry } from '../../../catalogue/define';
import type { ReadingDefs } from '../../../engine/contract';
import type { LinkedRun } from '../../../engine/runtime/link';
import { withheldReadings } from '../../../engine/runtime/withheld';
import { entryForTask } from '../../bench/procedure/for-task';

export interface Preview {
  /** As the student reads them. */
  readonly steps: readonly string[];
  /** Of the usual procedure. */
  readonly leftOut: readonly { readonly number: number; readonly text: string }[];
  /** Names of readings that have no value. */
  readonly withheld: readonly string[];
}

export function previewOf(entry: AnyEntry, readings: ReadingDefs, base: LinkedRun): Preview {
  const { procedure, leftOut = [] } = entryForTask(entry, base);
  return {
    steps: procedure.map(({ text }) => text),
    leftOut: leftOut.map((number) => ({ number, text: entry.procedure[number - 1]?.text ?? '' })),
    withheld: withheldReadings(entry.tells, base.hide).map((id) => readings[id]?.label ?? id),
  };
}
