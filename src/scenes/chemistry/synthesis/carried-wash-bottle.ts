/** The wash bottle: water to quench the reaction in the flask and to wash the crystals on the funnel. */
import type { Point, SceneContext, TypeSizes } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
import { createWashBottle } from '../../kit/glassware/wash-bottle';
import { FLASK, type ReactionFlask } from './reaction-flask';
import { inFlask, near, REACH, type SynthesisState } from './synthesis-state';

const WASH_BOTTLE = 124;
const JET_MS = 1500;
/** Of it, the bottle is on its way for this long. */
const JET_FROM_MS = 420;

/** `funnelHeight`: of the funnel, in its own units. */
export function createCarriedWashBottle(
  context: SceneContext<'synthesis'>,
  state: SynthesisState,
  flask: ReactionFlask,
  funnelHeight: number,
) {
  const { reducedMotion } = context;
  const water = createWashBottle(context, WASH_BOTTLE);
  let since = Number.NEGATIVE_INFINITY;
  const quench = (): void => context.press('quench');
  const wash = (): void => context.press('wash');
  const carried = createCarried(context, water.root, {
    name: 'Wash bottle: water',
    hint: 'Drag it to the flask to quench, or to the funnel to wash; Enter does what comes next.',
    box: { x: -30, y: -128, width: 60, height: 130 },
    drop(point) {
      if (inFlask(state.stage)) {
        if (Math.abs(point.x - flask.home().x) < 1.6 * REACH) quench();
      } else if (near(state.layout.parts.funnel, point, 120)) wash();
    },
    send: () => (inFlask(state.stage) ? quench() : wash()),
  });

  /** The place from which its spout is over the flask or the funnel. */
  function overMouth(): Point {
    const { parts, water: place } = state.layout;
    const { funnel: paper } = parts;
    const home = flask.home();
    const mouth =
      inFlask(state.stage) || !paper
        ? { x: home.x, y: home.y - FLASK.height * home.scale }
        : { x: paper.x, y: paper.y - funnelHeight * paper.scale };
    return { x: mouth.x - (water.spout.x - 6) * place.scale, y: mouth.y - (water.spout.y + 22) * place.scale };
  }

  return {
    root: water.root,
    get held() {
      return carried.held;
    },
    lay(type: TypeSizes) {
      const { water: place } = state.layout;
      carried.home(place, place.scale);
      water.root.scale.set(place.scale);
      water.fit(place.scale, type);
    },
    /** Goes to where water is needed and squirts. */
    pour(now: number) {
      since = now;
    },
    draw(now: number) {
      const { water: place } = state.layout;
      const pouring = !reducedMotion && now - since < JET_MS;
      carried.home(pouring ? overMouth() : place, place.scale);
      carried.move(now);
      water.squirt(pouring && now - since > JET_FROM_MS ? 34 : 0);
      if (pouring) context.redraw();
    },
  };
}
