/** A river in section below an outfall: marked water, fish, a boat with a bottle; on the near bank the record, a sonde and the test kit. */
import { Container } from 'pixi.js';
import type { CreateScene, SceneContext, StageSize } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  type Arrangements,
  arrange,
  column,
  grow,
  inset,
  type Placed,
  row,
  spaced,
  stageBox,
} from '../../kit/layout/layout';
import { fillDown } from '../../kit/room/brush';
import { roomTones } from '../../kit/room/room-tones';
import { createCallout } from '../../kit/words/callout';
import { describeRiver } from './describe-river';
import { createDistancePosts } from './distance-posts';
import { createRiverLife } from './river-life';
import { paintRiver, waterColour } from './river-picture';
import { createRiverReach, type RiverFrame, type RiverReach } from './river-reach';
import { createRiverRecord } from './river-record';
import { createSampleBottle } from './sample-bottle';
import { createTestKit } from './test-kit';
import { kitResults } from './test-results';

type Context = SceneContext<'water_quality'>;

const ARRANGEMENT: Arrangements<'river' | 'record' | 'sonde' | 'bottle' | 'kit'> = {
  wide: column(
    grow(1.12, 'river'),
    grow(1, spaced(12, row(grow(1.5, 'record'), spaced(6, column('sonde', grow(1, 'bottle'))), grow(1.4, 'kit')))),
  ),
  tall: spaced(
    8,
    column(
      grow(0.8, 'river'),
      grow(1.2, spaced(8, row(grow(1, 'record'), spaced(4, column('sonde', grow(1, 'bottle')))))),
      'kit',
    ),
  ),
};
const MARGIN = 14;
/** Stage units of a target that a finger finds on a small phone. */
const LEAST_TARGET = 84;

function createSonde(context: Context) {
  return createInstrument(context, {
    form: 'hand-held',
    title: 'O₂ sonde',
    display: {
      rows: [
        { unit: 'mg/L', widest: '00.00' },
        { unit: '%', widest: '000.0', second: true },
      ],
    },
  });
}

/** River and bank behind everything. */
function paintBehind(
  context: Context,
  stage: StageSize,
  { params, view }: RiverFrame,
  { place, oxygenAt }: RiverReach,
): void {
  const { theme } = context;
  const waterAt = (part: number): { readonly oxygen: number; readonly turbidity: number } =>
    part < 0
      ? { oxygen: params.river_do, turbidity: params.turbidity }
      : { oxygen: oxygenAt(part), turbidity: view.turbidity };
  context.paintBehind(stage, (canvas) => {
    const { x, y: top, width, height: tall } = stage.bleed;
    const bank = place.box.y + place.box.height;
    paintRiver(canvas, theme, stage, place, waterAt);
    const tones = roomTones(theme, 'field');
    fillDown(
      canvas,
      [x, bank, width, top + tall - bank],
      [
        [0, tones.benchFar],
        [1, tones.benchNear],
      ],
    );
  });
}

/** What tells one picture of the river from another. */
const pictureOf = ({ pixel, bleed }: StageSize, { params, view, fields, hidden }: RiverFrame): string =>
  `${pixel} ${bleed.x} ${bleed.y} ${bleed.width} ${bleed.height} ${view.shownKm} ${view.saturation} ${params.depth} ${params.turbidity} ${view.turbidity} ${hidden.size} ${fields.profile[1]} ${fields.profile[120]} ${fields.profile[121]}`;

/** What hands take hold of in the river, in the order in which the Tab key goes. */
function createRiverHandles(context: Context, reach: RiverReach) {
  const release = context.actionHandle('start', {
    name: 'Dye at the outfall: release the marked water',
    grip: 'press',
  });
  const boat = context.actionHandle('place_bottle', {
    name: 'Boat: let a bottle wait',
    grip: 'x',
    drag: (point) => reach.toKm(point.x),
    tap: () => context.dispatch({ do: 'take_sample' }),
  });
  const sample = context.actionHandle('take_sample', { name: 'Marked water: fill a bottle', grip: 'press' });
  return {
    /** `reachX`: half the width of the marked water. */
    place({ view }: RiverFrame, reachX: number) {
      const { place, toX } = reach;
      const boatX = toX(view.station ?? view.km);
      const depth = place.bed - place.surface;
      const boatWide = (place.box.height / 250) * 64;
      boat.place(boatX - boatWide / 2, place.surface - boatWide * 0.55, boatWide, boatWide * 0.55);
      boat.update(view.station ?? view.km);
      release.enable(!view.started);
      release.place(place.left - 26, place.surface + depth * 0.5, 52, depth * 0.45);
      sample.enable(view.started);
      sample.place(toX(view.km) - reachX, place.surface + depth * 0.25, 2 * reachX, depth * 0.7);
    },
  };
}

