/** Comma-separated files read back; `spreadsheet.ts` writes them. */

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
