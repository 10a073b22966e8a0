/** The scale of a plot on the stage, and how large a frame on it is drawn. */
import type { Graphics, GraphicsContext } from 'pixi.js';
import type { Point } from '../../contract';
import type { PlotBox } from './habitat-ground';

export interface PlotScale {
  /** Side of the plot, m. */
  readonly plot: number;
  box: PlotBox;
  /** Stage units of a metre. */
  unit: number;
  /** Side of a frame, m. */
  side: number;
}

const SEEN_AT_LEAST = 5;

export const frameSize = ({ side, unit }: PlotScale): number => Math.max(SEEN_AT_LEAST, side * unit);

/** Upper left corner on the stage of a frame whose lower left corner is at (x, y) metres. */
export const frameCorner = (scale: PlotScale, x: number, y: number): Point => ({
  x: scale.box.x + x * scale.unit,
  y: scale.box.y + scale.box.side - y * scale.unit - frameSize(scale),
});

export function outlineFrame(
  graphics: Graphics | GraphicsContext,
  size: number,
  colour: number,
  width: number,
  grow: number,
): void {
  graphics.rect(-grow, -grow, size + 2 * grow, size + 2 * grow).stroke({ width, color: colour });
}