/** The bottle that was filled last; it is shaken. */
function createLastBottle(context: Context) {
  const bottle = createSampleBottle(context);
  const shaker = context.actionHandle('shake_bottle', { name: 'Bottle: shake it half full', grip: 'press' });
  const bottlePart: Placed = {
    root: bottle.root,
    least: (sizes) => bottle.least(sizes),
    lay(box, sizes) {
      bottle.lay(box, sizes);
      const { x, width } = bottle.stands(box);
      // Where it is small its target reaches up over the sonde, not down over the kit.
      const high = Math.max(box.height, LEAST_TARGET);
      shaker.place(x, box.y + box.height - high, width, high);
    },
  };
  return {
    root: bottle.root,
    part: bottlePart,
    /** Returns whether there is one. */
    draw({ view }: RiverFrame, now: number): boolean {
      const last = view.bottles[view.bottles.length - 1];
      bottle.set(
        last
          ? {
              label: `${last.km.toFixed(0)} km`,
              colour: waterColour(context.theme, last.oxygen, view.turbidity),
              shaken: last.shaken,
            }
          : null,
      );
      shaker.enable(last !== undefined);
      if (bottle.shake(now)) context.redraw();
      return last !== undefined;
    },
  };
}

export const createScene: CreateScene<'water_quality'> = (context) => {
  const root = new Container({ label: 'river below an outfall' });
  const life = createRiverLife(context);
  const reach = createRiverReach();
  const posts = createDistancePosts(context, reach);
  const sonde = createSonde(context);
  const record = createRiverRecord(context, reach);
  const kit = createTestKit(context);
  const handles = createRiverHandles(context, reach);
  const bottle = createLastBottle(context);
  const warning = createCallout(context, { size: 13, tone: 'warning' });
  root.addChild(...posts.roots, life.root, ...record.roots, sonde.root, bottle.root, kit.root, warning.root);
  let stage: StageSize | null = null;
  let painted = '';
  const river: Placed = {
    lay(box) {
      const top = stage?.bleed.y ?? 0;
      reach.lay({ x: box.x, y: top, width: box.width, height: box.y + box.height - top });
    },
  };

  function paint(frame: RiverFrame): void {
    if (!stage) return;
    const key = pictureOf(stage, frame);
    if (key === painted) return;
    painted = key;
    reach.follow(frame, stage);
    life.lay(reach.place);
    paintBehind(context, stage, frame, reach);
    posts.draw(stage);
    record.begin(frame);
  }

  return {
    root,
    resize(next) {
      stage = next;
      arrange(
        ARRANGEMENT[next.layout],
        { river, record, sonde, bottle: bottle.part, kit },
        inset(stageBox(next), MARGIN),
        next.type,
      );
      warning.lay(next.width * 0.5);
      warning.root.position.set(next.width * 0.58, 8);
      painted = '';
    },
    draw(frame, now) {
      const { view, shown, params, running } = frame;
      paint(frame);
      life.draw(
        {
          started: view.started,
          parcelX: reach.toX(view.km),
          boatX: reach.toX(view.station ?? view.km),
          oxygen: view.oxygen,
          waiting: view.station !== null,
          flows: running,
          velocity: params.velocity,
        },
        reach.oxygenAt,
        now,
      );
      handles.place(frame, life.reach.x);
      record.draw(frame);
      sonde.set(0, shown.do_mg_l.text);
      sonde.set(1, shown.do_pct.text);
      kit.set(bottle.draw(frame, now), kitResults(frame), view.colonies);
      warning.set(view.guessed ? 'Reaeration is a guess here' : '');
    },
    describe: describeRiver,
    destroy: () => root.destroy({ children: true }),
  };
};
