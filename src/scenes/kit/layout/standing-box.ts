/** The box of a thing that stands with the middle of its foot at a point, drawn at a scale. */
import type { Box } from '../../contract';
import type { Size } from './layout';

export const standingBox = (
  { x, y, scale = 1 }: { readonly x: number; readonly y: number; readonly scale?: number },
  { width, height }: Size,
): Box => ({ x: x - (width * scale) / 2, y: y - height * scale, width: width * scale, height: height * scale });
