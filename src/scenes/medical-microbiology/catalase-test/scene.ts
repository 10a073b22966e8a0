/** Catalase test on the bench: a colony on a slide on black paper, a dropper of peroxide, a lid, a lens over the drop, a stopwatch. */
import { Container, Graphics } from 'pixi.js';
import { BUBBLE_STRIDE, SITES } from '../../../../engine/medical-microbiology/froth';
import type { CreateScene, Frame, Point } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
import { createReagentBottle } from '../../kit/glassware/reagent-bottle';
import { createInstrument } from '../../kit/instruments/instrument';
import { createStopwatch } from '../../kit/instruments/stopwatch';
import {
  type Arrangements,
  arrange,
  column,
  fitDrawing,
  grow,
  inset,
  type Placed,
  row,
  type Stand,
  stageBox,
} from '../../kit/layout/layout';
import { metalAcross, mix } from '../../kit/paint/shading';
import { createRoom } from '../../kit/room/room';
import { createCatalaseTetramer } from './catalase-tetramer';
import { createDropLens, LENS_RADIUS } from './drop-lens';
import { createDropper, createSplashLid, createWoodenStick, DROPPER_BOX, LID_BOX, STICK_BOX } from './hand-tools';

type CatalaseFrame = Frame<'catalase_test'>;

const ARRANGEMENT: Arrangements<'bench' | 'watch' | 'meter' | 'enzyme'> = {
  wide: row(grow(2.15, 'bench'), grow(1, column(grow(1, 'watch'), grow(1.05, 'meter'), grow(1.2, 'enzyme')))),
  tall: column(grow(2.7, 'bench'), grow(1, row(grow(1, 'watch'), grow(1, 'meter')))),
};
const FRAME = { width: 640, height: 508 } as const;
const LENS = { x: 330, y: 158 } as const;
const STAND = { x: 116, foot: 330 } as const;
const BOTTLE = { x: 556, y: 330, width: 92, height: 150 } as const;
const PLATE = { x: 112, y: 424, rx: 96, ry: 46 } as const;
const SLIDE = { x: 350, y: 424, width: 210, height: 62, slant: 16 } as const;
const DROP_AT = { x: 350, y: 424 } as const;
/** Where the tools rest. */
const STICK_AT = { x: 132, y: 420 } as const;
const DROPPER_AT = { x: BOTTLE.x, y: BOTTLE.y - 70 } as const;
const LID_AT = { x: 548, y: 430 } as const;
const BENCH_AT = 268;
const PAPER_BLACK = 0x15181e;
const NUTRIENT = 0xd9b96f;
const BLOOD = 0xa3202c;
const SMEAR = 0xe9dfc3;
const SPREADS_MS = 260;
const COLONIES = [
  [-58, -8],
  [-34, 16],
  [-8, -20],
  [16, 14],
  [50, -10],
  [62, 12],
  [-70, 10],
  [-2, 28],
] as const;

