/** Steps that a link's task leaves out (`for-task.ts`), in words. */
import type { AnyEntry } from '../../../catalogue/define';

const listed = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `Step ${numbers[0]}` : `Steps ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

/** What the procedure and the report say of it; null where nothing was left out. */
export const leftOutText = ({ leftOut = [] }: AnyEntry): string | null =>
  leftOut.length === 0 ? null : `${listed(leftOut)} of the usual procedure left out: the task has its own.`;
