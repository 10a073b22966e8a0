/** A bar between a heating block and ice, its profile above it to the same scale, one thermometer for its five thermocouples below. */
import { Container } from 'pixi.js';
import { MATERIALS } from '../../../../engine/physics/bar-profile';
import type { Box, CreateScene, Frame, SceneContext, TypeSizes } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import { createBarEnds } from './bar-ends';
import { createBarProbe } from './bar-probe';
import { describeBar } from './describe-bar';
import { type BarMaterial, createHeatedBar } from './heated-bar';
import { createProfileChart } from './profile-chart';
import { createThermocouples } from './thermocouples';

const ARRANGEMENT: Arrangements<'profile' | 'apparatus' | 'thermometer'> = {
  wide: column(grow(5, 'profile'), grow(8, 'apparatus'), 'thermometer'),
  tall: column(grow(5, 'profile'), grow(8, 'apparatus'), 'thermometer'),
};

/** Wall seconds in which the lagging slides. */
const SLIDE = 0.5;
/** Parts of the apparatus' box. */
const BLOCK = { least: 124, part: 0.16 } as const;
const BAR = { top: 0.37, height: 0.26 } as const;
const NOWHERE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** The face of the bar in the room of the apparatus. */
function frontIn({ x, y, width, height }: Box): Box {
  const side = Math.max(BLOCK.least, width * BLOCK.part);
  return { x: x + side, y: y + height * BAR.top, width: width - 2 * side, height: height * BAR.height };
}

/** The bars that there are; the one that is measured lies in front, where the junctions are. */
function barsIn({ view, params }: Frame<'heat_conduction'>): readonly BarMaterial[] {
  const others = view.race ? MATERIALS.filter((material) => material !== params.material) : [];
  return [...others, params.material];
}

/** Heating block and ice as they stand on the bench, so wide each. */
const standing = ({ x, y, width, height }: Box, side: number) => [
  { x: x + side / 2, y: y + height, width: side, height: height * 0.8, tone: 0x9a5a26 },
  { x: x + width - side / 2, y: y + height, width: side, height: height * 0.8, tone: 0x9cc7e4 },
];

/** The bar, whose lagging slides off and on. */
function createLaggedBar(context: SceneContext<'heat_conduction'>) {
  const { reducedMotion } = context;
  const bar = createHeatedBar(context);
  let slid = 0;
  let drawnAt = 0;
  const lagging = context.inputHandle('insulated', {
    name: 'Lagging',
    hint: 'Takes it off the bar, or puts it back on.',
    grip: 'press',
  });
  function slide(insulated: boolean, now: number): void {
    const goal = insulated ? 0 : 1;
    const step = Math.min(0.1, (now - drawnAt) / 1000) / SLIDE;
    drawnAt = now;
    if (slid !== goal) {
      slid = reducedMotion ? goal : slid + Math.sign(goal - slid) * Math.min(step, Math.abs(goal - slid));
      if (slid !== goal) context.redraw();
    }
    bar.lag(slid);
    const { x, y, width, height } = bar.lagging;
    lagging.place(x + width * 0.06, y, width * 0.13, height);
  }
  return { bar, slide };
}

export const createScene: CreateScene<'heat_conduction'> = (context) => {
  const root = new Container({ label: 'heat conduction' });
  const room = createRoom(context, { kind: 'physics-hall' });
  let apparatus = NOWHERE;
  let front = NOWHERE;
  let profile = NOWHERE;
  let type: TypeSizes = { small: 12, text: 14, figures: 26 };
  let swapped: boolean | null = null;
  const chart = createProfileChart(context);
  const ends = createBarEnds(context);
  const probe = createBarProbe(context);
  const { bar, slide } = createLaggedBar(context);
  const couples = createThermocouples(context, () => front);
  const message = createCallout(context, { size: 14, tone: 'plain' });
  root.addChild(
    room.root,
    ...chart.roots,
    couples.thermometer,
    bar.root,
    ...ends.roots,
    couples.leads,
    probe.root,
    message.root,
  );
  const parts = {
    profile: {
      lay: (box: Box) => {
        profile = box;
      },
    },
    apparatus: {
      lay(box: Box) {
        apparatus = box;
        front = frontIn(box);
      },
    },
    thermometer: couples.part,
  };

  function placeEnds(next: boolean): void {
    if (next === swapped) return;
    swapped = next;
    ends.lay(apparatus, front.x - apparatus.x, next, type);
    message.root.x = apparatus.x + apparatus.width / 2;
    chart.placeNames(next);
  }

  return {
    root,
    resize(stage) {
      ({ type } = stage);
      arrange(ARRANGEMENT[stage.layout], parts, inset(stageBox(stage), 14), type);
      const { x, y, width, height } = apparatus;
      const foot = y + height;
      room.resize(stage, foot - height * 0.16, standing(apparatus, front.x - x));
      bar.lay(front, foot - 4);
      couples.lay(front, foot + 20);
      probe.lay(front, y, type);
      message.lay(width * 0.62);
      swapped = null;
      chart.lay(profile, front, type);
    },
    draw(frame, wall) {
      const { view, params, fields } = frame;
      const low = Math.min(params.cold_temp, 20);
      placeEnds(view.swapped);
      const lies = barsIn(frame);
      chart.draw(frame, lies, low);
      bar.show(lies);
      bar.heat(fields.profiles, low, params.hot_temp);
      bar.drop(view.dropped);
      slide(params.insulated, wall);
      ends.draw(frame, frame.running ? wall / 1000 : 0);
      couples.draw(frame);
      probe.draw(frame);
      message.set(view.started ? '' : 'The bar is as cold as its cold end. Switch the heater on.');
      if (!view.started) message.root.y = apparatus.y + apparatus.height - message.root.height;
    },
    describe: describeBar,
    destroy: () => root.destroy({ children: true }),
  };
};
