/** A kitchen's DNA extraction on the bench: bag in its bath, buffer, funnel over a tube, ethanol on ice, a stick, and where the DNA is. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame, Point, SceneContext } from '../../contract';
import { createReagentBottle, type ReagentBottle } from '../../kit/glassware/reagent-bottle';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  arrange,
  type Arrangements,
  boxOf,
  column,
  fitted,
  grow,
  inset,
  type Placed,
  placeHandle,
  pointOf,
  row,
  stageBox,
  type Stand,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createAccountScreen } from './account-screen';
import { createExtractionTube, FUNNEL_BOX, STICK_BOX, TUBE_BOX } from './extraction-tube';
import type { TubeState } from './tube-state';
import { describeExtraction } from './extraction-words';
import { BAG_BOX, BAG_MOUTH, type BagState, createFruitBag } from './fruit-bag';
import { BUCKET, createIceBucket } from './ice-bucket';
import { BOTTLE, createPouringBottle } from './pouring-bottle';

type View = Frame<'step_based'>['view'];

const ARRANGEMENT: Arrangements<'bench' | 'account' | 'bath'> = {
  wide: row(grow(2.75, 'bench'), column(grow(1.5, 'account'), grow(1, 'bath'))),
  tall: column(grow(1.75, 'bench'), row(grow(1.35, 'account'), grow(1, 'bath'))),
};
/** The apparatus in a frame of its own, from its lower left corner. */
const FRAME = { width: 720, height: 446 } as const;
const BAG_AT: Point = { x: 124, y: -14 };
const BUFFER_AT: Point = { x: 286, y: -10 };
const TUBE_AT: Point = { x: 404, y: -10 };
const BUCKET_AT: Point = { x: 642, y: -8 };
const ETHANOL_AT: Point = { x: 642, y: -64 };
const BENCH_DEPTH = 50;
/** The longest pause between two pictures that counts, s. */
const LONGEST = 0.1;
const COOL = 12;
/** Where a bottle pours. */
const OVER_BAG: Point = { x: BAG_AT.x + 96, y: BAG_AT.y + BAG_MOUTH.y - 6 };
const OVER_TUBE: Point = { x: TUBE_AT.x + 108, y: TUBE_AT.y - 262 };

/** Part of the liquid that has gone from the bag through the funnel. */
function throughFunnel({ doing, filtered, ethanol, progress }: View): number {
  if (filtered || ethanol > 0) return 1;
  return doing === 'filter' ? progress : 0;
}

const bagState = (view: View): BagState => ({
  look: view.look,
  broken: view.broken,
  liquid: view.aqueous * (1 - throughFunnel(view)),
  buffer: view.buffer,
  mashing: view.doing === 'mash',
  emptied: throughFunnel(view) > 0.3,
  warmth: Math.max(0, (view.bath - 30) / 65),
});

function tubeState(view: View): TubeState {
  const filtering = view.doing === 'filter';
  return {
    look: view.look,
    aqueous: view.aqueous * throughFunnel(view) * (filtering ? 0.85 : 1),
    ethanol: view.ethanol,
    filtered: view.filtered || filtering,
    dripping: filtering,
    pulp: view.filtered ? 0.85 : filtering ? 0.85 * (1 - 0.2 * view.progress) : 0,
    threads: view.threads,
    wound: view.wound,
    spooling: view.doing === 'spool',
  };
}

/** What is pressed and dragged at its place. */
function createHandles(context: SceneContext<'step_based'>) {
  const mash = context.actionHandle('mash', {
    name: 'Bag: mash',
    hint: 'Hold it down: each press mashes for 5 s of lab time.',
    grip: 'press',
    value: () => 5,
    repeatEvery: 240,
  });
  const filter = context.actionHandle('filter_mixture', { name: 'Funnel: filter', grip: 'press' });
  const spool = context.actionHandle('spool', { name: 'Stick: spool', grip: 'press' });
  const chill = context.actionHandle('set_ethanol_temp', {
    name: 'Ice bucket: chill the ethanol',
    hint: 'Drag down for colder; or use the arrow keys.',
    grip: 'y',
    drag: (point, start, celsius) => celsius - (point.y - start.y) * 0.3,
  });
  return { mash, filter, spool, chill };
}

/** Buffer for the bag and ethanol for the tube. */
function createPouring(
  context: SceneContext<'step_based'>,
  { buffer, ethanol }: Readonly<Record<'buffer' | 'ethanol', ReagentBottle>>,
  near: (at: Point, target: Point) => boolean,
) {
  return {
    buffer: createPouringBottle(context, buffer, {
      name: 'Buffer: pour it into the bag',
      hint: 'Drag it over the bag, or press Enter.',
      height: BOTTLE.height,
      pour: () => context.press('add_buffer'),
      over: (at) => near(at, BAG_AT),
    }),
    ethanol: createPouringBottle(context, ethanol, {
      name: 'Ethanol: pour it into the tube',
      hint: 'Drag it over the tube, or press Enter.',
      height: BOTTLE.height - 30,
      pour: () => context.press('add_ethanol'),
      over: (at) => near(at, TUBE_AT),
    }),
  };
}

