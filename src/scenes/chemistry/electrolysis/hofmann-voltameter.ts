/**
 * Hofmann's voltameter: two graduated limbs with taps, joined below, and a reservoir between them. Platinum plates stand
 * in the limbs; the gas that rises pushes the liquid into the reservoir.
 */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Point, StageContext, TypeSizes } from '../../contract';
import { levelOf, type Profile } from '../../kit/glassware/glass';
import { createLiquid } from '../../kit/glassware/liquid';
import { liquidColour } from '../../kit/paint/liquid-colour';
import {
  acrossGradient,
  contactShadow,
  downGradient,
  housing,
  metalAcross,
  metalDown,
  mix,
} from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface HofmannVoltameter {
  readonly root: Container;
  /** Between the far and the near wall, for bubbles: one for each limb, origin on its axis at the foot. */
  readonly inside: { readonly cathode: Container; readonly anode: Container };
  /** Where the plates' leads come out below, where the taps are, and the tips above them. */
  readonly leads: { readonly cathode: Point; readonly anode: Point };
  readonly taps: { readonly cathode: Point; readonly anode: Point };
  readonly tips: { readonly cathode: Point; readonly anode: Point };
  /** Height of a gas volume's lower end. */
  levelY(volume: number): number;
  readonly plateY: number;
  /** Gas volumes, mL, as they are read. */
  setGas(cathode: number, anode: number): void;
  /** White light after the liquid, 0xrrggbb. */
  setLight(cathode: number, anode: number, bulk: number): void;
  /** 0 closed to 1 open. */
  turnTaps(fraction: number): void;
  /** Sets its numbers for the scale at which it is drawn. */
  fit(scale: number, type: TypeSizes): void;
}

/** From its foot to above its tips, and from edge to edge with its numbers. */
export const CELL = { width: 262, height: 480 } as const;
const LIMB_X = 82;
const BORE = 12.5;
const WALL = 15;
const CAPACITY = 50;
const ZERO_Y = -388;
const PITCH = 5.5;
const CROSS_Y = -58;
const CROSS_HALF = 11;
const FLOOR_Y = -40;
const PLATE = { top: -104, bottom: -68 } as const;
const TAP_Y = -412;
const TIP_Y = -446;
const BULB = { y: ZERO_Y, radius: 50 } as const;
const STEM = 9;
/** The bulb's highlight: radius and ends of its arc. */
const GLEAM = BULB.radius * 0.78;
const GLEAM_FROM = Math.PI * 1.02;
const GLEAM_TO = Math.PI * 1.38;
/** mL in the bulb while the limbs are full, of its whole. */
const BULB_START = 78;
const BULB_HOLDS = 160;
/** Below this change in mL nothing is redrawn. */
const STILL = 0.004;

const limbs = { cathode: -LIMB_X, anode: LIMB_X } as const;
type Side = keyof typeof limbs;
const SIDES: readonly Side[] = ['cathode', 'anode'];

/** The bulb from its lowest point: [height, radius]. */
const bulbProfile = (inset: number): Profile => {
  const steps = 18;
  const low = Math.asin(STEM / BULB.radius);
  return Array.from({ length: steps + 1 }, (_, k) => {
    const angle = low + ((Math.PI - 2 * low) * k) / steps;
    return [
      BULB.radius * (Math.cos(low) - Math.cos(angle)),
      Math.max(2, BULB.radius * Math.sin(angle) - inset),
    ] as const;
  });
};

/** Lowest point of the bulb, where its stem begins. */
const BULB_FOOT = BULB.y + BULB.radius * Math.cos(Math.asin(STEM / BULB.radius));

function createStand(theme: StageTheme): readonly Container[] {
  const shadow = contactShadow(theme, 300, 30);
  const base = housing(theme, 232, 17, 7);
  base.position.set(-116, -17);
  const rod = new Graphics().rect(-3.5, -330, 7, 316).fill(metalAcross(theme));
  const bar = new Graphics().roundRect(-LIMB_X - 18, -168, 2 * LIMB_X + 36, 9, 4).fill(metalDown(theme));
  return [shadow, rod, base, bar];
}

