/**
 * A display: lines of a label, a value in large tabular figures and its unit, and a line for words and warnings. Values are
 * as large as the box allows and keep their places while they change.
 */
import { Container, type Text } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import type { Size } from '../layout/layout';
import { createScreenPane, FRAME } from './screen-pane';

export interface DisplayRow {
  /** What stands beside or above the value; none: the value speaks for itself. */
  readonly label?: string;
  /** Where it changes: the widest, for which room is kept. */
  readonly unit?: string;
  /** The longest value that will be shown, as text: `−00.00`. */
  readonly widest: string;
  /** A smaller line below the main ones, as the temperature on a pH meter. */
  readonly second?: true;
  /** Names the row for `set`; default its place. */
  readonly key?: string;
}

export interface DisplayOptions {
  readonly rows: readonly DisplayRow[];
  /** Keeps room for a line of words. */
  readonly note?: true;
}

export interface Display extends Part {
  least(type: TypeSizes): Size;
  /** Height of the figures in a box, stage units: for whoever has to choose between boxes. */
  figuresIn(box: Size, type: TypeSizes): number;
  set(row: number | string, text: string): void;
  /** Where the unit changes with the range. */
  setUnit(row: number | string, unit: string): void;
  /** Words below the values; a warning stands out. What is too long is cut at a word. */
  note(words: string, tone?: 'plain' | 'warning'): void;
  /** Off: nothing is shown. */
  power(on: boolean): void;
  /** Of the pane, in the part's own units. */
  readonly pane: Box;
}

/** Width of a character of the monospaced face, in its size; height of a line, in its size. */
const ADVANCE = 0.6;
const LINE = 1.16;
const WORDS_LINE = 1.4;
/** The unit beside the value, in the size of the value. */
const UNIT = 0.42;
const PAD = { x: 9, y: 4 } as const;
const GAP = 7;
/** Words that have less room, in their size, are left out. */
const LEAST_WORDS = 5;
/** Figures never fill a row so much that they touch its edges. */
const FILL = 0.94;

/** What a row needs: characters of its value, and widths of unit and label in their own sizes. */
export interface RowNeeds {
  readonly characters: number;
  /** Width of the unit at a size of 1; 0: none. */
  readonly unit: number;
  /** Width of the label at a size of 1; 0: none. */
  readonly label: number;
}

export interface RowSizes {
  readonly figures: number;
  readonly unit: number;
  /** Label above the value, beside it, or left out. */
  readonly label: 'above' | 'beside' | 'none';
}

/** Largest figures whose value, gap and unit keep within a width. */
function figuresAcross({ characters, unit }: RowNeeds, width: number, small: number): number {
  const gap = unit > 0 ? GAP : 0;
  const both = (width - gap) / (characters * ADVANCE + UNIT * unit);
  return UNIT * both >= small ? both : (width - gap - unit * small) / (characters * ADVANCE);
}

/** The sizes of the texts of rows in a room, stage units: the largest at which nothing meets. Pure. */
export function rowSizes(rows: readonly RowNeeds[], room: Size, small: number): RowSizes {
  const high = rows.length > 0 ? room.height / rows.length : 0;
  const labelled = rows.some(({ label }) => label > 0);
  const fit = (width: (row: RowNeeds) => number, height: number): number =>
    FILL * Math.min(height / LINE, ...rows.map((row) => figuresAcross(row, width(row), small)));
  const above = labelled ? fit(() => room.width, high - small * WORDS_LINE) : fit(() => room.width, high);
  const beside = labelled ? fit((row) => room.width - (row.label > 0 ? row.label * small + GAP * 1.5 : 0), high) : 0;
  const best = Math.max(above, beside);
  const bare = fit(() => room.width, high);
  const label = !labelled || best < small ? 'none' : above > beside ? 'above' : 'beside';
  const figures = Math.max(small, label === 'none' ? bare : best);
  return { figures, unit: Math.max(small, figures * UNIT), label };
}

interface Line {
  readonly row: DisplayRow;
  readonly value: Text;
  readonly unit: Text;
  readonly label: Text;
  /** Width of the unit as declared, at a size of 1. */
  readonly unitRoom: number;
}

const widthAtOne = (text: Text): number => (text.text === '' ? 0 : text.width / text.style.fontSize);

