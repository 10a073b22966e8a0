/** What a hand does over a counting chamber: it drags to another square, and presses cells to tick them. */
import type { StageContext } from '../../contract';
import { placeHandle } from '../layout/layout';
import type { CountingChamber } from './counting-chamber';

export interface SquareSlider {
  /** Under the lens, from 0. */
  readonly square: number;
  /** How many there are, and whether they are counted, so that presses tick cells. */
  show(squares: number, counted: boolean): void;
  /** After the chamber was laid. */
  place(): void;
  enable(on: boolean): void;
}

/** A scene's context has both. */
type ChamberContext = StageContext & { redraw(): void };

/** Squares that a drag across the field goes on. */
const ACROSS = 5;

/** `count`: what Enter does, and a press while nothing is counted. */
export function createSquareSlider(
  context: ChamberContext,
  chamber: CountingChamber,
  { hint, count }: { readonly hint: string; readonly count: () => void },
): SquareSlider {
  let square = 0;
  let squares = 1;
  let ticks = false;
  const handle = context.handle({
    role: 'slider',
    name: 'Chamber: square under the lens',
    hint,
    grip: 'x',
    min: 1,
    get max() {
      return squares;
    },
    step: 1,
    value: 1,
    format: (value) => `square ${Math.round(value)} of ${squares}`,
    set(value) {
      square = Math.min(squares, Math.max(1, Math.round(value))) - 1;
      context.redraw();
    },
    drag: (point, start, value) => value - (ACROSS * (point.x - start.x)) / Math.max(1, chamber.place().width),
    tap(point) {
      if (!ticks) count();
      else if (chamber.tick(point)) context.sound('click');
      context.redraw();
    },
    keys: { Enter: count },
  });
  return {
    get square() {
      return square;
    },
    show(number, counted) {
      [squares, ticks] = [number, counted];
      if (square >= squares) square = 0;
      handle.update(square + 1);
    },
    place: () => placeHandle(handle, chamber.place()),
    enable: (on) => handle.enable(on),
  };
}
