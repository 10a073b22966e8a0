/**
 * A staining rack: a slide with its smear on two rods over a sink, what lies on it and runs off, and beside it a burner with a flame or
 * a beaker of steaming water.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import { boxOf, fitDrawing, type Stand } from '../layout/layout';
import { acrossGradient, downGradient, metalAcross, metalDown, mix, roundGradient } from '../paint/shading';
import { contactShadow } from '../paint/shading';
import type { StageTheme } from '../theme';
import { COVER, createStainedSlide, SLIDE, SMEAR } from './stained-slide';
import { BATH_BOX, createSteamBath, ON_BEAKER } from './steam-bath';
import type { RackState } from './rack-state';

export interface StainingRack extends Part {
  /** What moves, at wall milliseconds; true while something does. */
  draw(state: RackState, now: number): boolean;
  /** Stage units: the slide where it lies, and what heats it. */
  slideBox(): Box;
  heaterBox(): Box;
  coverBox(): Box;
}

const SIZE = { width: 480, height: 232 } as const;
const SINK = { x: 118, y: 118, width: 352, height: 108 } as const;
const BURNER = { x: 56, foot: 220, top: 112 } as const;
/** Beside a beaker the sink is narrower: its left edge, and where its slide lies. */
const NARROW = { x: 214, slide: 338 } as const;
const IN_FLAME = { x: 104, y: 78, sway: 20 } as const;
/** Size of the burner that stands under the slide. */
const LOW = 0.42;
const DROPS = 4;
const DROP_MS = 620;
const PUFFS = 5;

function sink(dark: boolean): Graphics {
  const [rim, well, deep] = dark ? [0x66758a, 0x2b3848, 0x161f2a] : [0xe9eef3, 0xaebac7, 0x8494a5];
  const { x, y, width, height } = SINK;
  return new Graphics({ label: 'sink' })
    .roundRect(x - 8, y - 8, width + 16, height + 14, 20)
    .fill(
      downGradient([
        [0, rim],
        [0.25, mix(rim, well, 0.3)],
        [1, mix(rim, deep, 0.4)],
      ]),
    )
    .roundRect(x + 4, y + 2, width - 8, height - 10, 14)
    .fill(
      downGradient([
        [0, deep],
        [0.5, well],
        [1, mix(well, rim, 0.35)],
      ]),
    )
    .ellipse(x + width / 2, y + height - 30, 15, 6)
    .fill(deep)
    .ellipse(x + width / 2, y + height - 30, 8, 3)
    .fill(0x05080c);
}

function burner(context: StageContext): Container {
  const { theme } = context;
  const { x, foot, top } = BURNER;
  const root = new Container({ label: 'burner' });
  const shadow = contactShadow(theme, 92, 16);
  shadow.position.set(x, foot);
  root.addChild(
    shadow,
    new Graphics()
      .ellipse(x, foot - 4, 40, 11)
      .fill(metalAcross(theme))
      .poly([x - 24, foot - 8, x + 24, foot - 8, x + 10, foot - 26, x - 10, foot - 26])
      .fill(metalAcross(theme))
      .roundRect(x - 7.5, top, 15, foot - top - 22, 2)
      .fill(metalAcross(theme))
      .roundRect(x - 10.5, foot - 48, 21, 15, 3)
      .fill(
        acrossGradient([
          [0, 0x8a6a2a],
          [0.35, 0xe7c875],
          [1, 0x6e5220],
        ]),
      )
      .roundRect(x - 9, top - 3, 18, 7, 2)
      .fill(metalAcross(theme)),
  );
  return root;
}

function flame(): Container {
  const root = new Container({ label: 'flame' });
  const tongue = (width: number, height: number, colour: number, alpha: number): Graphics =>
    new Graphics()
      .moveTo(-width, 0)
      .bezierCurveTo(-width * 1.25, -height * 0.5, -width * 0.3, -height * 0.7, 0, -height)
      .bezierCurveTo(width * 0.3, -height * 0.7, width * 1.25, -height * 0.5, width, 0)
      .quadraticCurveTo(0, 6, -width, 0)
      .closePath()
      .fill({ color: colour, alpha });
  root.addChild(
    new Graphics().circle(0, -34, 58).fill(
      roundGradient([
        [0, 0x8fb8ff, 0.28],
        [1, 0x8fb8ff, 0],
      ]),
    ),
    tongue(12, 74, 0x4f7fe8, 0.55),
    tongue(8, 56, 0x7fb0ff, 0.6),
    tongue(5, 30, 0xd8ecff, 0.85),
  );
  return root;
}

function createRods(theme: StageTheme): Graphics {
  const rods = new Graphics({ label: 'rods' });
  for (const y of [118, 146]) {
    rods
      .roundRect(SINK.x - 14, y + 5, SINK.width + 28, 6, 3)
      .fill({ color: 0x000000, alpha: 0.28 })
      .roundRect(SINK.x - 14, y, SINK.width + 28, 7, 3.5)
      .fill(metalDown(theme));
  }
  return rods;
}

/** Drops that run off the slide, which lies at `x`. */
function createDrops(x: number) {
  const drops = Array.from({ length: DROPS }, () =>
    new Graphics({ visible: false }).ellipse(0, 0, 3.4, 5).fill(0xffffff),
  );
  return {
    views: drops,
    draw(runOff: number | null, still: boolean, now: number): void {
      drops.forEach((drop, n) => {
        drop.visible = runOff !== null;
        if (runOff === null) return;
        drop.tint = runOff;
        const part = still ? n / DROPS : (now / DROP_MS + n / DROPS) % 1;
        drop.position.set(x - SLIDE.width / 2 + 24 + n * 48, SLIDE.y + SLIDE.height / 2 + 4 + 46 * part * part);
        drop.alpha = 0.9 * (1 - 0.6 * part);
      });
    },
  };
}

