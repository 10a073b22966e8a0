/**
 * An axial resonance machine: a heavy base on isolators with the load cell and the lower grip; the upper grip on a mass that an
 * electromagnet keeps swinging; and over it the spindle that stretches the main spring, which sets the mean load.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
import { acrossGradient, downGradient, metalAcross, metalDown, mix } from '../../kit/paint/shading';
import { JAW_HEIGHT, wedgeGrip } from '../../kit/testing/universal-testing-machine';
import type { StageTheme } from '../../kit/theme';

export interface ResonanceMachine {
  /** Base, columns, crosshead and spindle: lies behind the specimen. */
  readonly root: Container;
  /** Grips and the swinging mass: lie before it. */
  readonly front: Container;
  /** Height of the letters on it. */
  lay(letters: number): void;
  /** Height of the upper jaws above the lower ones, and how far the spindle is drawn: −1 pushed to 1 pulled. */
  set(opening: number, drawn: number, lamp: Lamp): void;
}

type Lamp = 'idle' | 'moving' | 'warning';

/** The machine in its own units, where the middle of its table is, and the spindle with its wheel. */
export const MACHINE = { width: 310, height: 484, x: 155, table: 414 } as const;
export const WHEEL: Box = { x: -44, y: -410, width: 88, height: 32 };
/** Of the table: the load cell stands on it, and the lower grip on that. */
export const CELL_HEIGHT = 24;

const COLUMN = { x: 126, width: 24 } as const;
const TABLE = { width: 300, height: 16 } as const;
const BASE = { width: 276, height: 54 } as const;
const CROSSHEAD = { width: 290, top: -378, height: 32 } as const;
const MASS = { width: 176, height: 38 } as const;
/** Of the mass, above the jaws of its grip. */
const SEAT = -JAW_HEIGHT - MASS.height;
/** Where the foot of the spindle is without a mean load, and how far it goes. */
const FOOT = -338;
const TRAVEL = 7;
const COILS = 4;
const COPPER = 0xb8713a;
const BRASS = 0xc9a24a;

const enamelOf = ({ name, housing, accent }: StageTheme): number => mix(housing, accent, name === 'dark' ? 0.16 : 0.1);

/** Isolators, base, columns and table. */
function createBase(theme: StageTheme): Graphics {
  const dark = theme.name === 'dark';
  const paint = enamelOf(theme);
  const base = new Graphics();
  for (const x of [-112, 112])
    base
      .roundRect(x - 20, TABLE.height + BASE.height - 12, 40, 12, 4)
      .fill(0x14181d)
      .rect(x - 17, TABLE.height + BASE.height - 8, 34, 2)
      .fill({ color: 0xffffff, alpha: 0.18 });
  base
    .roundRect(-BASE.width / 2, TABLE.height, BASE.width, BASE.height - 12, 5)
    .fill(
      downGradient([
        [0, mix(paint, 0xffffff, dark ? 0.05 : 0.3)],
        [0.3, paint],
        [1, mix(theme.housingShade, 0x000000, dark ? 0.3 : 0.05)],
      ]),
    )
    .rect(-BASE.width / 2, TABLE.height, BASE.width, 7)
    .fill({ color: 0x000000, alpha: 0.25 });
  for (const side of [-1, 1])
    base
      .rect(side * COLUMN.x - COLUMN.width / 2, CROSSHEAD.top - 12, COLUMN.width, -CROSSHEAD.top + 12)
      .fill(
        acrossGradient([
          [0, mix(theme.metal[1], theme.metal[2], 0.4)],
          [0.25, theme.metal[0]],
          [0.55, theme.metal[1]],
          [1, theme.metal[2]],
        ]),
      )
      .roundRect(side * COLUMN.x - 17, -14, 34, 14, 2)
      .fill(metalAcross(theme));
  return base
    .roundRect(-TABLE.width / 2, 0, TABLE.width, TABLE.height, 3)
    .fill(metalDown(theme))
    .ellipse(6, 2, 58, 4.5)
    .fill({ color: 0x000000, alpha: 0.3 });
}

