/** A microscope from the side: foot with lamp, arm, tube, nosepiece with three objectives, stage, condenser with iris, both focus knobs. */
import { Container, type FillGradient, Graphics } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
import { boxOf, fitDrawing, type Stand } from '../layout/layout';
import { acrossGradient, downGradient, metalAcross, mix, roundGradient } from '../paint/shading';
import type { StageTheme } from '../theme';

export interface StandState {
  /** Which objective is in place, from 0. */
  readonly objective: number;
  /** 0 to 1 over the coarse knob's way, and what the fine knob was turned by. */
  readonly coarse: number;
  readonly fine: number;
  /** 0 to 1. */
  readonly lamp: number;
  /** How far the iris is open, 0 to 1. */
  readonly iris: number;
}

export type StandPlace = 'nosepiece' | 'coarse' | 'fine' | 'iris' | 'lamp' | 'slide';

export interface MicroscopeStand {
  readonly root: Container;
  lay(box: Box): void;
  set(state: StandState): void;
  /** Where a part is, stage units. */
  place(part: StandPlace): Box;
  /** What stands there, for its shadow. */
  standing(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const SIZE = { width: 270, height: 440 } as const;
const AXIS = 178;
const NOSE_Y = 150;
const STAGE_Y = 268;
const STAGE_TRAVEL = 12;
/** Length, colour ring and angle between neighbours: rings as in ISO 8578 (4×red, 10× yellow, 40× light blue). */
interface Lens {
  readonly length: number;
  readonly ring: number;
}
const LENSES: readonly Lens[] = [
  { length: 74, ring: 0xd63b3b },
  { length: 94, ring: 0xe9c531 },
  { length: 116, ring: 0x5fb6e8 },
];
/** With one for oil immersion, 100× white, in the place of the lowest. */
export const OIL_LENSES: readonly Lens[] = [
  { length: 94, ring: 0xe9c531 },
  { length: 110, ring: 0x5fb6e8 },
  { length: 117, ring: 0xf4f6f8 },
];
const APART = 0.62;
const IRIS_AT = { x: AXIS + 30, y: 316 } as const;
const IRIS_WAY = 30;
const TURNS = 3;

const PLACES: Readonly<Record<StandPlace, Box>> = {
  nosepiece: { x: AXIS - 38, y: NOSE_Y - 16, width: 76, height: 66 },
  coarse: { x: 35, y: 276, width: 58, height: 58 },
  fine: { x: 47, y: 361, width: 34, height: 34 },
  iris: { x: IRIS_AT.x, y: IRIS_AT.y - 12, width: 46, height: 24 },
  lamp: { x: 216, y: 396, width: 26, height: 26 },
  slide: { x: AXIS - 34, y: STAGE_Y - 12, width: 68, height: 16 },
};

interface Paints {
  readonly enamel: number;
  readonly shade: number;
  readonly edge: number;
  readonly body: FillGradient;
  readonly black: FillGradient;
}

function paintsOf(theme: StageTheme): Paints {
  const dark = theme.name === 'dark';
  const enamel = dark ? 0xb9c6d4 : 0xf1f4f7;
  const shade = dark ? 0x6b7b8d : 0xb7c3cf;
  const edge = dark ? 0x46566a : 0x8795a4;
  const body = acrossGradient([
    [0, shade],
    [0.3, enamel],
    [0.75, enamel],
    [1, shade],
  ]);
  const black = acrossGradient([
    [0, 0x2b323b],
    [0.35, 0x59636f],
    [1, 0x14181d],
  ]);
  return { enamel, shade, edge, body, black };
}

/** Foot and arm. */
function createFrame({ enamel, shade, edge, body }: Paints): Graphics {
  return new Graphics()
    .roundRect(14, 404, 242, 32, 12)
    .fill(
      downGradient([
        [0, enamel],
        [1, shade],
      ]),
    )
    .roundRect(14.5, 404.5, 241, 31, 11.5)
    .stroke({ width: 1, color: edge })
    .moveTo(36, 410)
    .lineTo(36, 150)
    .bezierCurveTo(36, 108, 60, 92, 110, 92)
    .lineTo(206, 92)
    .quadraticCurveTo(214, 92, 214, 102)
    .lineTo(214, 124)
    .quadraticCurveTo(214, 132, 206, 132)
    .lineTo(118, 132)
    .bezierCurveTo(98, 134, 92, 146, 92, 172)
    .lineTo(92, 410)
    .closePath()
    .fill(body)
    .stroke({ width: 1, color: edge });
}

function createEyepiece({ body, edge, black }: Paints): Container {
  const eyepiece = new Container();
  eyepiece.addChild(
    new Graphics()
      .rect(-15, -66, 30, 70)
      .fill(body)
      .rect(-15, -66, 30, 70)
      .stroke({ width: 1, color: edge })
      .roundRect(-19, -98, 38, 34, 5)
      .fill(black)
      .ellipse(0, -98, 15, 4)
      .fill(0x8fb3cd),
  );
  eyepiece.position.set(128, 98);
  eyepiece.rotation = -0.52;
  return eyepiece;
}

/** The lamp with its light. */
function createLamp(black: FillGradient) {
  const lampHouse = new Graphics()
    .roundRect(AXIS - 32, 380, 64, 26, 6)
    .fill(black)
    .ellipse(AXIS, 381, 22, 5)
    .fill(0xdfe9f2);
  const cone = new Graphics().poly([AXIS - 20, 381, AXIS + 20, 381, AXIS + 14, 330, AXIS - 14, 330]).fill(0xfff1c4);
  const glow = new Graphics().ellipse(AXIS, 381, 34, 15).fill(
    roundGradient([
      [0, 0xfff6d8, 1],
      [1, 0xfff6d8, 0],
    ]),
  );
  return {
    views: [cone, lampHouse, glow],
    set(lamp: number): void {
      cone.alpha = lamp * 0.75;
      glow.alpha = lamp;
    },
  };
}

function createCondenser(theme: StageTheme, black: FillGradient): Graphics {
  return new Graphics()
    .rect(AXIS - 22, 20, 44, 28)
    .fill(metalAcross(theme))
    .poly([AXIS - 22, 20, AXIS + 22, 20, AXIS + 13, 10, AXIS - 13, 10])
    .fill(metalAcross(theme))
    .rect(AXIS - 27, 42, 54, 10)
    .fill(black);
}

function createPlate(black: FillGradient): Graphics {
  return new Graphics()
    .roundRect(84, 0, 168, 11, 3)
    .fill(black)
    .rect(86, 0, 164, 1.6)
    .fill({ color: 0xffffff, alpha: 0.35 })
    .rect(92, 11, 20, 60)
    .fill(black);
}

/** The slide in its clips. */
function createSlide(theme: StageTheme): Graphics {
  return new Graphics()
    .rect(AXIS - 46, -4, 92, 4)
    .fill({ color: 0xcfe6f5, alpha: 0.95 })
    .rect(AXIS - 14, -5.5, 28, 1.6)
    .fill(0xe58fa8)
    .rect(AXIS - 52, -7, 8, 7)
    .fill(metalAcross(theme))
    .rect(AXIS + 44, -7, 8, 7)
    .fill(metalAcross(theme));
}

/** The stage with its slide, the condenser below it, and the light in the condenser. */
function createTable(theme: StageTheme, black: FillGradient) {
  const table = new Container({ label: 'stage' });
  const upper = new Graphics();
  table.addChild(upper, createCondenser(theme, black), createPlate(black), createSlide(theme));
  let shownIris = -1;
  return {
    root: table,
    set(lamp: number, iris: number): void {
      if (iris !== shownIris) {
        shownIris = iris;
        const half = 3 + 10 * iris;
        upper
          .clear()
          .poly([AXIS - half, 12, AXIS + half, 12, AXIS, -3])
          .fill({ color: 0xfff1c4, alpha: 0.9 });
      }
      upper.alpha = lamp;
    },
  };
}

/** The lever of the iris. */
const createLever = (theme: StageTheme, black: FillGradient): Graphics =>
  new Graphics()
    .roundRect(0, -2.5, 24, 5, 2.5)
    .fill(metalAcross(theme))
    .circle(25, 0, 7)
    .fill(black)
    .circle(23.5, -2, 2)
    .fill({ color: 0xffffff, alpha: 0.6 });

function createNosepiece(theme: StageTheme, objectives: readonly Lens[], black: FillGradient) {
  const nose = new Container({ label: 'nosepiece' });
  nose.position.set(AXIS, NOSE_Y - 12);
  const lenses = objectives.map(({ length, ring }) => {
    const lens = new Graphics()
      .rect(-13, 6, 26, length * 0.62)
      .fill(metalAcross(theme))
      .poly([-13, length * 0.62 + 6, 13, length * 0.62 + 6, 6, length, -6, length])
      .fill(metalAcross(theme))
      .rect(-13.5, length * 0.42 + 6, 27, 5)
      .fill(ring)
      .rect(-5, length, 10, 2)
      .fill(0x9cc4de);
    nose.addChild(lens);
    return lens;
  });
  const collar = new Graphics()
    .ellipse(0, 0, 40, 15)
    .fill(black)
    .ellipse(0, -4, 30, 10)
    .fill(mix(0x59636f, 0xffffff, 0.15));
  nose.addChild(collar);
  return {
    root: nose,
    set(objective: number): void {
      lenses.forEach((lens, n) => {
        lens.rotation = (objective - n) * -APART;
        lens.scale.set(1, n === objective ? 1 : 0.82);
      });
    },
  };
}

/** A knob at a place; what turns is given back apart. */
function createKnob(x: number, y: number, radius: number) {
  const skirt = new Graphics().circle(x, y, radius).fill(
    roundGradient(
      [
        [0, 0x77828e],
        [0.7, 0x343c46],
        [1, 0x15191e],
      ],
      { x: 0.38, y: 0.32 },
    ),
  );
  const turning = new Graphics();
  for (let n = 0; n < 20; n++) {
    const angle = (n * Math.PI) / 10;
    turning
      .moveTo(Math.cos(angle) * radius * 0.78, Math.sin(angle) * radius * 0.78)
      .lineTo(Math.cos(angle) * radius * 0.97, Math.sin(angle) * radius * 0.97);
  }
  turning.stroke({ width: 1.2, color: 0x0a0d11, alpha: 0.8 });
  turning.circle(0, -radius * 0.5, radius * 0.12).fill(0xf3f6f9);
  turning.position.set(x, y);
  return { skirt, turning };
}

export function createMicroscopeStand({ theme }: StageContext, objectives: readonly Lens[] = LENSES): MicroscopeStand {
  const root = new Container({ label: 'microscope' });
  const paints = paintsOf(theme);
  const { black } = paints;
  const lampHouse = createLamp(black);
  const table = createTable(theme, black);
  const lever = createLever(theme, black);
  const nose = createNosepiece(theme, objectives, black);
  root.addChild(createFrame(paints), createEyepiece(paints), ...lampHouse.views, nose.root, table.root, lever);
  const [coarse, fine, dimmer] = [createKnob(64, 305, 27), createKnob(64, 378, 15), createKnob(229, 409, 11)];
  for (const { skirt, turning } of [coarse, fine, dimmer]) root.addChild(skirt, turning);

  let stand: Stand = { x: 0, y: 0, scale: 1 };
  let raised = 0;
  let open = 1;
  return {
    root,
    lay(box) {
      stand = fitDrawing(root, box, SIZE);
    },
    set({ objective, coarse: turned, fine: finely, lamp, iris }) {
      nose.set(objective);
      raised = (turned - 0.5) * -STAGE_TRAVEL;
      table.root.y = STAGE_Y + raised;
      coarse.turning.rotation = turned * TURNS * 2 * Math.PI;
      fine.turning.rotation = finely * Math.PI;
      dimmer.turning.rotation = (lamp - 0.5) * 1.5 * Math.PI;
      lampHouse.set(lamp);
      open = iris;
      lever.position.set(IRIS_AT.x - IRIS_WAY * 0.5 + IRIS_WAY * (open - 0.5), table.root.y + 47);
      table.set(lamp, iris);
    },
    place(part) {
      const own = PLACES[part];
      const shift = part === 'slide' || part === 'iris' ? raised : 0;
      const along = part === 'iris' ? IRIS_WAY * (open - 1) : 0;
      return boxOf(stand, { ...own, x: own.x + along, y: own.y + shift });
    },
    standing: () => boxOf(stand, { x: 135, y: 436, width: 242, height: 380 }),
  };
}
