import type { ReactNode } from 'react';
import type { Summary } from '../notebook/mean';
import { measuredText, partsText, uncertaintyText } from '../notebook/measured-text';
import type { NotebookColumn } from '../notebook/table';
import { HIDDEN } from '../readings/reading-text';

interface StatisticsRowsProps {
  readonly columns: readonly NotebookColumn[];
  readonly statistics: Readonly<Record<string, Summary | null>>;
  readonly hidden: boolean;
  /** They are being reckoned anew. */
  readonly busy: boolean;
}

const LINES: readonly { readonly name: string; readonly long: string; readonly of: (found: Summary) => ReactNode }[] = [
  { name: 'n', long: 'Number of values', of: ({ n }) => String(n) },
  { name: 'Mean', long: 'Mean', of: ({ mean, result }) => measuredText(mean, result.error) },
  {
    name: 's',
    long: 'Standard deviation of one reading',
    of: ({ deviation }) => (deviation === null ? '–' : uncertaintyText(deviation)),
  },
  {
    name: 's/√n',
    long: 'Standard error of the mean',
    of: ({ error }) => (error === null ? '–' : uncertaintyText(error)),
  },
  {
    name: 'u',
    long: 'Standard uncertainty of the mean',
    of: ({ result }) =>
      result.error === null ? (
        '–'
      ) : (
        <>
          {uncertaintyText(result.error)}
          {partsText(result) !== '' && <small className="notebook-parts">{partsText(result)}</small>}
        </>
      ),
  },
];

/** Mean and scatter of the rows meant, below their columns. */
export const StatisticsRows = ({ columns, statistics, hidden, busy }: StatisticsRowsProps) => (
  <tfoot aria-busy={busy || undefined}>
    {LINES.map(({ name, long, of }) => (
      <tr key={name}>
        <th scope="row">
          <abbr title={long}>{name}</abbr>
        </th>
        {['run', ...columns.map(({ id }) => id)].map((id) => {
          const found = id === 'run' || id === 'time' ? null : statistics[id];
          const secret = hidden && columns.some((column) => column.id === id && column.kind !== 'input');
          return <td key={id}>{!found ? '' : secret ? HIDDEN : of(found)}</td>;
        })}
        <td className="notebook-note">{long === name ? '' : <small>{long}</small>}</td>
      </tr>
    ))}
  </tfoot>
);
