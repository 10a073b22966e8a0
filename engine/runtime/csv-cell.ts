/** One cell of a comma-separated file, for every table that leaves the lab. */

/** RFC 4180: a cell with a separator, a quote or a line break stands in quotes, its own quotes doubled. */
export const quotedCell = (cell: string): string => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A text that a spreadsheet would take for a formula is marked as text. */
export const harmlessCell = (text: string): string => (/^[=+@\t-]/.test(text) ? `'${text}` : text);

/** Cells of a comma-separated text, row by row; null where a quote is left open. */
export function readCsv(text: string): readonly (readonly string[])[] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) return null;
    const [, quoted, plain = '', end] = found;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') {
      rows.push(row);
      row = [];
    }
  }
  return row.length > 0 ? [...rows, row] : rows;
}
