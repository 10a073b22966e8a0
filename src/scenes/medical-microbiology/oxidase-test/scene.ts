/** Kovács' test on the bench: a colony, a loop, wet paper that turns purple, and a stopwatch that says how long that counts. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame, StageContext } from '../../contract';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { createInstrument } from '../../kit/instruments/instrument';
import { createStopwatch } from '../../kit/instruments/stopwatch';
import {
  type Arrangements,
  arrange,
  boxOf,
  column,
  fitDrawing,
  grow,
  inset,
  type Placed,
  placeHandle,
  row,
  type Stand,
  stageBox,
} from '../../kit/layout/layout';
import { mix } from '../../kit/paint/shading';
import { createRoom } from '../../kit/room/room';
import type { StageTheme } from '../../kit/theme';
import { createElectronChain } from './electron-chain';

type OxidaseFrame = Frame<'oxidase_test'>;

const ARRANGEMENT: Arrangements<'bench' | 'watch' | 'meter' | 'chain'> = {
  wide: row(grow(2.1, 'bench'), grow(1, column(grow(1, 'watch'), grow(0.8, 'meter'), grow(1.25, 'chain')))),
  tall: column(grow(2.6, 'bench'), grow(1, row(grow(1, 'watch'), grow(1, 'meter')))),
};
const FRAME = { width: 600, height: 452 } as const;
/** Middles and radii of dishes that stand on the bench. */
const PAPER = { x: 398, y: 312, rx: 188, ry: 118 } as const;
const PLATE = { x: 112, y: 366, rx: 104, ry: 66 } as const;
const BOTTLE = { x: 120, y: 262, width: 92, height: 160 } as const;
/** Where the loop rests over a colony, and where it rubs. */
const REST = { x: PLATE.x + 42, y: PLATE.y + 2 } as const;
const SPOT = { x: PAPER.x - 8, y: PAPER.y - 4, rx: 58, ry: 24 } as const;
const LOOP_LENGTH = 150;
/** Wall ms of a rub. */
const RUB_MS = 900;

const AGAR = {
  'Nutrient or blood agar': 0xd9b96f,
  'Chocolate or Campylobacter agar': 0x6b3f2c,
  'MacConkey agar': 0xb8506a,
} as const;
const LAVENDER = 0xb59ae6;
const PURPLE = 0x3a1573;
const REAGENTS = { colourless: 0xe9f0f6, pale: 0xaeb9e8, 'bluish, turning': 0x7f8bd8 } as const;
const COLONIES = [
  [-58, -8],
  [-30, 20],
  [-8, -22],
  [30, -6],
  [14, 22],
  [58, 10],
  [-70, 14],
  [62, -16],
] as const;

function drawDishes(theme: StageTheme): Graphics {
  const dark = theme.name === 'dark';
  const dishes = new Graphics({ label: 'dishes' });
  for (const { x, y, rx, ry } of [PAPER, PLATE]) {
    dishes
      .ellipse(x + 8, y + 14, rx + 4, ry + 4)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
      .ellipse(x, y + 7, rx, ry)
      .fill({ color: mix(theme.glassBody, 0xffffff, dark ? 0.05 : 0.5), alpha: 0.85 })
      .ellipse(x, y, rx, ry)
      .fill({ color: mix(theme.glassBody, 0xffffff, dark ? 0.2 : 0.75), alpha: 0.95 })
      .ellipse(x, y, rx - 1, ry - 1)
      .stroke({ width: 2, color: theme.glassEdge, alpha: 0.9 });
  }
  return dishes;
}

function drawColonies(): Graphics {
  const colonies = new Graphics({ label: 'colonies' });
  for (const [x, y] of COLONIES)
    colonies
      .ellipse(PLATE.x + x + 1, PLATE.y + y + 2, 9, 5)
      .fill({ color: 0x3a240c, alpha: 0.3 })
      .ellipse(PLATE.x + x, PLATE.y + y, 9, 5)
      .fill(0xf3ecd6)
      .ellipse(PLATE.x + x - 2.5, PLATE.y + y - 1.6, 3, 1.4)
      .fill({ color: 0xffffff, alpha: 0.8 });
  return colonies;
}

