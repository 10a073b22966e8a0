/** Rows of letters that stand below each other column by column: an alignment on paper, a pile-up of reads on a screen. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';

/** Both rows of an alignment, gaps as `-`, and where they begin, from 1. */
export interface Aligned {
  readonly first: string;
  readonly second: string;
  readonly from: number;
  readonly firstFrom: number;
}

export interface AlignedWindow {
  readonly template: string;
  readonly read: string;
  /** Where the window begins in the template and in the read, from 1. */
  readonly templateFrom: number;
  readonly readFrom: number;
  /** The column about which it lies, whether the rows differ there, and its base of the template. */
  readonly middle: number;
  readonly differs: boolean;
  readonly base: number;
}

const lettersIn = (row: string): number => row.length - row.split('-').length + 1;

/**
 * So many columns about the difference that is nearest to a base of the read, or about that base where nothing differs. `split`: bases
 * of the read that count as differences, too.
 */
export function windowOf(
  { first, second, from, firstFrom }: Aligned,
  near: number,
  width: number,
  split: readonly number[] = [],
): AlignedWindow {
  let at = firstFrom;
  let [column, least, differs] = [0, Number.POSITIVE_INFINITY, false];
  for (let n = 0; n < first.length; n++) {
    const different = first[n] !== second[n] || split.includes(at);
    const away = Math.abs(at - near);
    if (different === differs ? away < least : different) [column, least, differs] = [n, away, different];
    if (first[n] !== '-') at++;
  }
  const start = Math.max(0, Math.min(column - Math.floor(width / 2), first.length - width));
  return {
    template: second.slice(start, start + width),
    read: first.slice(start, start + width),
    templateFrom: from + lettersIn(second.slice(0, start)),
    readFrom: firstFrom + lettersIn(first.slice(0, start)),
    middle: column - start,
    differs,
    base: from + Math.max(0, lettersIn(second.slice(0, column + 1)) - 1),
  };
}

/** Another read of the same places, with the gaps that the alignment gave this window. */
export function inColumns({ read, readFrom }: AlignedWindow, letters: string): string {
  let at = readFrom - 1;
  return Array.from(read, (letter) => (letter === '-' ? '-' : (letters[at++] ?? ' '))).join('');
}

export interface LetterRow {
  readonly letters: string;
  /** Written at the left. */
  readonly name?: string;
  /** What its letters are compared with: those that differ stand on a ground of their own. */
  readonly against?: string;
}

export interface LetterRows extends Part {
  /** Letters that a row has room for, and rows. */
  readonly across: number;
  readonly down: number;
  /** `band`: a column that is marked through all rows, or null. */
  set(rows: readonly LetterRow[], band: number | null): void;
}

export interface LetterRowsOptions {
  readonly ink: number;
  readonly band: number;
  readonly most: number;
  /** The longest name, where rows have names. */
  readonly name?: string;
}

const DIFFERENT = 0xf59a23;
const TIGHT = 1.14;
const LOOSE = 1.5;
const MEASURED = 20;

export function createLetterRows(context: StageContext, { ink, band, most, name = '' }: LetterRowsOptions): LetterRows {
  const root = new Container({ label: 'rows of letters' });
  const ground = new Graphics();
  const write = (mono: boolean) =>
    Array.from({ length: most }, () => context.text({ size: 12, mono, colour: ink, anchor: [0, 0.5] }));
  const [rows, names] = [write(true), write(false)];
  root.addChild(ground, ...rows, ...names);
  const [ruler, namer] = [rows[0], names[0]];
  let room: Box = { x: 0, y: 0, width: 1, height: 1 };
  let small = 12;
  let letter = 7;
  let margin = 0;
  let drawn = '';
  return {
    root,
    get across() {
      return Math.max(5, Math.floor((room.width - margin) / letter));
    },
    get down() {
      return Math.min(most, Math.max(3, Math.floor(room.height / (TIGHT * small))));
    },
    lay(box, type: TypeSizes) {
      [room, small, drawn] = [box, type.small, ''];
      for (const text of [...rows, ...names]) text.style.fontSize = small;
      if (ruler && namer) {
        ruler.text = 'A'.repeat(MEASURED);
        letter = ruler.width / MEASURED;
        namer.text = name;
        margin = name === '' ? 0 : namer.width + small;
      }
    },
    set(next, column) {
      const key = `${column} ${next.map(({ letters, name: own }) => `${own} ${letters}`).join('|')}`;
      if (key === drawn) return;
      drawn = key;
      const pitch = Math.min(LOOSE * small, room.height / next.length);
      const [x, top] = [room.x + margin, room.y + (room.height - pitch * next.length) / 2];
      ground.clear();
      if (column !== null)
        ground
          .roundRect(x + column * letter - 1, top, letter + 2, pitch * next.length, 3)
          .fill({ color: band, alpha: 0.2 })
          .stroke({ width: 1, color: band, alpha: 0.8 });
      rows.forEach((text, n) => {
        const row = next[n];
        const label = names[n];
        text.visible = row !== undefined;
        if (label) label.visible = row?.name !== undefined;
        if (!row) return;
        const y = top + (n + 0.5) * pitch;
        text.text = row.letters;
        text.position.set(x, y);
        if (label) {
          label.text = row.name ?? '';
          label.position.set(room.x, y);
        }
        const { against } = row;
        if (against === undefined) return;
        for (let k = 0; k < row.letters.length; k++)
          if (row.letters[k] !== against[k] && row.letters[k] !== ' ')
            ground.rect(x + k * letter, y - pitch / 2 + 0.5, letter, pitch - 1).fill({ color: DIFFERENT, alpha: 0.45 });
      });
    },
  };
}
