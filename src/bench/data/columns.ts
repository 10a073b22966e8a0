/** The columns of the table of recorded rows, shared by the table, the CSV and the plot. Pure. */
import type { AnyEntry } from '../../../catalogue/define';
import type { ReadingDefs } from '../../../engine/contract';
import type { InputValue } from '../../../engine/runtime/inputs';
import { placeOf } from '../controls/input-rules';
import type { Row } from '../row';

/** An input of a row; null where it was an unknown, undefined where it had no place among that row's inputs. */
export function inputOf(entry: AnyEntry, row: Row, id: string, hide: readonly string[]): InputValue | null | undefined {
  const input = entry.inputs.find((known) => known.id === id);
  const place = input ? placeOf(input, row.inputs, hide) : 'absent';
  return place === 'absent' ? undefined : place === 'unknown' ? null : row.inputs[id];
}

/** Ids of the inputs in order; with `differing`, only those that are not the same in all rows. */
export function inputColumns(
  entry: AnyEntry,
  rows: readonly Row[],
  hide: readonly string[],
  differing: boolean,
): readonly string[] {
  return entry.inputs
    .map(({ id }) => id)
    .filter((id) => {
      const values = new Set(rows.map((row) => inputOf(entry, row, id, hide)));
      return differing ? values.size > 1 : [...values].some((value) => value !== null && value !== undefined);
    });
}

/** Ids of the readings: the main ones first, then the others. */
export const readingColumns = (entry: AnyEntry, readings: ReadingDefs): readonly string[] => [
  ...entry.mainReadings,
  ...Object.keys(readings).filter((id) => !entry.mainReadings.includes(id)),
];
