/** What undo or redo would take back or do again, in a few words. Pure. */
import type { Step } from '../notebook/kept';

const rows = (count: number): string => (count === 1 ? 'a row' : `${count} rows`);

export function describeStep(step: Step | undefined): string {
  if (!step) return '';
  const { command, inverse } = step;
  switch (command.do) {
    case 'insertRows':
      return `adding ${rows(command.rows.length)}`;
    case 'removeRows':
      return `clearing ${rows(command.keys.length)}`;
    case 'note':
      return 'a note';
    case 'strike':
      return command.marks.some(({ struck }) => struck !== null)
        ? `striking out ${rows(command.marks.length)}`
        : `counting ${rows(command.marks.length)} again`;
    case 'run':
      return `a change of run ${command.run}`;
    case 'column':
      return inverse.do === 'dropColumn' ? `adding ${command.column.label}` : `a change of ${command.column.label}`;
    case 'dropColumn':
      return inverse.do === 'column' ? `removing ${inverse.column.label}` : 'removing a column';
    case 'text':
      return `a change of the ${command.name}`;
    case 'prediction':
      return 'a prediction';
    case 'replace':
      return 'opening a file';
  }
}
