/**
 * The X-ray room from the front: a column with the tube in its housing, cut open so that the rotating anode is seen, collimator and
 * filter below it, the table with detector and grid. Origin where the central ray meets the detector.
 */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
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
import { ACROSS, createExaminedObject, type ExaminedObject, UP } from './examined-object';

/** Room around the origin that the whole takes. */
export const STAND = { left: 186, right: 162, top: 415, bottom: 108 } as const;
const FLOOR = 100;
const COLUMN = -158;
/** The anode's disc, seen at a slant: half its width and height. */
const ANODE = { x: 27, y: 13, half: 9, high: 34 } as const;
const SPOKES = 5;

export interface StandState {
  readonly sid: number;
  readonly field: number;
  readonly filtration: number;
  /** 0 at rest to 1 at speed. */
  readonly speed: number;
  readonly on: boolean;
  readonly grid: string;
  /** Sheets of aluminium of a half-value measurement in the beam; null without one. */
  readonly sheets: number | null;
  readonly ray: 'light' | 'x-rays';
}

export interface TubeStand {
  readonly root: Container;
  readonly object: ExaminedObject;
  /** Of the tube, of the table's edge of the light field, of the grid's drawer: from the origin. */
  readonly focus: () => number;
  set(state: StandState): void;
  /** Turns the anode on by so many radians. */
  turn(by: number): void;
}

/** The column with its scale of centimetres, and the stool beside it. */
function createColumn(theme: StageTheme, paint: number): Graphics {
  const column = new Graphics()
    .roundRect(COLUMN - 26, FLOOR - 12, 52, 14, 4)
    .fill(mix(paint, 0x000000, 0.5))
    .rect(COLUMN - 11, -STAND.top + 4, 22, STAND.top + FLOOR - 14)
    .fill(metalAcross(theme))
    .rect(COLUMN - 4, -STAND.top + 8, 8, STAND.top + FLOOR - 26)
    .fill({ color: 0x10161d, alpha: 0.55 });
  for (let cm = 80; cm <= 200; cm += 10) {
    column.rect(COLUMN + 11, -cm * UP - 0.6, cm % 20 === 0 ? 9 : 5, 1.2);
  }
  column.fill({ color: theme.inkSoft });
  return column;
}

const createStool = (theme: StageTheme, paint: number): Graphics =>
  new Graphics()
    .roundRect(-132, 65, 64, 6, 3)
    .fill(mix(paint, 0x000000, 0.25))
    .rect(-124, 71, 5, FLOOR - 71)
    .rect(-81, 71, 5, FLOOR - 71)
    .fill(metalAcross(theme));

const createArm = (theme: StageTheme, paint: number): Graphics =>
  new Graphics()
    .roundRect(COLUMN - 18, -20, 36, 42, 6)
    .fill(
      downGradient([
        [0, mix(paint, 0xffffff, 0.3)],
        [1, mix(paint, 0x000000, 0.35)],
      ]),
    )
    .rect(COLUMN + 18, -9, -COLUMN - 84, 17)
    .fill(metalDown(theme));

/** Its housing, cut open: the glass bulb, cathode cup and rotor. */
function createShell(theme: StageTheme, paint: number): Graphics {
  const dark = theme.name === 'dark';
  return (
    new Graphics()
      .roundRect(-72, -27, 144, 54, 25)
      .fill(
        downGradient([
          [0, mix(paint, 0xffffff, dark ? 0.25 : 0.8)],
          [0.5, paint],
          [1, mix(paint, 0x000000, 0.4)],
        ]),
      )
      .roundRect(-60, -21, 120, 42, 19)
      .fill(0x0e151d)
      .roundRect(-60, -21, 120, 42, 19)
      .stroke({ width: 2, color: theme.metal[1] })
      // The glass bulb with its vacuum.
      .roundRect(-55, -17, 110, 34, 15)
      .fill(
        downGradient([
          [0, 0x2b3d4d],
          [0.3, 0x182531],
          [1, 0x22323f],
        ]),
      )
      .roundRect(-50, -15, 92, 5, 2.5)
      .fill({ color: 0xffffff, alpha: 0.16 })
      // Cathode cup at the right, rotor of the anode at the left.
      .rect(-50, -4, 24, 8)
      .fill(metalDown(theme))
      .roundRect(-53, -9, 16, 18, 3)
      .fill(theme.metal[2])
      .roundRect(27, -9, 20, 15, 3)
      .fill(theme.metal[1])
      .roundRect(24, -3, 6, 9, 2)
      .fill(theme.metal[2])
  );
}

