/**
 * A DNA sequence as letters in triplets that wrap: read like a page, scrolled by rows. One handle moves over all bases:
 * a pointer or the arrow keys choose one, Enter or a tap asks for other letters, a letter key puts that letter there.
 */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Handle, Part, Point, StageContext } from '../../contract';
import { placeHandle } from '../../kit/layout/layout';
import type { StageTheme } from '../../kit/theme';
import type { BaseGlyphs } from './base-glyphs';
import { drawPlate } from './plate';
import { createSequenceCells, type Sequence } from './sequence-cells';
import { createSequenceGrid, PAD, type SequenceGrid } from './sequence-grid';

export interface SequenceStripOptions {
  /** A base was chosen, from 0. */
  choose(index: number): void;
  /** A letter key was pressed over a base. */
  substitute(index: number, base: string): void;
  remove(index: number): void;
  /** The chosen base moved: what the strip shows must be drawn again. */
  changed(): void;
}

export interface StripState extends Sequence {
  readonly title: string;
  /** The bases at work now, [from, to), or null. */
  readonly active: readonly [number, number] | null;
  /** Where the reading frame starts, from 0: triplets are codons. */
  readonly frame: number | null;
  /** Rows scroll to what is at work rather than to the chosen base. */
  readonly follow: boolean;
}

export interface SequenceStrip extends Part {
  show(state: StripState): void;
  /** Middle of the chosen base's upper edge, stage units. */
  anchor(): Point;
  readonly chosen: number;
}

const NOTHING: readonly number[] = [];

/** At the start of each row, the number of its first base. */
function createRowNumbers(context: StageContext, parent: Container, grid: SequenceGrid) {
  const numbers: Text[] = [];
  return {
    /** Makes those that are lacking, in the letters of the newest layout. */
    suffice(): void {
      while (numbers.length < grid.size.rows) {
        const number = context.text({ size: 12, mono: true, colour: context.theme.ink, anchor: [1, 0.5] });
        numbers.push(number);
        parent.addChild(number);
      }
    },
    write(length: number): void {
      const { rows, rowHeight } = grid.size;
      numbers.forEach((number, row) => {
        const index = grid.startOf(grid.top + row);
        number.visible = row < rows && index < length;
        number.text = String(Math.max(0, index) + 1);
        number.position.set(grid.leftOf(index) - 7, grid.topOf(index) + (rowHeight - 3) / 2);
      });
    },
    resize(small: number): void {
      for (const number of numbers) number.style.fontSize = small;
    },
  };
}

/** What is at work, below the bases, and around the chosen base the cursor, over them. */
function createBaseMarks(theme: StageTheme, grid: SequenceGrid) {
  const active = new Graphics();
  const cursor = new Graphics();
  return {
    active,
    cursor,
    fit(): void {
      const { pitch, rowHeight } = grid.size;
      cursor
        .clear()
        .roundRect(-2, -2, pitch + 2.5, rowHeight + 1, 4)
        .stroke({ width: 2.2, color: theme.ink });
    },
    draw({ dna, active: bases }: StripState, chosen: number): void {
      const { pitch, rowHeight } = grid.size;
      const [from, to] = bases ?? [0, 0];
      active.clear();
      for (let index = from; index < Math.min(to, dna.length); index++) {
        if (!grid.inView(index)) continue;
        active
          .roundRect(grid.leftOf(index) - 1.5, grid.topOf(index) - 2, pitch + 3, rowHeight + 1, 4)
          .fill({ color: theme.accent, alpha: 0.85 });
      }
      cursor.visible = dna.length > 0 && grid.inView(chosen);
      cursor.position.set(grid.leftOf(chosen), grid.topOf(chosen));
    },
  };
}

/** In words: the triplet of the reading frame that a base is in. */
function codonWords({ dna, frame }: StripState, index: number): string {
  if (frame === null || index < frame) return '';
  const from = index - ((index - frame) % 3);
  return from + 3 <= dna.length ? `, in triplet ${dna.slice(from, from + 3)}` : '';
}

/** What the handle reads of the strip, and does to it. */
interface Reader {
  readonly state: StripState;
  readonly chosen: number;
  choose(index: number): void;
}

