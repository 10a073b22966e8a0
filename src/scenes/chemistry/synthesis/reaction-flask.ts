/** The flask of the reaction with its thermometer, which a hand or the run carries to the bath and into the ice. */
import { Container } from 'pixi.js';
import type { Point, SceneContext } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
import { createConicalFlask } from '../../kit/glassware/conical-flask';
import { createStemThermometer } from '../../kit/meters/stem-thermometer';
import { contactShadow } from '../../kit/paint/shading';
import type { createIceBath } from './ice-bath';
import { createNeedleCrystals, createSlurry } from './needle-crystals';
import type { createShakingWaterBath } from '../../kit/glassware/shaking-water-bath';
import type { Place } from './synthesis-layout';
import { FULL_FLASK, inFlask, near, type SynthesisFrame, type SynthesisState } from './synthesis-state';

export const FLASK = { height: 160, radius: 66, capacity: 62 } as const;
const COLD = 0xfefefe;

/** What the flask can stand in. */
interface Baths {
  readonly hot: ReturnType<typeof createShakingWaterBath>;
  readonly cold: ReturnType<typeof createIceBath>;
}

/** Glass and contents, its foot at the origin. */
function createFilledFlask(context: SceneContext<'synthesis'>) {
  const flask = createConicalFlask(context, FLASK);
  const slurry = createSlurry(flask.inner);
  const needles = createNeedleCrystals(flask.inner);
  const thermometer = createStemThermometer(context, 168);
  thermometer.root.position.set(12, -12);
  thermometer.root.rotation = 0.07;
  flask.inside.addChild(thermometer.root, slurry.root, needles.root);
  thermometer.showFigures(false);
  const foot = new Container({ label: 'flask' });
  const shadow = contactShadow(context.theme, FLASK.radius * 2.4, 18);
  foot.addChild(shadow, flask.root);
  return {
    foot,
    shadow,
    set(view: SynthesisFrame['view'], holds: boolean) {
      flask.set({ volume: holds ? view.volume : 0, colour: COLD });
      slurry.set(view.slurry, flask.surface);
      needles.set(holds ? view.crystals / FULL_FLASK : 0, flask.surface);
      thermometer.root.visible = holds;
      thermometer.set(Math.max(-2, view.celsius));
    },
  };
}

/** Its thermometer in words, above it. */
function createDegrees(context: SceneContext<'synthesis'>) {
  const degrees = context.text({ size: 16, mono: true, weight: '600', colour: context.theme.ink, anchor: [0.5, 1] });
  return {
    degrees,
    /** `celsius`: as it is shown; null: the flask is empty. */
    set(celsius: string | null, at: Point, scale: number) {
      degrees.visible = celsius !== null;
      if (celsius === null) return;
      const text = `${celsius} °C`;
      if (degrees.text !== text) degrees.text = text;
      degrees.position.set(at.x + 16, at.y - (FLASK.height + 74) * scale);
    },
  };
}

/** What a hand does with the flask. */
function carriedFlask(context: SceneContext<'synthesis'>, foot: Container, state: SynthesisState) {
  const filter = (): void => context.dispatch({ do: 'filter' });
  return createCarried(context, foot, {
    name: 'Flask',
    hint: 'Drag it into the water bath, into the ice or onto the funnel; Enter carries it to the next place.',
    box: { x: -FLASK.radius, y: -FLASK.height, width: 2 * FLASK.radius, height: FLASK.height },
    drop(point) {
      const { bath: hot, ice: cold, funnel: paper } = state.layout.parts;
      if (near(hot, point, 80)) context.dispatch({ do: 'start_heating' });
      else if (near(cold, point, 20)) context.dispatch({ do: 'cool' });
      else if (near(paper, point, 120)) filter();
    },
    send() {
      if (state.stage === 'loaded') context.dispatch({ do: 'start_heating' });
      else if (state.stage === 'heating' || state.stage === 'quenched') context.dispatch({ do: 'cool' });
      else filter();
    },
  });
}

export function createReactionFlask(context: SceneContext<'synthesis'>, state: SynthesisState, { hot, cold }: Baths) {
  const flask = createFilledFlask(context);
  const { foot, shadow } = flask;
  const { degrees, ...words } = createDegrees(context);
  const carried = carriedFlask(context, foot, state);
  let moving = false;

  /** Place of its foot, stage units, for where it stands. */
  const home = (): Place => {
    const { bath, ice } = state.layout.parts;
    if (state.stage === 'heating' && bath)
      return { x: bath.x, y: bath.y + (hot.deck.y - 4) * bath.scale, scale: bath.scale };
    if (state.stage === 'cooling' && ice) return { x: ice.x, y: ice.y - 10 * ice.scale, scale: ice.scale };
    return state.layout.flask;
  };

  /** What stands in a vessel lies between its walls; otherwise it lies in `root`, below `before`. */
  function standIn(root: Container, before: Container): void {
    const inside = !carried.held && !moving;
    const vessel = state.stage === 'heating' ? hot.deck : state.stage === 'cooling' ? cold.well : null;
    const parent = inside && vessel ? vessel : root;
    if (foot.parent === parent) return;
    if (parent === root) {
      root.addChildAt(foot, root.getChildIndex(before));
      foot.scale.set(home().scale);
    } else parent.addChild(foot);
    shadow.visible = parent === root;
  }

  return {
    foot,
    degrees,
    home,
    get held() {
      return carried.held;
    },
    lay() {
      const place = home();
      carried.home(place, place.scale);
      carried.enable(inFlask(state.stage));
    },
    /** Carries it on in `root`, below `before`. */
    move(root: Container, before: Container, now: number) {
      const { stage } = state;
      if (foot.parent !== root && (carried.held || (stage !== 'heating' && stage !== 'cooling'))) {
        moving = true;
        standIn(root, before);
      }
      if (foot.parent === root) moving = carried.move(now);
      standIn(root, before);
      if (foot.parent === root) foot.scale.set(home().scale);
      else {
        foot.position.set(0, stage === 'heating' ? -4 : -2);
        foot.scale.set(1);
      }
    },
    draw({ view, shown }: SynthesisFrame, root: Container) {
      const holds = inFlask(state.stage);
      flask.set(view, holds);
      const at = foot.parent === root ? foot.position : home();
      words.set(holds ? shown.temperature_c.text : null, at, home().scale);
    },
  };
}

export type ReactionFlask = ReturnType<typeof createReactionFlask>;
