/**
 * The gel bench: tubes and pipette, power supply, tank with the gel, transilluminator, sheet of sizes. On a phone the gel is
 * followed: tank until the power is off for good, then transilluminator and sheet.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, CreateScene, Frame, StageSize, TypeSizes } from '../../contract';
import { createAxis } from '../../kit/charts/axis';
import { createLeadLayer } from '../../kit/electric/lead';
import { createMicropipette } from '../../kit/glassware/micropipette';
import { createInstrument } from '../../kit/instruments/instrument';
import { portAt } from '../../kit/instruments/socket';
import {
  type Arrangements,
  arrange,
  column,
  grow,
  inset,
  room,
  row,
  spaced,
  stageBox,
  type Tree,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { asPanel } from '../../kit/stage-marks';
import { createCallout } from '../../kit/words/callout';
import { acrossGel, createAgaroseGel, GEL } from './agarose-gel';
import { createElectrophoresisTank } from './electrophoresis-tank';
import { fitGel, PLACES, scaleRoom } from './gel-bench-layout';
import { describeGel, hintOf, keyOf, sizesOf } from './gel-bench-words';
import { createLightSide } from './gel-light-side';
import { createMicrotubeRack } from './microtube-rack';
import { createSizeSheet } from './size-sheet';

type GelFrame = Frame<'gel_electrophoresis'>;
type View = GelFrame['view'];
type PartName = 'words' | 'tubes' | 'card' | 'supply' | 'tank' | 'light' | 'sheet';

/** Tank and transilluminator beside each other, or on a phone one after the other. */
const ARRANGEMENT: Readonly<Record<'tank' | 'light', Arrangements<PartName>>> = (() => {
  const wide: Tree<PartName> = spaced(
    6,
    column(
      'words',
      grow(
        1,
        row(
          spaced(12, column('tubes', 'card', grow(1, room), 'supply')),
          grow(10, 'tank'),
          grow(10, 'light'),
          grow(11, 'sheet'),
        ),
      ),
    ),
  );
  const tank: Tree<PartName> = spaced(
    8,
    column('words', grow(1, row(column('tubes', grow(1, room), 'supply'), grow(1, 'tank')))),
  );
  const light: Tree<PartName> = spaced(8, column('words', grow(1, row(grow(10, 'light'), grow(11, 'sheet')))));
  return { tank: { wide, tall: tank }, light: { wide, tall: light } };
})();

const RACK = { width: 128, height: 96 } as const;
const PIPETTE = 104;
/** Rack with the pipette beside it. */
const TUBES = { width: 172, height: 118 } as const;
/** Wall milliseconds: pouring the gel, one lane of the loading. */
const POUR_MS = 900;
const LANE_MS = 650;
/** Current at which the wires bubble their fastest, mA. */
const FULL_CURRENT = 75;
/** Loading dye in the tubes. */
const SAMPLE = 0x3f3bcf;
/** Ends of the tank beyond its platform, parts of its height. */
const ENDS = { top: 0.112, bottom: 0.112 } as const;
/** The tank's signs and scale stand so far from its wall. */
const WALL = 9;

const smooth = (t: number): number => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};

const inTank = ({ stage }: View): boolean => stage !== 'stained' && stage !== 'imaged';