function createBaseHandle(
  context: StageContext,
  grid: SequenceGrid,
  reader: Reader,
  options: SequenceStripOptions,
): Handle {
  const letterKeys = Object.fromEntries(
    Array.from('ACGTU').flatMap((base) => {
      const put = (): void => options.substitute(reader.chosen, base === 'U' ? 'T' : base);
      return [
        [base, put],
        [base.toLowerCase(), put],
      ] as const;
    }),
  );
  return context.handle({
    role: 'slider',
    name: 'Bases of the DNA',
    hint: 'Arrow keys choose a base. Enter offers the four letters; A, C, G or T puts that letter there; Delete takes the base out.',
    min: 1,
    // The length changes with every insertion and deletion.
    get max() {
      return Math.max(1, reader.state.dna.length);
    },
    step: 1,
    value: 1,
    format(value) {
      const { dna } = reader.state;
      return `base ${value} of ${dna.length}: ${dna[value - 1] ?? ''}${codonWords(reader.state, value - 1)}`;
    },
    set: (value) => reader.choose(value - 1),
    drag: (point) => grid.indexAt(point) + 1,
    tap: (point?: Point) => {
      if (point) reader.choose(grid.indexAt(point));
      options.choose(reader.chosen);
    },
    keys: {
      ...letterKeys,
      ArrowDown: () => reader.choose(reader.chosen + 3 * grid.size.triplets),
      ArrowUp: () => reader.choose(reader.chosen - 3 * grid.size.triplets),
      Enter: () => options.choose(reader.chosen),
      ' ': () => options.choose(reader.chosen),
      Delete: () => options.remove(reader.chosen),
      Backspace: () => options.remove(reader.chosen),
    },
  });
}

export function createSequenceStrip(
  context: StageContext,
  glyphs: BaseGlyphs,
  options: SequenceStripOptions,
): SequenceStrip {
  const { theme } = context;
  const root = new Container({ label: 'sequence' });
  const panel = new Graphics();
  const grid = createSequenceGrid();
  const marks = createBaseMarks(theme, grid);
  const cells = createSequenceCells(context, glyphs, grid);
  const numbers = createRowNumbers(context, root, grid);
  const title = context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0, 0.5] });
  const place = context.text({ size: 12, mono: true, colour: theme.ink, anchor: [1, 0.5] });
  root.addChild(panel, marks.active, cells.plates, cells.letters, marks.cursor, cells.underlines, title, place);
  let chosen = 0;
  let state: StripState = { dna: '', title: '', copied: 0, active: null, frame: null, edited: NOTHING, follow: true };
  let drawn = '';

  function draw(): void {
    const { dna } = state;
    if (grid.fit()) {
      numbers.suffice();
      marks.fit();
    }
    grid.scrollTo(state.follow && state.active ? state.active[0] : chosen);
    const key = [dna, grid.top, state.copied, state.active?.[0], state.frame, chosen, state.edited.join(), state.title];
    if (key.join('|') === drawn) return;
    drawn = key.join('|');
    cells.show(state);
    numbers.write(dna.length);
    title.text = state.title;
    place.text = `${chosen + 1} / ${dna.length}`;
    marks.draw(state, chosen);
    handle.update(chosen + 1);
  }
  const reader: Reader = {
    get state() {
      return state;
    },
    get chosen() {
      return chosen;
    },
    choose(index) {
      chosen = Math.min(Math.max(0, state.dna.length - 1), Math.max(0, index));
      state = { ...state, follow: false };
      draw();
      options.changed();
    },
  };
  const handle = createBaseHandle(context, grid, reader, options);

  return {
    root,
    get chosen() {
      return chosen;
    },
    lay(box, { small }) {
      const { x, y, width, height } = box;
      const titleHeight = small * 1.5;
      const page = { x, y: y + titleHeight, width, height: height - titleHeight };
      grid.lay(page, small);
      for (const text of [title, place]) text.style.fontSize = small;
      numbers.resize(small);
      drawPlate(panel, box, theme);
      title.position.set(x + PAD, y + titleHeight / 2 + 2);
      place.position.set(x + width - PAD, y + titleHeight / 2 + 2);
      placeHandle(handle, page);
      drawn = '';
      draw();
    },
    show(next) {
      state = next;
      grid.read(next.dna.length, next.frame);
      if (chosen >= next.dna.length) chosen = Math.max(0, next.dna.length - 1);
      draw();
    },
    anchor: () => ({ x: grid.leftOf(chosen) + grid.size.pitch / 2, y: grid.topOf(chosen) }),
  };
}
