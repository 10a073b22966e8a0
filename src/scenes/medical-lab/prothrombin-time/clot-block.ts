/**
 * The heated block of a coagulometer: cuvettes with plasma in which a steel ball swings until fibrin holds it, the bottle of
 * thromboplastin with the pipette that adds it, and the citrate tube that the plasma came from.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import { createMicropipette } from '../../kit/glassware/micropipette';
import { fitDrawing } from '../../kit/layout/layout';
import { createRng } from '../../../../engine/core/rng';
import { acrossGradient, downGradient, metalDown, mix, roundGradient } from '../../kit/paint/shading';

export interface Cuvette {
  readonly filled: boolean;
  /** Thromboplastin makes it milky. */
  readonly started: boolean;
  readonly swings: boolean;
  /** 0 fluid, 1 clotted. */
  readonly clotted: number;
}

export interface BlockState {
  readonly cuvettes: readonly [Cuvette, Cuvette | null, Cuvette | null];
  /** Part of the warming that is done; null: none. */
  readonly warming: number | null;
  readonly warm: boolean;
  /** %, of the citrate tube and of plasma in the mixture. */
  readonly fill: number;
  /** %, of the blood in it. */
  readonly haematocrit: number;
  readonly plasma: number;
  readonly name: string;
}

export type BlockPlace = 'block' | 'reagent' | 'tube';

export interface ClotBlock extends Part {
  set(state: BlockState, wall: number, still: boolean): void;
  place(part: BlockPlace): Box;
  /** Fill of the tube, %, for a point of the parent. */
  fillAt(point: Point): number;
  standing(): readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
}

const SIZE = { width: 500, height: 270 } as const;
const FLOOR = 258;
const CUVETTES = [
  { x: 214, scale: 1 },
  { x: 306, scale: 0.78 },
  { x: 374, scale: 0.78 },
] as const;
const FOOT = 214;
const CUP = { width: 64, height: 128 } as const;
const LEVEL = 74;
const PLASMA = 0xf0d27a;
const TUBE = { x: 52, top: 70, foot: 244, half: 17 } as const;
const STRANDS = 26;
const MILKY = 0xf3efe6;
/** Where the tip of the pipette hangs in its stand, waits over the cuvette, and lets go of the drop. */
const PIPETTE = {
  length: 132,
  rest: { x: 112, y: 226 },
  over: { x: CUVETTES[0].x, y: 94 },
  in: { x: CUVETTES[0].x, y: 110 },
} as const;
/** Milliseconds: of a glide, until the plunger is down, and until the pipette goes back. */
const GLIDE = 90;
const PRESSED = 260;
const BACK = 1100;
/** Swings of the ball in a wall second. */
const SWING = 1.5;

interface Drawn {
  readonly root: Container;
  readonly liquid: Graphics;
  readonly gel: Graphics;
  readonly ball: Graphics;
}

function createCuvette(seed: number): Drawn {
  const root = new Container({ label: 'cuvette' });
  const half = CUP.width / 2;
  const liquid = new Graphics()
    .roundRect(-half + 3, -LEVEL, CUP.width - 6, LEVEL - 3, 10)
    .fill(0xffffff)
    .ellipse(0, -LEVEL, half - 3, 5)
    .fill({ color: 0xffffff, alpha: 0.8 });
  const gel = new Graphics();
  const rng = createRng(seed, 'fibrin');
  for (let n = 0; n < STRANDS; n++) {
    const from = { x: rng.uniform(-half + 6, half - 6), y: rng.uniform(-LEVEL + 6, -8) };
    const to = { x: rng.uniform(-half + 6, half - 6), y: rng.uniform(-LEVEL + 6, -8) };
    gel
      .moveTo(from.x, from.y)
      .quadraticCurveTo(rng.uniform(-half + 8, half - 8), rng.uniform(-LEVEL + 8, -10), to.x, to.y);
  }
  gel.stroke({ width: 1.5, color: 0xffffff, alpha: 0.9 });
  const ball = new Graphics().circle(0, 0, 9).fill(
    roundGradient(
      [
        [0, 0xffffff],
        [0.35, 0xaeb8c2],
        [1, 0x3d4650],
      ],
      { x: 0.35, y: 0.3 },
    ),
  );
  const glass = new Graphics()
    .roundRect(-half, -CUP.height, CUP.width, CUP.height, 12)
    .fill(
      acrossGradient([
        [0, 0xdcecf8, 0.4],
        [0.2, 0xdcecf8, 0.1],
        [0.8, 0xdcecf8, 0.08],
        [1, 0xdcecf8, 0.34],
      ]),
    )
    .roundRect(-half, -CUP.height, CUP.width, CUP.height, 12)
    .stroke({ width: 2, color: 0xf2f8fc })
    .rect(-half + 7, -CUP.height + 8, 5, CUP.height - 24)
    .fill({ color: 0xffffff, alpha: 0.4 });
  root.addChild(liquid, gel, ball, glass);
  return { root, liquid, gel, ball };
}

