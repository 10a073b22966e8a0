/** The logical stage for a canvas of a size. */
import type { StageSize } from '../../scenes/contract';

/** Below this width, in CSS px, the narrow stage is used. */
const NARROW_BELOW = 560;
const WIDE = { width: 960, height: 540 } as const;
const NARROW = { width: 640, height: 400 } as const;

/** `width`, `height`: of the canvas, CSS px. */
export function stageSize(width: number, height: number): StageSize {
  const logical = width < NARROW_BELOW ? NARROW : WIDE;
  const scale = Math.max(1e-3, Math.min(width / logical.width, height / logical.height));
  const visible = { width: width / scale, height: height / scale };
  return {
    layout: logical === NARROW ? 'narrow' : 'wide',
    width: logical.width,
    height: logical.height,
    bleed: {
      x: (logical.width - visible.width) / 2,
      y: (logical.height - visible.height) / 2,
      width: visible.width,
      height: visible.height,
    },
    pixel: 1 / scale,
  };
}
