/** With what a demonstration ends: reckoned from what its instruments showed, as a learner would. Pure. */
import type { AnyEntry } from '../../../catalogue/define';
import type { ReadingDefs } from '../../../engine/contract';
import { compute } from '../notebook/formula/compute';
import { partsOf } from '../notebook/measured-text';
import type { Notebook } from '../notebook/notebook';
import { notebookTable } from '../notebook/table';
import { resultText } from '../plot/analysis/measured';

const ID = 'result of the demonstration';

/** The sentence with its value and uncertainty, from the last recorded row; null where the entry has none or no row gives it. */
export function demoResult(entry: AnyEntry, readings: ReadingDefs, notebook: Notebook): string | null {
  if (!entry.demoResult) return null;
  const { says, formula, unit } = entry.demoResult;
  const columns = [{ id: ID, symbol: 'found', label: 'Result', unit, formula }];
  const { rows } = notebookTable(entry, readings, { ...notebook, columns }, [], { compute });
  const cell = rows.at(-1)?.cells[ID];
  if (!cell) return null;
  const found = { value: cell.value, error: cell.uncertainty, ...partsOf(cell) };
  return says.replace('{}', resultText(found, unit));
}