/** A threaded rod with its plate and its knurled wheel. */
function createSpindle(theme: StageTheme): Container {
  const rod = new Graphics().rect(-9, -64, 18, 64).fill(metalAcross(theme));
  for (let y = -62; y < -2; y += 5) rod.moveTo(-9, y + 3).lineTo(9, y);
  rod.stroke({ width: 1.4, color: 0x10161d, alpha: 0.6 });
  rod
    .roundRect(-26, -4, 52, 7, 2.5)
    .fill(metalDown(theme))
    .roundRect(WHEEL.x, -66, WHEEL.width, 13, 6)
    .fill(
      acrossGradient([
        [0, 0x1c2128],
        [0.35, 0x6b7683],
        [1, 0x14181d],
      ]),
    );
  for (let n = -5; n <= 5; n++) rod.rect(WHEEL.width * 0.48 * Math.sin((n * Math.PI) / 12) - 0.8, -65, 1.6, 11);
  rod.fill({ color: 0x05080b, alpha: 0.6 });
  rod.roundRect(-12, -70, 24, 6, 3).fill(theme.accent);
  return new Container({ label: 'spindle', children: [rod] });
}

/** The magnet that keeps the mass swinging hangs at both sides of the spring. */
function drawMagnet(crosshead: Graphics, { metal }: StageTheme): void {
  const under = CROSSHEAD.top + CROSSHEAD.height;
  for (const side of [-1, 1]) {
    crosshead
      .rect(side * 62 - 9, under, 18, 30)
      .fill(mix(metal[2], 0x000000, 0.3))
      .roundRect(side * 62 - 21, under + 3, 42, 21, 4)
      .fill(
        acrossGradient([
          [0, mix(COPPER, 0x000000, 0.4)],
          [0.35, mix(COPPER, 0xffffff, 0.35)],
          [1, mix(COPPER, 0x000000, 0.5)],
        ]),
      );
    for (let y = under + 6; y < under + 23; y += 3) crosshead.moveTo(side * 62 - 20, y).lineTo(side * 62 + 20, y);
  }
  crosshead.stroke({ width: 0.9, color: 0x3a1d0a, alpha: 0.5 });
}

function createCrosshead(theme: StageTheme): Graphics {
  const dark = theme.name === 'dark';
  const paint = enamelOf(theme);
  const { top, width, height } = CROSSHEAD;
  const crosshead = new Graphics()
    .roundRect(-width / 2, top, width, height, 7)
    .fill(
      downGradient([
        [0, mix(paint, 0xffffff, dark ? 0.2 : 0.75)],
        [0.14, mix(paint, 0xffffff, dark ? 0.08 : 0.4)],
        [0.8, mix(paint, theme.housingShade, 0.6)],
        [1, mix(theme.housingShade, 0x000000, 0.3)],
      ]),
    )
    .roundRect(-width / 2 + 0.5, top + 0.5, width - 1, height - 1, 7)
    .stroke({ width: 1, color: theme.housingEdge, alpha: 0.7 })
    .roundRect(-22, top - 8, 44, 9, 2)
    .fill(BRASS)
    .rect(-22, top - 8, 44, 2)
    .fill({ color: 0xffffff, alpha: 0.4 });
  drawMagnet(crosshead, theme);
  for (const side of [-1, 1])
    crosshead
      .circle(side * COLUMN.x, top + height / 2, 6)
      .fill(mix(theme.metal[2], 0x000000, 0.35))
      .circle(side * COLUMN.x - 1.5, top + height / 2 - 1.5, 2.6)
      .fill({ color: 0xffffff, alpha: 0.4 });
  return crosshead;
}

/** The lamp of the crosshead: off, moving, or a warning. */
function createLamp(theme: StageTheme) {
  const bulb = new Graphics().circle(0, 0, 4.5).fill(0xffffff);
  const glow = new Graphics().circle(0, 0, 9).fill({ color: 0xffffff, alpha: 0.22 });
  for (const mark of [bulb, glow]) mark.position.set(70, CROSSHEAD.top + CROSSHEAD.height / 2);
  const tints = { idle: mix(theme.housingShade, 0x000000, 0.3), moving: 0x4ade80, warning: theme.warning } as const;
  let shown = '';
  return {
    bulb,
    glow,
    light(next: Lamp) {
      if (next === shown) return;
      shown = next;
      bulb.tint = tints[next];
      glow.tint = tints[next];
      glow.visible = next !== 'idle';
    },
  };
}

