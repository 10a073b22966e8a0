/** The plate on which words and letters stand before the cell. */
import type { Graphics } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
import { downGradient, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

const CORNER = 10;

export function drawPlate(pen: Graphics, box: Box, theme: StageContext['theme']): void {
  const { x, y, width, height } = box;
  pen
    .clear()
    .roundRect(x, y, width, height, CORNER)
    .fill(
      downGradient([
        [0, mix(theme.housing, theme.backdropTop, 0.35), 0.95],
        [1, theme.housingShade, 0.97],
      ]),
    )
    .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, CORNER)
    .stroke({ width: 1, color: theme.housingEdge, alpha: 0.6 });
  asPanel(pen, box);
}
