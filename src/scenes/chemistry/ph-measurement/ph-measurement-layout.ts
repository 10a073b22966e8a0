/** Where things stand on the bench of the pH experiment. */
import type { Box, Point, StageSize } from '../../contract';
import { type Arrangements, cells, column, grow, row } from '../../kit/layout/layout';

export interface Station extends Point {
  readonly scale: number;
}

export type PartName = 'scale' | 'roll' | 'samples' | 'buffers' | 'rinse' | 'look' | 'meter';

/** On a phone the samples stand in front of the buffers; the look at the molecules is left out. */
export const ARRANGEMENT: Arrangements<PartName> = {
  wide: column(
    row(grow(12, 'scale'), grow(1, 'roll')),
    grow(
      1,
      row(
        grow(470, 'samples'),
        grow(205, 'buffers'),
        grow(128, 'rinse'),
        grow(178, column(grow(1, 'look'), grow(1, 'meter'))),
      ),
    ),
  ),
  tall: column(
    row(grow(8, 'scale'), grow(1, 'roll')),
    grow(1.2, row(grow(1.5, 'buffers'), grow(0.62, 'rinse'), grow(0.9, 'meter'))),
    grow(0.8, 'samples'),
  ),
};
/** Of the stage's height at which the bench begins, and what is left free at its edges. */
export const BENCH: Readonly<Record<StageSize['layout'], number>> = { wide: 0.76, tall: 0.52 };
export const MARGIN = { side: 14, top: 10, foot: 16 } as const;
export const ELECTRODE_LENGTH: Readonly<Record<StageSize['layout'], number>> = { wide: 190, tall: 172 };

export const SAMPLES = 5;
export const RINSE = 8;
export const BEAKERS = {
  sample: { height: 122, radius: 41 },
  buffer: { height: 104, radius: 31 },
  waste: { height: 66, radius: 33 },
} as const;

/** Vessels are at most this part of the electrode's length high, so that it can be lifted over their rims. */
const HIGHEST = 0.78;
/** They stand so far above the end of their box. */
const FOOT = 14;

/** Feet of equal vessels side by side in a box, as large as it allows. */
export const feetIn = (
  box: Box,
  count: number,
  { height, radius }: { readonly height: number; readonly radius: number },
  electrode: number,
): readonly Station[] =>
  cells(box, 'x', count, 0).map((cell) => ({
    x: cell.x + cell.width / 2,
    y: box.y + box.height - FOOT,
    scale: Math.min(cell.width / (2.24 * radius), (HIGHEST * electrode) / height, box.height / height),
  }));

/** What a lead keeps clear of, where a buffer or the beaker for rinsing stands. */
export const boxAround = ({ x, y, scale }: Station): Box => {
  const { height, radius } = BEAKERS.buffer;
  return { x: x - radius * scale, y: y - height * scale, width: 2 * radius * scale, height: height * scale };
};