/** The main spring between the foot of the spindle and the mass. */
function createSpring({ metal }: StageTheme) {
  const root = new Graphics();
  let shown = '';
  return {
    root,
    stretch(foot: number, seat: number) {
      const key = `${foot} ${seat}`;
      if (key === shown) return;
      shown = key;
      const high = Math.max(4, seat - foot - 4);
      root.clear();
      for (let n = 0; n < COILS; n++) {
        const from = seat - 2 - (high * n) / COILS;
        root.moveTo(-22, from).lineTo(22, from - (high * 0.6) / COILS);
      }
      root.stroke({ width: 6.5, color: mix(metal[2], 0x000000, 0.35), cap: 'round' });
      for (let n = 0; n < COILS; n++) {
        const from = seat - 3.4 - (high * n) / COILS;
        root.moveTo(-20, from).lineTo(8, from - (high * 0.38) / COILS);
      }
      root.stroke({ width: 1.8, color: 0xffffff, alpha: 0.5, cap: 'round' });
    },
  };
}

const createLoadCell = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(-38, -CELL_HEIGHT, 76, CELL_HEIGHT, 4)
    .fill(metalAcross(theme))
    .rect(-38, -CELL_HEIGHT / 2 - 3.5, 76, 7)
    .fill({ color: 0x0b1016, alpha: 0.72 })
    .moveTo(38, -CELL_HEIGHT / 2)
    .bezierCurveTo(66, -CELL_HEIGHT / 2, 58, -2, 84, -2)
    .stroke({ width: 3, color: 0x14181d, cap: 'round' });

/** The mass over the upper grip: discs that are put on or taken off tune its frequency. */
function createSwingingMass(context: StageContext): Container {
  const { metal, name } = context.theme;
  const upper = wedgeGrip(context);
  upper.scale.y = -1;
  const mass = new Graphics();
  for (const [y, height, width] of [
    [SEAT, 12, MASS.width],
    [SEAT + 13, 12, MASS.width],
    [SEAT + 26, 12, 120],
  ] as const)
    mass
      .roundRect(-width / 2, y, width, height, 3)
      .fill(
        acrossGradient([
          [0, mix(metal[2], 0x000000, 0.35)],
          [0.3, mix(metal[1], 0xffffff, name === 'dark' ? 0.05 : 0.3)],
          [0.6, metal[2]],
          [1, mix(metal[2], 0x000000, 0.45)],
        ]),
      )
      .rect(-width / 2 + 3, y, width - 6, 1.5)
      .fill({ color: 0xffffff, alpha: 0.3 });
  return new Container({ label: 'swinging mass', children: [mass, upper] });
}

/** Origin at the middle of the table's top. `plate`: the capacity that stands on the crosshead. */
export function createResonanceMachine(context: StageContext, plate: string): ResonanceMachine {
  const { theme } = context;
  const root = new Container({ label: 'resonance machine' });
  const front = new Container({ label: 'grips and swinging mass' });
  const spindle = createSpindle(theme);
  const lamp = createLamp(theme);
  const spring = createSpring(theme);
  const words = context.text({ text: plate, size: 14, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  words.position.set(-62, CROSSHEAD.top + CROSSHEAD.height / 2);
  const print = context.text({ text: 'σm', size: 14, weight: '600', colour: theme.ink, anchor: [0, 0.5] });
  print.position.set(WHEEL.x + WHEEL.width + 8, WHEEL.y + WHEEL.height * 0.4);
  root.addChild(createBase(theme), spring.root, spindle, createCrosshead(theme), lamp.glow, lamp.bulb, words, print);
  const lower = wedgeGrip(context);
  lower.y = -CELL_HEIGHT - JAW_HEIGHT;
  const mass = createSwingingMass(context);
  front.addChild(createLoadCell(theme), lower, mass);

  return {
    root,
    front,
    lay(letters) {
      words.style.fontSize = letters;
      print.style.fontSize = letters;
    },
    set(opening, drawn, next) {
      const y = -CELL_HEIGHT - JAW_HEIGHT - Math.round(opening * 4) / 4;
      if (mass.y !== y) mass.y = y;
      const foot = FOOT - TRAVEL * drawn;
      if (spindle.y !== foot) spindle.y = foot;
      spring.stretch(foot, y + SEAT);
      lamp.light(next);
    },
  };
}
