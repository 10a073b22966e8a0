/** A wide table in pieces that fit on a page. Pure. */
import { plusMinus } from '../notebook/measured-text';
import type { NotebookColumn, NotebookTableRow } from '../notebook/table';

/** Characters that stand side by side on a printed page beside the numbers of the rows. */
export const PAGE_WIDTH = 96;
/** Between two columns. */
const GAP = 3;
/** What the notes take in the last piece. */
const REMARKS = 16;
/** A longer text is broken. */
const MOST = 30;

function widthOf({ id, label, unit }: NotebookColumn, rows: readonly NotebookTableRow[]): number {
  const words = [...label.split(/\s+/), unit].map(({ length }) => length);
  const cells = rows.map(({ texts, cells: values }) => {
    const uncertainty = plusMinus(values[id]?.uncertainty ?? null);
    return (texts[id] ?? '').length + uncertainty.length;
  });
  return Math.min(MOST, Math.max(...words, ...cells)) + GAP;
}

/** Columns in their order, in as few pieces as there must be, each about as wide as the others. */
export function tableBlocks(
  columns: readonly NotebookColumn[],
  rows: readonly NotebookTableRow[],
  remarks: boolean,
): readonly (readonly NotebookColumn[])[] {
  const widths = columns.map((column) => widthOf(column, rows));
  const total = widths.reduce((sum, width) => sum + width, remarks ? REMARKS : 0);
  const count = Math.max(1, Math.ceil(total / PAGE_WIDTH));
  const blocks: NotebookColumn[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const [index, column] of columns.entries()) {
    const width = widths[index] ?? 0;
    const middle = before + width / 2;
    blocks[Math.min(count - 1, Math.floor((middle * count) / total))]?.push(column);
    before += width;
  }
  return blocks.filter((block) => block.length > 0);
}