export const createScene: CreateScene<'catalase_test'> = (context) => {
  const { theme, reducedMotion } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'catalase test' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const bench = new Container({ label: 'bench' });
  const paper = new Graphics({ label: 'black paper' })
    .poly([44, 348, 604, 348, 636, 506, 6, 506])
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .poly([42, 344, 600, 344, 632, 500, 8, 500])
    .fill(dark ? mix(PAPER_BLACK, 0xffffff, 0.02) : PAPER_BLACK)
    .poly([42, 344, 600, 344, 601, 347, 41, 347])
    .fill({ color: 0xffffff, alpha: 0.14 });
  const stand = new Graphics({ label: 'stand' })
    .ellipse(STAND.x + 6, STAND.foot + 8, 66, 17)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
    .ellipse(STAND.x, STAND.foot + 5, 60, 16)
    .fill(mix(theme.metal[2], 0x000000, 0.25))
    .ellipse(STAND.x, STAND.foot, 60, 16)
    .fill(theme.metal[2])
    .rect(STAND.x - 6, 96, 12, STAND.foot - 96)
    .fill(metalAcross(theme))
    .roundRect(STAND.x - 15, LENS.y - 14, 30, 28, 6)
    .fill(theme.metal[2])
    .rect(STAND.x + 14, LENS.y - 5, LENS.x - LENS_RADIUS - STAND.x - 16, 10)
    .fill(mix(theme.metal[1], theme.metal[2], 0.3))
    .circle(STAND.x - 20, LENS.y, 8)
    .fill(mix(theme.metal[2], 0x000000, 0.3));
  const cone = new Graphics({ label: 'what the lens shows' })
    .moveTo(DROP_AT.x - 16, DROP_AT.y - 4)
    .lineTo(LENS.x - LENS_RADIUS * 0.72, LENS.y + LENS_RADIUS * 0.78)
    .moveTo(DROP_AT.x + 16, DROP_AT.y - 4)
    .lineTo(LENS.x + LENS_RADIUS * 0.76, LENS.y + LENS_RADIUS * 0.74)
    .stroke({ width: 1.4, color: dark ? 0xdcecf8 : 0x9fb0c2, alpha: 0.6 });
  const dish = new Graphics({ label: 'dish' })
    .ellipse(PLATE.x + 5, PLATE.y + 13, PLATE.rx + 3, PLATE.ry + 2)
    .fill({ color: 0x000000, alpha: 0.5 })
    .ellipse(PLATE.x, PLATE.y + 7, PLATE.rx, PLATE.ry)
    .fill(mix(theme.glassBody, 0xffffff, 0.2))
    .ellipse(PLATE.x, PLATE.y, PLATE.rx, PLATE.ry)
    .fill(mix(theme.glassBody, 0xffffff, 0.5))
    .ellipse(PLATE.x, PLATE.y, PLATE.rx - 1, PLATE.ry - 1)
    .stroke({ width: 2, color: 0xdcecf8, alpha: 0.9 });
  const agar = new Graphics({ label: 'agar' }).ellipse(PLATE.x, PLATE.y, PLATE.rx - 7, PLATE.ry - 5).fill(0xffffff);
  const stab = new Graphics({ label: 'stab in the agar' })
    .ellipse(STICK_AT.x - 2, STICK_AT.y + 1, 9, 4)
    .fill({ color: 0x3d0a10, alpha: 0.8 });
  const colonies = new Graphics({ label: 'colonies' });
  for (const [x, y] of COLONIES)
    colonies
      .ellipse(PLATE.x + x + 1, PLATE.y + y + 2, 8, 4.4)
      .fill({ color: 0x3a140c, alpha: 0.35 })
      .ellipse(PLATE.x + x, PLATE.y + y, 8, 4.4)
      .fill(0xf3ecd6)
      .ellipse(PLATE.x + x - 2, PLATE.y + y - 1.4, 2.6, 1.2)
      .fill({ color: 0xffffff, alpha: 0.85 });
  const { x: sx, y: sy, width: sw, height: sh, slant } = SLIDE;
  const corners = [
    sx - sw / 2 + slant,
    sy - sh / 2,
    sx + sw / 2 + slant,
    sy - sh / 2,
    sx + sw / 2 - slant,
    sy + sh / 2,
    sx - sw / 2 - slant,
    sy + sh / 2,
  ];
  const slide = new Graphics({ label: 'slide' })
    .poly(corners)
    .fill({ color: 0x9fc3dd, alpha: 0.2 })
    .poly(corners)
    .stroke({ width: 1.6, color: 0xdcecf8, alpha: 0.8 })
    .poly([
      sx - sw / 2 + slant,
      sy - sh / 2,
      sx - sw / 2 + slant + 40,
      sy - sh / 2,
      sx - sw / 2 - slant + 40,
      sy + sh / 2,
      sx - sw / 2 - slant,
      sy + sh / 2,
    ])
    .fill({ color: 0xf4f6f8, alpha: 0.75 });
  const smear = new Graphics({ label: 'smear' })
    .ellipse(DROP_AT.x, DROP_AT.y, 17, 7.5)
    .fill({ color: SMEAR, alpha: 0.75 });
  const drop = new Graphics({ label: 'drop' })
    .ellipse(0, 0, 22, 10)
    .fill({ color: 0xd7ecf8, alpha: 0.5 })
    .ellipse(0, 0, 22, 10)
    .stroke({ width: 1.2, color: 0xffffff, alpha: 0.9 })
    .ellipse(-7, -4, 6, 2.2)
    .fill({ color: 0xffffff, alpha: 0.9 });
  drop.position.set(DROP_AT.x, DROP_AT.y);
  const froth = new Graphics({ label: 'froth' });
  for (let n = 0; n < 26; n++) {
    const away = Math.sqrt((n + 0.5) / 26);
    const angle = n * 2.4;
    froth
      .circle(22 * away * Math.cos(angle), 10 * away * Math.sin(angle) - 3, 3.6 - 1.2 * (n % 3))
      .fill({ color: 0xffffff, alpha: 0.75 });
  }
  froth.position.set(DROP_AT.x, DROP_AT.y);
  const bottle = createReagentBottle(context, { width: BOTTLE.width, height: BOTTLE.height, title: 'H₂O₂' });
  const dropper = createDropper();
  const stick = createWoodenStick();
  const lid = createSplashLid(context);
  const lens = createDropLens(context);
  lens.root.position.set(LENS.x, LENS.y);
  bench.addChild(paper, stand, cone, dish, agar, stab, colonies, slide, smear, drop, froth, lens.root);
  const enzyme = createCatalaseTetramer(context);
  const watch = createStopwatch(context, true);
  const meter = createInstrument(context, {
    form: 'hand-held',
    title: 'Gas sensor',
    display: {
      rows: [
        { unit: 'µL', widest: '000.00' },
        { unit: 'µL/s', widest: '0.00', second: true },
      ],
    },
  });
  root.addChild(room.root, bench, lid, dropper, bottle.root, stick, watch.root, meter.root, enzyme.root);

  let place: Stand = { x: 0, y: 0, scale: 1 };
  const at = ({ x, y }: Point): Point => ({ x: place.x + x * place.scale, y: place.y + y * place.scale });
  let covered = false;
  let drops = -1;
  let fellAt = Number.NEGATIVE_INFINITY;
  const bubbles = new Float32Array(SITES * BUBBLE_STRIDE);

  const overSlide = (point: Point): boolean => {
    const { x, y } = at(DROP_AT);
    return Math.abs(point.x - x) < 130 * place.scale && Math.abs(point.y - y) < 62 * place.scale;
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
    const { scale } = place;
    carriedLid.home(at(covered ? { x: DROP_AT.x, y: DROP_AT.y - 4 } : LID_AT), scale);
    carriedDropper.home(at(DROPPER_AT), scale);
    carriedStick.home(at(STICK_AT), scale);
  }

  const layBench: Placed = {
    lay(box, type) {
      place = fitDrawing(bench, box, FRAME);
      const { scale } = place;
      for (const part of [dropper, stick, lid, bottle.root]) part.scale.set(scale);
      const foot = at(BOTTLE);
      bottle.root.position.set(foot.x, foot.y);
      bottle.fit(scale, type);
      homes();
      const target = at({ x: SLIDE.x - SLIDE.width / 2, y: SLIDE.y - SLIDE.height / 2 });
      const aimed = { ...target, width: SLIDE.width * scale, height: SLIDE.height * scale };
      for (const carried of [carriedDropper, carriedStick, carriedLid]) carried.aim([aimed]);
    },
  };

  /** 0 to 1 while the last drop spreads. */
  function fallen(view: CatalaseFrame['view'], now: number): number {
    if (drops >= 0 && view.drops > drops && !reducedMotion) fellAt = now;
    drops = view.drops;
    const part = Math.min(1, Math.max(0, (now - fellAt) / SPREADS_MS));
    if (part < 1) context.redraw();
    return part;
  }

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { bench: layBench, watch, meter, enzyme },
        inset(stageBox(stage), 16, 16),
        stage.type,
      );
      room.resize(stage, place.y + BENCH_AT * place.scale);
    },

    draw({ view, fields, params, shown, hidden, time }, now) {
      bubbles.set(fields.bubbles);
      const unknown = hidden.has('organism') || hidden.has('colony_source');
      agar.tint = hidden.has('colony_source') ? 0xb9b3a6 : view.onBlood ? BLOOD : NUTRIENT;
      stab.visible = view.touched && !hidden.has('colony_source');
      colonies.visible = view.grows || unknown;
      smear.visible = view.grows;
      lens.set(view.grows, view.drops, fallen(view, now), bubbles, view.bubbles);
      drop.visible = view.drops > 0;
      drop.scale.set(1 + 0.14 * Math.max(0, view.drops - 1));
      froth.visible = view.bubbles > 0;
      froth.alpha = Math.min(1, 0.25 + view.bubbles / SITES);
      bottle.set('H₂O₂', hidden.has('peroxide_percent') ? '? %' : `${params.peroxide_percent} %`);
      carriedDropper.move(now);
      carriedStick.move(now);
      carriedLid.move(now);
      watch.set(0, shown.seconds_since_drop.value === null ? '0.0' : shown.seconds_since_drop.text);
      watch.note(
        view.seconds === null ? '' : view.readNow ? 'read until 20' : 'too late to count',
        view.seconds === null || view.readNow ? 'plain' : 'warning',
      );
      meter.set(0, shown.oxygen_ul.text);
      meter.set(1, shown.bubble_rate_ul_s.text);
      const works = view.haem && view.drops > 0 && view.pace > 0.002;
      enzyme.set(unknown ? null : view.haem, works && !unknown, reducedMotion ? 0.3 : time * (0.1 + 0.7 * view.pace));
    },

    describe({ view, params, shown, hidden }) {
      const colony = hidden.has('organism') ? 'an unknown species' : params.organism;
      const sentences = [
        view.grows || hidden.has('organism')
          ? `A colony of ${colony} is smeared on a slide on black paper.`
          : 'The dish has no colony, and the slide is clean.',
        covered ? 'A lid covers the slide.' : 'The lid lies beside the slide.',
      ];
      if (view.seconds === null) sentences.push('No peroxide has been added.');
      else {
        sentences.push(
          `${view.drops === 1 ? 'A drop' : `${view.drops} drops`} of peroxide fell ${shown.seconds_since_drop.text} s ago; the sensor shows ${shown.oxygen_ul.text} µL of gas.`,
          view.bubbles === 0
            ? 'Not a bubble is seen.'
            : view.bubbles < 5
              ? `Few bubbles are seen: ${view.bubbles}.`
              : view.bubbles < SITES / 2
                ? 'Bubbles stand in the drop.'
                : 'The drop is white with froth.',
        );
        if (!view.readNow) sentences.push('Bubbles from now on do not count.');
      }
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
