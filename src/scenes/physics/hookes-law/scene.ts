/** A spring on its stand beside a mirror scale, slotted masses, a lens for reading, and force over extension on a screen. */
import { Container } from 'pixi.js';
import { ONE_MASS } from '../../../../engine/physics/hookes-law-constants';
import type { Box, CreateScene, Frame, Point, SceneContext, TypeSizes } from '../../contract';
import { createRoom } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { describeSpring } from './describe-spring';
import { createHungSpring } from './hung-spring';
import { createMirrorLens } from './mirror-lens';
import { createLooseMass, createMassHanger, createMassRack, HANGER_LENGTH } from './slotted-masses';
import { createSpringGraph } from './spring-graph';
import { createSpringHands, EYE_TRAVEL } from './spring-hands';
import { createViewingEye } from './viewing-eye';

type SpringFrame = Frame<'hookes_law'>;

/** On a phone the graph is the page's own plot. */
const ARRANGEMENT: Arrangements<'spring' | 'reading' | 'masses' | 'graph' | 'message'> = {
  wide: row(
    grow(32, 'spring'),
    grow(32, column(grow(11, 'reading'), grow(8, 'masses'))),
    grow(35, column(grow(1, 'graph'), 'message')),
  ),
  tall: row(grow(45, 'spring'), grow(55, column(grow(10, 'reading'), 'message', grow(9, 'masses')))),
};
const MARGIN = { wide: 16, tall: 10 } as const;
/** Height of what is seen of the bench behind the feet, and of what lies before them. */
const BENCH = { wide: 56, tall: 80 } as const;
const FOOT = 26;

/** Slotted masses beside the hanger, which weighs as much as one. */
const MOST_DISCS = 19;
const LENS_RADIUS = 104;
const LENS_PITCH = 7;
/** Room for the eye beside the lens. */
const EYE_ROOM = 74;
const WORDS_MS = 200;
/** m/s: above it no eye follows. */
const BLUR = 0.12;

const discsOf = (mass: number): number => Math.round(mass / ONE_MASS) - 1;

/** What the eye sees of the pointer, and the eye. */
function createReading(context: SceneContext<'hookes_law'>) {
  const lens = createMirrorLens(context, LENS_RADIUS, LENS_PITCH);
  const eye = createViewingEye(context);
  let lensAt: Point & { readonly radius: number } = { x: 0, y: 0, radius: 1 };
  let eyeAt: Point = { x: 0, y: 0 };
  return {
    lens: lens.root,
    eye: eye.root,
    lay({ x, y, width, height }: Box): void {
      const radius = Math.min(height / 2 - 6, (width - EYE_ROOM) / 2);
      lensAt = { x: x + radius + 6, y: y + height / 2, radius };
      lens.root.position.copyFrom(lensAt);
      lens.root.scale.set(radius / LENS_RADIUS);
      eyeAt = { x: lensAt.x + radius + EYE_ROOM - 26, y: lensAt.y };
    },
    see: (view: SpringFrame['view']): void =>
      lens.set(1000 * view.pointerSeen, 1000 * view.imageSeen, Math.abs(view.v) > BLUR),
    /** The eye at its height; the box in which it is grabbed. */
    placeEye(height: number): Box {
      const y = eyeAt.y - height * EYE_TRAVEL;
      eye.set(eyeAt.x, y, lensAt.x + lensAt.radius, lensAt.y);
      return { x: eyeAt.x - 22, y: y - 22, width: 44, height: 44 };
    },
  };
}

/** The hanger that waits, the rack, and what a hand carries. */
function createMasses(context: SceneContext<'hookes_law'>) {
  const waiting = createMassHanger(context, MOST_DISCS);
  const rack = createMassRack(context, MOST_DISCS);
  const loose = createLooseMass();
  const carried = createMassHanger(context, MOST_DISCS);
  carried.root.visible = false;
  return { waiting, rack, loose, carried };
}

/** What the bench says of the run, and what to do first. */
function createWords(context: SceneContext<'hookes_law'>) {
  const message = createCallout(context, { size: 14, tone: 'warning' });
  const advice = createCallout(context, { size: 13, tone: 'plain' });
  return {
    parts: [message.root, advice.root],
    least: ({ small }: TypeSizes) => ({ width: 0, height: small * 5 }),
    lay({ x, y, width }: Box): void {
      for (const words of [message, advice]) {
        words.root.position.set(x + width / 2, y);
        words.lay(width - 24);
      }
    },
    set(view: SpringFrame['view']): void {
      message.set(view.message ?? '');
      advice.set(view.hung || view.message ? '' : 'Drag the hanger onto the hook');
    },
  };
}

export const createScene: CreateScene<'hookes_law'> = (context) => {
  const root = new Container({ label: "Hooke's law" });
  const room = createRoom(context, { kind: 'physics-hall' });
  const spring = createHungSpring(context, MOST_DISCS);
  const masses = createMasses(context);
  const { waiting, rack, loose, carried } = masses;
  const reading = createReading(context);
  const graph = createSpringGraph(context);
  const words = createWords(context);
  const hands = createSpringHands(context, spring, { loose, carried: carried.root });
  root.addChild(room.root, spring.behind, rack.root, waiting.root, ...spring.parts);
  root.addChild(reading.lens, reading.eye, graph.root, ...words.parts, loose, carried.root);

  let type: TypeSizes = { small: 12, text: 14, figures: 26 };
  let waitingAt: Point = { x: 0, y: 0 };
  let wordsAt = Number.NEGATIVE_INFINITY;
  const parts = {
    spring: { lay: (box: Box) => spring.lay(box, type) },
    reading,
    masses: {
      lay({ x, y, width, height }: Box) {
        const foot = y + height - 4;
        waitingAt = { x: x + 0.26 * width, y: foot };
        waiting.root.position.set(waitingAt.x, foot - HANGER_LENGTH);
        const at = { x: x + 0.74 * width, y: foot };
        rack.root.position.copyFrom(at);
        hands.placeRack(at);
      },
    },
    graph: { root: graph.root, lay: (box: Box) => graph.lay(box, type) },
    message: words,
  };
  const write = ({ view, shown }: SpringFrame, now: number): void => {
    // What stands there last must be what was said last.
    if (now - wordsAt < WORDS_MS && now >= wordsAt) return context.redraw();
    wordsAt = now;
    graph.energy(`${shown.elastic_energy_j.text} J`);
    words.set(view);
  };

  return {
    root,
    resize(stage) {
      type = stage.type;
      const margin = MARGIN[stage.layout];
      const box = inset(stageBox(stage), margin);
      arrange(ARRANGEMENT[stage.layout], parts, { ...box, height: stage.height - margin - FOOT }, type);
      room.resize(stage, stage.height - FOOT - BENCH[stage.layout]);
      spring.forget();
      wordsAt = Number.NEGATIVE_INFINITY;
    },
    draw(frame, now) {
      const { view, params } = frame;
      const { hand } = hands;
      hands.see(frame);
      spring.follow(view);
      spring.draw(frame, graph.draw(view, spring.span));
      waiting.root.visible = !view.hung && hand !== 'hang';
      const discs = discsOf(params.mass);
      spring.load.count(discs - (hand === 'take' ? 1 : 0));
      waiting.count(discs);
      carried.count(discs);
      rack.count(MOST_DISCS - discs - (hand === 'add' ? 1 : 0));
      reading.see(view);
      write(frame, now);
      hands.place(frame, waitingAt, reading.placeEye(view.eye));
    },
    describe: describeSpring,
    destroy: () => root.destroy({ children: true }),
  };
};
