/** Where things stand on the bench for densities. */
import type { Box, StageSize } from '../../contract';
import { type Arrangements, column, fitted, grow, room as free, row, spaced } from '../../kit/layout/layout';
import type { Spot } from './sample';

export type PartName = 'scale' | 'balance' | 'cylinder' | 'lens' | 'callipers' | 'tray' | 'sinker';

/** By cylinder and callipers, and with the sinker in their place. */
export const ARRANGEMENTS: Readonly<Record<'bench' | 'sinker', Arrangements<PartName>>> = {
  bench: {
    wide: row(
      grow(300, 'balance'),
      grow(112, 'cylinder'),
      grow(500, column('scale', grow(1.2, row(grow(1, 'lens'), grow(1.1, 'callipers'))), grow(1, 'tray'))),
    ),
    tall: column(
      'scale',
      grow(
        1,
        row(
          grow(248, column(grow(1, 'callipers'), grow(1.15, 'balance'))),
          grow(106, 'cylinder'),
          grow(238, column(grow(1, 'lens'), grow(1.3, 'tray'))),
        ),
      ),
    ),
  },
  sinker: {
    wide: column(
      'scale',
      grow(1, spaced(40, row(grow(1, column(grow(1.1, free), grow(1, 'tray'))), grow(1, 'sinker')))),
    ),
    tall: column('scale', grow(1, 'sinker')),
  },
};
/** Of the stage's height at which the bench begins, and what is left free at its edges. */
export const BENCH: Readonly<Record<StageSize['layout'], number>> = { wide: 0.76, tall: 0.74 };
export const MARGIN = { side: 16, top: 10, foot: 20 } as const;

/** Stands something of this size in a box, as large as it allows: `spot` is where its foot comes to be. */
export function stood(spot: Spot, box: Box, size: { readonly width: number; readonly height: number }): Box {
  const place = fitted(box, size);
  Object.assign(spot, { x: place.x + place.width / 2, y: place.y + place.height, scale: place.scale });
  return place;
}