/** A smear has no smooth edge: strokes of a loop, each a little off the last. */
function drawSmear(): Graphics {
  const smear = new Graphics({ label: 'smear' });
  for (let stroke = 0; stroke < 6; stroke++) {
    const y = SPOT.y + (stroke - 2.5) * 8;
    const half = SPOT.rx * (1 - 0.05 * (stroke - 2) ** 2);
    smear
      .moveTo(SPOT.x - half + 6 * (stroke % 2), y + 2)
      .quadraticCurveTo(SPOT.x, y - 3 + 2 * (stroke % 3), SPOT.x + half - 5 * (stroke % 2), y)
      .stroke({ width: 9, color: 0xffffff, cap: 'round' });
  }
  return smear;
}

/** The loop goes to the paper when a colony is rubbed on it, strokes there, and comes back. */
function createLoop({ theme, reducedMotion }: StageContext) {
  const root = new Container({ label: 'loop' });
  const wire = new Graphics({ label: 'wire' });
  const handle = new Graphics()
    .roundRect(-5, -LOOP_LENGTH, 10, LOOP_LENGTH - 58, 5)
    .fill(theme.name === 'dark' ? 0x5b7fb0 : 0x35598c)
    .rect(-2.6, -LOOP_LENGTH + 6, 1.8, LOOP_LENGTH - 72)
    .fill({ color: 0xffffff, alpha: 0.4 });
  wire.circle(0, -5, 5).moveTo(0, -10).lineTo(0, -60).stroke({ width: 2.2, color: 0xffffff });
  root.addChild(wire, handle);
  root.rotation = 0.62;
  let rubbed: boolean | null = null;
  let rubSince = Number.NEGATIVE_INFINITY;
  return {
    root,
    wire,
    /** Whether it is on its way. */
    draw(isRubbed: boolean, now: number): boolean {
      if (rubbed === false && isRubbed && !reducedMotion) rubSince = now;
      rubbed = isRubbed;
      const part = (now - rubSince) / RUB_MS;
      const busy = part >= 0 && part < 1;
      const away = busy ? Math.min(1, 4 * part, 4 * (1 - part)) : 0;
      const stroke = busy ? Math.sin(part * 26) * 26 * away : 0;
      const x = REST.x + (SPOT.x - REST.x) * away + stroke;
      const y = REST.y + (SPOT.y - REST.y) * away;
      if (root.x !== x || root.y !== y) root.position.set(x, y);
      return busy;
    },
  };
}

/** Of the smear on paper that is so wet. */
const smearTone = (wet: number, intensity: number): number =>
  intensity < 0.4
    ? mix(mix(wet, 0xe8dcc0, 0.7), LAVENDER, intensity / 0.4)
    : mix(LAVENDER, PURPLE, (intensity - 0.4) / 0.6);

function noteOf({ view, shown }: OxidaseFrame): string {
  if (view.seconds === null) return '';
  if (view.tooLate) return 'too late to count';
  return shown.seconds_since_rub.value !== null && view.seconds <= 10 ? 'positive until 10' : 'delayed until 60';
}

function describeOxidase({ view, params, shown, hidden }: OxidaseFrame): string {
  const sentences = [
    hidden.has('organism')
      ? 'A dish with colonies of an unknown species stands beside wet paper.'
      : view.grows || hidden.has('colony_source')
        ? `A dish with colonies of ${params.organism} stands beside wet paper.`
        : 'A dish of agar without a colony stands beside wet paper.',
  ];
  if (!hidden.has('reagent_age')) sentences.push(`The reagent is ${view.reagent}.`);
  if (view.seconds === null) sentences.push('Nothing has been rubbed on this paper.');
  else {
    sentences.push(
      `The colony was rubbed on ${shown.seconds_since_rub.text} s ago; the colour meter shows ${shown.color_intensity.text}.`,
      view.intensity < 0.1
        ? 'The smear is nearly colourless.'
        : view.intensity < 0.5
          ? 'The smear is lavender.'
          : 'The smear is purple.',
    );
    if (view.tooLate) sentences.push('Colour from now on does not count.');
  }
  return sentences.join(' ');
}