function createFarWalls(theme: StageTheme): Graphics {
  const glassAcross = acrossGradient([
    [0, theme.glassEdge, theme.glassAlpha * 3],
    [0.16, theme.glassBody, theme.glassAlpha * 1.3],
    [0.5, theme.glassBody, theme.glassAlpha * 0.55],
    [0.84, theme.glassBody, theme.glassAlpha * 1.4],
    [1, theme.glassEdge, theme.glassAlpha * 2.6],
  ]);
  const glassDown = downGradient([
    [0, theme.glassEdge, theme.glassAlpha * 2.6],
    [0.3, theme.glassBody, theme.glassAlpha * 0.7],
    [1, theme.glassEdge, theme.glassAlpha * 2.4],
  ]);
  const walls = new Graphics();
  for (const side of SIDES) {
    const x = limbs[side];
    walls.roundRect(x - WALL, ZERO_Y - 12, 2 * WALL, FLOOR_Y - ZERO_Y + 12, 9).fill(glassAcross);
  }
  walls.rect(-LIMB_X + WALL, CROSS_Y - CROSS_HALF - 2, 2 * (LIMB_X - WALL), 2 * CROSS_HALF + 4).fill(glassDown);
  walls.rect(-STEM - 2, BULB_FOOT - 2, 2 * STEM + 4, CROSS_Y - CROSS_HALF - BULB_FOOT).fill(glassAcross);
  return walls;
}

/** A unit high, hung from the floor: only its scale changes while gas collects. */
function createColumn(x: number): Graphics {
  const column = new Graphics().rect(-BORE, -1, 2 * BORE, 1).fill(
    acrossGradient([
      [0, 0xb9b9b9],
      [0.24, 0xffffff],
      [0.6, 0xf0f0f0],
      [1, 0xa8a8a8],
    ]),
  );
  column.position.set(x, FLOOR_Y - 3);
  return column;
}

function createMeniscus(x: number, water: number): Graphics {
  const meniscus = new Graphics()
    .moveTo(-BORE, -3)
    .quadraticCurveTo(0, 3, BORE, -3)
    .lineTo(BORE, 1)
    .lineTo(-BORE, 1)
    .closePath()
    .fill({ color: mix(water, 0x000000, 0.12), alpha: 0.75 })
    .moveTo(-BORE, -3)
    .quadraticCurveTo(0, 3, BORE, -3)
    .stroke({ width: 1.4, color: mix(water, 0xffffff, 0.65), alpha: 0.95 });
  meniscus.x = x;
  return meniscus;
}

const createPlate = (x: number, metal: number): Graphics =>
  new Graphics()
    .rect(x - 1.2, PLATE.bottom - 2, 2.4, FLOOR_Y - PLATE.bottom + 26)
    .fill(metal)
    .roundRect(x - 6.5, PLATE.top, 13, PLATE.bottom - PLATE.top, 1.5)
    .fill(
      acrossGradient([
        [0, 0xa9b0b8],
        [0.28, 0xf4f7fa],
        [0.6, 0xaeb6bf],
        [1, 0x6d7782],
      ]),
    )
    .roundRect(x - 6.5, PLATE.top, 13, PLATE.bottom - PLATE.top, 1.5)
    .stroke({ width: 0.8, color: 0x4d5965, alpha: 0.8 });

/** Liquid and plate of a limb, with room for bubbles. */
function createLimb(theme: StageTheme, x: number) {
  const column = createColumn(x);
  const meniscus = createMeniscus(x, theme.water);
  const inside = new Container();
  inside.position.set(x, 0);
  let drawn = Number.NaN;
  let light = -1;
  return {
    inside,
    layers: [column, createPlate(x, theme.metal[1]), inside, meniscus],
    place(volume: number) {
      if (Math.abs(volume - drawn) < STILL) return;
      drawn = volume;
      const y = levelY(volume);
      column.scale.y = FLOOR_Y - 3 - y;
      meniscus.y = y;
    },
    shine(next: number) {
      if (next === light) return;
      light = next;
      const { tint, alpha } = liquidColour(theme, next).body;
      column.tint = tint;
      column.alpha = alpha;
    },
  };
}

/** The liquid in the cross tube, the stem and the bulb. */
function createReservoir(theme: StageTheme) {
  const bulk = new Graphics()
    .rect(-LIMB_X + BORE, CROSS_Y - CROSS_HALF + 1, 2 * (LIMB_X - BORE), 2 * CROSS_HALF - 2)
    .rect(-STEM + 1, BULB_FOOT - 3, 2 * STEM - 2, CROSS_Y - CROSS_HALF - BULB_FOOT + 4)
    .fill(0xffffff);
  const inner = bulbProfile(2);
  const bulbLevel = levelOf(inner, BULB_HOLDS, 2 * BULB.radius * Math.cos(Math.asin(STEM / BULB.radius)));
  const pool = createLiquid(theme, inner);
  pool.root.y = BULB_FOOT;
  let height = 0;
  let light = -1;
  return {
    layers: [bulk, pool.root],
    /** mL of gas in both limbs. */
    fill(gas: number) {
      height = bulbLevel(BULB_START + gas);
      pool.set(height, light === -1 ? 0xffffff : light);
    },
    shine(next: number) {
      if (next === light) return;
      light = next;
      const { tint, alpha } = liquidColour(theme, next).body;
      bulk.tint = tint;
      bulk.alpha = alpha;
      pool.set(height, next);
    },
  };
}

