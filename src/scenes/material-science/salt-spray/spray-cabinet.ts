/** A salt-spray cabinet, cut open at the front: tank, atomiser tower, fog, rack, funnel with its cylinder, and the cover. */
import { Container, Graphics, type Sprite } from 'pixi.js';
import type { Box, Point, StageContext, TypeSizes } from '../../contract';
import { liquidColour } from '../../kit/paint/liquid-colour';
import { acrossGradient, downGradient, metalAcross, mix, roundGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

/** `left`: room for the tank, left of the origin. */
export const CABINET = { left: 34, width: 604, height: 498 } as const;
/** Where hands take hold, in units of the cabinet. */
export const COVER_BOX: Box = { x: 76, y: 20, width: 470, height: 62 };
export const TOWER_BOX: Box = { x: 118, y: 238, width: 70, height: 150 };
const PANEL_BOX: Box = { x: 246, y: 128, width: 162, height: 240 };
/** Clear of the cover above it. */
export const PANEL_HANDLE: Box = { x: 246, y: 160, width: 162, height: 208 };
export const COUPON_BOX: Box = { x: 446, y: 248, width: 74, height: 112 };

export interface CabinetState {
  readonly open: boolean;
  readonly fog: boolean;
  readonly panel: boolean;
  /** Hours of the coupon in the fog; null where none hangs. */
  readonly coupon: number | null;
  /** Collected in an hour, mL; null where it is hidden. */
  readonly collected: number | null;
  readonly salt: string;
}

export interface SprayCabinet {
  readonly root: Container;
  fit(scale: number, type: TypeSizes): void;
  set(state: CabinetState, now: number): void;
}

const INSIDE: Box = { x: 78, y: 92, width: 466, height: 304 };
const TIP: Point = { x: 153, y: 262 };
const PUFFS = 16;
/** Where a jet of the plume ends, from the tip, and its width. */
const JETS = [
  [-44, -92, 9],
  [-20, -108, 11],
  [6, -116, 13],
  [34, -104, 11],
  [58, -86, 9],
] as const;
const TANK: Box = { x: -30, y: 226, width: 92, height: 172 };
const STEEL = 0x9aa3ac;
const RUST = 0x9a4f24;
/** Hours after which the coupon is covered. */
const COVERED = 8;
const CYLINDER = { x: 222, top: 412, height: 56, width: 20, most: 3 } as const;
const FUNNEL = [204, 338, 240, 338, 226, 362, 226, 396, 218, 396, 218, 362];

/** Plastic walls, a dark inside, light from above. */
function createChamber(dark: boolean, shell: number): Graphics {
  const { x, y, width, height } = INSIDE;
  const chamber = new Graphics()
    .roundRect(60, 84, 500, 324, 14)
    .fill(
      acrossGradient([
        [0, mix(shell, 0xffffff, 0.25)],
        [0.5, shell],
        [1, mix(shell, 0x000000, 0.3)],
      ]),
    )
    .roundRect(x, y, width, height, 8)
    .fill(
      downGradient([
        [0, dark ? 0x24424c : 0x6f97a0],
        [1, dark ? 0x122329 : 0x456a74],
      ]),
    );
  for (let n = 1; n < 6; n++)
    chamber
      .moveTo(x + n * 78, y + 6)
      .lineTo(x + n * 78, y + height - 6)
      .stroke({ width: 1, color: 0xffffff, alpha: 0.05 });
  return chamber;
}

/** The tank of salt water; its hose goes to the tower below the floor. */
function createTank(theme: StageTheme): Graphics {
  const { x, y, width, height } = TANK;
  const { body } = liquidColour(theme, 0xdbf2f7, 1);
  const tank = new Graphics()
    .roundRect(x, y, width, height, 10)
    .fill({ color: theme.glassBody, alpha: theme.name === 'dark' ? 0.22 : 0.4 })
    .roundRect(-26, 262, 84, 132, 6)
    .fill({ color: body.tint, alpha: Math.max(0.35, body.alpha) })
    .roundRect(x, y, width, height, 10)
    .stroke({ width: 1.5, color: theme.glassEdge, alpha: 0.8 })
    .roundRect(0, 214, 32, 14, 3)
    .fill(theme.housingEdge)
    .roundRect(-24, 296, 80, 52, 3)
    .fill(theme.paper);
  asPanel(tank, TANK);
  return tank;
}

/** A tube with a cone that keeps large drops back. */
const createTower = (): Graphics =>
  new Graphics()
    .roundRect(138, 290, 30, 104, 4)
    .fill(
      acrossGradient([
        [0, 0xdfe8ea, 0.95],
        [0.4, 0xffffff, 0.95],
        [1, 0x9fb4ba, 0.95],
      ]),
    )
    .poly([126, 262, 180, 262, 164, 292, 142, 292])
    .fill(
      acrossGradient([
        [0, 0xc3d2d6],
        [0.45, 0xf4fafb],
        [1, 0x8ba2a8],
      ]),
    )
    .ellipse(153, 262, 27, 6)
    .fill(0x5f777e)
    .roundRect(130, 386, 46, 8, 3)
    .fill(0x6f868d);

/** Slotted: panels lean back by 20°. */
function createRack(): Graphics {
  const rack = new Graphics();
  for (const y of [366, 384])
    rack.roundRect(236, y, 298, 6, 3).fill(
      acrossGradient([
        [0, 0xcfd9dc],
        [0.5, 0xf2f7f8],
        [1, 0x8fa3a9],
      ]),
    );
  for (let n = 0; n < 13; n++) rack.roundRect(244 + n * 23, 360, 4, 12, 2).fill(0x7f949b);
  return rack
    .poly([248, 372, 258, 372, 420, 150, 412, 150])
    .fill({ color: 0xb9c8cc, alpha: 0 })
    .poly([468, 252, 472, 240, 480, 240, 476, 252])
    .fill(0x8fa3a9)
    .poly([494, 252, 498, 240, 506, 240, 502, 252])
    .fill(0x8fa3a9)
    .roundRect(456, 236, 62, 5, 2)
    .fill(0x8fa3a9);
}

/** The panel's face, its edge and what holds it upright. */
function createPanel(face: Sprite): Container {
  const { x, y, width, height } = PANEL_BOX;
  const panel = new Container({ label: 'panel' });
  face.setSize(width - 6, height - 6);
  face.position.set(x + 6, y + 3);
  const edge = new Graphics()
    .roundRect(x + 12, y + 8, width - 4, height - 6, 3)
    .fill({ color: 0x000000, alpha: 0.35 })
    .roundRect(x + 4, y + 1, width - 1, height - 2, 2)
    .fill(0x59636d);
  panel.addChild(edge, face);
  return panel;
}

/** A steel coupon on the hooks, rustier from hour to hour. */
function createCoupon() {
  const root = new Graphics({ label: 'coupon' });
  let hung = -2;
  return {
    root,
    hang(hours: number | null) {
      const piece = hours === null ? -1 : Math.round(8 * Math.min(COVERED, hours));
      if (piece === hung) return;
      hung = piece;
      root.clear();
      if (hours === null) return;
      root
        .roundRect(456, 254, 62, 104, 2)
        .fill({ color: 0x000000, alpha: 0.3 })
        .roundRect(450, 250, 62, 104, 2)
        .fill(mix(STEEL, RUST, piece / 8 / COVERED))
        .roundRect(450, 250, 62, 40, 2)
        .fill({ color: 0xffffff, alpha: 0.1 })
        .circle(474, 257, 2.5)
        .circle(498, 257, 2.5)
        .fill(0x22303a);
    },
  };
}

/** The funnel inside, and the foot with the recess of its cylinder. */
const createFront = (theme: StageTheme, dark: boolean): Graphics =>
  new Graphics()
    .poly(FUNNEL)
    .fill({ color: theme.glassEdge, alpha: 0.35 })
    .poly(FUNNEL)
    .stroke({ width: 1.2, color: 0xffffff, alpha: 0.7 })
    .roundRect(60, 400, 500, 84, 10)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, dark ? 0.08 : 0.4)],
        [0.15, theme.housing],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(60.5, 400.5, 499, 83, 10)
    .stroke({ width: 1, color: theme.housingEdge, alpha: 0.8 })
    .roundRect(198, 406, 48, 70, 5)
    .fill(dark ? 0x0e161c : 0x51626c)
    .roundRect(84, 484, 46, 12, 3)
    .fill(mix(theme.housingShade, 0x000000, 0.4))
    .roundRect(490, 484, 46, 12, 3)
    .fill(mix(theme.housingShade, 0x000000, 0.4));