function createLine(context: StageContext, row: DisplayRow): Line {
  const { screenInk, screenGlow } = context.theme;
  const unit = context.text({ text: row.unit ?? '', size: 13, weight: '600', colour: screenInk, anchor: [0, 0.5] });
  return {
    row,
    unit,
    unitRoom: widthAtOne(unit),
    value: context.text({
      text: '–',
      size: row.second ? 14 : 30,
      mono: true,
      weight: '600',
      colour: row.second ? screenInk : screenGlow,
      anchor: [1, 0.5],
    }),
    label: context.text({ text: row.label ?? '', size: 12, colour: screenInk, anchor: [0, 0.5] }),
  };
}

const needsOf = ({ row, unitRoom, label }: Line): RowNeeds => ({
  characters: row.widest.length,
  unit: unitRoom,
  label: row.label ? widthAtOne(label) : 0,
});

/** The words of a display: what is too long for their room is cut at a word, and a warning stands out. */
function createWords(context: StageContext) {
  const { screenInk, screenWarning } = context.theme;
  const text = context.text({ size: 12, weight: '600', colour: screenInk, anchor: [0, 0.5] });
  let wanted = '';
  let tone: 'plain' | 'warning' = 'plain';
  let room = 0;
  const write = (): void => {
    const mark = tone === 'warning' ? '▲ ' : '';
    text.style.fill = tone === 'warning' ? screenWarning : screenInk;
    text.text = wanted === '' ? '' : mark + wanted;
    const parts = wanted.split(' ');
    while (parts.length > 1 && text.width > room) {
      parts.pop();
      text.text = `${mark}${parts.join(' ')} …`;
    }
  };
  return {
    text,
    say(next: string, nextTone: 'plain' | 'warning') {
      if (next === wanted && nextTone === tone) return;
      wanted = next;
      tone = nextTone;
      write();
    },
    /** `width`: how wide they may be. */
    lay(width: number, size: number) {
      room = width;
      text.style.fontSize = size;
      write();
    },
  };
}

/** The rows of a display, and whether it keeps room for words. */
interface Rows {
  readonly mains: readonly Line[];
  readonly seconds: readonly Line[];
  readonly hasNote: boolean;
}

/** What finds room below the main rows. */
interface Below {
  readonly seconds: boolean;
  readonly note: boolean;
}

/** Words give way first, then the small rows. */
function belowMains({ mains, seconds, hasNote }: Rows, { height }: Size, type: TypeSizes): Below {
  const main = mains.length * type.small * LINE + 2 * PAD.y;
  const small = seconds.length * type.text * WORDS_LINE;
  const note = hasNote && main + small + type.small * WORDS_LINE <= height;
  return { seconds: seconds.length > 0 && main + small <= height, note };
}

/** Of the main rows, within a pane. */
const roomOfMains = ({ seconds }: Rows, { width, height }: Size, type: TypeSizes, has: Below): Size => ({
  width: width - 2 * PAD.x,
  height:
    height -
    2 * PAD.y -
    (has.seconds ? seconds.length * type.text * WORDS_LINE : 0) -
    (has.note ? type.small * WORDS_LINE : 0),
});

const sizesIn = (rows: Rows, pane: Size, type: TypeSizes): RowSizes =>
  rowSizes(rows.mains.map(needsOf), roomOfMains(rows, pane, type, belowMains(rows, pane, type)), type.small);

function leastOf(rows: Rows, type: TypeSizes): Size {
  const { mains, seconds, hasNote } = rows;
  const widths = [...mains, ...seconds].map((line) => {
    const { characters, unit, label } = needsOf(line);
    const size = line.row.second ? type.text : type.figures;
    const besides = line.row.second ? label * type.small + GAP : 0;
    return characters * ADVANCE * size + GAP + unit * Math.max(type.small, size * UNIT) + besides;
  });
  const labelled = mains.some(({ row }) => row.label !== undefined);
  const each = type.figures * LINE + (labelled ? type.small * WORDS_LINE : 0);
  const rest = roomOfMains(rows, { width: 0, height: 0 }, type, { seconds: true, note: hasNote });
  return {
    width: Math.max(0, ...widths) / FILL - rest.width + 2 * FRAME,
    height: (mains.length * each) / FILL - rest.height + 2 * FRAME,
  };
}