/** The rotating anode, seen at a slant. */
function createAnode(theme: StageTheme) {
  const disc = new Graphics();
  let angle = 0;
  function drawDisc(): void {
    disc
      .clear()
      .roundRect(-ANODE.half - 7, -ANODE.high / 2, 12, ANODE.high, 3)
      .fill(theme.metal[2])
      .ellipse(-ANODE.half + 4, 0, ANODE.half, ANODE.high / 2)
      .fill(
        roundGradient([
          [0, 0xb9c2cc],
          [0.7, 0x8793a0],
          [1, 0x59646f],
        ]),
      )
      .ellipse(-ANODE.half + 4, 0, ANODE.half * 0.72, ANODE.high * 0.36)
      .stroke({ width: 1, color: 0x323c46, alpha: 0.7 });
    for (let n = 0; n < SPOKES; n++) {
      const turned = angle + (2 * Math.PI * n) / SPOKES;
      disc
        .moveTo(-ANODE.half + 4, 0)
        .lineTo(-ANODE.half + 4 + ANODE.half * Math.cos(turned), (ANODE.high / 2) * Math.sin(turned));
    }
    disc.stroke({ width: 1.4, color: 0x3c4752, alpha: 0.75 });
  }
  drawDisc();
  return {
    root: disc,
    turn: (by: number): void => {
      angle += by;
      drawDisc();
    },
  };
}

const createFilament = (): Graphics =>
  new Graphics().circle(25, 1, 2.4).fill(0xffb347).circle(25, 1, 5).fill({ color: 0xff9a3c, alpha: 0.3 });

const createElectrons = (): Graphics =>
  new Graphics({ visible: false })
    .moveTo(23, 1)
    .lineTo(-4, 10)
    .stroke({ width: 2.4, color: 0x7dd3fc, alpha: 0.9 })
    .circle(-5, 10, 4.5)
    .fill({ color: 0xfff3c4, alpha: 0.95 });

const createCollimator = (paint: number): Graphics =>
  new Graphics()
    .poly([-20, 27, 20, 27, 27, 33, -27, 33])
    .fill(mix(paint, 0x000000, 0.45))
    .roundRect(-30, 33, 60, 30, 4)
    .fill(
      acrossGradient([
        [0, mix(paint, 0xffffff, 0.35)],
        [0.6, paint],
        [1, mix(paint, 0x000000, 0.35)],
      ]),
    )
    .circle(-17, 48, 5.5)
    .circle(17, 48, 5.5)
    .fill(0x23303d)
    .circle(-18, 46.6, 2)
    .circle(16, 46.6, 2)
    .fill({ color: 0xffffff, alpha: 0.35 })
    .rect(-14, 63, 28, 4)
    .fill(0x10161d);

function drawFilter(filter: Graphics, filtration: number): void {
  filter
    .clear()
    .rect(-24, 30 - filtration * 1.6, 48, Math.max(1.2, filtration * 1.6))
    .fill(0xd3dbe3)
    .rect(-24, 30 - filtration * 1.6, 48, 1)
    .fill({ color: 0xffffff, alpha: 0.7 });
}

/** From the collimator, at `exit`, to the detector, where it is `half` to each side. */
function drawCone(
  cone: Graphics,
  focus: number,
  half: number,
  tint: number,
  [dull, bright]: readonly [number, number],
): void {
  const exit = focus + 67;
  const open = 4 + half * (67 / -focus);
  cone
    .clear()
    .poly([-open, exit, open, exit, half, 0, -half, 0])
    .fill({ color: tint, alpha: dull })
    .moveTo(-open, exit)
    .lineTo(-half, 0)
    .moveTo(open, exit)
    .lineTo(half, 0)
    .stroke({ width: 1, color: tint, alpha: bright });
}

function drawField(field: Graphics, half: number, tint: number, alpha: number): void {
  field
    .clear()
    .poly([-half, 5, half, 5, half * 0.9, -9, -half * 0.9, -9])
    .fill({ color: tint, alpha })
    .moveTo(0, 5)
    .lineTo(0, -9)
    .moveTo(-half, -2)
    .lineTo(half, -2)
    .stroke({ width: 1, color: 0x5b4a12, alpha: 0.5 });
}

function drawGrid(grid: Graphics, ratio: string): void {
  grid.clear();
  if (ratio === 'None') return;
  const apart = ratio === '8:1' ? 6 : 4;
  grid.rect(-72, 16, 144, 6).fill(0xcdd6de);
  for (let x = -70; x < 72; x += apart) grid.rect(x, 16, 1.6, 6);
  grid.fill(0x27313b);
}

