/** Rows put beside others. Pure; needed as soon as something is recorded, before any command. */
import type { NotebookRow, ResultCheck } from './notebook';

export const keysOf = (rows: readonly NotebookRow[]): ReadonlySet<string> => new Set(rows.map(({ key }) => key));

/** Whether two plain records hold the same; their values may be records too. */
function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [one, other] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => alike(one[name], other[name]));
}

/** Neighbours that were taken with the same inputs hold them as one object: it takes less room, and is quicker compared. */
export function withSharedInputs<T extends Pick<NotebookRow, 'inputs' | 'settings'>>(
  rows: readonly T[],
  before?: Pick<NotebookRow, 'inputs' | 'settings'>,
): readonly T[] {
  let last = before;
  return rows.map((row) => {
    const inputs = last && alike(last.inputs, row.inputs) ? last.inputs : row.inputs;
    const settings = last && alike(last.settings, row.settings) ? last.settings : row.settings;
    last = inputs === row.inputs && settings === row.settings ? row : { ...row, inputs, settings };
    return last as T;
  });
}

export const lastNumber = (rows: readonly NotebookRow[]): number =>
  rows.reduce((last, { id }) => Math.max(last, id), 0);

/**
 * Rows in the order of their numbers. A row that is there already is left out; from the first whose number is taken on, the
 * added ones get the next free numbers and so keep their order.
 */
export function withRows(rows: readonly NotebookRow[], more: readonly NotebookRow[]): readonly NotebookRow[] {
  const keys = keysOf(rows);
  const numbers = new Set(rows.map(({ id }) => id));
  let last = lastNumber(rows);
  let moving = false;
  const added = more
    .filter(({ key }) => !keys.has(key))
    .map((row) => {
      moving ||= numbers.has(row.id);
      const id = moving ? last + 1 : row.id;
      last = Math.max(last, id);
      numbers.add(id);
      return moving ? { ...row, id } : row;
    });
  if (added.length === 0) return rows;
  return [...rows, ...added].toSorted((a, b) => a.id - b.id);
}

/** What a try or a look at the answer has used up cannot be given back. */
const used = ({ tries, truth }: ResultCheck): number => tries.length + (truth === null ? 0 : 0.5);

/** Checks of both; of the same one that of which more is used. */
export const withChecks = (checks: readonly ResultCheck[], more: readonly ResultCheck[]): readonly ResultCheck[] => {
  const best = new Map(checks.map((check) => [check.key, check]));
  for (const check of more) {
    const known = best.get(check.key);
    if (!known || used(check) >= used(known)) best.set(check.key, check);
  }
  return [...best.values()];
};