function createPuff(n: number): Graphics {
  const puff = new Graphics().circle(0, 0, 80).fill(
    roundGradient([
      [0, 0xffffff, 0.3],
      [0.6, 0xf3fbff, 0.13],
      [1, 0xf3fbff, 0],
    ]),
  );
  puff.scale.set(0.75 + 0.1 * (n % 5), 0.5 + 0.08 * (n % 4));
  return puff;
}

function createPlume(): Graphics {
  const plume = new Graphics({ label: 'spray' });
  for (const [dx, dy, width] of JETS)
    plume
      .moveTo(TIP.x, TIP.y)
      .quadraticCurveTo(TIP.x + dx * 0.3, TIP.y + dy * 0.9, TIP.x + dx, TIP.y + dy)
      .stroke({ width, color: 0xffffff, alpha: 0.16, cap: 'round' });
  return plume;
}

/** Puffs that drift within the walls, and the plume over the tip of the atomiser. */
function createSprayFog() {
  const fog = new Container({ label: 'fog' });
  const puffs = Array.from({ length: PUFFS }, (_, n) => createPuff(n));
  fog.addChild(...puffs);
  const mask = new Graphics().roundRect(INSIDE.x, INSIDE.y, INSIDE.width, INSIDE.height, 8).fill(0xffffff);
  fog.mask = mask;
  const plume = createPlume();
  return {
    fog,
    mask,
    plume,
    show(on: boolean) {
      fog.visible = on;
      plume.visible = on;
    },
    /** `t`: wall seconds. */
    drift(t: number) {
      puffs.forEach((puff, n) => {
        const phase = n * 2.4;
        puff.position.set(
          INSIDE.x + INSIDE.width * (0.5 + 0.5 * Math.sin(phase + t * (0.1 + 0.011 * n))),
          INSIDE.y + INSIDE.height * (0.36 + 0.3 * Math.sin(phase * 1.7 + t * 0.13)),
        );
      });
      plume.alpha = 0.75 + 0.25 * Math.sin(t * 6);
    },
  };
}