/** Sheets in the beam, and the chamber that records the kerma. */
function drawSheets(sheets: Graphics, focus: number, sheet: number | null, theme: StageTheme): void {
  sheets.clear();
  if (sheet === null) return;
  const y = focus + 92;
  for (let n = 0; n < sheet; n++) {
    sheets.rect(-34 + (n % 2) * 2, y - 3.2 * n, 66, 2.4).fill(n % 2 === 0 ? 0xdfe6ec : 0xaeb9c4);
  }
  sheets.roundRect(-16, -34, 32, 12, 3).fill(0x39434e).rect(-2, -24, 4, 24).fill(theme.metal[1]);
}

/** The head on its arm, which goes up and down the column. */
function createHead(theme: StageTheme, paint: number) {
  const head = new Container({ label: 'tube head' });
  const anode = createAnode(theme);
  const filament = createFilament();
  const electrons = createElectrons();
  const filter = new Graphics();
  head.addChild(
    createArm(theme, paint),
    createShell(theme, paint),
    anode.root,
    filament,
    electrons,
    filter,
    createCollimator(paint),
  );
  return {
    root: head,
    turn: anode.turn,
    set({ speed, on, filtration }: StandState): void {
      filament.visible = speed > 0;
      electrons.visible = on;
      drawFilter(filter, filtration);
    },
  };
}

export function createTubeStand(context: StageContext): TubeStand {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const paint = dark ? mix(theme.housing, 0xdfe8f2, 0.4) : mix(theme.housing, 0xffffff, 0.6);
  const root = new Container({ label: 'X-ray room' });
  const shadow = contactShadow(theme, 330, 24);
  shadow.position.set(0, FLOOR + 4);
  const column = createColumn(theme, paint);
  const stool = createStool(theme, paint);
  const table = drawTable(context, paint);
  const grid = new Graphics({ label: 'grid' });
  const field = new Graphics({ label: 'light field' });
  const cone = new Graphics({ label: 'beam' });
  const object = createExaminedObject(context);
  const sheets = new Graphics({ label: 'aluminium sheets' });
  const head = createHead(theme, paint);
  root.addChild(shadow, column, stool, table, grid, field, object.root, cone, sheets, head.root);

  let focus = 0;
  let key = '';
  return {
    root,
    object,
    focus: () => focus,
    turn: head.turn,
    set(state) {
      const next = JSON.stringify(state);
      if (next === key) return;
      key = next;
      const { sid, field: side, on, ray } = state;
      focus = -sid * UP;
      head.root.y = focus;
      head.set(state);
      const half = (side * ACROSS) / 2;
      const tint = ray === 'light' ? 0xffe08a : 0x67e8f9;
      drawCone(cone, focus, half, tint, [on ? 0.42 : dark ? 0.13 : 0.22, on ? 0.9 : 0.5]);
      drawField(field, half, tint, on ? 0.75 : dark ? 0.34 : 0.5);
      drawGrid(grid, state.grid);
      drawSheets(sheets, focus, state.sheets, theme);
    },
  };
}

function drawTable(context: StageContext, paint: number): Graphics {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const top = dark ? 0x2f3d4c : 0x66788a;
  return (
    new Graphics()
      .poly([-150, 8, 150, 8, 128, -22, -128, -22])
      .fill(
        downGradient([
          [0, mix(top, 0xffffff, 0.25)],
          [1, top],
        ]),
      )
      .roundRect(-152, 8, 304, 7, 3)
      .fill(mix(top, 0x000000, 0.35))
      // The tray with the detector, and the drawer above it for a grid.
      .rect(-96, 15, 192, 27)
      .fill(mix(paint, 0x000000, 0.55))
      .roundRect(-76, 15, 152, 8, 2)
      .fill(0x1b242d)
      .roundRect(-76, 26, 152, 11, 2)
      .fill(0x0e141a)
      .rect(-72, 28, 144, 3)
      .fill(0x37b6a4)
      .roundRect(96, 24, 20, 12, 3)
      .fill(metalDown(theme))
      .poly([-60, 42, 60, 42, 46, FLOOR - 10, -46, FLOOR - 10])
      .fill(
        acrossGradient([
          [0, mix(paint, 0xffffff, 0.3)],
          [0.55, paint],
          [1, mix(paint, 0x000000, 0.35)],
        ]),
      )
      .roundRect(-84, FLOOR - 12, 168, 14, 5)
      .fill(mix(paint, 0x000000, 0.5))
  );
}
