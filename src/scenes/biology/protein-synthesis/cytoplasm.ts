/** The inside of a cell: translucent, brighter towards the light, with organelles out of focus. */
import { Graphics } from 'pixi.js';
import type { StageContext, StageSize } from '../../contract';
import { cssColour, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { cellPalette } from './cell-palette';

/** The fluid, which stands still behind everything. */
export function paintFluid(canvas: CanvasRenderingContext2D, theme: StageTheme, { bleed }: StageSize): void {
  const [lit, shade] = cellPalette(theme).cytoplasm;
  canvas.save();
  canvas.translate(bleed.x, bleed.y);
  canvas.scale(bleed.width, bleed.height);
  const down = canvas.createLinearGradient(0, 0, 0, 1);
  down.addColorStop(0, cssColour(lit));
  down.addColorStop(1, cssColour(shade));
  const round = canvas.createRadialGradient(0.36, 0.3, 0, 0.5, 0.5, 0.5);
  round.addColorStop(0, cssColour(mix(lit, 0xffffff, 0.12), 0.5));
  round.addColorStop(0.6, cssColour(lit, 0.1));
  round.addColorStop(1, cssColour(shade, 0.65));
  for (const light of [down, round]) {
    canvas.fillStyle = light;
    canvas.fillRect(0, 0, 1, 1);
  }
  canvas.restore();
}

/** What floats in it far away: it moves a little where the picture moves. */
export function createOrganelles({ theme }: StageContext): Graphics {
  const palette = cellPalette(theme);
  const organelles = new Graphics({ label: 'organelles' });
  const haze = roundGradient(
    [
      [0, palette.organelle, 1],
      [0.7, palette.organelle, 0.6],
      [1, palette.organelle, 0],
    ],
    { x: 0.4, y: 0.35 },
  );
  const soft = (x: number, y: number, across: number, down: number, alpha: number): void => {
    organelles.ellipse(x, y, across, down).fill({ fill: haze, alpha });
  };
  // A mitochondrion and vesicles, far off; a stack of membranes.
  soft(-40, 90, 190, 76, 0.28);
  soft(300, 330, 210, 90, 0.16);
  soft(560, 60, 120, 60, 0.2);
  soft(130, 250, 46, 40, 0.26);
  soft(470, 250, 34, 34, 0.22);
  soft(620, 420, 150, 70, 0.2);
  for (let fold = 0; fold < 4; fold++) {
    organelles
      .ellipse(150 + 14 * fold, 30 + 24 * fold, 250 - 28 * fold, 15)
      .fill({ color: palette.organelle, alpha: 0.07 })
      .ellipse(150 + 14 * fold, 30 + 24 * fold, 250 - 28 * fold, 15)
      .stroke({ width: 2, color: palette.organelle, alpha: 0.08 });
  }
  // Ribosomes at work elsewhere: specks at places of an additive sequence, which has no pattern and no clumps.
  for (let n = 1; n <= 70; n++) {
    const x = -280 + 1080 * ((n * 0.754877666) % 1);
    const y = -20 + 440 * ((n * 0.569840291) % 1);
    organelles.circle(x, y, 1.6 + (n % 3) * 0.7).fill({ color: palette.organelle, alpha: 0.2 + 0.06 * (n % 4) });
  }
  return organelles;
}
