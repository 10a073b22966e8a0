/** What stands on the bench and is not carried: stand with the lens, dish with its colonies, slide with the drop. */
import { Graphics } from 'pixi.js';
import { SITES } from '../../../../engine/medical-microbiology/froth';
import type { Frame, StageContext } from '../../contract';
import { metalAcross, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { LENS_RADIUS } from './drop-lens';

/** Its own units. */
export const FRAME = { width: 640, height: 508 } as const;
export const LENS = { x: 330, y: 158 } as const;
export const BOTTLE = { x: 556, y: 330, width: 92, height: 150 } as const;
export const SLIDE = { x: 350, y: 424, width: 210, height: 62, slant: 16 } as const;
export const DROP_AT = { x: 350, y: 424 } as const;
/** Where the tools rest. */
export const STICK_AT = { x: 132, y: 420 } as const;
export type CatalaseFrame = Frame<'catalase_test'>;
const STAND = { x: 116, foot: 330 } as const;
const PLATE = { x: 112, y: 424, rx: 96, ry: 46 } as const;
const PAPER_BLACK = 0x15181e;
const NUTRIENT = 0xd9b96f;
const BLOOD = 0xa3202c;
const SMEAR = 0xe9dfc3;
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

function createPaper(theme: StageTheme): Graphics {
  return new Graphics({ label: 'black paper' })
    .poly([44, 348, 604, 348, 636, 506, 6, 506])
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .poly([42, 344, 600, 344, 632, 500, 8, 500])
    .fill(theme.name === 'dark' ? mix(PAPER_BLACK, 0xffffff, 0.02) : PAPER_BLACK)
    .poly([42, 344, 600, 344, 601, 347, 41, 347])
    .fill({ color: 0xffffff, alpha: 0.14 });
}

function createStand(theme: StageTheme): Graphics {
  return new Graphics({ label: 'stand' })
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
}

function createCone(theme: StageTheme): Graphics {
  return new Graphics({ label: 'what the lens shows' })
    .moveTo(DROP_AT.x - 16, DROP_AT.y - 4)
    .lineTo(LENS.x - LENS_RADIUS * 0.72, LENS.y + LENS_RADIUS * 0.78)
    .moveTo(DROP_AT.x + 16, DROP_AT.y - 4)
    .lineTo(LENS.x + LENS_RADIUS * 0.76, LENS.y + LENS_RADIUS * 0.74)
    .stroke({ width: 1.4, color: theme.name === 'dark' ? 0xdcecf8 : 0x9fb0c2, alpha: 0.6 });
}

/** The dish with its agar, colonies and the stab in it. */
function createDish(theme: StageTheme) {
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
  return {
    views: [dish, agar, stab, colonies],
    set({ view, hidden }: CatalaseFrame, unknown: boolean): void {
      agar.tint = hidden.has('colony_source') ? 0xb9b3a6 : view.onBlood ? BLOOD : NUTRIENT;
      stab.visible = view.touched && !hidden.has('colony_source');
      colonies.visible = view.grows || unknown;
    },
  };
}

function createSlide(): Graphics {
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
  return new Graphics({ label: 'slide' })
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
}

function createDrop(): Graphics {
  const drop = new Graphics({ label: 'drop' })
    .ellipse(0, 0, 22, 10)
    .fill({ color: 0xd7ecf8, alpha: 0.5 })
    .ellipse(0, 0, 22, 10)
    .stroke({ width: 1.2, color: 0xffffff, alpha: 0.9 })
    .ellipse(-7, -4, 6, 2.2)
    .fill({ color: 0xffffff, alpha: 0.9 });
  drop.position.set(DROP_AT.x, DROP_AT.y);
  return drop;
}

function createFroth(): Graphics {
  const froth = new Graphics({ label: 'froth' });
  for (let n = 0; n < 26; n++) {
    const away = Math.sqrt((n + 0.5) / 26);
    const angle = n * 2.4;
    froth
      .circle(22 * away * Math.cos(angle), 10 * away * Math.sin(angle) - 3, 3.6 - 1.2 * (n % 3))
      .fill({ color: 0xffffff, alpha: 0.75 });
  }
  froth.position.set(DROP_AT.x, DROP_AT.y);
  return froth;
}

/** What was smeared on the slide, and the drop on it. */
function createSmearAndDrop() {
  const smear = new Graphics({ label: 'smear' })
    .ellipse(DROP_AT.x, DROP_AT.y, 17, 7.5)
    .fill({ color: SMEAR, alpha: 0.75 });
  const drop = createDrop();
  const froth = createFroth();
  return {
    views: [smear, drop, froth],
    set({ view }: CatalaseFrame): void {
      smear.visible = view.grows;
      drop.visible = view.drops > 0;
      drop.scale.set(1 + 0.14 * Math.max(0, view.drops - 1));
      froth.visible = view.bubbles > 0;
      froth.alpha = Math.min(1, 0.25 + view.bubbles / SITES);
    },
  };
}

export function createCatalaseBench({ theme }: StageContext) {
  const dish = createDish(theme);
  const sample = createSmearAndDrop();
  return {
    views: [createPaper(theme), createStand(theme), createCone(theme), ...dish.views, createSlide(), ...sample.views],
    set: (frame: CatalaseFrame, unknown: boolean): void => {
      dish.set(frame, unknown);
      sample.set(frame);
    },
  };
}
