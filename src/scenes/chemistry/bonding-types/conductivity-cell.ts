/** A fused-silica cell with two graphite plates over a burner: one cube of a sample is heated and measured in it. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import {
  acrossGradient,
  contactShadow,
  downGradient,
  metalAcross,
  metalDown,
  mix,
  roundGradient,
} from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export type SampleKind = 'salt' | 'water' | 'iron';
export type SampleState = 'solid' | 'liquid' | 'gas' | 'dissolved';

export interface ConductivityCell {
  readonly root: Container;
  /** Where the leads are clamped, and the thermocouple's head, from the origin. */
  readonly minus: Point;
  readonly plus: Point;
  readonly probe: Point;
  set(kind: SampleKind, state: SampleState): void;
  /** Temperature of the sample and of what it is heading for, °C. `now`: wall milliseconds for the flicker, 0 for none. */
  heat(temperature: number, target: number, now: number): void;
}

const HALF = 62;
const HIGH = 84;
const FLOOR = -128;
const PLATE = 12;
const ROOM = 25;
/** Where bodies begin to glow, and where they are as bright as it gets, °C. */
const DULL_RED = 520;
const BRIGHT = 1700;

const FACES: Readonly<Record<SampleKind, Readonly<Record<SampleState, number>>>> = {
  salt: { solid: 0xf3f6fa, liquid: 0xe8d9c4, gas: 0xdfe6ee, dissolved: 0xa9d3ee },
  water: { solid: 0xd5ecfa, liquid: 0x8ec8ee, gas: 0xd6e6f2, dissolved: 0x8ec8ee },
  iron: { solid: 0x8793a1, liquid: 0xb9aaa0, gas: 0xb7b0ac, dissolved: 0x8793a1 },
};

/** Colour of a hot body, from dull red to yellow-white. */
function glowColour(part: number): number {
  if (part < 0.5) return mix(0xb01808, 0xff7a1a, part * 2);
  return mix(0xff7a1a, 0xfff0c2, part * 2 - 1);
}

/** Where the plates' clamps begin, and how far each plate is from the middle. */
const TOP = FLOOR - HIGH - 44;
const PLATE_X = HALF - PLATE / 2 - 2;
const KNOB: Point = { x: 30, y: -22 };
/** Where the cube lies between the plates. */
const LEFT = -HALF + PLATE + 4;
const WIDE = -2 * LEFT;

function drawStand(theme: StageTheme): Graphics {
  const stand = new Graphics();
  for (const sign of [-1, 1]) {
    stand.poly([sign * 74, FLOOR + 8, sign * 80, FLOOR + 8, sign * 96, 2, sign * 89, 2]).fill(metalAcross(theme));
  }
  return stand.roundRect(-84, FLOOR + 2, 168, 9, 4).fill(metalDown(theme));
}

const drawBurner = (theme: StageTheme): Graphics =>
  new Graphics()
    .ellipse(0, -3, 44, 9)
    .fill(metalAcross(theme))
    .roundRect(-44, -9, 88, 8, 4)
    .fill(metalAcross(theme))
    .rect(-9, -62, 18, 56)
    .fill(
      acrossGradient([
        [0, 0x8c6a2c],
        [0.3, 0xf0d590],
        [0.6, 0xb98b3e],
        [1, 0x5c4317],
      ]),
    )
    .ellipse(0, -62, 9, 2.6)
    .fill(0x3b2c10);

const drawTap = (theme: StageTheme): Graphics =>
  new Graphics()
    .rect(8, -24, 18, 5)
    .fill(metalDown(theme))
    .circle(KNOB.x, KNOB.y, 10)
    .fill(
      roundGradient(
        [
          [0, 0xff9a8a],
          [0.5, 0xd23b3b],
          [1, 0x6e1515],
        ],
        { x: 0.36, y: 0.3 },
      ),
    );