export function createClotBlock(context: StageContext): ClotBlock {
  const { theme } = context;
  const root = new Container({ label: 'block with cuvettes' });
  const drawn = new Container();
  const body = new Graphics()
    .roundRect(150, 92, 340, 166, 12)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, theme.name === 'dark' ? 0.14 : 0.5)],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(150.5, 92.5, 339, 165, 11.5)
    .stroke({ width: 1, color: theme.housingEdge })
    .roundRect(164, 96, 312, 16, 6)
    .fill(metalDown(theme))
    .roundRect(166, 118, 250, 112, 8)
    .fill(theme.name === 'dark' ? 0x0d131a : 0x27323e);
  const well = new Graphics().roundRect(424, 104, 54, 16, 6).fill(0x1d252e);
  const glow = new Graphics().roundRect(166, 118, 250, 112, 8).fill({ color: 0xff7a30, alpha: 0.2 });
  const cuvettes = CUVETTES.map(({ x, scale }, n) => {
    const one = createCuvette(n + 3);
    one.root.position.set(x, FOOT);
    one.root.scale.set(scale);
    return one;
  });
  const reagent = new Graphics()
    .roundRect(428, 44, 46, 72, 8)
    .fill({ color: 0xdcecf8, alpha: 0.6 })
    .roundRect(431, 66, 40, 48, 6)
    .fill(MILKY)
    .roundRect(428, 44, 46, 72, 8)
    .stroke({ width: 1.6, color: 0xf4fafd })
    .roundRect(436, 28, 30, 20, 4)
    .fill(0xb9304c);
  const stand = new Graphics()
    .roundRect(97, 250, 50, 8, 3)
    .fill(metalDown(theme))
    .rect(136, 84, 6, 168)
    .fill(
      acrossGradient([
        [0, theme.metal[2]],
        [0.4, theme.metal[0]],
        [1, theme.metal[2]],
      ]),
    )
    .roundRect(98, 128, 44, 9, 3)
    .fill(mix(theme.metal[2], 0x000000, 0.25));
  const pipette = createMicropipette(context, PIPETTE.length);
  pipette.root.position.copyFrom(PIPETTE.rest);
  // What it has taken up.
  const dose = new Graphics().poly([-2.8, -26, 2.8, -26, 0.9, -1, -0.9, -1]).fill(MILKY);
  pipette.root.addChild(dose);
  const drop = new Graphics().circle(0, 0, 5).fill(0xf7f3ea);
  const tube = new Graphics();
  const cap = new Graphics().roundRect(TUBE.x - TUBE.half - 4, TUBE.top - 26, 2 * TUBE.half + 8, 30, 6).fill(
    acrossGradient([
      [0, 0x2d5f9e],
      [0.4, 0x7fb4ea],
      [1, 0x24518a],
    ]),
  );
  const rack = new Graphics()
    .roundRect(18, 222, 70, 36, 6)
    .fill(metalDown(theme))
    .roundRect(18.5, 222.5, 69, 35, 5.5)
    .stroke({ width: 1, color: theme.housingEdge });
  drawn.addChild(
    body,
    glow,
    well,
    stand,
    pipette.root,
    ...cuvettes.map((one) => one.root),
    reagent,
    drop,
    tube,
    cap,
    rack,
  );
  const label = context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 1] });
  root.addChild(drawn, label);
  let at = { x: 0, y: 0, scale: 1 };
  let tubed = '';
  let dropped = Number.NEGATIVE_INFINITY;
  let had = false;
  let drawnAt = 0;

  /** Full, it waits over plasma that is warm; it lets go as the timer starts, and hangs in its stand else. */
  function movePipette(state: BlockState, wall: number, still: boolean): void {
    const ready = state.warm && state.warming === null && !state.cuvettes[0].started;
    const since = wall - dropped;
    const adds = !still && since < BACK;
    const target = adds ? PIPETTE.in : ready ? PIPETTE.over : PIPETTE.rest;
    const part = still || drawnAt === 0 ? 1 : 1 - Math.exp(-Math.min(50, wall - drawnAt) / GLIDE);
    drawnAt = wall;
    const { position } = pipette.root;
    const [dx, dy] = [target.x - position.x, target.y - position.y];
    const near = dx * dx + dy * dy < 0.1;
    if (near) position.copyFrom(target);
    else position.set(position.x + dx * part, position.y + dy * part);
    pipette.press(adds ? Math.min(1, since / PRESSED) : 0);
    const full = ready || (adds && since < PRESSED);
    dose.visible = full;
  }

  function drawTube(fill: number, haematocrit: number): void {
    const high = TUBE.foot - TUBE.top;
    // Full, the tube has nine parts of blood on one of citrate; spun, plasma stands over the cells.
    const blood = 0.9 * (fill / 100);
    const level = TUBE.foot - high * 0.84 * (0.1 + blood);
    const cells = TUBE.foot - (high * 0.84 * blood * haematocrit) / 100;
    tube
      .clear()
      .roundRect(TUBE.x - TUBE.half, TUBE.top, 2 * TUBE.half, high, 14)
      .fill({ color: 0xdcecf8, alpha: 0.35 })
      .roundRect(TUBE.x - TUBE.half + 2, level, 2 * TUBE.half - 4, TUBE.foot - level - 2, 12)
      .fill(0x8c1219)
      .rect(TUBE.x - TUBE.half + 2, level, 2 * TUBE.half - 4, cells - level)
      .fill(PLASMA)
      .roundRect(TUBE.x - TUBE.half, TUBE.top, 2 * TUBE.half, high, 14)
      .stroke({ width: 2, color: 0xf2f8fc })
      // The mark to which it should be filled.
      .moveTo(TUBE.x - TUBE.half - 6, TUBE.foot - high * 0.84)
      .lineTo(TUBE.x + TUBE.half + 6, TUBE.foot - high * 0.84)
      .stroke({ width: 2, color: theme.name === 'dark' ? 0xffffff : 0x1b2530 });
  }

  return {
    root,
    lay(box, { small }: TypeSizes) {
      const line = small * 1.4;
      at = fitDrawing(drawn, { ...box, y: box.y + line, height: box.height - line }, SIZE);
      const { x, y, scale } = at;
      label.style.fontSize = small;
      label.position.set(Math.max(box.x + small * 2.6, x + TUBE.x * scale), y + (TUBE.top - 32) * scale);
    },
    set(state, wall, still) {
      glow.visible = state.warming !== null || state.warm;
      glow.alpha = state.warming === null ? 1 : 0.4 + 0.6 * state.warming;
      const key = `${state.fill} ${state.haematocrit}`;
      if (key !== tubed) {
        tubed = key;
        drawTube(state.fill, state.haematocrit);
      }
      label.text = state.name;
      const started = state.cuvettes[0].started && state.cuvettes[0].clotted === 0;
      if (started && !had) dropped = wall;
      had = started;
      movePipette(state, wall, still);
      const fall = (wall - dropped - PRESSED) / 300;
      drop.visible = fall >= 0 && fall < 1 && !still;
      if (drop.visible) drop.position.set(PIPETTE.in.x, PIPETTE.in.y + 4 + (FOOT - LEVEL - PIPETTE.in.y) * fall * fall);
      cuvettes.forEach((one, n) => {
        const cuvette = state.cuvettes[n];
        one.root.visible = cuvette !== null && cuvette !== undefined;
        if (!cuvette) return;
        const clear = mix(0xe9f1f6, PLASMA, n === 0 ? state.plasma / 100 : 1);
        one.liquid.visible = cuvette.filled;
        one.liquid.tint = cuvette.started ? mix(clear, 0xf6efdc, 0.45 + 0.45 * cuvette.clotted) : clear;
        one.liquid.alpha = 0.82 + 0.14 * cuvette.clotted;
        one.gel.alpha = cuvette.clotted;
        const swing = cuvette.swings && !still ? Math.sin((wall / 1000) * SWING * 2 * Math.PI) : 0;
        const reach = 19 * (1 - cuvette.clotted);
        // Held by the clot the ball stays where it was caught.
        const x = reach * swing + 13 * cuvette.clotted;
        one.ball.position.set(x, -14 - 0.012 * x * x);
      });
    },
    place(part) {
      const own: Box =
        part === 'block'
          ? { x: 182, y: 120, width: 64, height: 100 }
          : part === 'reagent'
            ? { x: 428, y: 28, width: 46, height: 88 }
            : { x: TUBE.x - TUBE.half, y: TUBE.top, width: 2 * TUBE.half, height: 150 };
      return {
        x: at.x + own.x * at.scale,
        y: at.y + own.y * at.scale,
        width: own.width * at.scale,
        height: own.height * at.scale,
      };
    },
    fillAt: ({ y }) => {
      const high = TUBE.foot - TUBE.top;
      const part = (TUBE.foot - (y - at.y) / at.scale) / (high * 0.84);
      return (100 * (part - 0.1)) / 0.9;
    },
    standing: () =>
      [
        [320, 340, 166],
        [122, 50, 150],
        [53, 70, 200],
      ].map(([x = 0, width = 0, height = 0]) => ({
        x: at.x + x * at.scale,
        y: at.y + FLOOR * at.scale,
        width: width * at.scale,
        height: height * at.scale,
      })),
  };
}
