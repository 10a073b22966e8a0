/**
 * The counting part of the analyser: a bath for red cells and platelets, one for white cells whose haemoglobin a green lamp looks
 * through, and a lens on the aperture of the one that counts, through which the cells stream.
 */
import { Container, Graphics } from 'pixi.js';
import { createRng } from '../../../../engine/core/rng';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { boxOf, fitDrawing, type Stand } from '../../kit/layout/layout';
import { acrossGradient, downGradient, mix, roundGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

export interface BathsState {
  /** Which bath counts now. */
  readonly running: 'red' | 'white' | null;
  readonly readsHaemoglobin: boolean;
  readonly filled: boolean;
  /** Cells in the sensing zone on average. */
  readonly crowding: number;
  /** µm. */
  readonly aperture: number;
  readonly absorbance: number | null;
}

export interface CountingBaths extends Part {
  set(state: BathsState, wall: number, still: boolean): void;
  /** The bath that starts the count. */
  place(): Box;
}

const SIZE = { width: 480, height: 300 } as const;
const RED = { x: 26, width: 104 } as const;
const WHITE = { x: 350, width: 104 } as const;
const BATH = { y: 60, height: 180 } as const;
const LENS = { x: 240, y: 158, radius: 98 } as const;
const LIQUID_TOP = 34;
const CELLS = 34;
/** Part of its way that a cell goes in a wall second. */
const SPEED = 0.42;
const PLASMA = 0xe9a6a0;
const LYSED = 0xa8433c;

function createPanel(theme: StageTheme): Graphics {
  const panel = new Graphics()
    .roundRect(4, 6, SIZE.width, SIZE.height, 14)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
    .roundRect(0, 0, SIZE.width, SIZE.height, 14)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, theme.name === 'dark' ? 0.1 : 0.5)],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(1, 1, SIZE.width - 2, SIZE.height - 2, 13)
    .stroke({ width: 2, color: theme.housingEdge })
    .roundRect(10, 10, SIZE.width - 20, SIZE.height - 20, 10)
    .fill(theme.name === 'dark' ? 0x0e151d : 0x2a3644);
  asPanel(panel, { x: 0, y: 0, width: SIZE.width, height: SIZE.height });
  return panel;
}

const bath = (x: number, width: number): Graphics =>
  new Graphics()
    .roundRect(x, BATH.y, width, BATH.height, 12)
    .fill(
      acrossGradient([
        [0, 0xdcecf8, 0.34],
        [0.2, 0xdcecf8, 0.08],
        [0.8, 0xdcecf8, 0.06],
        [1, 0xdcecf8, 0.3],
      ]),
    )
    .roundRect(x, BATH.y, width, BATH.height, 12)
    .stroke({ width: 2, color: 0xe6f2fa, alpha: 0.85 });
const liquid = (x: number, width: number): Graphics =>
  new Graphics()
    .roundRect(x + 3, BATH.y + LIQUID_TOP, width - 6, BATH.height - LIQUID_TOP - 3, 9)
    .fill(0xffffff)
    .ellipse(x + width / 2, BATH.y + LIQUID_TOP, width / 2 - 3, 5)
    .fill({ color: 0xffffff, alpha: 0.9 });
/** The tube in the bath with the aperture at its foot, and the electrodes in and beside it. */
const tube = (x: number, side: 1 | -1): Graphics => {
  const middle = x + 52 - side * 14;
  return new Graphics()
    .roundRect(middle - 17, BATH.y - 26, 34, 176, 8)
    .fill({ color: 0xdcecf8, alpha: 0.2 })
    .roundRect(middle - 17, BATH.y - 26, 34, 176, 8)
    .stroke({ width: 1.6, color: 0xf1f8fc, alpha: 0.9 })
    .rect(middle - 1.5, BATH.y - 40, 3, 120)
    .fill(0xc9d3df)
    .rect(middle + side * 34 - 1.5, BATH.y - 40, 3, 150)
    .fill(0xc9d3df)
    .circle(middle + side * 17, BATH.y + 112, 5)
    .fill(0xc2304a)
    .circle(middle + side * 17, BATH.y + 112, 1.6)
    .fill(0xffffff);
};

