/** Where the parts of a survey with quadrats lie, wide and for phones held upright. */
import { type Arrangements, column, grow, row } from '../../kit/layout/layout';

export type Place = 'map' | 'closeup' | 'recorder' | 'loose' | 'counts' | 'key' | 'tally' | 'sheet' | 'slip';

export const ARRANGEMENT: Arrangements<Place> = {
  wide: row(
    grow(42, column(grow(1, 'map'), row('loose', grow(1, 'counts')))),
    grow(
      52,
      column(
        grow(36, row(grow(25, column(grow(1, 'closeup'), 'recorder')), grow(25, 'key'))),
        grow(14, row(grow(5, 'tally'), grow(9, 'sheet'))),
      ),
    ),
  ),
  tall: column(
    grow(30, row(grow(1, 'map'), grow(1, 'closeup'))),
    row('loose', 'slip', grow(1, 'recorder')),
    grow(19, 'key'),
  ),
};
/** Width of a tape, and room for its reel beyond the plot, stage units. */
export const TAPE = { wide: 19, tall: 14 } as const;
export const REEL = { wide: 20, tall: 0 } as const;
/** Room of a target of 44 CSS px, in the size of small texts. */
export const TARGET = 3.8;
/** In the size of small texts. */
export const COUNTS_HIGH = 8.2;
export const SLIP_WIDE = 8.6;
