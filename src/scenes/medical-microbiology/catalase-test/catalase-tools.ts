/** Dropper, stick and lid: carried over the slide and back. */
import type { Point, SceneContext } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
import { boxOf, pointOf, type Stand } from '../../kit/layout/layout';
import { BOTTLE, DROP_AT, SLIDE, STICK_AT } from './catalase-bench';
import { createDropper, createSplashLid, createWoodenStick, DROPPER_BOX, LID_BOX, STICK_BOX } from './hand-tools';

/** Where they rest. */
const DROPPER_AT = { x: BOTTLE.x, y: BOTTLE.y - 70 } as const;
const LID_AT = { x: 548, y: 430 } as const;

/** `stand`: where the bench is on the stage. */
export function createCatalaseTools(context: SceneContext<'catalase_test'>, stand: () => Stand) {
  const dropper = createDropper();
  const stick = createWoodenStick();
  const lid = createSplashLid(context);
  let covered = false;
  const at = (point: Point): Point => pointOf(stand(), point);

  const overSlide = (point: Point): boolean => {
    const { x, y } = at(DROP_AT);
    const { scale } = stand();
    return Math.abs(point.x - x) < 130 * scale && Math.abs(point.y - y) < 62 * scale;
  };
  const add = (): void => context.dispatch({ do: 'add_reagent' });
  const carriedDropper = createCarried(context, dropper, {
    name: context.facts.actions['add_reagent']?.label ?? '',
    hint: 'Drag the dropper to the slide and let go. Enter lets a drop fall.',
    box: DROPPER_BOX,
    send: add,
    drop: (point) => overSlide(point) && add(),
  });
  const renew = (): void => context.dispatch({ do: 'new_slide' });
  const carriedStick = createCarried(context, stick, {
    name: context.facts.actions['new_slide']?.label ?? '',
    hint: 'Drag the stick from the dish to the slide: a clean slide with the same colony. Enter does it too.',
    box: STICK_BOX,
    send: renew,
    drop: (point) => overSlide(point) && renew(),
  });
  const cover = (next: boolean): void => {
    covered = next;
    context.sound('click');
    homes();
  };
  const carriedLid = createCarried(context, lid, {
    name: 'Lid against splashes',
    hint: 'Drag it over the slide, or away. Enter does it too.',
    box: LID_BOX,
    send: () => cover(!covered),
    drop: (point) => cover(overSlide(point)),
  });
  /** Beside the middle of the slide, so that what is below can be taken. */
  function homes(): void {
    const { scale } = stand();
    carriedLid.home(at(covered ? { x: DROP_AT.x, y: DROP_AT.y - 4 } : LID_AT), scale);
    carriedDropper.home(at(DROPPER_AT), scale);
    carriedStick.home(at(STICK_AT), scale);
  }
  const all = [carriedDropper, carriedStick, carriedLid];

  return {
    dropper,
    stick,
    lid,
    get covered() {
      return covered;
    },
    lay(): void {
      for (const part of [dropper, stick, lid]) part.scale.set(stand().scale);
      homes();
      const aimed = boxOf(stand(), {
        x: SLIDE.x - SLIDE.width / 2,
        y: SLIDE.y - SLIDE.height / 2,
        width: SLIDE.width,
        height: SLIDE.height,
      });
      for (const carried of all) carried.aim([aimed]);
    },
    move(now: number): void {
      for (const carried of all) carried.move(now);
    },
  };
}
