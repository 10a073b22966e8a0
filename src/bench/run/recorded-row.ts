/** A row of the notebook from what the simulation recorded. */
import type { Grade } from '../../../engine/contract';
import type { LoggedRow } from '../../../engine/runtime/host';
import type { FreshRow } from '../notebook/keeper';

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
