/** Keys, knobs and sockets at the front of an instrument: the room that each kind needs, in rows or in a column, and how it is shared out. */
import type { Box, TypeSizes } from '../../contract';
import { cells, sharedOut, type Size } from '../layout/layout';
import type { Key } from './key';
import type { Knob } from './knob';

export type ControlName = 'keys' | 'knobs' | 'sockets';

/** Controls of one kind. */
export interface Bank {
  readonly name: ControlName;
  /** Its share of what room is spare. */
  readonly grows: number;
  /** `stacked`: one below the other. Without width where there are none. */
  least(type: TypeSizes, stacked: boolean): Size;
  /** Returns what leads keep clear of. */
  lay(box: Box, along: 'x' | 'y', type: TypeSizes): readonly Box[];
}

export const GAP = 9;
const LEAST_KEY = 34;
const MOST_KEY = { width: 150, height: 46 } as const;
export const NO_ROOM: Size = { width: 0, height: 0 };

/** Rows of controls below the display, from the fewest: the first that the case is wide enough for is taken. */
const ROWS: readonly (readonly (readonly ControlName[])[])[] = [
  [['keys', 'knobs', 'sockets']],
  [['keys'], ['knobs', 'sockets']],
  [['keys'], ['knobs'], ['sockets']],
];

const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);

/** Room of what stands in a row or a column; what has no width does not count. */
export function sizeAlong(along: 'x' | 'y', sizes: readonly Size[]): Size {
  const items = sizes.filter(({ width }) => width > 0);
  const gaps = GAP * Math.max(0, items.length - 1);
  const widths = items.map(({ width }) => width);
  const heights = items.map(({ height }) => height);
  return along === 'x'
    ? { width: sum(widths) + gaps, height: Math.max(0, ...heights) }
    : { width: Math.max(0, ...widths), height: sum(heights) + gaps };
}

export const keyBank = (keys: readonly Key[]): Bank => ({
  name: 'keys',
  grows: keys.length,
  least(type, stacked) {
    if (keys.length === 0) return NO_ROOM;
    const sizes = keys.map((key) => key.least(type));
    const gaps = GAP * (keys.length - 1);
    const widths = sizes.map(({ width }) => width);
    const height = Math.max(LEAST_KEY, ...sizes.map((size) => size.height));
    return stacked
      ? { width: Math.max(...widths), height: keys.length * height + gaps }
      : { width: sum(widths) + gaps, height };
  },
  lay(box, along, type) {
    const side = along === 'x' ? 'width' : 'height';
    const leasts = keys.map((key) => Math.max(along === 'x' ? 0 : LEAST_KEY, key.least(type)[side]));
    const lengths = sharedOut(box[side] - GAP * (keys.length - 1), leasts, leasts);
    let next = box[along];
    return lengths.map((length, n) => {
      const cell: Box = { ...box, [along]: next, [side]: length };
      next += length + GAP;
      const width = Math.min(cell.width, MOST_KEY.width);
      const height = Math.min(cell.height, MOST_KEY.height);
      const shape: Box = {
        x: cell.x + (cell.width - width) / 2,
        y: cell.y + (cell.height - height) / 2,
        width,
        height,
      };
      keys[n]?.lay(shape, type);
      return shape;
    });
  },
});

export const knobBank = (knobs: readonly Knob[]): Bank => ({
  name: 'knobs',
  grows: knobs.length,
  least: (type) =>
    sizeAlong(
      'x',
      knobs.map((knob) => knob.least(type)),
    ),
  lay(box, _along, type) {
    const boxes = cells(box, 'x', knobs.length, GAP);
    boxes.forEach((one, n) => knobs[n]?.lay(one, type));
    return boxes;
  },
});

/** Lays banks one after the other, each with its share of what is spare. */
function layAlong(
  banks: readonly Bank[],
  sizes: readonly Size[],
  box: Box,
  along: 'x' | 'y',
  type: TypeSizes,
): readonly Box[] {
  const side = along === 'x' ? 'width' : 'height';
  const rest = Math.max(0, box[side] - sizeAlong(along, sizes)[side]);
  const weight = sum(banks.map(({ grows }) => grows));
  let at = box[along];
  return banks.flatMap((bank, n) => {
    const length = (sizes[n]?.[side] ?? 0) + (rest * bank.grows) / weight;
    const cell: Box = { ...box, [along]: at, [side]: length };
    at += length + GAP;
    return bank.lay(cell, along, type);
  });
}

/** How the controls of an instrument go into a width. */
export interface ControlFit {
  /** Whether the rows keep within it. */
  readonly fits: boolean;
  /** Of the rows; 0: there are no controls. */
  readonly height: number;
  /** All of them one below the other. */
  readonly column: Size;
  layRows(box: Box): readonly Box[];
  layColumn(box: Box): readonly Box[];
}

export function fitControls(banks: readonly Bank[], width: number, type: TypeSizes): ControlFit {
  const held = banks.filter((bank) => bank.least(type, false).width > 0);
  const leastsOf = (row: readonly Bank[], stacked = false): readonly Size[] =>
    row.map((bank) => bank.least(type, stacked));
  const rowsOf = (names: (typeof ROWS)[number]): readonly (readonly Bank[])[] =>
    names.map((row) => held.filter(({ name }) => row.includes(name))).filter(({ length }) => length > 0);
  const sizeOf = (row: readonly Bank[]): Size => sizeAlong('x', leastsOf(row));
  const fitting = ROWS.find((names) => rowsOf(names).every((row) => sizeOf(row).width <= width));
  const rows = rowsOf(fitting ?? ROWS[ROWS.length - 1] ?? []);
  const { height } = sizeAlong('y', rows.map(sizeOf));
  return {
    fits: fitting !== undefined,
    height,
    column: sizeAlong('y', leastsOf(held, true)),
    layRows(box) {
      const spare = Math.max(0, box.height - height) / Math.max(1, rows.length);
      let { y } = box;
      return rows.flatMap((row) => {
        const cell: Box = { ...box, y, height: sizeOf(row).height + spare };
        y += cell.height + GAP;
        return layAlong(row, leastsOf(row), cell, 'x', type);
      });
    },
    layColumn: (box) => layAlong(held, leastsOf(held, true), box, 'y', type),
  };
}
