import { useState } from 'react';
import { formatClock, formatUncertainty } from '../../../engine/runtime/format';
import type { InputValue } from '../../../engine/runtime/inputs';
import { Button } from '../../ui/Button';
import { ScrollBox } from '../../ui/ScrollBox';
import { useBench, useBenchState } from '../bench-context';
import { inputText, unitText } from '../controls/input-rules';
import { HIDDEN } from '../readings/reading-text';
import type { NotebookRow } from '../notebook/notebook';
import type { Row } from '../row';
import { AutoRecord } from '../AutoRecord';
import { inputColumns, inputOf } from './columns';
import { copyTsv, saveCsv } from './save-rows';

/** As many rows as a table shows at once; the newest. */
const MOST_SHOWN = 200;

/** The recorded rows as a table, with what can be done with them. */
export function Data() {
  const bench = useBench();
  const { session } = bench;
  const rows = useBenchState((state) => state.notebook.rows);
  const [allInputs, setAllInputs] = useState(false);
  const [all, setAll] = useState(false);
  const [undo, setUndo] = useState<string | null>(null);

  const takeOut = (says: string, keys: readonly string[]): void => {
    setUndo(says);
    session.notebook.edit({ do: 'removeRows', keys });
  };
  const copy = async (): Promise<void> => {
    bench.announce((await copyTsv(bench)) ? `${rows.length} rows copied.` : 'The browser did not allow the copy.');
  };

  return (
    <div className="data">
      <div className="tray-tools">
        <Button icon="download" onClick={() => saveCsv(bench)} disabled={rows.length === 0}>
          CSV
        </Button>
        <Button icon="copy" onClick={() => void copy()} disabled={rows.length === 0}>
          Copy
        </Button>
        <label className="ui-check">
          <input type="checkbox" checked={allInputs} onChange={(event) => setAllInputs(event.target.checked)} />
          All inputs
        </label>
        <AutoRecord />
        <Button
          look="quiet"
          className="push-end"
          onClick={() =>
            takeOut(
              'All rows deleted.',
              rows.map(({ key }) => key),
            )
          }
          disabled={rows.length === 0}
        >
          Clear all
        </Button>
      </div>
      {undo && (
        <div className="undo">
          <output>{undo}</output>
          <Button
            onClick={() => {
              session.notebook.undo();
              setUndo(null);
            }}
          >
            Undo
          </Button>
          <Button look="quiet" icon="close" label="Close this message" onClick={() => setUndo(null)} />
        </div>
      )}
      {rows.length === 0 ? (
        <p className="panel-empty">
          No readings recorded yet. <b>Record reading</b> adds a row with the lab time, the inputs and what the
          instruments show.
        </p>
      ) : (
        <Table
          rows={all ? rows : rows.slice(-MOST_SHOWN)}
          allInputs={allInputs}
          onDelete={(row) => takeOut(`Row ${row.id} deleted.`, [row.key])}
        />
      )}
      {!all && rows.length > MOST_SHOWN && (
        <Button onClick={() => setAll(true)}>
          Show all {rows.length} rows (now the newest {MOST_SHOWN})
        </Button>
      )}
    </div>
  );
}

interface TableProps {
  readonly rows: readonly NotebookRow[];
  readonly allInputs: boolean;
  readonly onDelete: (row: NotebookRow) => void;
}

function Table({ rows, allInputs, onDelete }: TableProps) {
  const { entry, run } = useBench();
  const facts = useBenchState((state) => state.facts);
  const hidden = useBenchState((state) => state.answersHidden);
  const inputs = inputColumns(entry, rows, run.hide, !allInputs).flatMap(
    (id) => entry.inputs.find((input) => input.id === id) ?? [],
  );
  return (
    <ScrollBox label="Recorded readings">
      <table>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">Run</th>
            <th scope="col">Time</th>
            {inputs.map((input) => (
              <th scope="col" key={input.id}>
                {input.label} {'unit' in input && <small>{unitText(input.unit)}</small>}
              </th>
            ))}
            {entry.mainReadings.map((id) => (
              <th scope="col" key={id}>
                {facts?.readings[id]?.label ?? id} <small>{unitText(facts?.readings[id]?.unit ?? '')}</small>
              </th>
            ))}
            <th>
              <span className="visually-hidden">Delete</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.id}</th>
              <td>{row.run}</td>
              <td>{formatClock(row.time)}</td>
              {inputs.map((input) => {
                const value = inputOf(entry, row, input.id, run.hide);
                const text = typeof value === 'number' && 'min' in input ? inputText(value, input) : yesNo(value);
                return <td key={input.id}>{text}</td>;
              })}
              {entry.mainReadings.map((id) => (
                <td key={id}>
                  {hidden ? HIDDEN : (row.readings[id]?.text ?? '–')}
                  {!hidden && <small>{uncertaintyText(row, id)}</small>}
                </td>
              ))}
              <td>
                <Button
                  look="quiet"
                  icon="close"
                  label={`Delete row ${row.id}`}
                  className="row-delete"
                  onClick={() => onDelete(row)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const yesNo = (value: InputValue | null | undefined): string => {
  if (value === undefined) return '–';
  if (value === null) return 'unknown';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
};

const uncertaintyText = (row: Row, id: string): string => {
  const uncertainty = row.readings[id]?.uncertainty ?? null;
  return uncertainty === null ? '' : ` ± ${formatUncertainty(uncertainty)}`;
};