/** Vapour over the slide, which lies at `over`. */
function createVapour(dark: boolean, over: Point) {
  const steam = Array.from({ length: PUFFS }, () =>
    new Graphics({ visible: false }).circle(0, 0, 15).fill(
      roundGradient([
        [0, dark ? 0xffffff : 0x8fa6ba, 0.6],
        [1, dark ? 0xffffff : 0x8fa6ba, 0],
      ]),
    ),
  );
  return {
    views: steam,
    draw(strength: number, still: boolean, now: number): void {
      steam.forEach((puff, n) => {
        puff.visible = strength > 0;
        if (!puff.visible) return;
        const part = still ? (n + 0.5) / PUFFS : (now / 2200 + n / PUFFS) % 1;
        puff.position.set(over.x - 90 + 38 * n + 10 * Math.sin(6 * part + n), over.y - 22 - 78 * part);
        puff.scale.set(0.7 + 1.1 * part);
        puff.alpha = strength * (1 - part) * (dark ? 0.5 : 0.8);
      });
    },
  };
}

/** The burner with its flame, beside the sink or under the slide. */
function createBurner(context: StageContext) {
  const fire = flame();
  fire.position.set(BURNER.x, BURNER.top - 2);
  const stand = new Container({ label: 'burner and flame' });
  stand.addChild(burner(context), fire);
  return {
    root: stand,
    set({ lit, under }: RackState, still: boolean, now: number): void {
      const below = under === true;
      stand.scale.set(below ? LOW : 1);
      stand.position.set(below ? SLIDE.x + SMEAR.x - LOW * BURNER.x : 0, below ? (1 - LOW) * BURNER.foot : 0);
      fire.visible = lit;
      if (lit && !still) fire.scale.set(1 + 0.04 * Math.sin(now / 60), 1 + 0.06 * Math.sin(now / 83));
    },
  };
}

/** The sink, and the stain in it. */
function createBasin(dark: boolean) {
  const stain = new Graphics({ label: 'stain in the sink' })
    .ellipse(SINK.x + SINK.width / 2, SINK.y + SINK.height - 32, 96, 17)
    .fill(0xffffff);
  const basin = new Container({ label: 'sink and rods' });
  basin.addChild(sink(dark), stain);
  return {
    root: basin,
    set(runOff: number | null): void {
      stain.alpha = runOff === null ? 0.12 : 0.5;
      if (runOff !== null) stain.tint = runOff;
    },
  };
}

export function createStainingRack(context: StageContext, heater: 'burner' | 'steam bath' = 'burner'): StainingRack {
  const { theme } = context;
  const steamed = heater === 'steam bath';
  const rackAt: Point = { x: steamed ? NARROW.slide : SLIDE.x, y: SLIDE.y };
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'staining rack' });
  const rods = createRods(theme);
  const slide = createStainedSlide(dark);
  const drops = createDrops(rackAt.x);
  const bath = steamed ? createSteamBath(context) : null;
  const vapour = createVapour(dark, bath ? ON_BEAKER : SLIDE);
  const flaming = createBurner(context);
  const basin = createBasin(dark);
  if (bath) {
    const narrow = (SINK.x + SINK.width - NARROW.x) / SINK.width;
    for (const part of [basin.root, rods]) {
      part.scale.x = narrow;
      part.x = NARROW.x - SINK.x * narrow;
    }
    root.addChild(basin.root, rods, bath.root);
  } else root.addChild(basin.root, flaming.root, rods);
  root.addChild(...drops.views, slide.root, ...vapour.views);

  let below = false;
  let place: Stand = { x: 0, y: 0, scale: 1 };
  slide.root.position.copyFrom(bath ? ON_BEAKER : SLIDE);
  const at = (x: number, y: number, width: number, height: number): Box => boxOf(place, { x, y, width, height });

  function placeSlide({ slide: lies }: RackState, still: boolean, now: number): void {
    const sway = still ? 0 : IN_FLAME.sway * Math.sin(now / 240);
    if (lies === 'flame') slide.root.position.set(IN_FLAME.x + sway, IN_FLAME.y);
    else if (lies === 'beaker') slide.root.position.copyFrom(ON_BEAKER);
    else slide.root.position.copyFrom(rackAt);
  }

  return {
    root,
    lay(box: Box, _type: TypeSizes) {
      place = fitDrawing(root, box, SIZE);
    },
    slideBox() {
      // Passed through a flame it comes back to the rack.
      const { x, y } = steamed ? slide.root : SLIDE;
      return at(x - SLIDE.width / 2, y - SLIDE.height / 2, SLIDE.width, SLIDE.height);
    },
    coverBox: () => at(SLIDE.x + SMEAR.x - COVER / 2, SLIDE.y - SLIDE.height / 2, COVER, SLIDE.height),
    heaterBox() {
      if (steamed) return boxOf(place, BATH_BOX);
      const foot = SLIDE.y + SLIDE.height / 2;
      return below
        ? at(SLIDE.x + SMEAR.x - 30, foot + 6, 60, BURNER.foot - foot + 6)
        : at(BURNER.x - 34, BURNER.top - 30, 68, BURNER.foot - BURNER.top + 34);
    },
    draw(state, now) {
      const still = context.reducedMotion;
      placeSlide(state, still, now);
      const boils = bath?.draw(state.heat ?? 0, now) ?? false;
      slide.set(state);
      below = state.under === true;
      flaming.set(state, still, now);
      basin.set(state.runOff);
      drops.draw(state.runOff, still, now);
      vapour.draw(state.steam, still, now);
      return boils || (!still && (state.slide === 'flame' || state.lit || state.runOff !== null || state.steam > 0));
    },
  };
}
