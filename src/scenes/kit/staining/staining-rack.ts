/**
 * A staining rack: a slide with its smear on two rods over a sink, what lies on it and runs off, and beside it a burner with a flame or
 * a beaker of steaming water.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { fitted } from '../layout/layout';
import {
  acrossGradient,
  aslantGradient,
  downGradient,
  metalAcross,
  metalDown,
  mix,
  roundGradient,
} from '../paint/shading';
import { contactShadow } from '../paint/shading';
import { BATH_BOX, createSteamBath, ON_BEAKER } from './steam-bath';

export interface RackState {
  /** Colour of what lies on the slide, 0xrrggbb; null: it is drained. */
  readonly pool: number | null;
  /** Colour of the smear, and how much of it is on the glass, 0 to 1. */
  readonly smear: number;
  readonly cells: number;
  /** Colour of the drops that run off; null: nothing does. */
  readonly runOff: number | null;
  readonly lit: boolean;
  /** The burner stands under the slide, not beside the sink. */
  readonly under?: boolean;
  /** The slide is passed through the flame, lies across the beaker, is on the rack, or lies elsewhere. */
  readonly slide: 'rack' | 'flame' | 'beaker' | 'away';
  /** Of the beaker's water, from cold to boiling, 0 to 1. */
  readonly heat?: number;
  /** Colour of the blotting paper on the smear; null: none. */
  readonly paper?: number | null;
  /** 0 to 1: vapour over the slide. */
  readonly steam: number;
  /** A coverslip on the smear, and how far it is pressed, 0 to 1; null: none. */
  readonly cover: number | null;
}

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
const SLIDE = { width: 236, height: 60, x: 294, y: 128 } as const;
const SMEAR = { x: -38, rx: 56, ry: 19 } as const;
const BURNER = { x: 56, foot: 220, top: 112 } as const;
/** Beside a beaker the sink is narrower: its left edge, and where its slide lies. */
const NARROW = { x: 214, slide: 338 } as const;
const IN_FLAME = { x: 104, y: 78, sway: 20 } as const;
/** Size of the burner that stands under the slide. */
const LOW = 0.42;
const COVER = 96;
const PAPER = { half: 78, high: 23 } as const;
/** Units that an unpressed coverslip stands higher. */
const LIFT = 9;
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

