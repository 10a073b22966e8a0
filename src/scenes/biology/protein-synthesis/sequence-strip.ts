/**
 * A DNA sequence as letters in triplets that wrap: read like a page, scrolled by rows. One handle moves over all bases:
 * a pointer or the arrow keys choose one, Enter or a tap asks for other letters, a letter key puts that letter there.
 */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Box, Handle, Part, Point, StageContext } from '../../contract';
import { type BaseGlyphs, CAP, CAP_OF_TEXT, PLATE } from './base-glyphs';
import { basePaint } from './cell-palette';
import { drawPlate } from './plate';

export interface SequenceStripOptions {
  /** A base was chosen, from 0. */
  choose(index: number): void;
  /** A letter key was pressed over a base. */
  substitute(index: number, base: string): void;
  remove(index: number): void;
  /** The chosen base moved: what the strip shows must be drawn again. */
  changed(): void;
}

export interface StripState {
  readonly dna: string;
  readonly title: string;
  /** Bases already copied; those behind are shown fainter. */
  readonly copied: number;
  /** The bases at work now, [from, to), or null. */
  readonly active: readonly [number, number] | null;
  /** Where the reading frame starts, from 0: triplets are codons. */
  readonly frame: number | null;
  readonly edited: readonly number[];
  /** Rows scroll to what is at work rather than to the chosen base. */
  readonly follow: boolean;
}

export interface SequenceStrip extends Part {
  show(state: StripState): void;
  /** Middle of the chosen base's upper edge, stage units. */
  anchor(): Point;
  readonly chosen: number;
}

const MOST_CELLS = 320;
const PAD = 10;
/** How much larger than the smallest readable letters those of a short sequence are. */
const LARGEST = 2.1;
const NOTHING: readonly number[] = [];

