import type { HandInTable } from '../../../engine/runtime/hand-in';
import { formatSignificant, unitText } from '../../../engine/runtime/format';
import {
  deviationText,
  type Mark,
  type MarkedHandIn,
  seedOf,
  verdictText,
  writtenIn,
} from '../../../engine/runtime/marking';
import { measuredText, plusMinus } from '../../bench/notebook/measured-text';
import { ScrollBox } from '../../ui/ScrollBox';

const foundText = ({ value, uncertainty }: Mark): string =>
  value === null
    ? '–'
    : typeof value === 'string'
      ? value
      : `${uncertainty === null ? String(value) : measuredText(value, uncertainty)}${plusMinus(uncertainty)}`;

const truthText = (truth: number | string, tolerance: number | null): string =>
  typeof truth === 'string'
    ? truth
    : `${formatSignificant(truth, 4)}${tolerance === null ? '' : ` ± ${formatSignificant(tolerance, 2)}`}`;

interface ResultsTableProps {
  /** Of the experiment. */
  readonly title: string;
  readonly marked: readonly MarkedHandIn[];
}

/** One line for each hand-in: what was found, how far off it is, and what is worth a second look. */
export function ResultsTable({ title, marked }: ResultsTableProps) {
  const asked = [...new Map(marked.flatMap(({ marks }) => marks).map((mark) => [mark.id, mark])).values()];
  return (
    <ScrollBox label="Results of the class">
      <table className="class-table class-results">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Class</th>
            <th scope="col">Run of</th>
            {asked.map(({ id, label, unit }) => (
              <th scope="col" key={id}>
                {label} <small>{unitText(unit)}</small>
              </th>
            ))}
            <th scope="col">Right</th>
            <th scope="col">To look at</th>
          </tr>
        </thead>
        <tbody>
          {marked.map(({ handIn, member, marks, right, flags }, index) => (
            // Two hand-ins may be of one name and one run.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <th scope="row">{handIn.name || '–'}</th>
              <td>{handIn.group}</td>
              <td>
                {member ?? 'none of this set'}
                <small className="mono">
                  {handIn.codes.join(', ')}, seed {seedOf(handIn)}
                </small>
              </td>
              {asked.map(({ id }) => (
                <td key={id}>
                  <MarkCell mark={marks.find((each) => each.id === id)} />
                </td>
              ))}
              <td>
                {right} of {marks.length}
              </td>
              <td>
                {flags.length > 0 && (
                  <ul>
                    {flags.map((flag) => (
                      <li key={flag}>{flag}</li>
                    ))}
                  </ul>
                )}
                <Details marked={handIn} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const MarkCell = ({ mark }: { readonly mark: Mark | undefined }) =>
  mark ? (
    <>
      <b data-verdict={mark.verdict}>{verdictText(mark.verdict)}</b> {foundText(mark)}
      {mark.truth !== null && <small>true {truthText(mark.truth, mark.tolerance)}</small>}
      {deviationText(mark) !== '' && <small>{deviationText(mark)}</small>}
    </>
  ) : (
    '–'
  );

/** What was changed, written and recorded. */
function Details({ marked }: { readonly marked: MarkedHandIn['handIn'] }) {
  const { changed, table } = marked;
  const written = writtenIn(marked);
  const rows = table?.rows.length ?? 0;
  if (changed.length === 0 && written.length === 0 && rows === 0) return null;
  return (
    <details>
      <summary>{rows > 0 ? 'Changes, texts and rows' : 'Changes and texts'}</summary>
      {changed.map(({ label, from, to }) => (
        <p key={label}>
          {label}: {from} → {to}
        </p>
      ))}
      {written.map(([name, text]) => (
        <p key={name}>
          <b>{name}:</b> {text}
        </p>
      ))}
      {table && rows > 0 && <Rows table={table} />}
    </details>
  );
}

const Rows = ({ table: { columns, rows } }: { readonly table: HandInTable }) => (
  <ScrollBox label="Rows that were recorded">
    <table className="class-table class-rows">
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // Two rows may be alike; their order stays.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            {columns.map((column, at) => (
              <td key={column}>{row[at]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
);