/** All that stands on the bench, and the screen with the account of the DNA. */
function createKitchen(context: SceneContext<'step_based'>) {
  const root = new Container({ label: 'DNA extraction' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const apparatus = new Container({ label: 'bench' });
  const bag = createFruitBag(context);
  bag.root.position.set(BAG_AT.x, BAG_AT.y);
  const tube = createExtractionTube(context);
  tube.root.position.set(TUBE_AT.x, TUBE_AT.y);
  const bucket = createIceBucket(context.theme);
  const buffer = createReagentBottle(context, { ...BOTTLE, title: 'Buffer' });
  const ethanol = createReagentBottle(context, { ...BOTTLE, title: 'Ethanol' });
  apparatus.addChild(bag.root, tube.root);
  const account = createAccountScreen(context);
  const bath = createInstrument(context, {
    form: 'bench',
    title: 'Water bath',
    display: { rows: [{ unit: '°C', widest: '00' }] },
    knobs: [{ action: 'set_bath', print: '' }],
  });
  root.addChild(room.root, apparatus, ethanol.root, bucket.root, buffer.root, account.root, bath.root);
  return { root, room, apparatus, bag, tube, bucket, buffer, ethanol, account, bath };
}

export const createScene: CreateScene<'step_based'> = (context) => {
  const kitchen = createKitchen(context);
  const { root, apparatus, bag, tube, bucket, buffer, ethanol, account, bath } = kitchen;
  let frame: Stand = { x: 0, y: 0, scale: 1 };
  let benchY = 0;
  const placeOf = (point: Point): Point => pointOf(frame, point);
  const handles = createHandles(context);
  const pouring = createPouring(
    context,
    { buffer, ethanol },
    (at, target) => Math.abs(at.x - placeOf(target).x) < 120 * frame.scale,
  );
  let last = Number.NaN;

  /** A box beside a place of the bench, on the stage. */
  const beside = ({ x, y }: Point, area: Box): Box => boxOf(frame, { ...area, x: x + area.x, y: y + area.y });

  const layBench: Placed = {
    lay(room_, type) {
      const { x, y, height, scale } = fitted(room_, FRAME);
      frame = { x, y: y + height, scale };
      benchY = frame.y - BENCH_DEPTH * scale;
      apparatus.position.set(frame.x, frame.y);
      apparatus.scale.set(scale);
      bucket.root.position.copyFrom(placeOf(BUCKET_AT));
      bucket.root.scale.set(scale);
      for (const bottle of [buffer, ethanol]) {
        bottle.root.scale.set(scale);
        bottle.fit(scale, type);
      }
      placeHandle(handles.mash, beside(BAG_AT, BAG_BOX));
      placeHandle(handles.spool, beside(TUBE_AT, STICK_BOX));
      placeHandle(handles.filter, beside(TUBE_AT, FUNNEL_BOX));
      placeHandle(
        handles.chill,
        beside(BUCKET_AT, {
          x: -BUCKET.half,
          y: -BUCKET.high + 18,
          width: 2 * BUCKET.half,
          height: BUCKET.high - 18,
        }),
      );
      pouring.buffer.aim(beside(BAG_AT, BAG_BOX));
      pouring.ethanol.aim(beside(TUBE_AT, TUBE_BOX));
    },
  };

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { bench: layBench, account, bath },
        inset(stageBox(stage), 14, 14),
        stage.type,
      );
      kitchen.room.resize(stage, benchY);
    },

    draw({ view, running }, now) {
      const seconds = Number.isFinite(last) ? Math.min(LONGEST, Math.max(0, (now - last) / 1000)) : 0;
      last = now;
      bag.set(bagState(view));
      tube.set(tubeState(view));
      if (running) {
        bag.tick(seconds);
        tube.tick(seconds);
      }
      const moves = [
        pouring.buffer.draw(view.buffer, now, placeOf(BUFFER_AT), placeOf(OVER_BAG), frame.scale),
        pouring.ethanol.draw(view.ethanol, now, placeOf(ETHANOL_AT), placeOf(OVER_TUBE), frame.scale),
      ];
      if (moves.some(Boolean)) context.redraw();
      bucket.ice.visible = view.bottle < COOL;
      ethanol.set('Ethanol', `${view.bottle}\u00a0°C`);
      handles.chill.update(view.bottle);
      handles.filter.enable(!(view.ethanol > 0) || view.doing === 'filter');
      account.set(view.account);
      bath.set(0, view.bath.toFixed(0));
      bath.knobs[0]?.turnTo(view.bath);
    },

    describe: describeExtraction,
    destroy: () => root.destroy({ children: true }),
  };
};