function createFlame(): Container {
  const flame = new Container({ y: -62 });
  const outer = new Graphics()
    .moveTo(-9, 0)
    .bezierCurveTo(-24, -22, -12, -38, 0, -58)
    .bezierCurveTo(12, -38, 24, -22, 9, 0)
    .closePath()
    .fill(
      downGradient([
        [0, 0x8fc7ff, 0.1],
        [0.5, 0x5aa7ff, 0.75],
        [1, 0x2f6fe0, 0.9],
      ]),
    );
  const inner = new Graphics()
    .moveTo(-5, 0)
    .bezierCurveTo(-11, -12, -5, -20, 0, -30)
    .bezierCurveTo(5, -20, 11, -12, 5, 0)
    .closePath()
    .fill({ color: 0xd8f0ff, alpha: 0.9 });
  flame.addChild(outer, inner);
  return flame;
}

/** Frost on the floor of the cell. */
function drawFrost(): Graphics {
  const frost = new Graphics();
  for (let n = 0; n < 26; n++) {
    const x = -HALF + ((n * 47) % 124);
    frost.circle(x, FLOOR - 2 - ((n * 13) % 9), 1.4 + ((n * 7) % 3)).fill({ color: 0xeaf6ff, alpha: 0.85 });
  }
  return frost;
}

/** Back and front of the silica. */
const drawWalls = (theme: StageTheme): readonly [back: Graphics, front: Graphics] => [
  new Graphics()
    .roundRect(-HALF - 6, FLOOR - HIGH - 14, 2 * HALF + 12, HIGH + 14, 8)
    .fill({ color: theme.glassBody, alpha: theme.name === 'dark' ? 0.16 : 0.3 }),
  new Graphics()
    .roundRect(-HALF - 6, FLOOR - HIGH - 14, 2 * HALF + 12, HIGH + 14, 8)
    .stroke({ width: 1.8, color: theme.glassEdge, alpha: 0.75 })
    .roundRect(-HALF - 1, FLOOR - HIGH - 8, 5, HIGH + 2, 2.5)
    .fill({ color: theme.glassShine, alpha: 0.45 })
    .roundRect(HALF - 1, FLOOR - HIGH + 4, 2.5, HIGH - 16, 1.2)
    .fill({ color: theme.glassShine, alpha: 0.25 }),
];

/** The two graphite plates with their clamps, and the thermocouple between them. */
function drawPlates(theme: StageTheme): Graphics {
  const plates = new Graphics();
  for (const sign of [-1, 1]) {
    const x = sign * PLATE_X;
    plates
      .roundRect(x - 3, TOP, 6, 50, 3)
      .fill(metalAcross(theme))
      .roundRect(x - PLATE / 2, FLOOR - HIGH - 2, PLATE, HIGH - 3, 2)
      .fill(
        acrossGradient([
          [0, 0x50575f],
          [0.4, 0x2b3036],
          [1, 0x14171a],
        ]),
      )
      .roundRect(x - 7, TOP - 6, 14, 16, 4)
      .fill(sign > 0 ? 0xd23b3b : 0x2f6fd6)
      .roundRect(x - 5, TOP - 4, 4, 10, 2)
      .fill({ color: 0xffffff, alpha: 0.35 });
  }
  return plates
    .roundRect(-2, TOP + 2, 4, HIGH + 10, 2)
    .fill(metalAcross(theme))
    .roundRect(-5, TOP - 4, 10, 12, 3)
    .fill(0x2b3036);
}

function drawCube(into: Graphics, colour: number, plain: boolean): void {
  const high = 70;
  const y = FLOOR - 4 - high;
  into.rect(LEFT, y, WIDE, high).fill(
    plain
      ? colour
      : acrossGradient([
          [0, mix(colour, 0xffffff, 0.5)],
          [0.3, colour],
          [1, mix(colour, 0x203040, 0.45)],
        ]),
  );
  if (plain) return;
  into
    .poly([LEFT, y, LEFT + 9, y - 8, LEFT + WIDE - 5, y - 8, LEFT + WIDE, y])
    .fill(mix(colour, 0xffffff, 0.65))
    .rect(LEFT + 5, y + 5, 3, high - 12)
    .fill({ color: 0xffffff, alpha: 0.5 })
    .poly([LEFT + WIDE * 0.55, y + high, LEFT + WIDE, y + high * 0.35, LEFT + WIDE, y + high])
    .fill({ color: 0x10202e, alpha: 0.12 });
}