/** The liquids of both baths. */
function createLiquids() {
  const red = liquid(RED.x, RED.width);
  const white = liquid(WHITE.x, WHITE.width);
  return {
    views: [red, white],
    set(filled: boolean): void {
      red.alpha = filled ? 0.78 : 0.14;
      white.alpha = filled ? 0.72 : 0.14;
      red.tint = filled ? PLASMA : 0xcfe3f2;
      white.tint = filled ? LYSED : 0xcfe3f2;
    },
  };
}

/** Lamp and detector, and the beam through the bath. */
function createPhotometer() {
  const beamIn = new Graphics().rect(334, BATH.y + 138, 20, 8).fill(0x59e26a);
  const beamThrough = new Graphics().rect(354, BATH.y + 139, 98, 6).fill(0x59e26a);
  const beamOut = new Graphics().rect(452, BATH.y + 139, 12, 6).fill(0x59e26a);
  const lamp = new Graphics()
    .roundRect(322, BATH.y + 130, 14, 24, 3)
    .fill(0x39434e)
    .roundRect(332, BATH.y + 135, 5, 14, 2)
    .fill(0x8df59a)
    .roundRect(458, BATH.y + 130, 12, 24, 3)
    .fill(0x39434e);
  return {
    views: [beamIn, beamThrough, beamOut, lamp],
    set({ readsHaemoglobin, absorbance }: BathsState): void {
      const lit = readsHaemoglobin || absorbance !== null;
      beamIn.alpha = lit ? 0.95 : 0;
      const passes = absorbance === null ? 0.5 : 10 ** -absorbance;
      beamThrough.alpha = lit ? 0.25 + 0.5 * passes : 0;
      beamOut.alpha = lit ? 0.95 * passes : 0;
    },
  };
}

/** From the aperture to the lens. */
const createWays = (): Graphics =>
  new Graphics()
    .moveTo(RED.x + 57, BATH.y + 112)
    .lineTo(LENS.x - 88, LENS.y - 42)
    .moveTo(RED.x + 57, BATH.y + 112)
    .lineTo(LENS.x - 92, LENS.y + 34)
    .stroke({ width: 1.6, color: 0xffffff, alpha: 0.55 });

const createGlass = (): Graphics =>
  new Graphics().circle(LENS.x, LENS.y, LENS.radius).fill(
    roundGradient([
      [0, 0xf4f8fb],
      [0.8, 0xe3ecf3],
      [1, 0xc4d3df],
    ]),
  );

const createRim = (theme: StageTheme): Graphics =>
  new Graphics()
    .circle(LENS.x, LENS.y, LENS.radius)
    .stroke({ width: 7, color: 0x222b35 })
    .circle(LENS.x, LENS.y, LENS.radius + 1)
    .stroke({ width: 2, color: theme.accent });

/** The wall around the gap. */
function drawWall(wall: Graphics, half: number): void {
  wall
    .clear()
    .poly([
      LENS.x - 20,
      LENS.y - LENS.radius * 0.96,
      LENS.x + 20,
      LENS.y - LENS.radius * 0.96,
      LENS.x + 12,
      LENS.y - half,
      LENS.x - 12,
      LENS.y - half,
    ])
    .fill(0xb9304c)
    .poly([
      LENS.x - 20,
      LENS.y + LENS.radius * 0.96,
      LENS.x + 20,
      LENS.y + LENS.radius * 0.96,
      LENS.x + 12,
      LENS.y + half,
      LENS.x - 12,
      LENS.y + half,
    ])
    .fill(0xb9304c);
}

/** Lines of the current crowd through the gap. */
function drawField(field: Graphics, half: number): void {
  field.clear();
  for (const n of [-2, -1, 0, 1, 2])
    field
      .moveTo(LENS.x - 84, LENS.y + n * 21)
      .bezierCurveTo(
        LENS.x - 34,
        LENS.y + n * 19,
        LENS.x - 26,
        LENS.y + n * half * 0.36,
        LENS.x,
        LENS.y + n * half * 0.36,
      )
      .bezierCurveTo(LENS.x + 26, LENS.y + n * half * 0.36, LENS.x + 34, LENS.y + n * 19, LENS.x + 84, LENS.y + n * 21);
  field.stroke({ width: 1, color: 0x3c6ea5, alpha: 0.5 });
}

