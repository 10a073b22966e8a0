/** Rümke's table as it hangs in laboratories: the 95 % limits of a share that was found, by how many cells were counted. */
import { Container, Graphics, type Text } from 'pixi.js';
import { printedLimits, TABLE_COUNTS, TABLE_SHARES } from '../../../../engine/medical-lab/wbc-tally';
import type { Box, Part, StageContext } from '../../contract';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

export interface LimitsTable extends Part {
  /** Cells to count, and the share found of what is read against it, %; null before a cell is counted. */
  set(cells: number, share: number | null): void;
}

const INK = 0x17202c;
const PAD = 8;
/** Height of a line, and room between columns, in sizes of the text. */
const LINE = 1.32;
const GAP = 0.55;
const TAPE = { width: 34, height: 10 } as const;

/** The one that is nearest. */
function nearest(list: readonly number[], value: number): number {
  let best = 0;
  list.forEach((each, n) => {
    if (Math.abs(each - value) < Math.abs((list[best] ?? 0) - value)) best = n;
  });
  return best;
}

/** Right ends of the columns that have room between two edges, and the gap between them; `wide`: of each. */
function columnsIn(from: number, to: number, least: number, wide: readonly number[]) {
  const ends: number[] = [];
  let end = from - least;
  for (const each of wide) {
    end += least + each;
    if (end <= to) ends.push(end);
  }
  const spare = (to - (ends[ends.length - 1] ?? from)) / Math.max(1, ends.length - 1);
  return { columns: ends.map((each, n) => each + n * spare), gap: least + spare };
}

/** What has no column is hidden. */
function placeRow(row: readonly Text[], columns: readonly number[], middle: number, visible: boolean): void {
  row.forEach((text, n) => {
    const at = columns[n];
    text.visible = visible && at !== undefined;
    text.position.set(at ?? 0, middle);
  });
}

/** Taped to the wall. */
function drawPaper(paper: Graphics, theme: StageTheme, { x, y, width, height }: Box): void {
  paper
    .clear()
    .roundRect(x + 3, y + 4, width, height, 3)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
    .roundRect(x, y, width, height, 3)
    .fill(theme.paper)
    .rect(x + width / 2 - TAPE.width / 2, y - TAPE.height / 2, TAPE.width, TAPE.height)
    .fill({ color: 0xd9c88a, alpha: 0.85 });
}

export function createLimitsTable(context: StageContext): LimitsTable {
  const { theme } = context;
  const root = new Container({ label: 'table of limits' });
  const paper = new Graphics();
  const marked = new Graphics({ label: 'row and column that hold' });
  const word = (text: string, weight: '400' | '700'): Text =>
    context.text({ text, size: 13, weight, mono: true, colour: INK, anchor: [1, 0.5] });
  const title = context.text({ text: 'Rümke, 95 % limits', size: 13, weight: '700', colour: INK, anchor: [0, 0.5] });
  const heads = ['%', ...TABLE_COUNTS.map(String)].map((text) => word(text, '700'));
  const rows = TABLE_SHARES.map((share) => [
    word(String(share), '700'),
    ...TABLE_COUNTS.map((n) => {
      const { low, high } = printedLimits(share, n);
      return word(`${low}–${high}`, '400');
    }),
  ]);
  root.addChild(paper, marked, title, ...heads, ...rows.flat());
  /** Right ends of the columns, and middles of the lines, of those that have room. */
  let columns: readonly number[] = [];
  let lines: readonly number[] = [];
  let from = 0;
  let line = 0;
  let gap = 0;
  let set: readonly [cells: number, share: number | null] = [TABLE_COUNTS[0], null];

  function mark(): void {
    const [cells, share] = set;
    marked.clear();
    const column = nearest(TABLE_COUNTS.slice(0, columns.length - 1), cells) + 1;
    const [before, end] = [columns[column - 1], columns[column]];
    const [first, last] = [lines[0], lines[lines.length - 1]];
    if (before === undefined || end === undefined || first === undefined || last === undefined) return;
    const left = before + gap / 2;
    marked
      .roundRect(left, first - 1.5 * line, end + gap / 2 - left, last - first + 2 * line, 3)
      .fill({ color: theme.accent, alpha: 0.16 });
    const row = share === null ? undefined : lines[nearest(TABLE_SHARES, share)];
    if (row === undefined) return;
    const right = (columns[columns.length - 1] ?? end) + gap / 2;
    marked
      .roundRect(from - gap / 2, row - line / 2, right - from + gap / 2, line, 3)
      .fill({ color: theme.accent, alpha: 0.3 });
  }

  return {
    root,
    lay(box, type) {
      const { x, y, width, height } = box;
      const size = type.small;
      for (const text of [title, ...heads, ...rows.flat()]) text.style.fontSize = size;
      line = LINE * size;
      from = x + PAD;
      const wide = heads.map((head, n) => Math.max(head.width, ...rows.map((row) => row[n]?.width ?? 0)));
      ({ columns, gap } = columnsIn(from, x + width - PAD, GAP * size, wide));
      const titled = title.width <= width - 2 * PAD;
      title.visible = titled;
      let middle = y + PAD + line / 2;
      title.position.set(from, middle);
      if (titled) middle += line;
      placeRow(heads, columns, middle, true);
      const middles: number[] = [];
      for (const row of rows) {
        middle += line;
        const visible = middle + line / 2 <= y + height - PAD / 2;
        placeRow(row, columns, middle, visible);
        if (visible) middles.push(middle);
      }
      lines = middles;
      const high = Math.min(height, (middles[middles.length - 1] ?? middle) + line / 2 + PAD - y);
      const sheet = { x, y, width, height: high };
      drawPaper(paper, theme, sheet);
      asPanel(root, sheet);
      mark();
    },
    set(cells, share) {
      if (set[0] === cells && set[1] === share) return;
      set = [cells, share];
      mark();
    },
  };
}
