/** A sheet on the wall, for a chart. */
import { Graphics } from 'pixi.js';
import type { Box } from '../../contract';
import { inset } from '../../kit/layout/layout';
import type { StageTheme } from '../../kit/theme';
import { asPanel } from '../../kit/stage-marks';

/** Draws it into `face`; gives the box for what is on it. */
export function laySheet(face: Graphics, theme: StageTheme, box: Box): Box {
  const { x, y, width, height } = box;
  face
    .clear()
    .roundRect(x, y, width, height, 8)
    .fill({ color: theme.name === 'dark' ? 0x121b27 : 0xffffff, alpha: 0.94 })
    .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 8)
    .stroke({ width: 1, color: theme.housingEdge, alpha: 0.55 });
  asPanel(face, box);
  return inset(box, 11, 9);
}