function layRow({ value, unit, label, row, unitRoom }: Line, box: Box, sizes: RowSizes, small: number): void {
  const { x, y, width, height } = box;
  value.style.fontSize = sizes.figures;
  unit.style.fontSize = sizes.unit;
  label.style.fontSize = small;
  label.visible = row.label !== undefined && sizes.label !== 'none';
  const above = sizes.label === 'above';
  const top = above ? y + small * WORDS_LINE : y;
  const middle = top + (y + height - top) / 2;
  label.position.set(x, above ? y + small * 0.75 : middle);
  const right = x + width - (row.unit ? unitRoom * sizes.unit + GAP : 0);
  value.position.set(right, middle);
  // On the base line of the figures.
  unit.position.set(right + GAP, middle + (sizes.figures - sizes.unit) * 0.34);
}

/** Lays all rows in a pane; returns where the words may stand: no wider than nothing where there is no place for them. */
function layRows(rows: Rows, pane: Box, type: TypeSizes): Box {
  const { mains, seconds } = rows;
  const sizes = sizesIn(rows, pane, type);
  const has = belowMains(rows, pane, type);
  const room = roomOfMains(rows, pane, type, has);
  const x = pane.x + PAD.x;
  let y = pane.y + PAD.y;
  const height = mains.length > 0 ? room.height / mains.length : 0;
  for (const line of mains) {
    layRow(line, { x, y, width: room.width, height }, sizes, type.small);
    y += height;
  }
  for (const line of seconds) {
    for (const text of [line.value, line.unit, line.label]) text.visible = has.seconds;
    if (!has.seconds) continue;
    const own: RowSizes = { figures: type.text, unit: type.small, label: 'beside' };
    layRow(line, { x, y, width: room.width, height: type.text * WORDS_LINE }, own, type.small);
    y += type.text * WORDS_LINE;
  }
  if (has.note) return { x, y, width: room.width, height: type.small * WORDS_LINE };
  // Where there is no line for them, words stand at the left of a value, if no label does and there is room for some.
  const [main] = mains;
  if (!rows.hasNote || !main || mains.length > 1 || main.label.visible) return { x, y, width: 0, height: 0 };
  const { characters, unit } = needsOf(main);
  const free = room.width - characters * ADVANCE * sizes.figures - unit * sizes.unit - 3 * GAP;
  return { x, y: pane.y + PAD.y, width: free > type.small * LEAST_WORDS ? free : 0, height: room.height };
}

/** Origin of its parent. */
export function createDisplay(context: StageContext, { rows, note }: DisplayOptions): Display {
  const root = new Container({ label: 'display' });
  const screen = createScreenPane(context);
  const shown = new Container({ label: 'figures' });
  root.addChild(screen.root, shown);
  const lines = rows.map((row) => createLine(context, row));
  for (const { label, value, unit } of lines) shown.addChild(label, value, unit);
  const words = createWords(context);
  shown.addChild(words.text);
  const places = new Map(rows.flatMap(({ key }, n) => (key === undefined ? [] : [[key, n] as const])));
  const lineAt = (row: number | string): Line | undefined =>
    lines[typeof row === 'number' ? row : (places.get(row) ?? -1)];
  const all: Rows = {
    mains: lines.filter(({ row }) => !row.second),
    seconds: lines.filter(({ row }) => row.second),
    hasNote: note === true,
  };
  let pane: Box = { x: 0, y: 0, width: 0, height: 0 };

  return {
    root,
    get pane() {
      return pane;
    },
    least: (type) => leastOf(all, type),
    figuresIn: ({ width, height }, type) =>
      sizesIn(all, { width: width - 2 * FRAME, height: height - 2 * FRAME }, type).figures,
    lay(box, type) {
      pane = screen.lay(box);
      const place = layRows(all, pane, type);
      words.text.visible = place.width > 0;
      words.text.position.set(place.x, place.y + place.height / 2);
      words.lay(place.width, type.small);
    },
    set(row, text) {
      const line = lineAt(row);
      if (line) line.value.text = text;
    },
    setUnit(row, text) {
      const line = lineAt(row);
      if (!line || line.unit.text === text) return;
      line.unit.text = text;
    },
    note: (next, tone = 'plain') => words.say(next, tone),
    power(on) {
      shown.visible = on;
    },
  };
}
