/** The brush over the map: what it does to a cell, and where it is. */
import { CELLS, SIDE } from '../../../../engine/environmental-science/forest-grid';
import type { Box, SceneContext } from '../../contract';
import { placeHandle } from '../../kit/layout/layout';
import type { ForestMap } from './forest-map';

export type Brush = 'none' | 'clear' | 'protect';
const TONES: Readonly<Record<Brush, number>> = { none: 0xffffff, clear: 0xffb347, protect: 0x8fd8ff };

export function createMapBrush(context: SceneContext<'deforestation'>, map: ForestMap) {
  let kind: Brush = 'none';
  let cursor = CELLS / 2 + SIDE / 2;
  let last = -1;
  let brushing = false;
  const apply = (cell: number): void => {
    if (kind === 'none' || cell === last) return;
    last = cell;
    context.dispatch({ do: kind === 'clear' ? 'clear_cell' : 'protect_cell', value: cell });
  };
  const move = (cell: number): void => {
    cursor = Math.min(CELLS - 1, Math.max(0, cell));
    hand.update(cursor);
    context.redraw();
  };
  const hand = context.handle({
    role: 'slider',
    name: 'Brush on the map',
    hint: 'Choose CLEAR or KEEP, then brush over cells; with the keyboard move by arrows and press Enter.',
    grip: 'none',
    min: 0,
    max: CELLS - 1,
    step: 1,
    value: cursor,
    format: (cell) => `row ${Math.floor(cell / SIDE)}, column ${cell % SIDE}`,
    set(cell) {
      cursor = cell;
      if (brushing) apply(cell);
      context.redraw();
    },
    drag: (point) => map.cellAt(point),
    held(down) {
      brushing = down;
      last = -1;
    },
    tap(point) {
      move(map.cellAt(point));
      last = -1;
      apply(cursor);
    },
    keys: {
      ArrowUp: () => move(cursor - SIDE),
      ArrowDown: () => move(cursor + SIDE),
      Enter: () => {
        last = -1;
        apply(cursor);
      },
    },
  });
  return {
    get kind() {
      return kind;
    },
    choose(next: Brush) {
      kind = next;
      last = -1;
      context.redraw();
    },
    lay: (box: Box) => placeHandle(hand, box),
    draw: () => map.cursor(kind === 'none' ? -1 : cursor, TONES[kind]),
  };
}

export type MapBrush = ReturnType<typeof createMapBrush>;
