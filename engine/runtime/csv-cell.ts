/** Tables of text read back, as `spreadsheet.ts` and spreadsheets write them. */

const SEPARATORS = [',', ';', '\t'] as const;

/** What parts the cells: of the marks in the first line, outside quotes, the one that stands there most. */
function separatorOf(text: string): string {
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r?\n/);
  const counted = SEPARATORS.map((mark) => ({ mark, count: first.split(mark).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ',';
}

/** Cells of a text whose cells are parted by commas, semicolons or tabs, row by row; null where a quote is left open. */
export function readCsv(text: string): readonly (readonly string[])[] | null {
  const plain = text.replace(/^\uFEFF/, '');
  const mark = separatorOf(plain);
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(String.raw`(?:"((?:[^"]|"")*)"|([^"\r\n${mark}]*))(${mark}|\r?\n|$)`, 'gy');
  while (cell.lastIndex < plain.length) {
    const found = cell.exec(plain);
    if (!found) return null;
    const [, quoted, bare = '', end] = found;
    row.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end !== mark) {
      rows.push(row);
      row = [];
    }
  }
  return row.length > 0 ? [...rows, row] : rows;
}