/** Near wall of a limb; marks on its outer side. */
function paintNearWall(near: Graphics, side: Side, theme: StageTheme): void {
  const x = limbs[side];
  const outer = side === 'cathode' ? -1 : 1;
  near
    .rect(x - WALL + 0.6, ZERO_Y - 8, 1.5, FLOOR_Y - ZERO_Y + 2)
    .fill({ color: theme.glassEdge, alpha: 0.85 })
    .rect(x + WALL - 1.6, ZERO_Y - 8, 1.1, FLOOR_Y - ZERO_Y + 2)
    .fill({ color: theme.glassEdge, alpha: 0.55 })
    .roundRect(x - WALL + 5, ZERO_Y, 3, FLOOR_Y - ZERO_Y - 12, 1.5)
    .fill({ color: theme.glassShine, alpha: 0.3 });
  for (let millilitre = 0; millilitre <= CAPACITY; millilitre++) {
    const length = millilitre % 10 === 0 ? 16 : millilitre % 5 === 0 ? 11 : 6.5;
    const from = outer < 0 ? x - WALL + 1 : x + WALL - 1 - length;
    near
      .rect(from, ZERO_Y + millilitre * PITCH - 0.5, length, millilitre % 5 === 0 ? 1.2 : 0.9)
      .fill({ color: theme.scaleInk, alpha: millilitre % 5 === 0 ? 0.95 : 0.65 });
  }
  near.roundRect(x - WALL - 2, FLOOR_Y - 8, 2 * WALL + 4, 17, 4).fill(
    acrossGradient([
      [0, 0x3a2a22],
      [0.3, 0x7d5b48],
      [1, 0x241812],
    ]),
  );
}

/** The tube above a limb with the barrel of its tap. */
function paintTip(near: Graphics, x: number, theme: StageTheme): void {
  near
    .moveTo(x - WALL + 2, ZERO_Y - 8)
    .quadraticCurveTo(x - 4, ZERO_Y - 12, x - 4, TAP_Y + 6)
    .lineTo(x - 4, TIP_Y + 8)
    .lineTo(x - 2.2, TIP_Y)
    .lineTo(x + 2.2, TIP_Y)
    .lineTo(x + 4, TIP_Y + 8)
    .lineTo(x + 4, TAP_Y + 6)
    .quadraticCurveTo(x + 4, ZERO_Y - 12, x + WALL - 2, ZERO_Y - 8)
    .closePath()
    .fill({ color: theme.glassBody, alpha: theme.glassAlpha * 2.4 })
    .moveTo(x - 3.4, TAP_Y)
    .lineTo(x - 2, TIP_Y)
    .stroke({ width: 1.1, color: theme.glassEdge, alpha: 0.9 });
  near.roundRect(x - 13, TAP_Y - 7.5, 26, 15, 6).fill(
    acrossGradient([
      [0, mix(theme.metal[1], 0xffffff, 0.45)],
      [0.3, 0xfdfdfd],
      [1, mix(theme.metal[1], 0xffffff, 0.1)],
    ]),
  );
}

function createTapKey(side: Side, accent: number): Container {
  const outer = side === 'cathode' ? -1 : 1;
  const key = new Container({ label: 'tap' });
  key.position.set(limbs[side], TAP_Y);
  key.addChild(
    new Graphics()
      .roundRect(outer < 0 ? -32 : -10, -4.8, 42, 9.6, 4.8)
      .fill(accent)
      .roundRect(outer < 0 ? -30 : -8, -3.7, 38, 2.6, 1.3)
      .fill({ color: 0xffffff, alpha: 0.38 })
      .circle(0, 0, 8)
      .fill(0xe6ecf2)
      .circle(-1.6, -1.8, 3.4)
      .fill({ color: 0xffffff, alpha: 0.9 })
      .rect(-5, -1, 10, 2)
      .fill({ color: 0x44566a, alpha: 0.75 }),
  );
  return key;
}

function createNumbers(context: StageContext, side: Side): readonly Text[] {
  const outer = side === 'cathode' ? -1 : 1;
  return Array.from({ length: CAPACITY / 10 + 1 }, (_, n) => {
    const number = context.text({
      text: String(10 * n),
      size: 11.5,
      mono: true,
      colour: context.theme.ink,
      anchor: [outer < 0 ? 1 : 0, 0.5],
    });
    number.position.set(limbs[side] + outer * (WALL + 6), ZERO_Y + 10 * n * PITCH);
    return number;
  });
}

