/** Where the bases of a sequence lie that is read like a page: rows of triplets, of which those from `top` on are in view. */
import type { Box, Point } from '../../contract';
import { CAP, CAP_OF_TEXT } from './base-glyphs';

const MOST_CELLS = 320;
export const PAD = 10;
/** How much larger than the smallest readable letters those of a short sequence are. */
const LARGEST = 2.1;

export type SequenceGrid = ReturnType<typeof createSequenceGrid>;

/** What follows from the height of the letters; `across`: from the first base of a row to its end. */
function sized(cap: number, across: number, height: number) {
  const pitch = cap * 1.32;
  const gap = cap * 0.7;
  const rowHeight = cap * 1.6 + 4;
  const triplets = Math.max(1, Math.floor((across + gap) / (3 * pitch + gap)));
  let rows = Math.max(1, Math.floor((height - 6) / rowHeight));
  while (3 * triplets * rows > MOST_CELLS) rows--;
  return { cap, pitch, gap, rowHeight, triplets, rows };
}

export function createSequenceGrid() {
  let box: Box = { x: 0, y: 0, width: 100, height: 30 };
  /** Room for the numbers of the rows. */
  let gutter = 34;
  let least = CAP;
  let size = { cap: CAP, pitch: 14, gap: 7, rowHeight: 24, triplets: 10, rows: 3 };
  let top = 0;
  let length = 0;
  /** Places that are empty before the first base, so that triplets are codons. */
  let lead = 0;
  /** Length of the sequence for which the letters were sized. */
  let fitted = -1;
  const rowOf = (index: number): number => Math.floor((index + lead) / (3 * size.triplets));

  return {
    get size() {
      return size;
    },
    get top() {
      return top;
    },
    lay(next: Box, small: number): void {
      box = next;
      least = Math.max(CAP, CAP_OF_TEXT * small);
      gutter = small * 2.5;
      fitted = -1;
    },
    /** How many bases there are, and where the reading frame starts. */
    read(bases: number, frame: number | null): void {
      length = bases;
      lead = (3 - ((frame ?? 0) % 3)) % 3;
    },
    /** The largest letters at which the whole sequence is in view, else the smallest that can be read; true if they changed. */
    fit(): boolean {
      if (fitted === length) return false;
      fitted = length;
      const across = box.width - 2 * PAD - gutter;
      size = sized(least * LARGEST, across, box.height);
      while (size.cap > least && 3 * size.triplets * size.rows < fitted + 2)
        size = sized(Math.max(least, size.cap * 0.94), across, box.height);
      return true;
    },
    scrollTo(index: number): void {
      const last = Math.max(0, rowOf(length - 1) - size.rows + 1);
      const wanted = rowOf(index);
      if (wanted < top) top = wanted;
      else if (wanted > top + size.rows - 1) top = wanted - size.rows + 1;
      top = Math.min(last, Math.max(0, top));
    },
    /** The base with which a row starts; below 0 where the reading frame leaves its first places empty. */
    startOf: (row: number): number => row * 3 * size.triplets - lead,
    inView: (index: number): boolean => rowOf(index) >= top && rowOf(index) < top + size.rows,
    leftOf(index: number): number {
      const { triplets, pitch, gap } = size;
      const column = (index + lead) % (3 * triplets);
      return box.x + PAD + gutter + Math.floor(column / 3) * (3 * pitch + gap) + (column % 3) * pitch;
    },
    topOf: (index: number): number => box.y + 4 + (rowOf(index) - top) * size.rowHeight,
    indexAt({ x, y }: Point): number {
      const { triplets, pitch, gap, rows, rowHeight } = size;
      const row = top + Math.min(rows - 1, Math.max(0, Math.floor((y - box.y - 4) / rowHeight)));
      const across = Math.max(0, x - box.x - PAD - gutter);
      const triplet = Math.min(triplets - 1, Math.floor(across / (3 * pitch + gap)));
      const within = Math.min(2, Math.floor((across - triplet * (3 * pitch + gap)) / pitch));
      return Math.min(length - 1, Math.max(0, row * 3 * triplets + 3 * triplet + within - lead));
    },
  };
}