function drawLiquid(into: Graphics, high: number, colour: number, plain: boolean, alpha: number): void {
  const y = FLOOR - 3 - high;
  into
    .roundRect(-HALF - 3, y, 2 * HALF + 6, high, 4)
    .fill(plain ? colour : { color: colour, alpha: colour === FACES.iron.liquid ? 1 : alpha });
  if (!plain) into.ellipse(0, y, HALF + 3, 7).fill({ color: mix(colour, 0xffffff, 0.45), alpha: 0.85 });
}

function drawVapour(into: Graphics, colour: number): void {
  for (let n = 0; n < 9; n++) {
    into
      .circle(-34 + ((n * 41) % 70), FLOOR - 14 - ((n * 29) % 66), 13 + ((n * 5) % 8))
      .fill({ color: colour, alpha: 0.13 });
  }
}

/** The sample in its state; `plain`: its outline alone, which can be tinted. */
function drawSample(into: Graphics, theme: StageTheme, state: SampleState, colour: number, plain: boolean): void {
  into.clear();
  switch (state) {
    case 'solid':
      return drawCube(into, colour, plain);
    case 'liquid':
    case 'dissolved':
      return drawLiquid(into, state === 'liquid' ? 60 : 72, colour, plain, theme.name === 'dark' ? 0.62 : 0.75);
    case 'gas':
      if (!plain) drawVapour(into, colour);
  }
}

/** What glows with heat: the sample itself, and the light around it. */
function createGlow(theme: StageTheme) {
  const hot = new Graphics();
  const halo = new Graphics({ alpha: 0, y: FLOOR - HIGH * 0.5 }).circle(0, 0, 104).fill(
    roundGradient([
      [0, 0xffd9a0, 0.7],
      [0.45, 0xff8a3a, 0.32],
      [1, 0xff5a1a, 0],
    ]),
  );
  let glow = -1;
  return {
    hot,
    halo,
    set(state: SampleState) {
      drawSample(hot, theme, state, 0xffffff, true);
      glow = -1;
    },
    heat(temperature: number) {
      const part = Math.round(100 * Math.min(1, Math.max(0, (temperature - DULL_RED) / (BRIGHT - DULL_RED)))) / 100;
      if (part === glow) return;
      glow = part;
      hot.visible = part > 0;
      hot.alpha = 0.25 + 0.65 * part;
      hot.tint = glowColour(part);
      halo.alpha = part * (theme.name === 'dark' ? 0.9 : 0.55);
      halo.visible = part > 0;
    },
  };
}

/** Origin at the middle of the burner's foot, on the bench. */
export function createConductivityCell({ theme }: StageContext): ConductivityCell {
  const root = new Container({ label: 'conductivity cell' });
  const flame = createFlame();
  const frost = drawFrost();
  const [back, front] = drawWalls(theme);
  const sample = new Graphics();
  const glow = createGlow(theme);
  root.addChild(
    contactShadow(theme, 190, 26),
    glow.halo,
    drawStand(theme),
    drawBurner(theme),
    drawTap(theme),
    flame,
    back,
    sample,
    glow.hot,
    drawPlates(theme),
    frost,
    front,
  );
  let shown = '';
  return {
    root,
    minus: { x: -PLATE_X, y: TOP - 4 },
    plus: { x: PLATE_X, y: TOP - 4 },
    probe: { x: 0, y: TOP - 3 },
    set(kind, state) {
      const key = `${kind} ${state}`;
      if (key === shown) return;
      shown = key;
      drawSample(sample, theme, state, FACES[kind][state], false);
      glow.set(state);
    },
    heat(temperature, target, now) {
      const burning = target > ROOM + 1;
      flame.visible = burning;
      if (burning) {
        const size = 0.62 + 0.5 * Math.min(1, target / 1800);
        flame.scale.set(0.9 + 0.2 * size, size * (1 + (now > 0 ? 0.035 * Math.sin(now / 47) : 0)));
      }
      frost.visible = target < 0;
      glow.heat(temperature);
    },
  };
}
