import { useCallback, useMemo } from 'react';
import { SelectField } from '../../ui/SelectField';
import { useSliced } from '../../ui/use-sliced';
import type { NotebookTable } from '../notebook/table';
import { slicedAges } from './series';
import { listedSeries, partings } from './series-list';
import { type PlotSettings, SERIES_CHOICES } from './settings';
import { Tool } from './Tool';

interface RowsToolProps {
  readonly settings: PlotSettings;
  readonly table: NotebookTable;
  readonly change: (part: Partial<PlotSettings>) => void;
}

const OF = 'of ';
const NONE: readonly number[] = [];

/** Which rows are reckoned with: one series, rows with the same inputs, chosen rows, all. Nothing to choose where all are one. */
export function RowsTool({ settings, table, change }: RowsToolProps) {
  const { series, anchor, rows } = settings;
  const begin = useCallback(() => slicedAges(table, settings.x), [table, settings.x]);
  const ages = useSliced(begin).value ?? NONE;
  const listed = useMemo(() => listedSeries(table.rows, ages), [table.rows, ages]);
  if (listed.length < 2 && series === 'present' && anchor === null) return null;
  const newest = listed[0]?.name ?? 'none yet';
  const earlier = listed.slice(1).map(({ key, name }) => ({ value: `${OF}${key}`, text: `series of ${name}` }));
  const age = ages[table.rows.findIndex(({ key }) => key === anchor)] ?? 0;
  const meant = age === 0 ? undefined : listed.find((each) => each.age === age);
  const value = series === 'present' && meant ? `${OF}${meant.key}` : series;
  const options = [
    { value: 'present', text: `newest series (${newest})` },
    { value: 'only', text: 'newest series alone' },
    ...earlier,
    { value: 'inputs', text: 'rows with the same inputs' },
    ...(rows.length > 0 ? [{ value: 'rows', text: `chosen rows (${rows.length})` }] : []),
    { value: 'all', text: 'all as one' },
  ];
  return (
    <Tool name="rows">
      <SelectField<string>
        label="Which series are reckoned with"
        className="tool-quantity"
        value={value}
        options={options}
        onChange={(next) =>
          change(
            next.startsWith(OF)
              ? { series: 'present', anchor: next.slice(OF.length), view: null }
              : { series: SERIES_CHOICES.find((choice) => choice === next) ?? 'present', anchor: null, view: null },
          )
        }
      />
    </Tool>
  );
}

/** Leaves in the plot only rows in which a column shows one value. */
export function RowsFilter({ settings: { where }, table, change }: RowsToolProps) {
  const parts = useMemo(() => partings(table), [table]);
  const chosen = parts.find(({ column }) => column.id === where?.column);
  if (parts.length === 0 && where === null) return null;
  return (
    <Tool name="only where">
      <SelectField<string>
        label="Only rows told apart by"
        className="tool-quantity"
        value={where?.column ?? ''}
        options={[
          { value: '', text: 'every row' },
          ...parts.map(({ column }) => ({ value: column.id, text: column.label })),
          ...(where && !chosen ? [{ value: where.column, text: where.column }] : []),
        ]}
        onChange={(id) => {
          const text = parts.find(({ column }) => column.id === id)?.texts.at(-1);
          change({ where: text === undefined ? null : { column: id, text }, view: null });
        }}
      />
      {where && (
        <SelectField<string>
          label="Value of the rows in the plot"
          className="tool-quantity"
          value={where.text}
          options={(chosen?.texts ?? [where.text]).map((text) => ({ value: text, text }))}
          onChange={(text) => change({ where: { ...where, text }, view: null })}
        />
      )}
    </Tool>
  );
}
