/** A sheet of paper on which a chart or a drawing lies, and a card that is dark where the theme is. */
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

export function createPaperSheet({ theme }: StageContext): PaperSheet {
  const root = new Graphics({ label: 'sheet of paper' });
  return {
    root,
    lay(box) {
      const { x, y, width, height } = box;
      root
        .clear()
        .rect(x + 3, y + 5, width, height)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
        .rect(x, y, width, height)
        .fill(theme.paper);
      asPanel(root, box);
      return inset(box, MARGIN.x, MARGIN.y);
    },
  };
}

const CORNER = 6;

/** A card into a box: of paper in the light, in the dark of a housing's colour, as suits a chart without a ground of its own. */
export function drawCard(card: Graphics, { x, y, width, height }: Box, theme: StageContext['theme']): void {
  card
    .clear()
    .roundRect(x + 3, y + 5, width, height, CORNER)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .roundRect(x, y, width, height, CORNER)
    .fill(theme.name === 'dark' ? theme.housingShade : theme.paper);
}
