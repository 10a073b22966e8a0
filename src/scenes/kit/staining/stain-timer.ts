/** A bench timer for stains: keys choose the bottle and its time; while something acts it counts down. */
import type { StageContext } from '../../contract';
import { createInstrument, type Instrument } from '../instruments/instrument';

/** What has a time, with its bounds in s. */
export interface Timed<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly initial: number;
}

export interface StainTimer<Id extends string> {
  readonly part: Instrument;
  /** The time that is set for it, s. */
  seconds(id: Id): number;
  /** The bottle in hand: the keys are for its time. */
  choose(id: Id): void;
  enable(enabled: boolean): void;
  /** `left`: s for which something still acts; null where nothing does. */
  draw(left: number | null, acting: string): void;
}

/** Times that the keys go through, s. */
const TIMES = [0, 1, 2, 3, 4, 5, 7, 10, 15, 20, 25, 30, 45, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1200] as const;

/** A scene's context has both. */
type TimerContext = StageContext & { redraw(): void };

/** Times of a number action, for the timer, by a short name of its bottle. */
export function timedOf<Id extends string>(context: StageContext, id: Id, name?: string): Timed<Id> {
  const action = context.facts.actions[id];
  const bounds = action?.value?.kind === 'number' ? action.value : { min: 0, max: 0, initial: 0 };
  return {
    id,
    name: name ?? action?.label ?? id,
    min: bounds.min,
    max: bounds.max,
    initial: bounds.initial ?? bounds.min,
  };
}

export function createStainTimer<Id extends string>(
  context: TimerContext,
  timed: readonly Timed<Id>[],
): StainTimer<Id> {
  const set = new Map(timed.map(({ id, initial }) => [id, initial]));
  let chosen = 0;
  const change = (by: 1 | -1): void => {
    const now = timed[chosen];
    if (!now) return;
    const times = TIMES.filter((time) => time >= now.min && time <= now.max);
    const seconds = set.get(now.id) ?? now.min;
    const next = by > 0 ? times.find((time) => time > seconds) : times.findLast((time) => time < seconds);
    if (next !== undefined) set.set(now.id, next);
    context.redraw();
  };
  const part = createInstrument(context, {
    form: 'hand-held',
    title: 'Timer',
    display: { rows: [{ unit: 's', widest: '0000' }], note: true },
    keys: [
      { press: () => change(-1), name: 'Less time', print: '−' },
      {
        press: () => {
          chosen = (chosen + 1) % timed.length;
          context.redraw();
        },
        name: 'Time of the next bottle',
        print: '▸',
      },
      { press: () => change(1), name: 'More time', print: '+' },
    ],
  });
  return {
    part,
    seconds: (id) => set.get(id) ?? 0,
    choose(id) {
      chosen = Math.max(
        0,
        timed.findIndex((each) => each.id === id),
      );
    },
    enable(enabled) {
      for (const key of part.keys) key.enable(enabled);
    },
    draw(left, acting) {
      const now = timed[chosen];
      part.set(0, String(Math.ceil(left ?? (now ? (set.get(now.id) ?? 0) : 0))));
      part.note(left === null ? (now?.name ?? '') : acting);
    },
  };
}
