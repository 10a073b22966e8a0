/** A sheet of paper on which a chart or a drawing lies. */
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
