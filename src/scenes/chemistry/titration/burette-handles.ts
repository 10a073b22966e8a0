/** What a hand turns and touches at the burette: its stopcock and its tip. */
import type { Point, SceneContext } from '../../contract';
import type { TitrationApparatus } from './titration-apparatus';
import { stopcockWords } from './titration-words';

/** Milliseconds between drops while the tip is held. */
const DROP_EVERY = 350;
/** The pointer is too near the stopcock's axis to give an angle. */
const LEAST_LEVER = 12;

/** `axis`: where the stopcock turns, on the stage. */
function stopcockHandleOf(context: SceneContext<'titration'>, axis: Point) {
  const drop = (): void => context.dispatch({ do: 'add_drop' });
  return context.handle({
    role: 'slider',
    name: 'Stopcock',
    hint: 'Drag it, or press left and right, to turn it. Arrow down or a tap lets one drop through.',
    min: 0,
    max: 1,
    step: 0.05,
    value: 0,
    format: stopcockWords,
    set: (value) => context.dispatch(value === 0 ? { do: 'close_stopcock' } : { do: 'open_stopcock', value }),
    drag(point, start, startValue) {
      const lever = Math.max(Math.abs(start.x - axis.x), Math.abs(start.y - axis.y));
      if (lever < LEAST_LEVER) return startValue + (point.y - start.y) / 60;
      const angle = (at: Point): number => Math.atan2(at.y - axis.y, axis.x - at.x);
      const turned = angle(point) - angle(start);
      // The shorter way round.
      return startValue + Math.atan2(Math.sin(turned), Math.cos(turned)) / (Math.PI / 2);
    },
    tap: drop,
    keys: { ArrowDown: drop },
  });
}

export function createBuretteHandles(context: SceneContext<'titration'>) {
  const axis = { x: 0, y: 0 };
  const stopcockHandle = stopcockHandleOf(context, axis);
  const tipHandle = context.actionHandle('add_drop', {
    name: 'Burette tip: one drop',
    hint: 'Hold it down for drop after drop; arrow down gives half a drop.',
    repeatEvery: DROP_EVERY,
    held: (down) => {
      if (down) context.sound('drop');
    },
    keys: { ArrowDown: () => context.dispatch({ do: 'add_half_drop' }) },
  });
  return {
    lay({ at, scale: s }: TitrationApparatus) {
      Object.assign(axis, at.stopcock());
      stopcockHandle.place(axis.x - 36 * s, axis.y - 18 * s, 52 * s, 36 * s);
      const tip = at.tip();
      tipHandle.place(tip.x - 12 * s, tip.y - 14 * s, 24 * s, 34 * s);
    },
    draw(stopcock: number) {
      stopcockHandle.update(stopcock);
    },
  };
}