export const createScene: CreateScene<'gel_electrophoresis'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'gel electrophoresis' });
  const laboratory = createRoom(context, { kind: 'clean-room' });

  // ------------------------------------------------------------ parts
  const tankSide = new Container({ label: 'tank' });
  const tank = createElectrophoresisTank(context);
  const gel = createAgaroseGel(context, PLACES);
  gel.tray(true);
  const tankScale = createAxis(context, { side: 'left', colour: theme.scaleInk, size: 12, unit: '' });
  const front = context.text({ size: 13, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  tankSide.addChild(tank.root, tankScale.root, gel.root, front);
  const tubes = new Container({ label: 'tubes' });
  const rack = createMicrotubeRack(context, PLACES.length, RACK.width, RACK.height);
  const pipette = createMicropipette(context, PIPETTE);
  tubes.addChild(rack.root);
  const card = new Container({ label: 'card of the tubes' });
  const cardPaper = new Graphics();
  const cardText = context.text({ text: ' ', size: 12, colour: theme.paperInk });
  card.addChild(cardPaper, cardText);
  const supply = createInstrument(context, {
    form: 'bench',
    display: { rows: [{ unit: 'V', widest: '150' }] },
    keys: [
      {
        toggle: (on) => context.dispatch({ do: on ? 'start_run' : 'stop_run' }),
        name: 'Power',
        sound: 'switch',
      },
    ],
    knobs: [{ input: 'voltage' }],
    sockets: [
      { id: 'minus', kind: 'black' },
      { id: 'plus', kind: 'red' },
    ],
  });
  const leads = createLeadLayer(context);
  const minus = leads.add({ kind: 'black' });
  const plus = leads.add({ kind: 'red' });
  const light = createLightSide(context);
  const sheet = createSizeSheet(context);
  const hint = createCallout(context, { size: 13, tone: 'plain' });
  const warning = createCallout(context, { size: 13, tone: 'warning' });

  // ------------------------------------------------------------ what hands do
  const cast = context.actionHandle('cast_gel', { grip: 'press' });
  const digest = context.actionHandle('digest', { name: 'Tube 3: digest the DNA', grip: 'press' });
  const load = context.actionHandle('load_sample', { name: 'Micropipette: load the samples', grip: 'press' });
  const stain = context.actionHandle('stain_gel', { name: 'Gel: stain it', grip: 'press' });
  const calibrate = context.actionHandle('calibrate', { name: 'Sheet: calibrate with the ladder', grip: 'press' });

  root.addChild(
    laboratory.root,
    tubes,
    card,
    supply.root,
    tankSide,
    leads.root,
    light.root,
    sheet.root,
    pipette.root,
    hint.root,
    warning.root,
  );

  // ------------------------------------------------------------ drawing
  let stage: StageSize | null = null;
  let both = true;
  let gelKey = '';
  let plotted = '';
  let shown: View['stage'] | null = null;
  let side: 'tank' | 'light' | null = null;
  let since = Number.NEGATIVE_INFINITY;
  let words = '';
  let tankBox: Box = { x: 0, y: 0, width: 1, height: 1 };
  /** Where the platform of the tank begins and ends. */
  let platform: readonly [top: number, bottom: number] = [0, 1];
  let rackScale = 1;
  let rest = { x: 0, y: 0 };
  let cardBox: Box = tankBox;
  /** Stage units of a millimetre in the tank. */
  let tankUnit = 1;

  /** As large as its words need. */
  function paintCard(): void {
    const { x, y, width } = cardBox;
    const height = cardText.height + 14;
    cardPaper
      .clear()
      .rect(x + 3, y + 4, width, height)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
      .rect(x, y, width, height)
      .fill(theme.paper);
    asPanel(cardPaper, { x, y, width, height });
  }

  const parts = {
    words: {
      least: ({ text }: TypeSizes) => ({ width: 0, height: both ? text * 2.1 : text * 3.4 }),
      lay({ x, y, width }: Box) {
        for (const slip of [hint, warning]) {
          slip.lay(width - 40);
          slip.root.position.set(x + width / 2, y);
        }
      },
    },
    tubes: {
      root: tubes,
      least: () => {
        const scale = both ? 1 : 1.3;
        return { width: TUBES.width * scale, height: TUBES.height * scale };
      },
      lay({ x, y, width, height }: Box, { small }: TypeSizes) {
        rackScale = Math.min(width / TUBES.width, height / TUBES.height);
        tubes.position.set(x, y + height - RACK.height * rackScale - 6);
        tubes.scale.set(rackScale);
        rack.letters(small / rackScale);
        pipette.root.scale.set(rackScale);
        rest = { x: x + (RACK.width + 24) * rackScale, y: y + height - 4 };
        const mouth = rack.mouth(2);
        const at = { x: tubes.x + mouth.x * rackScale, y: tubes.y + mouth.y * rackScale };
        digest.place(at.x - 12 * rackScale, at.y - 20, 24 * rackScale, 60 * rackScale);
        load.place(rest.x - 12 * rackScale, rest.y - PIPETTE * rackScale, 24 * rackScale, PIPETTE * rackScale);
      },
    },
    card: {
      root: card,
      least: ({ small }: TypeSizes) => ({ width: 0, height: small * 1.25 * 6 + 14 }),
      lay(box: Box, { small }: TypeSizes) {
        cardBox = box;
        cardText.style.fontSize = small;
        cardText.style.wordWrap = true;
        cardText.style.wordWrapWidth = box.width - 16;
        cardText.position.set(box.x + 8, box.y + 7);
        paintCard();
      },
    },
    supply: {
      root: supply.root,
      least: (type: TypeSizes) => {
        const { width, height } = supply.least(type);
        return { width: Math.max(170, width * 0.62), height: height * 1.45 };
      },
      lay: (box: Box, type: TypeSizes) => supply.lay(box, type),
    },
    tank: {
      root: tankSide,
      lay(box: Box, { small }: TypeSizes) {
        tankBox = box;
        const { x, y, width, height } = box;
        platform = [height * ENDS.top, height * (1 - ENDS.bottom) - small * 1.2];
        tank.root.position.set(x, y);
        tank.lay(width, height, platform);
        front.style.fontSize = small;
        front.position.set(x + width / 2, y + height - WALL - small * 0.8);
      },
    },
    light: { root: light.root, lay: (box: Box, type: TypeSizes) => light.lay(box, type) },
    sheet: {
      root: sheet.root,
      lay(box: Box, type: TypeSizes) {
        sheet.lay(box, type);
        calibrate.place(box.x, box.y, box.width, box.height);
      },
    },
  };

  /** Gel, scales and line for a gel of this length. */
  function layGel(length: number, agarose: number): void {
    const next = `${length} ${agarose}`;
    if (next === gelKey || !stage) return;
    gelKey = next;
    const text = stage.type.small;
    const cloud = agarose - 0.5;
    const room = scaleRoom(text);
    const [top, bottom] = platform;
    tankUnit = fitGel(length, bottom - top - 12, tankBox.width - 48 - room);
    const x = tankBox.x + WALL + room + (tankBox.width - 18 - room - GEL.width * tankUnit) / 2 - 4;
    const y = tankBox.y + top + 6;
    gel.lay(tankUnit, length, cloud);
    gel.root.position.set(x, y);
    tankScale.root.position.set(x - 4, y + (GEL.head + length) * tankUnit);
    tankScale.lay(length * tankUnit, length, 0, text * 3);
    for (const handle of [cast, stain])
      handle.place(x, y + GEL.head * tankUnit, GEL.width * tankUnit, length * tankUnit);
    light.layGel(length, cloud, text);
    sheet.reach(length);
    plotted = ' ';
  }

  function showSide(next: 'tank' | 'light'): void {
    if (next === side || !stage) return;
    side = next;
    both = stage.layout === 'wide';
    const box = inset(stageBox(stage), 12, 10);
    arrange(ARRANGEMENT[next][stage.layout], parts, { ...box, height: box.height - 6 }, stage.type);
    gelKey = '';
    const tankShown = both || next === 'tank';
    pipette.root.visible = leads.root.visible = tankShown;
    for (const key of supply.keys) key.enable(tankShown);
    light.enable(both || next === 'light');
    if (!tankShown) return;
    leads.keep(supply.clear());
    leads.lay(minus, supply.port('minus'), portAt({ x: tankBox.x, y: tankBox.y + tank.posts.minus.y }, 'left'));
    leads.lay(plus, supply.port('plus'), portAt({ x: tankBox.x, y: tankBox.y + tank.posts.plus.y }, 'left'));
  }

  /** Well by well: the pipette takes from a tube and lets go into its well. */
  function drawLoading(view: View, now: number): void {
    const lanes = PLACES.length;
    const at = (now - since) / LANE_MS;
    const loading = shown === 'loaded' && at < lanes && !reducedMotion;
    const filled = view.stage !== 'loaded' ? 0 : loading ? at : lanes;
    for (let n = 0; n < lanes; n++) gel.fill(n, smooth(1.6 * (filled - n) - 0.6));
    if (!loading) {
      pipette.root.position.set(rest.x, rest.y);
      pipette.press(0);
      return;
    }
    context.redraw();
    const n = Math.floor(at);
    const t = at - n;
    const mouth = rack.mouth(n);
    const from = { x: tubes.x + mouth.x * rackScale, y: tubes.y + mouth.y * rackScale + 14 };
    const well = {
      x: gel.root.x + acrossGel(PLACES[n] ?? 0) * tankUnit,
      y: gel.root.y + (GEL.head - 0.5) * tankUnit,
    };
    const s = smooth(t / 0.55);
    pipette.root.position.set(from.x + (well.x - from.x) * s, from.y + (well.y - from.y) * s - 46 * s * (1 - s));
    pipette.press(t < 0.2 ? 1 - t / 0.2 : t > 0.6 ? smooth((t - 0.6) / 0.3) : 0);
  }

  function drawTank({ view, params }: GelFrame, now: number): void {
    const { stage: at } = view;
    const here = inTank(view) && at !== 'empty';
    const pouring = at === 'cast' && !reducedMotion ? smooth((now - since) / POUR_MS) : 1;
    gel.set(here ? Math.max(0.02, pouring) : 0);
    if (here && pouring < 1) context.redraw();
    gel.comb(at === 'cast' || !here);
    const moving = at === 'running' || at === 'stopped';
    drawLoading(view, now);
    if (moving) {
      for (const dye of ['bromophenolBlue', 'xyleneCyanol'] as const) {
        const { distances, sigma } = view.dyes[dye];
        distances.forEach((distance, n) => gel.dye(dye, n, distance, sigma));
      }
    } else gel.hideDyes();
    tank.bubble(at === 'running' ? Math.min(1, view.milliampere / FULL_CURRENT) : 0, now);
    supply.set(0, String(params.voltage));
    supply.keys[0]?.light(at === 'running');
    for (let n = 0; n < PLACES.length; n++) rack.fill(n, SAMPLE, at === 'empty' || at === 'cast' ? 1 : 0.55);
  }

  function drawSizes(frame: GelFrame): void {
    const { view, fields, shown } = frame;
    const { calibration } = view;
    const { value, uncertainty } = shown.estimated_size;
    const at = shown.unknown_distance.value;
    const next = calibration ? `${gelKey} ${shown.calibration_r2.text} ${value} ${view.revealed}` : '';
    if (next !== plotted) {
      plotted = next;
      const unknown =
        calibration && typeof value === 'number' && typeof at === 'number'
          ? { distance: at, size: value, uncertainty: uncertainty ?? 0 }
          : null;
      sheet.draw(calibration ? { points: calibration.bands, curves: fields.curves, unknown } : null);
    }
    sheet.write('Unknown, lane 4, in bp', sizesOf(frame, !both));
  }

  return {
    root,
    resize(next) {
      stage = next;
      both = next.layout === 'wide';
      side = null;
      words = '';
      laboratory.resize(next, null);
    },
    draw(frame, now) {
      const { view, params } = frame;
      const { stage: at } = view;
      if (at !== shown) {
        // A scene that is made in the middle of a run shows no beginning.
        since = shown === null ? Number.NEGATIVE_INFINITY : now;
        shown = at;
      }
      showSide(inTank(view) ? 'tank' : 'light');
      layGel(view.gelLength, params.agarose);
      const tankShown = both || side === 'tank';
      cast.enable(tankShown && (at === 'empty' || !inTank(view)));
      digest.enable(tankShown && !view.digested);
      load.enable(tankShown && at === 'cast' && view.digested);
      stain.enable(at === 'stopped');
      calibrate.enable(at === 'imaged' && !view.calibration);
      drawTank(frame, now);
      light.draw(frame, now - since);
      drawSizes(frame);
      const tubeWords = keyOf(params, view);
      if (cardText.text !== tubeWords) {
        cardText.text = tubeWords;
        paintCard();
      }
      const label =
        at === 'running' || at === 'stopped' ? `dye front ${frame.shown.dye_front.text} mm` : `${params.buffer}`;
      front.text = label;
      const next = view.message ?? hintOf(frame);
      if (next !== words) {
        words = next;
        warning.set(view.message ?? '');
        hint.set(view.message === null ? next : '');
      }
    },
    describe: describeGel,
    destroy: () => root.destroy({ children: true }),
  };
};
