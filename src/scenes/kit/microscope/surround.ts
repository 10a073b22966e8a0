/** The black surround of a microscope's round field, on a plate. */
import type { Graphics } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
import { inset } from '../layout/layout';
import { asPanel } from '../stage-marks';

/** Middle and radius of the field, in units of the parent. */
export interface FieldCircle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export const SURROUND = 0x020304;
/** From the field to the edge of its plate. */
const EDGE = 9;
const CORNER = 22;

/** Draws the plate in the middle of a box, a unit smaller on each side; returns the field. */
export function drawSurround(plate: Graphics, box: Box, theme: StageContext['theme']): FieldCircle {
  const radius = Math.min(box.width, box.height) / 2 - EDGE - 1;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const half = radius + EDGE;
  const panel = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
  const edge = inset(panel, 0.5);
  plate
    .clear()
    .roundRect(panel.x + 2, panel.y + 4, panel.width, panel.height, CORNER)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
    .roundRect(panel.x, panel.y, panel.width, panel.height, CORNER)
    .fill(SURROUND)
    .roundRect(edge.x, edge.y, edge.width, edge.height, CORNER - 0.5)
    .stroke({ width: 1.2, color: theme.housingEdge });
  asPanel(plate, panel);
  return { x, y, radius };
}
