import { useMemo } from 'react';
import { SelectField } from '../../ui/SelectField';
import { repeatsOf } from '../notebook/statistics';
import type { NotebookTable, NotebookTableRow } from '../notebook/table';

interface StatisticsChoiceProps {
  readonly table: NotebookTable;
  readonly meant: string;
  readonly onChange: (meant: string) => void;
}

/** A list of more is no choice. */
const MOST_REPEATS = 200;

/** Over which rows the mean is taken. */
export function StatisticsChoice({ table, meant, onChange }: StatisticsChoiceProps) {
  const repeats = useMemo(() => repeatsOf(table), [table]);
  const runs = table.runs.filter(({ shown }) => shown);
  const options = [
    { value: 'none', text: 'no rows' },
    { value: 'all', text: 'all rows shown' },
    ...(runs.length > 1 ? runs.map(({ run, name }) => ({ value: `run ${run}`, text: name })) : []),
    ...repeats
      .slice(0, MOST_REPEATS)
      .map(({ name, keys }) => ({ value: `same ${name}`, text: `${name} (${keys.length} rows)` })),
  ];
  const value = options.some((option) => option.value === meant) ? meant : 'none';
  return (
    <div className="notebook-statistics">
      <span aria-hidden="true">Mean and scatter of</span>
      <SelectField label="Mean and scatter of" value={value} options={options} onChange={onChange} />
      <span className="field-note">or tick rows</span>
    </div>
  );
}

/** The rows over which the mean is taken; null for no statistics. */
export function rowsMeant(
  meant: string,
  table: NotebookTable,
  chosen: readonly NotebookTableRow[],
): readonly NotebookTableRow[] | null {
  if (chosen.length > 1) return chosen;
  if (meant === 'all') return table.rows;
  if (meant.startsWith('run ')) return table.rows.filter(({ run }) => `run ${run}` === meant);
  const repeats = meant.startsWith('same ') ? repeatsOf(table).find(({ name }) => `same ${name}` === meant) : undefined;
  if (!repeats) return null;
  const keys = new Set(repeats.keys);
  return table.rows.filter(({ key }) => keys.has(key));
}
