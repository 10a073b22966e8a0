/** Vernier callipers that hang open on two pegs: fixed jaw, sliding jaw with its vernier, beam with a scale. Origin at the tip of the fixed jaw. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { acrossGradient, downGradient, mix } from '../../kit/paint/shading';

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

/** `millimetre`: stage units of one on the scale. */
export function createVernierCallipers(context: StageContext, millimetre: number): VernierCallipers {
  const { theme } = context;
  const root = new Container({ label: 'vernier callipers' });
  const dim = theme.name === 'dark' ? 0 : 0.22;
  const tone = (colour: number): number => mix(colour, 0x1c2733, dim);
  const steel = downGradient([
    [0, tone(theme.metal[1])],
    [0.25, tone(mix(theme.metal[0], 0xffffff, 0.25))],
    [0.65, tone(theme.metal[1])],
    [1, tone(theme.metal[2])],
  ]);
  const blade = acrossGradient([
    [0, tone(theme.metal[2])],
    [0.4, tone(mix(theme.metal[0], 0xffffff, 0.2))],
    [1, tone(theme.metal[1])],
  ]);
  const top = -JAW.length;
  const ink = 0x141a21;
  const board = new Graphics()
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
  // The beam rests on them.
  const pegs = new Graphics();
  for (const x of [-JAW.width / 2, BEAM.length - JAW.width - 22])
    pegs
      .circle(x, top + 5, 5)
      .fill(theme.metal[2])
      .circle(x - 1, top + 4, 3)
      .fill(theme.metal[0]);
  const beam = new Graphics()
    .rect(-JAW.width + 3, top - BEAM.height + 5, BEAM.length, BEAM.height)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .rect(-JAW.width, top - BEAM.height, BEAM.length, BEAM.height)
    .fill(steel)
    .poly([-JAW.width, top - BEAM.height - 8, 0, top - BEAM.height - 8, 0, 0, -7, 0, -JAW.width, top + 30])
    .fill(blade);
  for (let mark = 0; mark <= 70; mark++) {
    const tall = mark % 10 === 0 ? 12 : mark % 5 === 0 ? 9 : 6;
    beam.rect(8 + mark * millimetre - 0.4, top - tall, 0.8, tall).fill({ color: ink, alpha: 0.85 });
  }
  const slide = new Container({ label: 'slide' });
  const jaw = new Graphics()
    .poly([
      0,
      0,
      0,
      top - BEAM.height - 6,
      VERNIER,
      top - BEAM.height - 6,
      VERNIER,
      top + 13,
      JAW.width,
      top + 13,
      JAW.width,
      top + 30,
      7,
      0,
    ])
    .fill(blade)
    .roundRect(6, top - 1, VERNIER - 10, 13, 2)
    .fill(tone(mix(theme.metal[0], 0xffffff, 0.4)))
    .circle(VERNIER * 0.55, top - BEAM.height - 9, 6)
    .fill(tone(theme.metal[2]));
  for (let mark = 0; mark <= 10; mark++) {
    jaw.rect(8 + mark * millimetre * 1.9 - 0.4, top, 0.8, mark % 5 === 0 ? 8 : 5).fill({ color: ink, alpha: 0.9 });
  }
  // The beam shows through the window of the slide.
  jaw.rect(10, top - BEAM.height, VERNIER - 14, BEAM.height - 1).fill({ color: tone(theme.metal[0]), alpha: 0.15 });
  slide.addChild(jaw);
  root.addChild(board, beam, slide, pegs);
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
