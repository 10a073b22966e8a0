/** A slip of results from an analyser's printer: lines of name, value, unit and range, marks where a value lies outside, words below. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Box, Part, StageContext, TextOptions, TypeSizes } from '../../contract';
import { cells, type Size } from '../layout/layout';
import { asPanel } from '../stage-marks';

export interface SlipLine {
  readonly name: string;
  /** Instead of it, where there is no room for both name and value. */
  readonly short?: string;
  /** What is printed behind the value: unit, and range where there is one. */
  readonly unit: string;
  readonly range?: readonly [low: number, high: number];
}

export interface ResultSlip extends Part {
  least(type: TypeSizes): Size;
  /** The values in the order of the lines: what is shown, and the number that is held against the range; '' is not printed yet. */
  set(values: readonly { readonly text: string; readonly value: number | null }[]): void;
  heading(words: string): void;
  /** Below the lines; a warning stands out. */
  words(said: string, warning?: boolean): void;
}

const PAD = 9;
const LINE = 1.34;
const INK = 0x1b2530;
const SOFT = 0x4f5b68;
const OUTSIDE = 0xa3260c;
/** From this height on, in heights of small text for each line, there is one column. */
const ROOMY = 1.28;
/** Room for units beside the value, in heights of small text, from which on they are printed. */
const WITH_UNITS = 15;
const WITH_RANGES = 21;
const HOLE = 3;
/** Room for a value and what parts it from its name, in heights of small text. */
const VALUE = 3.6;

/** The texts of a printed line. */
type Row = Readonly<Record<'name' | 'value' | 'unit' | 'range', Text>>;

type TextLook = Pick<TextOptions, 'mono' | 'weight'>;

/** A text of the printer. */
const printed = (context: StageContext, colour: number, anchor: readonly [number, number], look: TextLook = {}): Text =>
  context.text({ size: 12, colour, anchor, ...look });

function createRow(context: StageContext, { name, unit, range }: SlipLine): Row {
  const row = {
    name: printed(context, INK, [0, 0.5]),
    value: printed(context, INK, [1, 0.5], { mono: true, weight: '700' }),
    unit: printed(context, SOFT, [0, 0.5]),
    range: printed(context, SOFT, [1, 0.5], { mono: true }),
  };
  row.name.text = name;
  row.unit.text = unit;
  row.range.text = range ? `${range[0]}–${range[1]}` : '';
  return row;
}

/** Lays a line with its middle at a height; what has no room is left out, and a long name gives way to its short one. */
function layRow(row: Row, { name, short }: SlipLine, { x, width }: Box, middle: number, small: number): void {
  for (const text of Object.values(row)) {
    text.style.fontSize = small;
    text.y = middle;
  }
  const across = width / small;
  row.unit.visible = across > WITH_UNITS;
  row.range.visible = across > WITH_RANGES;
  row.name.x = x;
  row.range.x = x + width;
  const right = row.range.visible ? 0.56 : row.unit.visible ? 0.64 : 1;
  row.value.x = x + width * right;
  row.unit.x = row.value.x + small * 0.5;
  if (short === undefined) return;
  row.name.text = name;
  if (row.name.width > width * right - VALUE * small) row.name.text = short;
}

/** Prints a value, marked where it lies outside its range. */
function printValue(text: Text, range: SlipLine['range'], shown: string, value: number | null): void {
  const low = range !== undefined && value !== null && value < range[0];
  const high = range !== undefined && value !== null && value > range[1];
  text.text = shown === '' ? '' : `${low ? 'L ' : high ? 'H ' : ''}${shown}`;
  const colour = low || high ? OUTSIDE : INK;
  if (text.style.fill !== colour) text.style.fill = colour;
}

function paintPaper({ theme }: StageContext, paper: Graphics, { x, y, width, height }: Box): void {
  paper
    .clear()
    .roundRect(x + 3, y + 4, width, height, 3)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
    .roundRect(x, y, width, height, 3)
    .fill(theme.name === 'dark' ? 0xe9edf0 : 0xfdfdfb);
  // The holes of its tractor edge.
  for (let at = y + 10; at < y + height - 4; at += 14) {
    paper.circle(x + 5, at, HOLE * 0.6).fill({ color: 0x9aa5b0, alpha: 0.7 });
    paper.circle(x + width - 5, at, HOLE * 0.6).fill({ color: 0x9aa5b0, alpha: 0.7 });
  }
}

export function createResultSlip(context: StageContext, lines: readonly SlipLine[]): ResultSlip {
  const root = new Container({ label: 'slip of results' });
  const paper = new Graphics();
  const head = printed(context, INK, [0, 0], { weight: '700' });
  const foot = context.text({ size: 12, colour: INK, wrap: 100, weight: '600' });
  const rows = lines.map((line) => createRow(context, line));
  root.addChild(paper, head, foot, ...rows.flatMap((row) => Object.values(row)));
  let room: Box = { x: 0, y: 0, width: 1, height: 1 };
  let sizes: TypeSizes = { small: 12, text: 14, figures: 26 };

  function place(): void {
    const { small } = sizes;
    const top = room.y + PAD + (head.text === '' ? 0 : small * 1.5);
    const low = foot.text === '' ? 0 : foot.height + small * 0.4;
    const inside: Box = {
      x: room.x + PAD + 4,
      y: top,
      width: room.width - 2 * PAD - 8,
      height: room.y + room.height - PAD - low - top,
    };
    const columns = inside.height / lines.length >= ROOMY * small ? 1 : 2;
    const each = Math.ceil(lines.length / columns);
    const boxes = cells(inside, 'x', columns, small);
    const high = Math.min(inside.height / each, small * 1.9);
    head.style.fontSize = small;
    head.position.set(inside.x, room.y + PAD * 0.8);
    rows.forEach((row, n) => {
      const [box, line] = [boxes[Math.floor(n / each)], lines[n]];
      if (box && line) layRow(row, line, box, box.y + ((n % each) + 0.5) * high, small);
    });
    foot.style.fontSize = small;
    foot.style.wordWrapWidth = inside.width;
    foot.position.set(inside.x, room.y + room.height - PAD - foot.height);
  }

  return {
    root,
    least: ({ small }) => ({ width: small * 15, height: lines.length * 0.5 * small * LINE + 2 * PAD + small * 4 }),
    lay(box, type) {
      [room, sizes] = [box, type];
      paintPaper(context, paper, box);
      asPanel(paper, box);
      place();
    },
    set(values) {
      rows.forEach((row, n) => {
        const { text = '', value = null } = values[n] ?? {};
        printValue(row.value, lines[n]?.range, text, value);
      });
    },
    heading(words) {
      if (head.text === words) return;
      head.text = words;
      place();
    },
    words(said, warning = false) {
      const colour = warning ? OUTSIDE : INK;
      if (foot.style.fill !== colour) foot.style.fill = colour;
      if (foot.text === said) return;
      foot.text = said;
      place();
    },
  };
}