/** The cells that stream through the gap. */
function createStream() {
  const cells = Array.from({ length: CELLS }, () => {
    const cell = new Graphics().circle(0, 0, 7).fill(
      roundGradient([
        [0, 0xfff2ee],
        [0.45, 0xf0c3ba],
        [0.62, 0xffffff],
        [1, 0xf2f2f2],
      ]),
    );
    cell.visible = false;
    return cell;
  });
  const stream = new Container({ label: 'stream' });
  stream.addChild(...cells);
  return {
    root: stream,
    place(state: BathsState, wallTime: number, still: boolean): void {
      const many = state.running === null ? 0 : Math.min(CELLS, Math.round(6 + 34 * state.crowding));
      const half = (4 + state.aperture * 0.24) * 0.55;
      const size = state.running === 'white' ? 1.25 : 0.85;
      cells.forEach((cell, n) => {
        cell.visible = n < many;
        if (!cell.visible) return;
        const go = (still ? 0 : (wallTime / 1000) * SPEED) + n / many;
        const turn = Math.floor(go);
        const part = go - turn;
        const own = createRng(n + 1, `cell ${turn}`);
        const lane = own.uniform(-1, 1);
        const late = own.uniform(-0.06, 0.06);
        const along = Math.min(1, Math.max(0, part + late)) * 2 - 1;
        // It is squeezed towards the gap, and fastest there.
        const squeeze = half + (72 - half) * along * along;
        const way = Math.sign(along) * Math.abs(along) ** 0.8;
        cell.position.set(LENS.x + way * 86, LENS.y + lane * squeeze * (1 - 0.35 * Math.abs(way)));
        cell.scale.set(size);
        cell.tint = state.running === 'white' ? 0xb79be0 : 0xe9857c;
      });
    },
  };
}

/** What the lens on the aperture shows. */
function createLens(theme: StageTheme) {
  const wall = new Graphics();
  const field = new Graphics();
  const stream = createStream();
  let shownAperture = 0;
  return {
    views: [createWays(), createGlass(), wall, field, stream.root, createRim(theme)],
    set(state: BathsState, wallTime: number, still: boolean): void {
      if (state.aperture !== shownAperture) {
        shownAperture = state.aperture;
        const half = 4 + state.aperture * 0.24;
        drawWall(wall, half);
        drawField(field, half);
      }
      stream.place(state, wallTime, still);
      field.alpha = state.running === null ? 0.5 : 1;
    },
  };
}

export function createCountingBaths(context: StageContext): CountingBaths {
  const { theme } = context;
  const root = new Container({ label: 'counting baths' });
  const drawn = new Container();
  const liquids = createLiquids();
  const photometer = createPhotometer();
  const lens = createLens(theme);
  drawn.addChild(
    createPanel(theme),
    ...liquids.views,
    ...photometer.views,
    tube(RED.x, 1),
    tube(WHITE.x, -1),
    bath(RED.x, RED.width),
    bath(WHITE.x, WHITE.width),
    ...lens.views,
  );
  const ink = theme.ink;
  const words = [
    context.text({ text: 'RBC', size: 12, weight: '600', colour: ink, anchor: [0.5, 0.5] }),
    context.text({ text: 'Hb', size: 12, weight: '600', colour: ink, anchor: [0.5, 0.5] }),
  ] as const;
  const gapWords = context.text({ size: 12, weight: '600', colour: ink, anchor: [0.5, 0.5] });
  root.addChild(drawn, ...words, gapWords);
  let at: Stand = { x: 0, y: 0, scale: 1 };

  return {
    root,
    lay(box, { small }: TypeSizes) {
      const line = small * 1.4;
      at = fitDrawing(drawn, { ...box, y: box.y + line, height: box.height - 2 * line }, SIZE, 0.5, 0.5);
      const { x, y, scale } = at;
      words.forEach((text, n) => {
        text.style.fontSize = small;
        const middle = (n === 0 ? RED : WHITE).x + RED.width / 2;
        text.position.set(x + middle * scale, y + SIZE.height * scale + line / 2);
      });
      gapWords.style.fontSize = small;
      gapWords.position.set(x + LENS.x * scale, y - line / 2);
    },
    set(state, wallTime, still) {
      gapWords.text = `Aperture ${state.aperture} µm`;
      liquids.set(state.filled);
      photometer.set(state);
      lens.set(state, wallTime, still);
    },
    place: () => boxOf(at, { ...RED, ...BATH }),
  };
}