/** The graduated cylinder under the funnel. */
function createCylinder() {
  const root = new Graphics({ label: 'collected fog' });
  const { x, top, height, width } = CYLINDER;
  let filled = -1;
  return {
    root,
    fill(part: number) {
      if (part === filled) return;
      filled = part;
      const high = (height - 8) * part;
      root
        .clear()
        .roundRect(x - width / 2 + 2, top + height - high, width - 4, high, 2)
        .fill({ color: 0x9fd4e6, alpha: 0.85 })
        .roundRect(x - width / 2, top, width, height, 3)
        .stroke({ width: 1.5, color: 0xe6f4f8, alpha: 0.9 });
      for (let n = 1; n < 6; n++) {
        const y = top + height - (n * (height - 8)) / 6;
        root.moveTo(x + 3, y).lineTo(x + width / 2 - 1, y);
      }
      root.stroke({ width: 1, color: 0xe6f4f8, alpha: 0.8 });
    },
  };
}

/** A clear roof from which drops run to the sides; it turns about its right end. */
function createCover(theme: StageTheme, dark: boolean, shell: number): Container {
  const cover = new Container({ label: 'cover' });
  const roof = new Graphics()
    .poly([62, 86, 310, 26, 558, 86, 558, 94, 62, 94])
    .fill({ color: dark ? 0xbfe3ee : 0xe9f6fa, alpha: dark ? 0.2 : 0.55 })
    .moveTo(62, 86)
    .lineTo(310, 26)
    .lineTo(558, 86)
    .stroke({ width: 5, color: mix(shell, 0xffffff, 0.35), join: 'round', cap: 'round' })
    .moveTo(90, 84)
    .lineTo(300, 34)
    .stroke({ width: 2, color: 0xffffff, alpha: 0.5, cap: 'round' })
    .roundRect(58, 84, 504, 11, 4)
    .fill(metalAcross(theme));
  roof.position.set(-560, -92);
  cover.position.set(560, 92);
  cover.addChild(roof);
  return cover;
}

export function createSprayCabinet(context: StageContext, face: Sprite): SprayCabinet {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const shell = mix(theme.housing, dark ? 0x3f5f6a : 0xdfeaea, 0.5);
  const root = new Container({ label: 'salt-spray cabinet' });
  const panel = createPanel(face);
  const coupon = createCoupon();
  const spray = createSprayFog();
  const cylinder = createCylinder();
  const cover = createCover(theme, dark, shell);
  const salt = context.text({ size: 12, weight: '600', colour: theme.paperInk, anchor: [0.5, 0.5] });
  const name = context.text({ text: 'Salt spray', size: 13, weight: '600', colour: theme.ink, anchor: [1, 0.5] });
  root.addChild(
    createTank(theme),
    createChamber(dark, shell),
    createTower(),
    createRack(),
    panel,
    coupon.root,
    spray.plume,
    spray.fog,
    spray.mask,
    createFront(theme, dark),
    cylinder.root,
    cover,
    salt,
    name,
  );
  return {
    root,
    fit(scale, type) {
      salt.style.fontSize = type.small / scale;
      name.style.fontSize = type.small / scale;
      salt.position.set(16, 322);
      name.position.set(540, 442);
    },
    set(state, now) {
      cover.rotation = state.open ? 0.34 : 0;
      panel.visible = state.panel;
      salt.text = state.salt;
      spray.show(state.fog);
      if (state.fog) spray.drift(context.reducedMotion ? 0 : now / 1000);
      coupon.hang(state.coupon);
      cylinder.fill(state.collected === null ? 0.5 : Math.min(1, state.collected / CYLINDER.most));
    },
  };
}