/** The bulb of the reservoir with its stem, and the cross tube. */
function paintBulb(near: Graphics, theme: StageTheme): void {
  near
    .circle(0, BULB.y, BULB.radius)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, theme.glassAlpha * 1.8],
        [0.2, theme.glassBody, theme.glassAlpha * 0.8],
        [0.55, theme.glassBody, theme.glassAlpha * 0.25],
        [1, theme.glassEdge, theme.glassAlpha * 1.7],
      ]),
    )
    .circle(0, BULB.y, BULB.radius - 0.6)
    .stroke({ width: 1.5, color: theme.glassEdge, alpha: 0.7 })
    .moveTo(GLEAM * Math.cos(GLEAM_FROM), BULB.y + GLEAM * Math.sin(GLEAM_FROM))
    .arc(0, BULB.y, GLEAM, GLEAM_FROM, GLEAM_TO)
    .stroke({ width: 5, color: theme.glassShine, alpha: 0.34, cap: 'round' })
    .roundRect(-14, BULB.y - BULB.radius - 14, 28, 18, 4)
    .fill({ color: theme.glassBody, alpha: theme.glassAlpha * 2.2 })
    .roundRect(-16, BULB.y - BULB.radius - 16, 32, 4, 2)
    .fill({ color: theme.glassEdge, alpha: 0.7 })
    .rect(-STEM - 1.4, BULB_FOOT, 1.3, CROSS_Y - CROSS_HALF - BULB_FOOT)
    .fill({ color: theme.glassEdge, alpha: 0.75 })
    .rect(STEM + 0.4, BULB_FOOT, 1, CROSS_Y - CROSS_HALF - BULB_FOOT)
    .fill({ color: theme.glassEdge, alpha: 0.5 })
    .rect(-LIMB_X + WALL, CROSS_Y - CROSS_HALF - 2, 2 * (LIMB_X - WALL), 1.3)
    .fill({ color: theme.glassEdge, alpha: 0.7 })
    .roundRect(-LIMB_X + WALL, CROSS_Y - CROSS_HALF + 3, 2 * (LIMB_X - WALL), 2.4, 1.2)
    .fill({ color: theme.glassShine, alpha: 0.3 });
}

function createClips(theme: StageTheme): Graphics {
  const clips = new Graphics();
  for (const side of SIDES) clips.roundRect(limbs[side] - WALL - 4, -171, 2 * WALL + 8, 13, 4).fill(metalDown(theme));
  return clips;
}

const levelY = (volume: number): number => ZERO_Y + Math.min(CAPACITY, Math.max(0, volume)) * PITCH;
/** The two places at a height. */
const onBoth = (y: number): Record<Side, Point> => ({ cathode: { x: -LIMB_X, y }, anode: { x: LIMB_X, y } });

/** Origin at the middle of its foot. */
export function createHofmannVoltameter(context: StageContext): HofmannVoltameter {
  const { theme } = context;
  const root = new Container({ label: 'Hofmann voltameter' });
  const reservoir = createReservoir(theme);
  const cathode = createLimb(theme, limbs.cathode);
  const anode = createLimb(theme, limbs.anode);
  const near = new Graphics();
  for (const side of SIDES) {
    paintNearWall(near, side, theme);
    paintTip(near, limbs[side], theme);
  }
  paintBulb(near, theme);
  const numbers = SIDES.flatMap((side) => createNumbers(context, side));
  const keys = SIDES.map((side) => createTapKey(side, theme.accent));
  root.addChild(
    ...createStand(theme),
    createFarWalls(theme),
    ...reservoir.layers,
    ...cathode.layers,
    ...anode.layers,
    near,
    createClips(theme),
    ...numbers,
    ...keys,
  );
  let opened = 0;
  return {
    root,
    inside: { cathode: cathode.inside, anode: anode.inside },
    leads: onBoth(FLOOR_Y + 14),
    taps: onBoth(TAP_Y),
    tips: onBoth(TIP_Y),
    levelY,
    plateY: PLATE.top,
    setGas(h2, o2) {
      cathode.place(h2);
      anode.place(o2);
      reservoir.fill(h2 + o2);
    },
    setLight(atCathode, atAnode, bulk) {
      cathode.shine(atCathode);
      anode.shine(atAnode);
      reservoir.shine(bulk);
    },
    turnTaps(fraction) {
      if (fraction === opened) return;
      opened = fraction;
      keys.forEach((key, index) => {
        key.rotation = ((index === 0 ? 1 : -1) * fraction * Math.PI) / 2;
      });
    },
    fit(scale, type) {
      for (const number of numbers) number.style.fontSize = type.small / scale;
    },
  };
}
