/** The grip at one end of a range, by which a hand moves it along the thermogram. */
import { Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { type Recorded, STEP, type TraceRange } from './trace-range';

export interface RangeEnd {
  readonly range: TraceRange;
  readonly end: 0 | 1;
  readonly name: string;
  readonly colour: number;
}

const AWAY = -1e4;
const GRIP = 7;

const drawGrip = (colour: number): Graphics =>
  new Graphics({ visible: false })
    .roundRect(-GRIP + 1, -10, 2 * GRIP, 22, 5)
    .fill({ color: 0x000000, alpha: 0.4 })
    .roundRect(-GRIP, -11, 2 * GRIP, 22, 5)
    .fill(colour)
    .rect(-2.5, -5, 1.4, 10)
    .rect(1.1, -5, 1.4, 10)
    .fill({ color: 0x06201d, alpha: 0.6 });

export function createRangeGrip(
  context: StageContext,
  { range, end, name, colour }: RangeEnd,
  of: {
    recorded(): Recorded | null;
    /** The time at a place of the stage. */
    secondsAt(x: number): number;
    /** The range was moved. */
    moved(): void;
  },
) {
  const root = drawGrip(colour);
  const handle = context.handle({
    role: 'slider',
    name,
    hint: 'Drag it along the thermogram, or use the arrow keys: one step is 5 s.',
    get min() {
      return Math.min(0, -(of.recorded()?.mixing ?? 0));
    },
    get max() {
      const recorded = of.recorded();
      return Math.max(STEP, (recorded?.now ?? STEP) - (recorded?.mixing ?? 0));
    },
    step: STEP,
    value: 0,
    format: (value) => (value < 0 ? `${-value} s before mixing` : `${value} s after mixing`),
    set(value) {
      const recorded = of.recorded();
      if (recorded === null || recorded.mixing === null) return;
      const { mixing, now } = recorded;
      if (range.move(end, mixing + value, mixing, now)) of.moved();
    },
    drag: (point, start, value) => value + of.secondsAt(point.x) - of.secondsAt(start.x),
  });
  handle.enable(false);
  return {
    root,
    /** Null: there is nothing to be moved yet. */
    place(at: Point | null) {
      const shown = at !== null;
      if (root.visible !== shown) {
        root.visible = shown;
        handle.enable(shown);
        if (!shown) handle.place(AWAY, AWAY, 1, 1);
      }
      if (!shown) return;
      root.position.set(at.x, at.y);
      handle.place(at.x - GRIP, at.y - 12, 2 * GRIP, 24);
      handle.update(Math.round(range.ends[end] - (of.recorded()?.mixing ?? 0)));
    },
  };
}
