/** The slide of a staining rack: its smear, what lies on it, blotting paper, coverslip, and the tongs that hold it in a flame. */
import { Container, Graphics } from 'pixi.js';
import { aslantGradient } from '../paint/shading';
import type { RackState } from './rack-state';

export const SLIDE = { width: 236, height: 60, x: 294, y: 128 } as const;
export const SMEAR = { x: -38, rx: 56, ry: 19 } as const;
export const COVER = 96;
const PAPER = { half: 78, high: 23 } as const;
/** Units that an unpressed coverslip stands higher. */
const LIFT = 9;
const { width, height } = SLIDE;

function createGlass(dark: boolean): Graphics {
  return new Graphics()
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
}

function createSmear(): Graphics {
  const smear = new Graphics({ label: 'smear' });
  for (const [dx, dy, rx, ry, alpha] of [
    [0, 0, SMEAR.rx, SMEAR.ry, 0.5],
    [-8, -2, SMEAR.rx * 0.72, SMEAR.ry * 0.75, 0.45],
    [14, 4, SMEAR.rx * 0.4, SMEAR.ry * 0.5, 0.4],
    [-26, 5, SMEAR.rx * 0.3, SMEAR.ry * 0.4, 0.35],
  ] as const) {
    smear.ellipse(SMEAR.x + dx, dy, rx, ry).fill({ color: 0xffffff, alpha });
  }
  return smear;
}

/** What is poured on the slide. */
function createPool() {
  const pool = new Container({ label: 'pool' });
  const liquid = new Graphics().roundRect(-width / 2 + 4, -height / 2 + 2, width - 58, height - 3, 18).fill(0xffffff);
  const gleam = new Graphics()
    .moveTo(-width / 2 + 22, -height / 2 + 9)
    .lineTo(width / 2 - 90, -height / 2 + 9)
    .stroke({ width: 3.5, color: 0xffffff, alpha: 0.5, cap: 'round' })
    .roundRect(-width / 2 + 4, -height / 2 + 2, width - 58, height - 3, 18)
    .stroke({ width: 1.2, color: 0xffffff, alpha: 0.3 });
  pool.addChild(liquid, gleam);
  return {
    root: pool,
    set(colour: number | null): void {
      pool.visible = colour !== null;
      if (colour === null) return;
      liquid.tint = colour;
      liquid.alpha = colour >= 0xe00000 && (colour & 255) > 0xe0 ? 0.55 : 0.86;
    },
  };
}

function createCoverslip(dark: boolean) {
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
  return {
    root: cover,
    /** How far it is pressed, 0 to 1; null: there is none. */
    set(pressed: number | null, stain: number): void {
      cover.visible = pressed !== null;
      if (pressed === null) return;
      cover.y = -LIFT * (1 - pressed);
      wet.tint = stain;
      wet.alpha = 0.8;
    },
  };
}

function createBlottingPaper(): Graphics {
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
  return paper;
}

const createTongs = (dark: boolean): Graphics =>
  new Graphics({ visible: false })
    .moveTo(width / 2 - 30, 0)
    .lineTo(width / 2 + 70, 22)
    .moveTo(width / 2 - 30, 7)
    .lineTo(width / 2 + 66, 34)
    .stroke({ width: 5, color: dark ? 0xa9b6c4 : 0x76879a, cap: 'round' });

export function createStainedSlide(dark: boolean) {
  const slide = new Container({ label: 'slide' });
  const smear = createSmear();
  const pool = createPool();
  const paper = createBlottingPaper();
  const cover = createCoverslip(dark);
  const tongs = createTongs(dark);
  slide.addChild(createGlass(dark), smear, pool.root, paper, cover.root, tongs);
  return {
    root: slide,
    set(state: RackState): void {
      slide.visible = state.slide !== 'away';
      const { paper: soaked = null } = state;
      paper.visible = soaked !== null;
      if (soaked !== null) paper.tint = soaked;
      tongs.visible = state.slide === 'flame';
      smear.tint = state.smear;
      smear.alpha = state.cells;
      pool.set(state.pool);
      cover.set(state.cover, state.smear);
    },
  };
}
