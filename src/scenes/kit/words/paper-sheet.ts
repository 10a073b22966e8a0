/** Paper with its shadow, a sheet on which a chart or a drawing lies, and a card that is dark where the theme is. */
import { Graphics } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
import { inset } from '../layout/layout';
import { asPanel } from '../stage-marks';

export interface PaperSheet {
  readonly root: Graphics;
  /** Draws the sheet into a box; returns the room within its margins. */
  lay(box: Box): Box;
}

const MARGIN = { x: 9, y: 7 } as const;

/** How far the shadow lies from the paper, in stage units, and how dark it is, as a part of the theme's shadows. */
export interface PaperShadow {
  readonly x: number;
  readonly y: number;
  readonly part: number;
}

const SHADOW: PaperShadow = { x: 3, y: 5, part: 0.6 };

/** Adds a piece of paper to a drawing; `corner`: the radius of its corners. */
export function drawPaper(
  pen: Graphics,
  { x, y, width, height }: Box,
  theme: StageContext['theme'],
  corner: number,
  shadow: PaperShadow = SHADOW,
  paper: number = theme.paper,
): Graphics {
  return pen
    .roundRect(x + shadow.x, y + shadow.y, width, height, corner)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * shadow.part })
    .roundRect(x, y, width, height, corner)
    .fill(paper);
}

export function createPaperSheet({ theme }: StageContext): PaperSheet {
  const root = new Graphics({ label: 'sheet of paper' });
  return {
    root,
    lay(box) {
      drawPaper(root.clear(), box, theme, 0, { ...SHADOW, part: 0.7 });
      asPanel(root, box);
      return inset(box, MARGIN.x, MARGIN.y);
    },
  };
}

const CORNER = 6;

/** A card into a box: of paper in the light, in the dark of a housing's colour, as suits a chart without a ground of its own. */
export function drawCard(card: Graphics, box: Box, theme: StageContext['theme']): void {
  drawPaper(card.clear(), box, theme, CORNER, SHADOW, theme.name === 'dark' ? theme.housingShade : theme.paper);
}
