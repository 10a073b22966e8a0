/** Where what a sequence does stands in its diagram: across by its time, down by its row. */
import type { Box, Frame } from '../../contract';

export type Sequence = NonNullable<Frame<'mri_scanner'>['view']['sequence']>;

export const ROWS = ['rf', 'slice', 'phase', 'read', 'signal'] as const;
export type Row = (typeof ROWS)[number];

/** Stage units that a stretch of time without pulses is cut down to. */
const CUT = 26;
/** A stretch is cut where it is longer than so many units of the sequence. */
const LONGEST = 0.8;
/** How much of the next repetition is seen, in units. */
const NEXT = 0.16;

/** From ms to stage units: what happens is to scale, long stretches between are cut. */
export function axisOf({ unit, start, end, next, pulses }: Sequence, left: number, right: number) {
  const first = pulses[0]?.at ?? 0;
  const seen: [from: number, to: number][] =
    first < 0
      ? [
          [start, first + (0 - start + first)],
          [start - first, end],
        ]
      : [[start, end]];
  seen.push([next - NEXT * unit, next + NEXT * unit]);
  const spans = seen.reduce<[number, number][]>((kept, [from, to]) => {
    const before = kept.at(-1);
    if (before && from - before[1] < LONGEST * unit) before[1] = to;
    else kept.push([from, to]);
    return kept;
  }, []);
  const whole = spans.reduce((sum, [from, to]) => sum + to - from, 0);
  const scale = (right - left - CUT * (spans.length - 1)) / whole;
  let x = left;
  const placed = spans.map(([from, to]) => {
    const at = x;
    x += (to - from) * scale + CUT;
    return { from, to, x: at };
  });
  const xOf = (ms: number): number => {
    const span = placed.find(({ to }) => ms <= to) ?? placed.at(-1)!;
    return span.x + Math.max(0, ms - span.from) * scale;
  };
  const cuts = placed.slice(1).map(({ x: at }) => at - CUT / 2);
  return { xOf, scale, cuts };
}

/** Rows in a box, beside names of this width. */
export function rowsIn({ width, height }: Box, names: number, small: number) {
  const left = names + small * 0.7;
  const head = small * 2.8;
  const foot = small * 2.6;
  const high = (height - head - foot) / ROWS.length;
  // The read gradient has no lobe far below its line but that of the gradient echo.
  return {
    left,
    right: width,
    top: head,
    high,
    low: head + high * ROWS.length,
    base: (row: Row): number =>
      head + high * (ROWS.indexOf(row) + (row === 'rf' ? 0.66 : row === 'signal' ? 0.6 : 0.5)),
  };
}

/** A sequence placed in its diagram. */
export function placedIn(sequence: Sequence, box: Box, names: number, small: number) {
  const rows = rowsIn(box, names, small);
  const axis = axisOf(sequence, rows.left, rows.right);
  const { pulses, middle, next } = sequence;
  const first = pulses[0]?.at ?? 0;
  return {
    ...rows,
    ...axis,
    inverted: first < 0,
    begun: axis.xOf(first),
    excited: axis.xOf(0),
    echo: axis.xOf(middle),
    again: axis.xOf(next),
    /** Where the lower times stand. */
    under: rows.low + small * 0.55,
    small,
  };
}

export type Placed = ReturnType<typeof placedIn>;
