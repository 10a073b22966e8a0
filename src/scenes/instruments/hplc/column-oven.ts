/** Autosampler, column oven and detector of the liquid chromatograph behind their windows. Drawn at one size, scaled to its box. */
import { Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createColumnTube, type ColumnBand } from '../../kit/chromatography/column-tube';
import { type ChromatographModule, createModule } from '../../kit/chromatography/module';
import { VIAL } from '../../kit/chromatography/vial';
import { acrossGradient, metalAcross, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export const OVEN = { width: 480, height: 250 } as const;

const SEAT = { x: 80, y: 222 } as const;
const BAYS = {
  sampler: { x: 14, y: 14, width: 132, height: 222 },
  column: { x: 160, y: 14, width: 306, height: 106 },
  detector: { x: 160, y: 134, width: 306, height: 102 },
} as const;
const COLUMN = { x: 190, y: 46, width: 246, height: 42 } as const;
const BEAM_Y = 186;
const CELL_X = 316;

export interface OvenLook {
  readonly bands: readonly ColumnBand[];
  /** How strong the solvent in the column is, 0 to 1. */
  readonly strength: number;
  /** What the flow cell takes of the light, 0 to 1, and the colour of the band in it. */
  readonly absorbed: number;
  readonly inCell: number;
  /** The needle is in the vial, 0 to 1. */
  readonly needle: number;
}

export interface ColumnOven extends ChromatographModule {
  look(look: OvenLook): void;
}

/** What never moves: seat of the vial, rail of the needle, capillaries, lamp house and photodiode. */
function drawStill(still: Graphics, theme: StageTheme): void {
  const metal = metalAcross(theme);
  // Seat of the vial, the rail of the needle.
  still
    .roundRect(SEAT.x - 44, SEAT.y - 8, 88, 14, 3)
    .fill(metal)
    .rect(SEAT.x - 50, 34, 100, 7)
    .fill(metal);
  const steel = { color: mix(theme.metal[1], 0xffffff, 0.2), width: 2.6, cap: 'round', join: 'round' } as const;
  // Capillaries: needle to column, column to cell, cell to waste.
  still
    .moveTo(SEAT.x + 20, 37)
    .lineTo(SEAT.x + 44, 37)
    .bezierCurveTo(160, 34, 158, 67, COLUMN.x - 22, COLUMN.y + 21)
    .stroke(steel)
    .moveTo(COLUMN.x + COLUMN.width + 22, COLUMN.y + 21)
    .bezierCurveTo(472, 70, 466, 128, 402, 130)
    .bezierCurveTo(350, 132, CELL_X, 134, CELL_X, 150)
    .stroke(steel)
    .moveTo(CELL_X, 222)
    .bezierCurveTo(CELL_X, 238, 420, 216, 452, OVEN.height - 4)
    .stroke(steel);
  // Lamp house and photodiode.
  still
    .roundRect(176, BEAM_Y - 26, 58, 52, 6)
    .fill(
      acrossGradient([
        [0, mix(theme.housing, 0x000000, 0.2)],
        [0.5, theme.housing],
        [1, mix(theme.housing, 0x000000, 0.4)],
      ]),
    )
    .circle(205, BEAM_Y, 17)
    .fill(0x0c1016)
    .roundRect(400, BEAM_Y - 24, 52, 48, 6)
    .fill(
      acrossGradient([
        [0, mix(theme.housing, 0x000000, 0.35)],
        [0.5, theme.housing],
        [1, mix(theme.housing, 0x000000, 0.45)],
      ]),
    )
    .circle(402, BEAM_Y, 8)
    .fill(0x10151b);
}

const createLamp = (): Graphics =>
  new Graphics().circle(205, BEAM_Y, 24).fill(
    roundGradient([
      [0, 0xffffff, 0.95],
      [0.4, 0xb9a5ff, 0.6],
      [1, 0xb9a5ff, 0],
    ]),
  );

/** The flow cell. */
function createCell(theme: StageTheme): Graphics {
  const metal = metalAcross(theme);
  return new Graphics()
    .roundRect(CELL_X - 12, 148, 24, 76, 4)
    .fill({ color: theme.glassBody, alpha: 0.22 })
    .roundRect(CELL_X - 12, 148, 24, 76, 4)
    .stroke({ width: 1.6, color: theme.glassEdge })
    .rect(CELL_X - 16, 144, 32, 7)
    .fill(metal)
    .rect(CELL_X - 16, 221, 32, 7)
    .fill(metal);
}

function createNeedle(theme: StageTheme): Graphics {
  const metal = metalAcross(theme);
  return new Graphics()
    .roundRect(-12, -30, 24, 34, 4)
    .fill(metal)
    .rect(-3, 4, 6, 40)
    .fill(metal)
    .rect(-1, 44, 2, 44)
    .fill(mix(theme.metal[0], 0xffffff, 0.3));
}

export function createColumnOven(context: StageContext): ColumnOven {
  const { theme } = context;
  const { module, still } = createModule(context, {
    label: 'autosampler, column and detector',
    size: OVEN,
    bays: Object.values(BAYS),
    seat: { x: SEAT.x, y: SEAT.y - 6 },
  });
  drawStill(still, theme);
  const before = new Graphics().rect(222, BEAM_Y - 4, CELL_X - 12 - 222, 8).fill({ color: 0xb9a5ff, alpha: 0.75 });
  const after = new Graphics().rect(CELL_X + 12, BEAM_Y - 4, 402 - CELL_X - 12, 8).fill(0xb9a5ff);
  const content = new Graphics().rect(CELL_X - 9, 152, 18, 68).fill(0xffffff);
  const column = createColumnTube(context);
  column.lay(COLUMN);
  const needle = createNeedle(theme);
  module.root.addChild(createLamp(), before, after, content, createCell(theme), column.root, needle);
  return Object.assign(module, {
    look({ bands, strength, absorbed, inCell, needle: depth }: OvenLook) {
      column.bands(bands);
      column.shade(strength);
      after.alpha = 0.75 * (1 - absorbed);
      content.tint = inCell;
      content.alpha = 0.12 + 0.75 * absorbed;
      needle.position.set(SEAT.x, 44 + depth * (SEAT.y - 6 - VIAL.height - 44 - 76));
    },
  });
}
