/** What hands do: hang the masses, pull them, take one off or put one on, and move the eye. */
import type { Container } from 'pixi.js';
import { ONE_MASS } from '../../../../engine/physics/hookes-law-constants';
import type { Box, Frame, Point, SceneContext } from '../../contract';
import type { HungSpring } from './hung-spring';
import { DISC, HANGER_LENGTH } from './slotted-masses';

/** Stage units that tell a pull from a grip. */
const GRIP = 5;
const SIDEWAYS = 34;
const NEAR = 70;
/** Stage units of a centimetre of the eye's height. */
export const EYE_TRAVEL = 4.2;
const LEAST_MASS = 0.1;
const MOST_MASS = 2;

export type Hand = 'nothing' | 'pull' | 'take' | 'add' | 'hang';

export interface SpringHands {
  readonly hand: Hand;
  /** The frame that hands act on. */
  see(frame: Frame<'hookes_law'>): void;
  placeRack(at: Point): void;
  place(frame: Frame<'hookes_law'>, waitingAt: Point, eye: Box): void;
}

/** What is carried, and what it does where it is let go. */
function createCarrier(
  context: SceneContext<'hookes_law'>,
  { pointer }: HungSpring,
  { loose, carried }: Carried,
  frame: () => Frame<'hookes_law'> | null,
) {
  let hand: Hand = 'nothing';
  let handAt: Point = { x: 0, y: 0 };
  const carry = (next: Hand, at: Point): void => {
    hand = next;
    handAt = at;
    loose.visible = next === 'take' || next === 'add';
    carried.visible = next === 'hang';
    if (loose.visible) loose.position.set(at.x, at.y);
    if (carried.visible) carried.position.set(at.x, at.y - 20);
    context.redraw();
  };
  const distance = (to: Point): number => Math.hypot(handAt.x - to.x, handAt.y - to.y);
  const loadMiddle = (): Point => ({ x: pointer.x, y: pointer.y + HANGER_LENGTH * 0.7 });
  const massOf = (): number => frame()?.params.mass ?? 0.5;
  const setMass = (mass: number): void =>
    context.setInput('mass', Math.round(Math.min(MOST_MASS, Math.max(LEAST_MASS, mass)) * 10) / 10);
  const addOne = (): void => setMass(massOf() + ONE_MASS);
  const takeOne = (): void => {
    if (massOf() > 1.5 * ONE_MASS) setMass(massOf() - ONE_MASS);
    else context.dispatch({ do: 'remove' });
  };
  const drop = (): void => {
    const was = hand;
    carry('nothing', handAt);
    if (was === 'pull') context.dispatch({ do: 'release' });
    else if (was === 'take' && distance(loadMiddle()) > NEAR) takeOne();
    else if (was === 'add' && frame()?.view.hung && distance(loadMiddle()) < 1.3 * NEAR) addOne();
    else if (was === 'hang' && distance(pointer) < 1.5 * NEAR) context.dispatch({ do: 'hang_gently' });
  };
  return { hand: () => hand, carry, drop, addOne, takeOne };
}

type Carrier = ReturnType<typeof createCarrier>;

export interface Carried {
  /** A mass in the hand, and the hanger in it. */
  readonly loose: Container;
  readonly carried: Container;
}

const loadHandleOf = (
  context: SceneContext<'hookes_law'>,
  spring: HungSpring,
  { hand, carry, drop, takeOne }: Carrier,
) =>
  context.actionHandle('pull', {
    name: 'Hanger: pull the mass down',
    hint: 'Drag it down and let go, or drag it sideways to take a mass off. By keyboard: arrows pull, Enter lets go, Delete takes a mass off.',
    grip: 'y',
    keys: { Enter: () => context.dispatch({ do: 'release' }), Delete: takeOne },
    drag(point, start, startValue) {
      const dx = Math.abs(point.x - start.x);
      const dy = point.y - start.y;
      if (hand() !== 'pull' && dx > SIDEWAYS && dx > dy) carry('take', point);
      else if (hand() === 'take') carry('take', point);
      else if (dy > GRIP) carry('pull', point);
      return hand() === 'pull' ? startValue + Math.max(0, dy) / spring.unit : startValue;
    },
    held: (down) => {
      if (!down) drop();
    },
  });

/** A hand that carries something; what it does where it is let go is in `drop`. */
const carries = ({ carry, drop }: Carrier, what: 'hang' | 'add', tap: () => void) =>
  ({
    grip: 'free',
    drag: (point: Point, _start: Point, startValue: number): number => {
      carry(what, point);
      return startValue;
    },
    held: (down: boolean) => {
      if (!down) drop();
    },
    tap,
  }) as const;

export function createSpringHands(
  context: SceneContext<'hookes_law'>,
  spring: HungSpring,
  carried: Carried,
): SpringHands {
  let last: Frame<'hookes_law'> | null = null;
  const carrier = createCarrier(context, spring, carried, () => last);
  const load = loadHandleOf(context, spring, carrier);
  const hangGently = (): void => context.dispatch({ do: 'hang_gently' });
  const waiting = context.inputHandle('mass', {
    name: 'Hanger with masses',
    hint: 'Drag it onto the hook of the spring. By keyboard: arrows change the mass, Enter hangs it.',
    keys: { Enter: hangGently },
    ...carries(carrier, 'hang', hangGently),
  });
  const rack = context.inputHandle('mass', {
    name: 'Slotted masses on the rack',
    hint: 'Drag one onto the hanger. By keyboard: arrows put masses on and off.',
    ...carries(carrier, 'add', carrier.addOne),
  });
  const eye = context.actionHandle('look_from', {
    name: 'Eye: height above the pointer',
    hint: 'Level, the pointer covers its image in the mirror.',
    grip: 'y',
    drag: (point, start, startValue) => startValue + (start.y - point.y) / EYE_TRAVEL,
    tap: () => context.dispatch({ do: 'look_from', value: 0 }),
  });
  const wide = DISC.width + 6;

  return {
    get hand() {
      return carrier.hand();
    },
    see(frame) {
      last = frame;
    },
    placeRack: (at) => rack.place(at.x - 44, at.y - 112, 88, 114),
    place({ view }, waitingAt, { x, y, width, height }) {
      const { pointer } = spring;
      load.enable(view.hung);
      waiting.enable(!view.hung);
      if (view.hung) load.place(pointer.x - wide / 2, pointer.y + HANGER_LENGTH * 0.3, wide, HANGER_LENGTH * 0.72);
      else waiting.place(waitingAt.x - wide / 2, waitingAt.y - HANGER_LENGTH, wide, HANGER_LENGTH);
      load.update(view.held ? Math.max(0, view.x - view.rest) : 0);
      eye.update(view.eye);
      eye.place(x, y, width, height);
      waiting.aim([{ x: pointer.x - 30, y: pointer.y - 26, width: 60, height: 52 }]);
    },
  };
}
