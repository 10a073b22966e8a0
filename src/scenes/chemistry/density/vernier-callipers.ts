/** Vernier callipers that hang open on two pegs: fixed jaw, sliding jaw with its vernier, beam with a scale. Origin at the tip of the fixed jaw. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { acrossGradient, downGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface VernierCallipers extends Part {
  /** Stage units of one of its own. */
  readonly scale: number;
  /** Opening of the jaws in stage units. */
  open(width: number): void;
}

const BEAM = { length: 196, height: 20 } as const;
const JAW = { width: 20, length: 58 } as const;
const VERNIER = 64;
/** The room of board and jaws, and where in it the tip of the fixed jaw lies. */
const SIZE = { width: 228, height: 126 } as const;
const TIP = { x: 36, y: 110 } as const;
const BOARD = { colour: 0x7d5a36, height: 62 } as const;

const INK = 0x141a21;
const TOP = -JAW.length;

/** Steel, darker where the stage is bright. */
function metalsOf({ metal: [bright, middle, dark], name }: StageTheme) {
  const tone = (colour: number): number => mix(colour, 0x1c2733, name === 'dark' ? 0 : 0.22);
  return {
    tone,
    steel: downGradient([
      [0, tone(middle)],
      [0.25, tone(mix(bright, 0xffffff, 0.25))],
      [0.65, tone(middle)],
      [1, tone(dark)],
    ]),
    blade: acrossGradient([
      [0, tone(dark)],
      [0.4, tone(mix(bright, 0xffffff, 0.2))],
      [1, tone(middle)],
    ]),
  };
}

const createBoard = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(-TIP.x + 4, -TIP.y + 4, SIZE.width, BOARD.height, 5)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
    .roundRect(-TIP.x, -TIP.y, SIZE.width, BOARD.height, 5)
    .fill(
      downGradient([
        [0, mix(BOARD.colour, 0xffe0b0, 0.3)],
        [0.08, BOARD.colour],
        [1, mix(BOARD.colour, 0x000000, 0.3)],
      ]),
    );

/** The beam rests on them. */
function createPegs({ metal }: StageTheme): Graphics {
  const pegs = new Graphics();
  for (const x of [-JAW.width / 2, BEAM.length - JAW.width - 22])
    pegs
      .circle(x, TOP + 5, 5)
      .fill(metal[2])
      .circle(x - 1, TOP + 4, 3)
      .fill(metal[0]);
  return pegs;
}

/** The beam with its scale and the fixed jaw. */
function createBeam(theme: StageTheme, millimetre: number): Graphics {
  const { steel, blade } = metalsOf(theme);
  const beam = new Graphics()
    .rect(-JAW.width + 3, TOP - BEAM.height + 5, BEAM.length, BEAM.height)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .rect(-JAW.width, TOP - BEAM.height, BEAM.length, BEAM.height)
    .fill(steel)
    .poly([-JAW.width, TOP - BEAM.height - 8, 0, TOP - BEAM.height - 8, 0, 0, -7, 0, -JAW.width, TOP + 30])
    .fill(blade);
  for (let mark = 0; mark <= 70; mark++) {
    const tall = mark % 10 === 0 ? 12 : mark % 5 === 0 ? 9 : 6;
    beam.rect(8 + mark * millimetre - 0.4, TOP - tall, 0.8, tall).fill({ color: INK, alpha: 0.85 });
  }
  return beam;
}

/** The sliding jaw with its vernier. */
function createJaw(theme: StageTheme, millimetre: number): Graphics {
  const { tone, blade } = metalsOf(theme);
  const jaw = new Graphics()
    .poly([
      0,
      0,
      0,
      TOP - BEAM.height - 6,
      VERNIER,
      TOP - BEAM.height - 6,
      VERNIER,
      TOP + 13,
      JAW.width,
      TOP + 13,
      JAW.width,
      TOP + 30,
      7,
      0,
    ])
    .fill(blade)
    .roundRect(6, TOP - 1, VERNIER - 10, 13, 2)
    .fill(tone(mix(theme.metal[0], 0xffffff, 0.4)))
    .circle(VERNIER * 0.55, TOP - BEAM.height - 9, 6)
    .fill(tone(theme.metal[2]));
  for (let mark = 0; mark <= 10; mark++) {
    jaw.rect(8 + mark * millimetre * 1.9 - 0.4, TOP, 0.8, mark % 5 === 0 ? 8 : 5).fill({ color: INK, alpha: 0.9 });
  }
  // The beam shows through the window of the slide.
  return jaw
    .rect(10, TOP - BEAM.height, VERNIER - 14, BEAM.height - 1)
    .fill({ color: tone(theme.metal[0]), alpha: 0.15 });
}

/** `millimetre`: stage units of one on the scale. */
export function createVernierCallipers(context: StageContext, millimetre: number): VernierCallipers {
  const { theme } = context;
  const root = new Container({ label: 'vernier callipers' });
  const slide = new Container({ label: 'slide' });
  slide.addChild(createJaw(theme, millimetre));
  root.addChild(createBoard(theme), createBeam(theme, millimetre), slide, createPegs(theme));
  return {
    root,
    get scale() {
      return root.scale.x;
    },
    lay(box) {
      const { x, y, scale } = fitted(box, SIZE, 0.5, 0.5);
      root.position.set(x + TIP.x * scale, y + TIP.y * scale);
      root.scale.set(scale);
    },
    open(width) {
      if (slide.x !== width) slide.x = width;
    },
  };
}