export const createScene: CreateScene<'oxidase_test'> = (context) => {
  const { theme, reducedMotion } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'oxidase test' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const bench = new Container({ label: 'bench' });
  const dishes = drawDishes(theme);
  const agar = new Graphics({ label: 'agar' }).ellipse(PLATE.x, PLATE.y, PLATE.rx - 8, PLATE.ry - 6).fill(0xffffff);
  const colonies = drawColonies();
  const paper = new Graphics({ label: 'paper' }).ellipse(PAPER.x, PAPER.y, PAPER.rx - 22, PAPER.ry - 14).fill(0xffffff);
  const smear = drawSmear();
  const loop = createLoop(context);
  const bottle = createDropperBottle(context, { width: BOTTLE.width, height: BOTTLE.height });
  const chain = createElectronChain(context);
  const watch = createStopwatch(context, true);
  const meter = createInstrument(context, {
    form: 'hand-held',
    title: 'Colour',
    display: { rows: [{ widest: '0.000' }] },
  });

  bench.addChild(dishes, agar, colonies, paper, smear, bottle.root, loop.root);
  root.addChild(room.root, bench, watch.root, meter.root, chain.root);

  const rub = context.actionHandle('apply_colony', { name: 'Loop: rub the colony on the paper', grip: 'press' });
  const fresh = context.actionHandle('new_paper', { name: 'Bottle: new paper, wet with reagent', grip: 'press' });

  let place: Stand = { x: 0, y: 0, scale: 1 };
  const layBench: Placed = {
    lay(box, type) {
      place = fitDrawing(bench, box, FRAME);
      bottle.fit(place.scale, type);
      bottle.root.position.set(BOTTLE.x, BOTTLE.y);
      placeHandle(rub, boxOf(place, { x: REST.x + 26, y: REST.y - 112, width: 76, height: 96 }));
      const { x, y, width, height } = BOTTLE;
      placeHandle(fresh, boxOf(place, { x: x - width / 2, y: y - height, width, height: 0.66 * height }));
    },
  };

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { bench: layBench, watch, meter, chain },
        inset(stageBox(stage), 16, 18),
        stage.type,
      );
      room.resize(stage, place.y + 176 * place.scale);
    },

    draw(next, now) {
      const { view, params, shown, hidden, time } = next;
      if (loop.draw(view.seconds !== null, now)) context.redraw();
      const reagent = hidden.has('reagent_age') ? 'colourless' : view.reagent;
      const wet = mix(dark ? 0xb7bcc1 : 0xf4f3ee, REAGENTS[reagent], reagent === 'colourless' ? 0.12 : 0.5);
      paper.tint = wet;
      smear.visible = view.seconds !== null;
      smear.tint = smearTone(wet, view.intensity);
      agar.tint = hidden.has('colony_source') ? 0xb9b3a6 : AGAR[params.colony_source];
      colonies.visible = view.grows || hidden.has('organism') || hidden.has('colony_source');
      loop.wire.tint = hidden.has('loop') ? 0x9aa3ad : params.loop === 'Nichrome' ? 0x8a6a4a : 0xdfe7ee;
      bottle.set('TMPD', REAGENTS[reagent], 0);
      watch.set(0, shown.seconds_since_rub.value === null ? '0.0' : shown.seconds_since_rub.text);
      watch.note(noteOf(next), view.tooLate ? 'warning' : 'plain');
      meter.set(0, shown.color_intensity.text);
      chain.set(hidden.has('organism') ? null : view.oxidase, view.seconds !== null, reducedMotion ? 0.5 : time * 0.7);
    },

    describe: describeOxidase,

    destroy: () => root.destroy({ children: true }),
  };
};
