import { formatUncertainty } from '../../../engine/runtime/format';
import { measuredText } from '../notebook/measured-text';
import type { Statistics } from '../notebook/statistics';
import type { NotebookColumn } from '../notebook/table';
import { HIDDEN } from '../readings/reading-text';

interface StatisticsRowsProps {
  readonly columns: readonly NotebookColumn[];
  readonly statistics: Readonly<Record<string, Statistics | null>>;
  readonly hidden: boolean;
}

const LINES: readonly { readonly name: string; readonly long: string; readonly of: (found: Statistics) => string }[] = [
  { name: 'n', long: 'Number of values', of: ({ n }) => String(n) },
  { name: 'Mean', long: 'Mean', of: ({ mean, error }) => measuredText(mean, error) },
  {
    name: 's',
    long: 'Standard deviation of one reading',
    of: ({ deviation }) => (deviation === null ? '–' : formatUncertainty(deviation)),
  },
  {
    name: 's/√n',
    long: 'Standard error of the mean',
    of: ({ error }) => (error === null ? '–' : formatUncertainty(error)),
  },
];

/** Mean and scatter of the rows meant, below their columns. */
export const StatisticsRows = ({ columns, statistics, hidden }: StatisticsRowsProps) => (
  <tfoot>
    {LINES.map(({ name, long, of }) => (
      <tr key={name}>
        <th scope="row" colSpan={2}>
          <abbr title={long}>{name}</abbr>
        </th>
        {columns.map(({ id, kind }) => {
          const found = kind === 'time' ? null : statistics[id];
          return <td key={id}>{!found ? '' : hidden && kind !== 'input' ? HIDDEN : of(found)}</td>;
        })}
        <td className="notebook-note">{long === name ? '' : <small>{long}</small>}</td>
      </tr>
    ))}
  </tfoot>
);
