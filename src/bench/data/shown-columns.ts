/** Which columns of the notebook the Data tab shows. Pure. */
import type { AnyEntry } from '../../../catalogue/define';
import { differingInputs } from '../notebook/statistics';
import type { NotebookColumn, NotebookTable } from '../notebook/table';

/** The lab time, the inputs (all that had a value, or only those that differ between rows), the main readings, the computed. */
export function shownColumns(
  { columns, rows }: NotebookTable,
  { mainReadings }: AnyEntry,
  allInputs: boolean,
): readonly NotebookColumn[] {
  const differing = new Set(allInputs ? [] : differingInputs(columns, rows));
  return columns.filter((column) => {
    const { id, kind } = column;
    if (kind === 'reading') return mainReadings.includes(id);
    if (kind !== 'input') return true;
    if (!allInputs) return differing.has(column);
    return rows.some(({ texts }) => (texts[id] ?? '') !== '' && texts[id] !== 'unknown');
  });
}
