/** The logical stage for a canvas of a size. */
import type { StageSize } from '../../scenes/contract';
import { typeSizes } from '../../scenes/kit/layout/type-sizes';

/** Below this width, in CSS px, a canvas is a phone's, unless the phone lies on its side: broader than so many times its height. */
const PHONE_BELOW = 560;
const ON_ITS_SIDE = 1.5;
const WIDE = { layout: 'wide', width: 960, height: 540 } as const;
const TALL = { layout: 'tall', width: 640, height: 640 } as const;
/** Stage units that a wide stage grows to where its canvas is broader than 16 : 9, as in the page of a low window. */
const WIDEST = 1240;
/** Of the width of such a canvas: a label may reach a little beyond the stage. */
const FILLED = 0.95;
/**
 * Stage units of a CSS pixel for which the scenes have room for their texts. On a smaller canvas, as in the page of a phone held sideways,
 * all grows smaller, texts too, rather than that they crowd everything else out.
 */
const ROOM_FOR_TEXTS = { wide: 1.9, tall: 2.2 } as const;

function logicalSize(width: number, height: number): Pick<StageSize, 'layout' | 'width' | 'height'> {
  if (width < PHONE_BELOW && width < ON_ITS_SIDE * height) return TALL;
  const room = (FILLED * WIDE.height * width) / Math.max(1, height);
  return { ...WIDE, width: Math.min(WIDEST, Math.max(WIDE.width, Math.round(room))) };
}

/** `width`, `height`: of the canvas, CSS px. */
export function stageSize(width: number, height: number): StageSize {
  const logical = logicalSize(width, height);
  const scale = Math.max(1e-3, Math.min(width / logical.width, height / logical.height));
  const visible = { width: width / scale, height: height / scale };
  const pixel = 1 / scale;
  return {
    ...logical,
    bleed: {
      x: (logical.width - visible.width) / 2,
      y: (logical.height - visible.height) / 2,
      width: visible.width,
      height: visible.height,
    },
    pixel,
    type: typeSizes(Math.min(pixel, ROOM_FOR_TEXTS[logical.layout])),
  };
}
