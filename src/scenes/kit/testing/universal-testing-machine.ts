/** A screw-driven universal testing machine: two columns, a table with the lower grip, a crosshead with load cell and upper grip. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, downGradient, metalAcross, metalDown, mix } from '../paint/shading';

export interface UniversalTestingMachine {
  /** Columns, table and base: lies behind the specimen. */
  readonly root: Container;
  /** Grips and crosshead: lie before it. */
  readonly front: Container;
  /** How far the columns reach up and the base down from the table; `letters`: height of the words on it. */
  lay(up: number, down: number, letters: number): void;
  /** Height of the upper jaws above the lower ones. */
  set(opening: number, lamp: 'idle' | 'moving' | 'warning'): void;
}

/** Of the lower jaws above the table. */
export const JAW_HEIGHT = 56;
const COLUMN = { x: 108, width: 38 } as const;
const TABLE = { width: 300, height: 16 } as const;
const BEAM = { width: 272, height: 46 } as const;
const CELL = { width: 70, height: 24 } as const;
const THREAD = 5;
/** The crosshead is moved in steps of this: smaller ones are not seen. */
const STEP = 0.25;

/** A wedge grip that opens upwards, its jaws at the origin. */
export function wedgeGrip({ theme }: StageContext): Graphics {
  const steel = mix(theme.metal[2], 0x000000, theme.name === 'dark' ? 0.25 : 0.1);
  const grip = new Graphics()
    .poly([-26, 0, 26, 0, 42, 20, 42, JAW_HEIGHT, -42, JAW_HEIGHT, -42, 20])
    .fill(
      acrossGradient([
        [0, mix(steel, 0xffffff, 0.12)],
        [0.22, mix(steel, 0xffffff, 0.42)],
        [0.55, steel],
        [1, mix(steel, 0x000000, 0.45)],
      ]),
    )
    .poly([-26, 0, 26, 0, 27.5, 2, -27.5, 2])
    .fill({ color: 0xffffff, alpha: 0.35 });
  for (const side of [-1, 1]) {
    grip
      .poly([side * 4, 0, side * 19, 0, side * 13, JAW_HEIGHT - 12, side * 4, JAW_HEIGHT - 12])
      .fill({ color: mix(steel, 0x000000, 0.5), alpha: 0.85 });
    for (let y = 5; y < JAW_HEIGHT - 14; y += 5) {
      grip.moveTo(side * 5, y).lineTo(side * (17.5 - y * 0.11), y + 2);
    }
  }
  grip.stroke({ width: 1, color: 0xffffff, alpha: 0.16 });
  for (const side of [-1, 1]) {
    grip
      .circle(side * 32, 38, 5)
      .fill(mix(steel, 0x000000, 0.35))
      .circle(side * 32 - 1.2, 36.8, 2.2)
      .fill({ color: 0xffffff, alpha: 0.3 });
  }
  return grip;
}

/** The upper edge of the crosshead above the upper jaws. */
const BEAM_TOP = -JAW_HEIGHT - CELL.height - BEAM.height;

const paintOf = ({ theme }: StageContext): number =>
  mix(theme.housing, theme.accent, theme.name === 'dark' ? 0.16 : 0.1);

/** The crosshead with its load cell and bolts. */
function drawBeam(context: StageContext): Graphics {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const paint = paintOf(context);
  const beam = new Graphics()
    .roundRect(-BEAM.width / 2 + 3, BEAM_TOP + 5, BEAM.width, BEAM.height, 7)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
    .roundRect(-CELL.width / 2, -JAW_HEIGHT - CELL.height, CELL.width, CELL.height, 4)
    .fill(metalAcross(theme))
    .rect(-CELL.width / 2, -JAW_HEIGHT - CELL.height / 2 - 3.5, CELL.width, 7)
    .fill({ color: 0x0b1016, alpha: 0.72 })
    .roundRect(-BEAM.width / 2, BEAM_TOP, BEAM.width, BEAM.height, 7)
    .fill(
      downGradient([
        [0, mix(paint, 0xffffff, dark ? 0.2 : 0.75)],
        [0.14, mix(paint, 0xffffff, dark ? 0.08 : 0.4)],
        [0.8, mix(paint, theme.housingShade, 0.6)],
        [1, mix(theme.housingShade, 0x000000, 0.3)],
      ]),
    )
    .roundRect(-BEAM.width / 2 + 0.5, BEAM_TOP + 0.5, BEAM.width - 1, BEAM.height - 1, 7)
    .stroke({ width: 1, color: theme.housingEdge, alpha: 0.7 });
  for (const side of [-1, 1]) {
    for (const [dx, dy] of [
      [-13, 12],
      [13, 12],
      [-13, 34],
      [13, 34],
    ] as const) {
      beam
        .circle(side * COLUMN.x + dx, BEAM_TOP + dy, 4)
        .fill(mix(theme.metal[2], 0x000000, 0.35))
        .circle(side * COLUMN.x + dx - 0.9, BEAM_TOP + dy - 1, 1.8)
        .fill({ color: 0xffffff, alpha: 0.4 });
    }
  }
  return beam;
}

