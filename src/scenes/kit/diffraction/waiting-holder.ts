/** The holder with its powder, which waits beside a goniometer until a hand carries it to the middle. */
import type { Container } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createCarried } from '../controls/carried';
import { createHolder, type Goniometer, HOLDER } from './goniometer';

export interface WaitingHolder {
  readonly root: Container;
  /** Outlines its place, after the goniometer was laid. */
  aim(): void;
  /** Once for each picture, at its wall milliseconds; `tone`: colour of the powder. */
  set(loaded: boolean, tone: number, now: number): void;
}

/** A scene's context has all three. */
type LoadingContext = StageContext & { redraw(): void; dispatch(action: { do: 'load_sample' }): void };

/** Let go so near to the middle it is on it, and half of the outlined place, in units of the goniometer. */
const REACH = 90;
const AIMED = 46;

export function createWaitingHolder(context: LoadingContext, goniometer: Goniometer): WaitingHolder {
  const holder = createHolder(context);
  let onIt = false;
  const load = (): void => {
    context.dispatch({ do: 'load_sample' });
    context.sound('drop');
  };
  const carried = createCarried(context, holder.root, {
    name: 'Sample holder',
    hint: 'Carry it to the middle of the goniometer.',
    box: { x: -HOLDER.width / 2, y: -HOLDER.height - 6, width: HOLDER.width, height: HOLDER.height + 10 },
    drop(at) {
      const [dx, dy] = [at.x - goniometer.seat.x, at.y - goniometer.seat.y];
      if (!onIt && dx * dx + dy * dy < (REACH * goniometer.scale) ** 2) load();
    },
    send: load,
  });
  return {
    root: holder.root,
    aim() {
      const { x, y } = goniometer.seat;
      const half = AIMED * goniometer.scale;
      carried.aim([{ x: x - half, y: y - half, width: 2 * half, height: 2 * half }]);
    },
    set(loaded, tone, now) {
      onIt = loaded;
      holder.tone(tone);
      holder.root.visible = !loaded;
      holder.root.scale.set(goniometer.scale);
      carried.home(goniometer.shelf, goniometer.scale);
      carried.enable(!loaded);
      carried.move(now);
    },
  };
}
