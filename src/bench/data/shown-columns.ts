/** Which columns of the notebook the Data tab shows. Pure. */
import type { AnyEntry } from '../../../catalogue/define';
import type { NotebookColumn, NotebookTable } from '../notebook/table';

/** The lab time, the inputs (all that had a value, or only those that differ between rows), the main readings, the computed. */
export function shownColumns(
  { columns, rows }: NotebookTable,
  { mainReadings }: AnyEntry,
  allInputs: boolean,
): readonly NotebookColumn[] {
  return columns.filter(({ id, kind }) => {
    if (kind === 'reading') return mainReadings.includes(id);
    if (kind !== 'input') return true;
    const texts = new Set(rows.map((row) => row.texts[id] ?? ''));
    return allInputs ? [...texts].some((text) => text !== '' && text !== 'unknown') : texts.size > 1;
  });
}