export function createStainingRack(context: StageContext, heater: 'burner' | 'steam bath' = 'burner'): StainingRack {
  const { theme } = context;
  const steamed = heater === 'steam bath';
  const rackX = steamed ? NARROW.slide : SLIDE.x;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'staining rack' });
  const stain = new Graphics({ label: 'stain in the sink' })
    .ellipse(SINK.x + SINK.width / 2, SINK.y + SINK.height - 32, 96, 17)
    .fill(0xffffff);
  const rods = new Graphics({ label: 'rods' });
  for (const y of [118, 146]) {
    rods
      .roundRect(SINK.x - 14, y + 5, SINK.width + 28, 6, 3)
      .fill({ color: 0x000000, alpha: 0.28 })
      .roundRect(SINK.x - 14, y, SINK.width + 28, 7, 3.5)
      .fill(metalDown(theme));
  }

  // ------------------------------------------------------------ the slide
  const { width, height } = SLIDE;
  const slide = new Container({ label: 'slide' });
  const glass = new Graphics()
    .roundRect(-width / 2 + 3, -height / 2 + 6, width, height, 3)
    .fill({ color: 0x000000, alpha: 0.22 })
    .roundRect(-width / 2, -height / 2, width, height + 4, 3)
    .fill({ color: dark ? 0x8fb7c9 : 0x86a9bb, alpha: 0.95 })
    .roundRect(-width / 2, -height / 2, width, height, 3)
    .fill(
      aslantGradient([
        [0, dark ? 0xc6d8e2 : 0xf3f9fc],
        [0.45, dark ? 0x9db4c3 : 0xd7e6ee],
        [0.55, dark ? 0xb4c8d4 : 0xecf4f8],
        [1, dark ? 0x93abba : 0xcddee8],
      ]),
    )
    .roundRect(width / 2 - 48, -height / 2, 48, height, 3)
    .fill({ color: dark ? 0xc9d2da : 0xf7f9fa, alpha: 0.95 })
    .moveTo(width / 2 - 40, -10)
    .lineTo(width / 2 - 10, -12)
    .moveTo(width / 2 - 40, 2)
    .lineTo(width / 2 - 16, 0)
    .moveTo(width / 2 - 40, 13)
    .lineTo(width / 2 - 22, 12)
    .stroke({ width: 2, color: 0x5a6a7c, alpha: 0.7, cap: 'round' });
  const smear = new Graphics({ label: 'smear' });
  for (const [dx, dy, rx, ry, alpha] of [
    [0, 0, SMEAR.rx, SMEAR.ry, 0.5],
    [-8, -2, SMEAR.rx * 0.72, SMEAR.ry * 0.75, 0.45],
    [14, 4, SMEAR.rx * 0.4, SMEAR.ry * 0.5, 0.4],
    [-26, 5, SMEAR.rx * 0.3, SMEAR.ry * 0.4, 0.35],
  ] as const) {
    smear.ellipse(SMEAR.x + dx, dy, rx, ry).fill({ color: 0xffffff, alpha });
  }
  const pool = new Container({ label: 'pool' });
  const liquid = new Graphics().roundRect(-width / 2 + 4, -height / 2 + 2, width - 58, height - 3, 18).fill(0xffffff);
  const gleam = new Graphics()
    .moveTo(-width / 2 + 22, -height / 2 + 9)
    .lineTo(width / 2 - 90, -height / 2 + 9)
    .stroke({ width: 3.5, color: 0xffffff, alpha: 0.5, cap: 'round' })
    .roundRect(-width / 2 + 4, -height / 2 + 2, width - 58, height - 3, 18)
    .stroke({ width: 1.2, color: 0xffffff, alpha: 0.3 });
  pool.addChild(liquid, gleam);
  const cover = new Container({ label: 'coverslip', visible: false });
  const wet = new Graphics().roundRect(-COVER / 2 + 2, -height / 2 + 5, COVER - 4, height - 10, 9).fill(0xffffff);
  const film = new Graphics()
    .roundRect(-COVER / 2, -height / 2 + 3, COVER, height - 6, 2)
    .fill({ color: 0xffffff, alpha: 0.12 })
    .roundRect(-COVER / 2, -height / 2 + 3, COVER, height - 6, 2)
    .stroke({ width: 1.6, color: 0xffffff, alpha: 0.9 })
    .moveTo(-COVER / 2 + 8, height / 2 - 12)
    .lineTo(-COVER / 2 + 30, -height / 2 + 10)
    .stroke({ width: 3, color: 0xffffff, alpha: 0.6, cap: 'round' });
  const edge = new Graphics()
    .roundRect(-COVER / 2, 0, COVER, 4, 1)
    .fill({ color: dark ? 0x6f93a8 : 0x7ba2b8, alpha: 0.9 });
  edge.y = height / 2 - 4;
  cover.addChild(edge, wet, film);
  cover.x = SMEAR.x;
  const paper = new Graphics({ label: 'blotting paper', visible: false }).moveTo(-PAPER.half, -PAPER.high);
  // Torn at its ends.
  for (let n = 1; n <= 6; n++) paper.lineTo(PAPER.half - (n % 2) * 4, -PAPER.high + ((n - 0.5) / 6) * 2 * PAPER.high);
  paper.lineTo(PAPER.half, PAPER.high);
  for (let n = 6; n >= 1; n--) paper.lineTo(-PAPER.half + (n % 2) * 4, -PAPER.high + ((n - 0.5) / 6) * 2 * PAPER.high);
  paper.closePath().fill(0xffffff);
  for (let n = 0; n < 26; n++) {
    const [px, py] = [((n * 0.618) % 1) * 2 - 1, ((n * 0.382) % 1) * 2 - 1];
    paper
      .moveTo(px * (PAPER.half - 14), py * (PAPER.high - 4))
      .lineTo(px * (PAPER.half - 14) + 8, py * (PAPER.high - 4) + 2);
  }
  paper.stroke({ width: 1, color: 0x000000, alpha: 0.12 });
  paper.x = SMEAR.x + 6;
  const tongs = new Graphics({ visible: false })
    .moveTo(width / 2 - 30, 0)
    .lineTo(width / 2 + 70, 22)
    .moveTo(width / 2 - 30, 7)
    .lineTo(width / 2 + 66, 34)
    .stroke({ width: 5, color: dark ? 0xa9b6c4 : 0x76879a, cap: 'round' });
  slide.addChild(glass, smear, pool, paper, cover, tongs);

  const drops = Array.from({ length: DROPS }, () =>
    new Graphics({ visible: false }).ellipse(0, 0, 3.4, 5).fill(0xffffff),
  );
  const steam = Array.from({ length: PUFFS }, () =>
    new Graphics({ visible: false }).circle(0, 0, 15).fill(
      roundGradient([
        [0, dark ? 0xffffff : 0x8fa6ba, 0.6],
        [1, dark ? 0xffffff : 0x8fa6ba, 0],
      ]),
    ),
  );
  const fire = flame();
  fire.position.set(BURNER.x, BURNER.top - 2);
  const stand = new Container({ label: 'burner and flame' });
  stand.addChild(burner(context), fire);
  const basin = new Container({ label: 'sink and rods' });
  basin.addChild(sink(dark), stain);
  const bath = steamed ? createSteamBath(context) : null;
  if (bath) {
    const narrow = (SINK.x + SINK.width - NARROW.x) / SINK.width;
    for (const part of [basin, rods]) {
      part.scale.x = narrow;
      part.x = NARROW.x - SINK.x * narrow;
    }
    root.addChild(basin, rods, bath.root);
  } else root.addChild(basin, stand, rods);
  root.addChild(...drops, slide, ...steam);

  let below = false;
  let place = { x: 0, y: 0, scale: 1 };
  slide.position.copyFrom(bath ? ON_BEAKER : SLIDE);
  const at = (x: number, y: number, w: number, h: number): Box => ({
    x: place.x + x * place.scale,
    y: place.y + y * place.scale,
    width: w * place.scale,
    height: h * place.scale,
  });
  return {
    root,
    lay(box: Box, _type: TypeSizes) {
      place = fitted(box, SIZE);
      root.position.set(place.x, place.y);
      root.scale.set(place.scale);
    },
    slideBox() {
      // Passed through a flame it comes back to the rack.
      const { x, y } = steamed ? slide : SLIDE;
      return at(x - width / 2, y - height / 2, width, height);
    },
    coverBox: () => at(SLIDE.x + SMEAR.x - COVER / 2, SLIDE.y - height / 2, COVER, height),
    heaterBox() {
      if (steamed) return at(BATH_BOX.x, BATH_BOX.y, BATH_BOX.width, BATH_BOX.height);
      return below
        ? at(SLIDE.x + SMEAR.x - 30, SLIDE.y + height / 2 + 6, 60, BURNER.foot - SLIDE.y - height / 2 + 6)
        : at(BURNER.x - 34, BURNER.top - 30, 68, BURNER.foot - BURNER.top + 34);
    },
    draw(state, now) {
      const still = context.reducedMotion;
      const inFlame = state.slide === 'flame';
      slide.visible = state.slide !== 'away';
      const sway = still ? 0 : IN_FLAME.sway * Math.sin(now / 240);
      if (inFlame) slide.position.set(IN_FLAME.x + sway, IN_FLAME.y);
      else if (state.slide === 'beaker') slide.position.copyFrom(ON_BEAKER);
      else slide.position.set(rackX, SLIDE.y);
      const boils = bath?.draw(state.heat ?? 0, now) ?? false;
      const { paper: soaked = null } = state;
      paper.visible = soaked !== null;
      if (soaked !== null) paper.tint = soaked;
      tongs.visible = inFlame;
      smear.tint = state.smear;
      smear.alpha = state.cells;
      pool.visible = state.pool !== null;
      if (state.pool !== null) {
        liquid.tint = state.pool;
        liquid.alpha = state.pool >= 0xe00000 && (state.pool & 255) > 0xe0 ? 0.55 : 0.86;
      }
      cover.visible = state.cover !== null;
      if (state.cover !== null) {
        cover.y = -LIFT * (1 - state.cover);
        wet.tint = state.smear;
        wet.alpha = 0.8;
      }
      below = state.under === true;
      stand.scale.set(below ? LOW : 1);
      stand.position.set(below ? SLIDE.x + SMEAR.x - LOW * BURNER.x : 0, below ? (1 - LOW) * BURNER.foot : 0);
      fire.visible = state.lit;
      if (state.lit && !still) fire.scale.set(1 + 0.04 * Math.sin(now / 60), 1 + 0.06 * Math.sin(now / 83));
      stain.alpha = state.runOff === null ? 0.12 : 0.5;
      if (state.runOff !== null) stain.tint = state.runOff;
      drops.forEach((drop, n) => {
        drop.visible = state.runOff !== null;
        if (state.runOff === null) return;
        drop.tint = state.runOff;
        const part = still ? n / DROPS : (now / DROP_MS + n / DROPS) % 1;
        drop.position.set(rackX - width / 2 + 24 + n * 48, SLIDE.y + height / 2 + 4 + 46 * part * part);
        drop.alpha = 0.9 * (1 - 0.6 * part);
      });
      const { x: steamX, y: steamY } = bath ? ON_BEAKER : SLIDE;
      steam.forEach((puff, n) => {
        puff.visible = state.steam > 0;
        if (!puff.visible) return;
        const part = still ? (n + 0.5) / PUFFS : (now / 2200 + n / PUFFS) % 1;
        puff.position.set(steamX - 90 + 38 * n + 10 * Math.sin(6 * part + n), steamY - 22 - 78 * part);
        puff.scale.set(0.7 + 1.1 * part);
        puff.alpha = state.steam * (1 - part) * (dark ? 0.5 : 0.8);
      });
      return boils || (!still && (inFlame || state.lit || state.runOff !== null || state.steam > 0));
    },
  };
}
