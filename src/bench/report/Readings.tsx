import { Fragment, memo, useState } from 'react';
import { Button } from '../../ui/Button';
import { InTurns } from '../../ui/InTurns';
import { ScrollBox } from '../../ui/ScrollBox';
import { usePrinting } from '../../ui/use-printing';
import type { RepeatsBlock } from './repeats';
import type { Report, ReportTable } from './report-model';

/** Laying out more of them takes a slow device longer than it may take to answer. */
const MOST_AT_ONCE = 50;

/** Of these, rows between two display frames. */
const IN_ONE_TURN = 16;

/** Recorded rows, how columns were computed, and the scatter of repeats. */
export const Readings = memo(function Readings({ report }: { readonly report: Report }) {
  const { tables, severalRuns, struckRows, allRows, formulas, repeats } = report;
  const onPaper = usePrinting();
  const [whole, setWhole] = useState(false);
  if (tables.length === 0) return <p>No readings were recorded.</p>;
  const count = tables[0]?.rows.length ?? 0;
  const most = whole || onPaper || count <= MOST_AT_ONCE ? count : MOST_AT_ONCE;
  return (
    <InTurns
      parts={[
        ...tables.map((table) => (
          <ReadingsTable key={table.columns.map(({ id }) => id).join()} {...{ table, severalRuns, most }} />
        )),
        <Fragment key="more">
          {most < count && (
            <p className="report-more">
              <Button onClick={() => setWhole(true)}>Show all {count} rows here</Button> All of them are printed.
            </p>
          )}
          <p className="report-note">
            ± is the whole standard uncertainty, scatter and calibration together.
            {allRows !== null &&
              ` Of ${allRows} rows, ${tables[0]?.rows.length ?? 0} are printed: at equal distances, and those with a note or struck out. Figures, fits and means are of all of them; all are in the files that the Data tab saves.`}
            {struckRows > 0 && ' Rows in strike-through are out of fits and means.'}
          </p>
          {formulas.length > 0 && (
            <dl className="report-formulas">
              {formulas.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </Fragment>,
        repeats.length > 0 ? <Repeats key="repeats" repeats={repeats} /> : null,
      ]}
    />
  );
});

const inGroups = <Row,>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / IN_ONE_TURN) }, (_, at) =>
    rows.slice(at * IN_ONE_TURN, (at + 1) * IN_ONE_TURN),
  );

interface ReadingsTableProps {
  readonly table: ReportTable;
  readonly severalRuns: boolean;
  /** So many rows are drawn. */
  readonly most: number;
}

const ReadingsTable = ({ table, severalRuns, most }: ReadingsTableProps) => (
  <ScrollBox label="Recorded readings">
    <table>
      <thead>
        <tr>
          <th scope="col">#</th>
          {severalRuns && <th scope="col">Run</th>}
          {table.columns.map(({ id, label, unit }) => (
            <th key={id} scope="col">
              {label} {unit !== '' && <small>{unit}</small>}
            </th>
          ))}
          {table.remarks && <th scope="col">Notes</th>}
        </tr>
      </thead>
      <tbody>
        <InTurns
          parts={inGroups(table.rows.slice(0, most)).map((rows) => (
            <Fragment key={rows[0]?.number}>
              {rows.map(({ number, run, struck, cells, remark }) => (
                <tr key={number} data-struck={struck || undefined}>
                  <th scope="row">{number}</th>
                  {severalRuns && <td>{run}</td>}
                  {cells.map(({ text, uncertainty }, index) => (
                    <td key={table.columns[index]?.id}>
                      {struck ? <s>{text}</s> : text}
                      {!struck && uncertainty}
                    </td>
                  ))}
                  {table.remarks && <td className="report-remark">{remark}</td>}
                </tr>
              ))}
            </Fragment>
          ))}
        />
      </tbody>
    </table>
  </ScrollBox>
);

const Repeats = ({ repeats }: { readonly repeats: readonly RepeatsBlock[] }) => (
  <>
    <h3>Repeated readings</h3>
    <ScrollBox label="Repeated readings">
      <table className="report-repeats">
        <thead>
          <tr>
            <th scope="col">Readings</th>
            <th scope="col">Quantity</th>
            <th scope="col">n</th>
            <th scope="col">Mean</th>
            <th scope="col">Standard deviation</th>
            <th scope="col">Standard error</th>
            <th scope="col">Uncertainty of the mean</th>
          </tr>
        </thead>
        <tbody>
          {repeats.flatMap(({ name, lines }) =>
            lines.map(({ quantity, n, mean, deviation, error, uncertainty, parts }) => (
              <tr key={`${name} ${quantity}`}>
                <th scope="row">{name === '' ? 'all' : name}</th>
                <td>{quantity}</td>
                <td>{n}</td>
                <td>{mean}</td>
                <td>{deviation}</td>
                <td>{error}</td>
                <td>
                  {uncertainty}
                  {parts !== '' && <small> {parts}</small>}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </ScrollBox>
    {repeats.some(({ lines }) => lines.some(({ parts }) => parts !== '')) && (
      <p className="report-note">
        Scatter averages out over repeats. Calibration is the same in all readings of an instrument: it stays.
      </p>
    )}
  </>
);
