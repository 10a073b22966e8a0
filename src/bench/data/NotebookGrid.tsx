import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { ScrollBox } from '../../ui/ScrollBox';
import { useBenchState } from '../bench-context';
import { plusMinus } from '../notebook/measured-text';
import type { Notebook, NotebookRow } from '../notebook/notebook';
import { columnSummaries } from '../notebook/mean';
import type { NotebookColumn, NotebookTable, NotebookTableRow } from '../notebook/table';
import { HIDDEN } from '../readings/reading-text';
import { withTrial } from '../run/seed-text';
import { NoteCell } from './NoteCell';
import { StatisticsRows } from './StatisticsRows';

interface NotebookGridProps {
  readonly table: NotebookTable;
  /** Those drawn. */
  readonly rows: readonly NotebookTableRow[];
  readonly columns: readonly NotebookColumn[];
  readonly notebook: Notebook;
  /** Keys of the ticked rows. */
  readonly chosen: ReadonlySet<string>;
  /** Rows whose mean is shown below; null for none. */
  readonly meant: readonly NotebookTableRow[] | null;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onNote: (key: string, note: string) => void;
  readonly onColumn: (id: string) => void;
}

/** The table of the notebook. Its first column stays in sight. */
export function NotebookGrid(props: NotebookGridProps) {
  const { table, rows, columns, notebook, chosen, meant, onChoose, onNote, onColumn } = props;
  const hidden = useBenchState((state) => state.answersHidden);
  const kept = useMemo(() => new Map(notebook.rows.map((row) => [row.key, row])), [notebook.rows]);
  const runNames = new Map(table.runs.map(({ run, name }) => [run, name]));
  const steady = useSteady(columns);
  const statistics = useMemo(() => (meant ? columnSummaries(columns, meant) : null), [columns, meant]);
  const latest = useRef({ chosen, onChoose, onNote });
  useEffect(() => {
    latest.current = { chosen, onChoose, onNote };
  });
  const choose = useCallback((key: string, on: boolean): void => {
    const { chosen: before, onChoose: give } = latest.current;
    give(new Set(on ? [...before, key] : [...before].filter((other) => other !== key)));
  }, []);
  const note = useCallback((key: string, text: string): void => latest.current.onNote(key, text), []);
  const everyRow = rows.every(({ key }) => chosen.has(key));

  return (
    <ScrollBox label="Recorded readings">
      <table className="notebook-table">
        <thead>
          <tr>
            <th scope="col">
              <label className="notebook-pick">
                <input
                  type="checkbox"
                  aria-label="Choose all rows"
                  checked={everyRow}
                  onChange={() => onChoose(new Set(everyRow ? [] : rows.map(({ key }) => key)))}
                />
                #
              </label>
            </th>
            <th scope="col">Run</th>
            {steady.map((column) => (
              <ColumnHead
                key={column.id}
                column={column}
                error={table.errors[column.id] ?? ''}
                symbols={notebook.columns.length > 0}
                onColumn={onColumn}
              />
            ))}
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <GridRow
              key={row.key}
              row={row}
              kept={kept.get(row.key)}
              runName={runNames.get(row.run) ?? ''}
              columns={steady}
              hidden={hidden}
              chosen={chosen.has(row.key)}
              onChoose={choose}
              onNote={note}
            />
          ))}
        </tbody>
        {statistics && <StatisticsRows columns={steady} statistics={statistics} hidden={hidden} />}
      </table>
    </ScrollBox>
  );
}

/** The same array as long as the columns are the same: rows that did not change are not drawn again. */
function useSteady(columns: readonly NotebookColumn[]): readonly NotebookColumn[] {
  const names = JSON.stringify(columns);
  return useMemo(() => JSON.parse(names) as readonly NotebookColumn[], [names]);
}

interface ColumnHeadProps {
  readonly column: NotebookColumn;
  /** What is wrong with its formula. */
  readonly error: string;
  readonly symbols: boolean;
  readonly onColumn: (id: string) => void;
}

function ColumnHead({ column, error, symbols, onColumn }: ColumnHeadProps) {
  const { id, kind, label, symbol, unit, holds } = column;
  const name = (
    <>
      {label} {unit !== '' && <small>{unit}</small>}
      {symbols && holds === 'number' && <i className="notebook-symbol">{symbol}</i>}
    </>
  );
  if (kind !== 'computed') return <th scope="col">{name}</th>;
  return (
    <th scope="col" data-broken={error !== '' || undefined}>
      <button
        type="button"
        className="notebook-head"
        title={error === '' ? `Change or remove ${label}` : error}
        onClick={() => onColumn(id)}
      >
        {name}
        {error !== '' && <small className="notebook-broken">formula to mend</small>}
      </button>
    </th>
  );
}

interface GridRowProps {
  readonly row: NotebookTableRow;
  readonly kept: NotebookRow | undefined;
  readonly runName: string;
  readonly columns: readonly NotebookColumn[];
  readonly hidden: boolean;
  readonly chosen: boolean;
  readonly onChoose: (key: string, on: boolean) => void;
  readonly onNote: (key: string, note: string) => void;
}

const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, kept, runName, columns, hidden, chosen, onChoose, onNote } = props;
  return (
    <tr data-struck={row.struck || undefined} data-chosen={chosen || undefined}>
      <th scope="row">
        <label className="notebook-pick">
          <input
            type="checkbox"
            aria-label={`Choose row ${row.row}`}
            checked={chosen}
            onChange={(event) => onChoose(row.key, event.target.checked)}
          />
          {row.row}
        </label>
      </th>
      <td className="notebook-run">{withTrial(runName.replace(/^Run (?=\d+$)/, ''), row.trial)}</td>
      {columns.map(({ id, kind }) =>
        hidden && (kind === 'reading' || kind === 'computed') ? (
          <td key={id}>{HIDDEN}</td>
        ) : (
          <td key={id}>
            {row.texts[id] || '–'}
            <small>{plusMinus(row.cells[id]?.uncertainty ?? null)}</small>
          </td>
        ),
      )}
      <NoteCell
        number={row.row}
        note={kept?.note ?? ''}
        struck={kept?.struck ?? null}
        onNote={(text) => onNote(row.key, text)}
      />
    </tr>
  );
});