export function createSequenceStrip(
  context: StageContext,
  glyphs: BaseGlyphs,
  options: SequenceStripOptions,
): SequenceStrip {
  const { theme } = context;
  const root = new Container({ label: 'sequence' });
  const panel = new Graphics();
  const active = new Graphics();
  const plates = new Container();
  const letters = new Container();
  const marks = new Container();
  const cursor = new Graphics();
  const title = context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0, 0.5] });
  const place = context.text({ size: 12, mono: true, colour: theme.ink, anchor: [1, 0.5] });
  const numbers: Text[] = [];
  root.addChild(panel, active, plates, letters, cursor, marks, title, place);
  const cells: { readonly plate: Graphics; readonly letter: Graphics }[] = [];
  const underlines: Graphics[] = [];
  const addCell = () => {
    const cell = { plate: new Graphics(glyphs.plate), letter: new Graphics(glyphs.letter('')) };
    plates.addChild(cell.plate);
    letters.addChild(cell.letter);
    cells.push(cell);
    return cell;
  };
  const addUnderline = (): Graphics => {
    const underline = new Graphics()
      .rect(-PLATE.width / 2, -1.5, PLATE.width, 5)
      .fill(theme.housingShade)
      .rect(-PLATE.width / 2, 0, PLATE.width, 3.5)
      .fill(theme.warning);
    marks.addChild(underline);
    underlines.push(underline);
    return underline;
  };

  let box: Box = { x: 0, y: 0, width: 100, height: 50 };
  let cap = CAP;
  let pitch = 14;
  let gap = 7;
  let rowHeight = 24;
  let least = CAP;
  /** Length of the sequence for which the letters were sized. */
  let fitted = -1;
  let titleHeight = 20;
  let gutter = 34;
  let triplets = 10;
  let rows = 3;
  let top = 0;
  let chosen = 0;
  let state: StripState = { dna: '', title: '', copied: 0, active: null, frame: null, edited: NOTHING, follow: true };
  let drawn = '';
  let handle: Handle | null = null;

  const lead = (): number => (3 - ((state.frame ?? 0) % 3)) % 3;
  const rowOf = (index: number): number => Math.floor((index + lead()) / (3 * triplets));
  const leftOf = (index: number): number => {
    const column = (index + lead()) % (3 * triplets);
    return box.x + PAD + gutter + Math.floor(column / 3) * (3 * pitch + gap) + (column % 3) * pitch;
  };
  const topOf = (row: number): number => box.y + titleHeight + 4 + (row - top) * rowHeight;
  const indexAt = ({ x, y }: Point): number => {
    const row = top + Math.min(rows - 1, Math.max(0, Math.floor((y - box.y - titleHeight - 4) / rowHeight)));
    const across = Math.max(0, x - box.x - PAD - gutter);
    const triplet = Math.min(triplets - 1, Math.floor(across / (3 * pitch + gap)));
    const within = Math.min(2, Math.floor((across - triplet * (3 * pitch + gap)) / pitch));
    return Math.min(state.dna.length - 1, Math.max(0, row * 3 * triplets + 3 * triplet + within - lead()));
  };

  const scroll = (): void => {
    const last = Math.max(0, rowOf(state.dna.length - 1) - rows + 1);
    const wanted = rowOf(state.follow && state.active ? state.active[0] : chosen);
    if (wanted < top) top = wanted;
    else if (wanted > top + rows - 1) top = wanted - rows + 1;
    top = Math.min(last, Math.max(0, top));
  };

  const setSize = (height: number): void => {
    cap = height;
    pitch = cap * 1.32;
    gap = cap * 0.7;
    rowHeight = cap * 1.6 + 4;
    triplets = Math.max(1, Math.floor((box.width - 2 * PAD - gutter + gap) / (3 * pitch + gap)));
    rows = Math.max(1, Math.floor((box.height - titleHeight - 6) / rowHeight));
    while (3 * triplets * rows > MOST_CELLS) rows--;
  };

  /** The largest letters at which the whole sequence is in view, else the smallest that can be read. */
  const fit = (): void => {
    if (fitted === state.dna.length) return;
    fitted = state.dna.length;
    let size = least * LARGEST;
    for (setSize(size); size > least && 3 * triplets * rows < fitted + 2; setSize(size))
      size = Math.max(least, size * 0.94);
    while (numbers.length < rows) {
      const number = context.text({ size: 12, mono: true, colour: theme.ink, anchor: [1, 0.5] });
      numbers.push(number);
      root.addChild(number);
    }
    cursor
      .clear()
      .roundRect(-2, -2, pitch + 2.5, rowHeight + 1, 4)
      .stroke({ width: 2.2, color: theme.ink });
  };

  const draw = (): void => {
    fit();
    scroll();
    const { dna, copied, edited } = state;
    const key = [dna, top, copied, state.active?.[0], state.frame, chosen, edited.join(), state.title].join('|');
    if (key === drawn) return;
    drawn = key;
    const first = Math.max(0, top * 3 * triplets - lead());
    const past = Math.min(dna.length, (top + rows) * 3 * triplets - lead());
    let underlined = 0;
    for (let index = first; index < past; index++) {
      const { plate, letter } = cells[index - first] ?? addCell();
      const base = dna[index] ?? '';
      const x = leftOf(index) + pitch / 2;
      const y = topOf(rowOf(index));
      const paint = basePaint(base);
      const faint = index >= copied;
      plate.visible = true;
      plate.position.set(x, y + 1);
      plate.scale.set((pitch - 1.5) / PLATE.width, (rowHeight - 5) / PLATE.height);
      plate.tint = paint.fill;
      plate.alpha = faint ? 0.28 : 1;
      letter.visible = true;
      letter.context = glyphs.letter(base);
      letter.position.set(x, y + 1 + (rowHeight - 5) / 2);
      letter.scale.set(cap / CAP);
      letter.tint = faint ? theme.ink : paint.ink;
      if (!edited.includes(index)) continue;
      const underline = underlines[underlined] ?? addUnderline();
      underlined++;
      underline.visible = true;
      underline.position.set(x, y + rowHeight - 6);
      underline.scale.set((pitch - 1.5) / PLATE.width, 1);
    }
    for (const underline of underlines.slice(underlined)) underline.visible = false;
    for (const { plate, letter } of cells.slice(past - first)) {
      plate.visible = false;
      letter.visible = false;
    }
    numbers.forEach((number, row) => {
      const index = (top + row) * 3 * triplets - lead();
      number.visible = row < rows && index < dna.length;
      number.text = String(Math.max(0, index) + 1);
      number.position.set(box.x + PAD + gutter - 7, topOf(top + row) + (rowHeight - 3) / 2);
    });
    title.text = state.title;
    place.text = `${chosen + 1} / ${dna.length}`;

    active.clear();
    if (state.active) {
      const [from, to] = state.active;
      for (let index = from; index < Math.min(to, dna.length); index++) {
        const row = rowOf(index);
        if (row < top || row >= top + rows) continue;
        active
          .roundRect(leftOf(index) - 1.5, topOf(row) - 2, pitch + 3, rowHeight + 1, 4)
          .fill({ color: theme.accent, alpha: 0.85 });
      }
    }
    const row = rowOf(chosen);
    cursor.visible = dna.length > 0 && row >= top && row < top + rows;
    cursor.position.set(leftOf(chosen), topOf(row));
    handle?.update(chosen + 1);
  };

  const choose = (index: number): void => {
    chosen = Math.min(Math.max(0, state.dna.length - 1), Math.max(0, index));
    state = { ...state, follow: false };
    draw();
    options.changed();
  };
  const codonWords = (index: number): string => {
    if (state.frame === null || index < state.frame) return '';
    const from = index - ((index - state.frame) % 3);
    return from + 3 <= state.dna.length ? `, in triplet ${state.dna.slice(from, from + 3)}` : '';
  };
  const letterKeys = Object.fromEntries(
    Array.from('ACGTU').flatMap((base) => {
      const put = (): void => options.substitute(chosen, base === 'U' ? 'T' : base);
      return [
        [base, put],
        [base.toLowerCase(), put],
      ] as const;
    }),
  );

  handle = context.handle({
    role: 'slider',
    name: 'Bases of the DNA',
    hint: 'Arrow keys choose a base. Enter offers the four letters; A, C, G or T puts that letter there; Delete takes the base out.',
    min: 1,
    // The length changes with every insertion and deletion.
    get max() {
      return Math.max(1, state.dna.length);
    },
    step: 1,
    value: 1,
    format: (value) => `base ${value} of ${state.dna.length}: ${state.dna[value - 1] ?? ''}${codonWords(value - 1)}`,
    set: (value) => choose(value - 1),
    drag: (point) => indexAt(point) + 1,
    tap: (point?: Point) => {
      if (point) choose(indexAt(point));
      options.choose(chosen);
    },
    keys: {
      ...letterKeys,
      ArrowDown: () => choose(chosen + 3 * triplets),
      ArrowUp: () => choose(chosen - 3 * triplets),
      Enter: () => options.choose(chosen),
      ' ': () => options.choose(chosen),
      Delete: () => options.remove(chosen),
      Backspace: () => options.remove(chosen),
    },
  });

  return {
    root,
    get chosen() {
      return chosen;
    },
    lay(next, { small }) {
      box = next;
      const { x, y, width, height } = next;
      least = Math.max(CAP, CAP_OF_TEXT * small);
      titleHeight = small * 1.5;
      gutter = small * 2.5;
      for (const text of [title, place, ...numbers]) text.style.fontSize = small;
      drawPlate(panel, next, theme);
      title.position.set(x + PAD, y + titleHeight / 2 + 2);
      place.position.set(x + width - PAD, y + titleHeight / 2 + 2);
      handle?.place(x, y + titleHeight, width, height - titleHeight);
      fitted = -1;
      drawn = '';
      draw();
    },
    show(next) {
      state = next;
      if (chosen >= next.dna.length) chosen = Math.max(0, next.dna.length - 1);
      draw();
    },
    anchor: () => ({ x: leftOf(chosen) + pitch / 2, y: topOf(rowOf(chosen)) }),
  };
}