/** The two columns with the screws within. */
function paintColumns(columns: Graphics, { theme }: StageContext, up: number): void {
  columns.clear();
  for (const side of [-1, 1]) {
    const left = side * COLUMN.x - COLUMN.width / 2;
    columns
      .rect(left, -up, COLUMN.width, up)
      .fill(
        acrossGradient([
          [0, mix(theme.metal[1], theme.metal[0], 0.35)],
          [0.16, theme.metal[0]],
          [0.5, theme.metal[1]],
          [0.86, mix(theme.metal[2], theme.metal[1], 0.3)],
          [1, theme.metal[2]],
        ]),
      )
      .rect(left + 12, -up, 14, up)
      .fill({ color: 0x070b10, alpha: 0.82 })
      .rect(left + 14, -up, 10, up)
      .fill(metalAcross(theme));
    for (let y = -up; y < 0; y += THREAD) columns.moveTo(left + 14, y + 3.2).lineTo(left + 24, y);
    columns.stroke({ width: 1.5, color: 0x10161d, alpha: 0.62 });
  }
}

/** The table with the base below it. */
function paintBase(base: Graphics, context: StageContext, down: number): void {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const paint = paintOf(context);
  base
    .clear()
    .rect(-TABLE.width / 2 + 12, TABLE.height, TABLE.width - 24, down - TABLE.height)
    .fill(
      downGradient([
        [0, mix(paint, 0xffffff, dark ? 0.05 : 0.3)],
        [0.3, paint],
        [1, mix(theme.housingShade, 0x000000, dark ? 0.3 : 0.05)],
      ]),
    )
    .rect(-TABLE.width / 2 + 12, TABLE.height, TABLE.width - 24, 8)
    .fill({ color: 0x000000, alpha: 0.25 })
    .roundRect(-TABLE.width / 2, 0, TABLE.width, TABLE.height, 3)
    .fill(metalDown(theme))
    .ellipse(8, 2, 62, 5)
    .fill({ color: 0x000000, alpha: 0.3 });
}

/** A lamp on the crosshead, that glows unless the machine stands. */
function createLamp({ theme }: StageContext) {
  const lamp = new Graphics().circle(0, 0, 4.5).fill(0xffffff);
  lamp.position.set(58, BEAM_TOP + BEAM.height / 2);
  const glow = new Graphics().circle(0, 0, 9).fill({ color: 0xffffff, alpha: 0.22 });
  glow.position.copyFrom(lamp.position);
  const tints = { idle: mix(theme.housingShade, 0x000000, 0.3), moving: 0x4ade80, warning: theme.warning } as const;
  let shown = '';
  return {
    parts: [glow, lamp],
    show(next: keyof typeof tints) {
      if (next === shown) return;
      shown = next;
      lamp.tint = glow.tint = tints[next];
      glow.visible = next !== 'idle';
    },
  };
}

/** Origin at the middle of the table's top. `plate`: the capacity that stands on the crosshead. */
export function createUniversalTestingMachine(context: StageContext, plate = '200 kN'): UniversalTestingMachine {
  const root = new Container({ label: 'universal testing machine' });
  const front = new Container({ label: 'crosshead and grips' });
  const columns = new Graphics();
  const base = new Graphics();
  const lower = wedgeGrip(context);
  lower.y = -JAW_HEIGHT;
  const head = new Container({ label: 'crosshead' });
  const upper = wedgeGrip(context);
  upper.scale.y = -1;
  const lamp = createLamp(context);
  const colour = context.theme.ink;
  const words = context.text({ text: plate, size: 14, weight: '600', colour, anchor: [0.5, 0.5] });
  words.position.set(-12, BEAM_TOP + BEAM.height / 2);
  head.addChild(drawBeam(context), upper, ...lamp.parts, words);
  root.addChild(columns, base);
  front.addChild(lower, head);
  return {
    root,
    front,
    lay(up, down, letters) {
      words.style.fontSize = letters;
      paintColumns(columns, context, up);
      paintBase(base, context, down);
    },
    set(opening, next) {
      const y = -JAW_HEIGHT - Math.round(opening / STEP) * STEP;
      if (head.y !== y) head.y = y;
      lamp.show(next);
    },
  };
}
