import { Fragment, memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { ScrollBox } from '../../ui/ScrollBox';
import { useSliced } from '../../ui/use-sliced';
import { useBenchState } from '../bench-context';
import { plusMinus } from '../notebook/measured-text';
import type { Notebook } from '../notebook/notebook';
import { columnSummaries } from '../notebook/mean';
import type { NotebookColumn, NotebookTable, NotebookTableRow } from '../notebook/table';
import { HIDDEN } from '../readings/reading-text';
import { withTrial } from '../run/seed-text';
import { NoteCell } from './NoteCell';
import { StatisticsRows } from './StatisticsRows';
import { tooManyForPaper, useRowWindow } from './use-row-window';

interface NotebookGridProps {
  readonly table: NotebookTable;
  readonly columns: readonly NotebookColumn[];
  readonly notebook: Notebook;
  /** Keys of the ticked rows. */
  readonly chosen: ReadonlySet<string>;
  /** Numbers of the rows that the curve of the plot goes through. */
  readonly fitted: ReadonlySet<number>;
  /** Rows whose mean is shown below; null for none. */
  readonly meant: readonly NotebookTableRow[] | null;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onNote: (key: string, note: string) => void;
  readonly onColumn: (id: string) => void;
}

/** The table of the notebook. Its first column stays in sight; of many rows only those in sight are drawn. */
export function NotebookGrid(props: NotebookGridProps) {
  const { table, columns, notebook, chosen, fitted, meant, onChoose, onColumn } = props;
  const { rows } = table;
  const hidden = useBenchState((state) => state.answersHidden);
  const runNames = new Map(table.runs.map(({ run, name }) => [run, name]));
  const steady = useSteady(columns);
  const summarise = useCallback(() => columnSummaries(steady, meant ?? []), [steady, meant]);
  const { value: statistics, busy } = useSliced(summarise);
  const box = useRef<HTMLElement>(null);
  const { long, places, gapBefore, gapAfter, measure, onFocus, onBlur } = useRowWindow(rows.length, box);
  const { choose, note } = useSteadyHandlers(props);
  const width = steady.length + 3;

  return (
    <ScrollBox label="Recorded readings" ref={box}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes where the focus is */}
      <table
        className="notebook-table"
        data-long={long || undefined}
        aria-rowcount={rows.length + 1}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {tooManyForPaper(rows.length) && (
          <caption className="notebook-paper">
            {rows.length} rows are too many for paper: some of them stand here, Files saves all as CSV.
          </caption>
        )}
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">
              <EveryRow rows={rows} chosen={chosen} onChoose={onChoose} />
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
          {places.map((place, index) => {
            const row = rows[place];
            if (!row) return null;
            const gap = gapBefore(place, index);
            return (
              <Fragment key={row.key}>
                {gap > 0 && <Gap px={gap} width={width} />}
                <GridRow
                  row={row}
                  place={place}
                  runName={runNames.get(row.run) ?? ''}
                  columns={steady}
                  hidden={hidden}
                  chosen={chosen.has(row.key)}
                  fitted={fitted.has(row.row)}
                  measure={measure}
                  onChoose={choose}
                  onNote={note}
                />
              </Fragment>
            );
          })}
          {gapAfter > 0 && <Gap px={gapAfter} width={width} />}
        </tbody>
        {meant && statistics && <StatisticsRows busy={busy} columns={steady} statistics={statistics} hidden={hidden} />}
      </table>
    </ScrollBox>
  );
}

/** The same array as long as the columns are the same: rows that did not change are not drawn again. */
function useSteady(columns: readonly NotebookColumn[]): readonly NotebookColumn[] {
  const names = JSON.stringify(columns);
  return useMemo(() => JSON.parse(names) as readonly NotebookColumn[], [names]);
}

/** The same functions whatever is chosen: rows that did not change are not drawn again. */
function useSteadyHandlers({ chosen, onChoose, onNote }: Pick<NotebookGridProps, 'chosen' | 'onChoose' | 'onNote'>): {
  readonly choose: (key: string, on: boolean) => void;
  readonly note: (key: string, text: string) => void;
} {
  const latest = useRef({ chosen, onChoose, onNote });
  useEffect(() => {
    latest.current = { chosen, onChoose, onNote };
  });
  const choose = useCallback((key: string, on: boolean): void => {
    const { chosen: before, onChoose: give } = latest.current;
    give(new Set(on ? [...before, key] : [...before].filter((other) => other !== key)));
  }, []);
  const note = useCallback((key: string, text: string): void => latest.current.onNote(key, text), []);
  return { choose, note };
}

interface EveryRowProps {
  readonly rows: readonly NotebookTableRow[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

function EveryRow({ rows, chosen, onChoose }: EveryRowProps) {
  const everyRow = chosen.size >= rows.length && rows.every(({ key }) => chosen.has(key));
  return (
    <label className="notebook-pick">
      <input
        type="checkbox"
        aria-label="Choose all rows"
        checked={everyRow}
        onChange={() => onChoose(new Set(everyRow ? [] : rows.map(({ key }) => key)))}
      />
      #
    </label>
  );
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

/** In the place of rows that are out of sight. */
const Gap = ({ px, width }: { readonly px: number; readonly width: number }) => (
  <tr className="notebook-gap" aria-hidden="true">
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden: it stands for rows that are told of by their numbers */}
    <td colSpan={width} style={{ height: px }} />
  </tr>
);

interface GridRowProps {
  readonly row: NotebookTableRow;
  /** Among all rows of the table. */
  readonly place: number;
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  readonly runName: string;
  readonly columns: readonly NotebookColumn[];
  readonly hidden: boolean;
  readonly chosen: boolean;
  readonly fitted: boolean;
  readonly onChoose: (key: string, on: boolean) => void;
  readonly onNote: (key: string, note: string) => void;
}

const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, place, runName, columns, hidden, chosen, fitted, measure, onChoose, onNote } = props;
  return (
    <tr
      ref={measure}
      data-index={place}
      aria-rowindex={place + 2}
      data-struck={row.struck || undefined}
      data-chosen={chosen || undefined}
    >
      <th scope="row" data-fitted={fitted || undefined} title={fitted ? 'In the fit of the plot' : undefined}>
        <label className="notebook-pick">
          <input
            type="checkbox"
            aria-label={`Choose row ${row.row}`}
            checked={chosen}
            onChange={(event) => onChoose(row.key, event.target.checked)}
          />
          {row.row}
          {fitted && <span className="visually-hidden">, in the fit of the plot</span>}
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
        note={row.source?.note ?? ''}
        struck={row.source?.struck ?? null}
        onNote={(text) => onNote(row.key, text)}
      />
    </tr>
  );
});
